import type { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** What games are sorted under, for the staff's screens. */
const taxonomyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    gameTypeList: build.query<AnswerOf<typeof listGameTypes>, void>({
      query: endpoint<typeof listGameTypes>('GET', '/api/game-types'),
      extraOptions: noRetries,
    }),
    gameProviderList: build.query<AnswerOf<typeof listGameProviders>, void>({
      query: endpoint<typeof listGameProviders>('GET', '/api/game-providers'),
      extraOptions: noRetries,
    }),
  }),
});

export const { useGameTypeListQuery, useGameProviderListQuery } = taxonomyApi;
