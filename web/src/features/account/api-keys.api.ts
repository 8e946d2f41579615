import {
  createApiKey,
  listAllApiKeys,
  listApiKeys,
  revokeApiKey,
} from '@slots/contracts/identity/api-keys';
import { call } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { readOnce } from '../../api/retries.ts';

/** Keys by which programs make calls for a person. */
const apiKeysApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query({ ...readOnce(listApiKeys), providesTags: ['ApiKey'] }),
    allApiKeys: build.query({ ...readOnce(listAllApiKeys), providesTags: ['ApiKey'] }),
    createApiKey: build.mutation({
      ...call(createApiKey),
      invalidatesTags: (answer) => (answer ? ['ApiKey'] : []),
    }),
    revokeApiKey: build.mutation({ ...call(revokeApiKey), invalidatesTags: ['ApiKey'] }),
  }),
});

export const {
  useApiKeysQuery,
  useAllApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
} = apiKeysApi;
