import {
  createDeal,
  type Deal,
  deleteDeal,
  getDeal,
  updateDeal,
} from '@slots/contracts/affiliate/deals';
import { earningsBaseApi } from '../../api/earnings-base-api.ts';
import { type CallOf, call, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';
import { ifMatch, type Versioned, versioned } from '../../api/versioned.ts';

export type NewDeal = NonNullable<CallOf<typeof createDeal>['body']>;
export type DealChange = Omit<NewDeal, 'affiliateId'>;

interface Change {
  readonly id: number;
  readonly change: Partial<DealChange>;
  readonly etag: string | undefined;
}

const sendGet = endpoint(getDeal);
const sendUpdate = endpoint(updateDeal);

/** One deal and its changes; lists of deals are in api/deals.api.ts. */
const dealChangesApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current deal for editing, even if the list is stale. */
    deal: build.query<Versioned<Deal>, number>({
      query: (id) => sendGet({ params: { id } }),
      transformResponse: versioned<Deal>,
      extraOptions: noRetries,
      keepUnusedDataFor: 0,
    }),
    createDeal: build.mutation({
      ...call(createDeal),
      invalidatesTags: (answer) => (answer ? ['Deal'] : []),
    }),
    updateDeal: build.mutation<Versioned<Deal>, Change>({
      query: ({ id, change, etag }) => ifMatch(sendUpdate({ params: { id }, body: change }), etag),
      transformResponse: versioned<Deal>,
      invalidatesTags: (answer) => (answer ? ['Deal'] : []),
    }),
    deleteDeal: build.mutation({
      ...call(deleteDeal),
      // After a failure too: it may be gone already.
      invalidatesTags: ['Deal'],
    }),
  }),
});

export const {
  useLazyDealQuery,
  useCreateDealMutation,
  useUpdateDealMutation,
  useDeleteDealMutation,
} = dealChangesApi;
