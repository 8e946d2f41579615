import { listConversions } from '@slots/contracts/affiliate/conversions';
import {
  createPostbackKey,
  getPostbackKey,
  tryPostback,
} from '@slots/contracts/affiliate/postbacks';
import { earningsBaseApi } from '../../api/earnings-base-api.ts';
import { call } from '../../api/endpoint.ts';
import { readOnce } from '../../api/retries.ts';

/** Endpoints of postbacks and conversions. */
const postbacksApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    postbackKey: build.query({ ...readOnce(getPostbackKey), providesTags: ['PostbackKey'] }),
    createPostbackKey: build.mutation({
      ...call(createPostbackKey),
      // The key is a field of the affiliate, whose version it raises.
      invalidatesTags: (answer, _error, { params: { id } }) =>
        answer ? ['PostbackKey', { type: 'Affiliate', id }, { type: 'Affiliate', id: 'list' }] : [],
    }),
    /** Stores nothing, so no answer gets stale. */
    tryPostback: build.mutation(call(tryPostback)),
    conversions: build.query({ ...readOnce(listConversions), providesTags: ['Earnings'] }),
  }),
});

export const {
  usePostbackKeyQuery,
  useCreatePostbackKeyMutation,
  useTryPostbackMutation,
  useConversionsQuery,
} = postbacksApi;
