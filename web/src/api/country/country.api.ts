import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import { baseApi } from '../base-api.ts';
import { type AnswerOf, call, endpoint } from '../endpoint.ts';
import { noRetries } from '../retries.ts';

const detect = endpoint(detectCountry)();

/** The countries to choose from, and detection of the visitor's. */
export const countryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** United Kingdom first, which makes it the default. */
    countries: build.query({ ...call(listCountries), keepUnusedDataFor: 3_600 }),
    /** The country of the visitor's address. Fetched once, never cached: a failure is an answer too. */
    detectCountry: build.query<AnswerOf<typeof detectCountry>, void>({
      // The timestamp is added here: in the arguments it would make each call a different one.
      query: () => ({
        ...detect,
        params: { _: Date.now() },
        cache: 'no-store',
        credentials: 'include',
      }),
      keepUnusedDataFor: 0,
      extraOptions: noRetries,
    }),
  }),
});

export const { useCountriesQuery } = countryApi;
