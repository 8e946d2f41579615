import { listCountryCounts } from '@slots/contracts/casino/public-casinos';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

export const publicCountriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Countries that have bonuses, most first, with how many. */
    countryCounts: build.query({
      ...call(listCountryCounts),
      providesTags: ['Casino'],
    }),
  }),
});

export const { useCountryCountsQuery } = publicCountriesApi;
