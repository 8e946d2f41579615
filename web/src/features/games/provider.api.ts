import { getPublicGameProvider } from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Apart from the other calls of games, since the front page does without it. */
export const providerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicGameProvider: build.query({
      ...call(getPublicGameProvider),
    }),
  }),
});

export const { usePublicGameProviderQuery } = providerApi;
