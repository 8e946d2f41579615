import { listCountries } from '@slots/contracts/geo/countries';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** The countries for the portal, whose calls are not retried; those of visitors are. */
const staffCountriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffCountries: build.query({
      ...call(listCountries),
      keepUnusedDataFor: 3_600,
      extraOptions: noRetries,
    }),
  }),
});

export const { useStaffCountriesQuery } = staffCountriesApi;
