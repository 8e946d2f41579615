import { listCountries } from '@slots/contracts/geo/countries';
import { baseApi } from './base-api.ts';
import { readOnce } from './retries.ts';

/** The countries for the portal, whose calls are not retried; those of visitors are. */
const staffCountriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffCountries: build.query({ ...readOnce(listCountries), keepUnusedDataFor: 3_600 }),
  }),
});

export const { useStaffCountriesQuery } = staffCountriesApi;
