import { createDeal, deleteDeal, getDeal, updateDeal } from '@slots/contracts/affiliate/deals';
import { earningsBaseApi } from '../../api/earnings-base-api.ts';
import { type CallOf, call } from '../../api/endpoint.ts';
import { versionedChange, versionedRead } from '../../api/versioned.ts';

export type NewDeal = NonNullable<CallOf<typeof createDeal>['body']>;
export type DealChange = Omit<NewDeal, 'affiliateId'>;

/** One deal and its changes; lists of deals are in api/deals.api.ts. */
const dealChangesApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current deal for editing, even if the list is stale. */
    deal: build.query({
      ...versionedRead(getDeal),
      keepUnusedDataFor: 0,
    }),
    createDeal: build.mutation({
      ...call(createDeal),
      invalidatesTags: (answer) => (answer ? ['Deal'] : []),
    }),
    updateDeal: build.mutation({
      ...versionedChange(updateDeal),
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
