import { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** Types and providers of games, for the portal. */
const taxonomyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    gameTypeList: build.query({
      ...call(listGameTypes),
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),
    gameProviderList: build.query({
      ...call(listGameProviders),
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),
  }),
});

export const { useGameTypeListQuery, useGameProviderListQuery } = taxonomyApi;
