import { getPublicGameProvider } from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Apart from the other calls of games: the front page does not need it. */
export const providerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicGameProvider: build.query(call(getPublicGameProvider)),
  }),
});

export const { usePublicGameProviderQuery } = providerApi;
