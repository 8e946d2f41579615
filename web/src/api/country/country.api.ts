import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import { baseApi } from '../base-api.ts';
import { type AnswerOf, call, endpoint } from '../endpoint.ts';

const detect = endpoint(detectCountry)();

/** The countries that a visitor may choose, and the one that the visitor is in. */
export const countryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** United Kingdom first, which makes it the default. */
    countries: build.query({
      ...call(listCountries),
      keepUnusedDataFor: 3_600,
    }),
    /** The country of the visitor's address. Asked once, never cached: a failure is an answer too. */
    detectCountry: build.query<AnswerOf<typeof detectCountry>, void>({
      // The moment is added here, not in the arguments: they would make each call another one.
      query: () => ({
        ...detect,
        params: { _: Date.now() },
        cache: 'no-store',
        credentials: 'include',
      }),
      keepUnusedDataFor: 0,
      extraOptions: { retryCondition: () => false },
    }),
  }),
});

export const { useCountriesQuery } = countryApi;
