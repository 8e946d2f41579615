import type { listCountryCounts } from '@slots/contracts/casino/public-casinos';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, endpoint } from '../../api/endpoint.ts';

export const publicCountriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Countries that have bonuses, most first, with how many. */
    countryCounts: build.query<AnswerOf<typeof listCountryCounts>, void>({
      query: endpoint<typeof listCountryCounts>('GET', '/api/public/country-counts'),
      providesTags: ['Casino'],
    }),
  }),
});

export const { useCountryCountsQuery } = publicCountriesApi;
