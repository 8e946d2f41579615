import { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import { baseApi } from './base-api.ts';
import { readOnce } from './retries.ts';

/** Types and providers of games, for the portal. */
const taxonomyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    gameTypeList: build.query({ ...readOnce(listGameTypes), providesTags: ['Game'] }),
    gameProviderList: build.query({ ...readOnce(listGameProviders), providesTags: ['Game'] }),
  }),
});

export const { useGameTypeListQuery, useGameProviderListQuery } = taxonomyApi;
