import { listCountryCounts } from '@slots/contracts/casino/public-casinos';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

export const publicCountriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Countries with bonuses, most first, with their counts. */
    countryCounts: build.query({
      ...call(listCountryCounts),
      providesTags: ['Casino'],
    }),
  }),
});

export const { useCountryCountsQuery } = publicCountriesApi;
