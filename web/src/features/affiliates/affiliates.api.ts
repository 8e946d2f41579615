import {
  createAffiliate,
  deleteAffiliate,
  getAffiliate,
  revealPassword,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import {
  emergencyRemove,
  forceAssign,
  listAssignedCasinos,
} from '@slots/contracts/affiliate/assignments';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import { onAnswer } from '../../api/call-lifecycle.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries } from '../../api/retries.ts';
import { versionedChange, versionedRead } from '../../api/versioned.ts';

export type AffiliateChanges = Omit<NonNullable<CallOf<typeof updateAffiliate>['body']>, 'id'>;

const read = versionedRead(getAffiliate);
const sendAssigned = endpoint(listAssignedCasinos);

const LIST = { type: 'Affiliate', id: 'list' } as const;
const ASSIGNED = { type: 'Affiliate', id: 'assigned' } as const;

/** One affiliate and its casinos; the list of affiliates is in reference.api.ts. */
const affiliatesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    affiliate: build.query({
      ...read,
      query: (id) => ({ ...read.query(id), headers: { Prefer: 'password=hidden' } }),
      providesTags: (_answer, _error, id) => [{ type: 'Affiliate', id }],
    }),
    createAffiliate: build.mutation({
      ...call(createAffiliate),
      invalidatesTags: (answer) => (answer ? [LIST] : []),
    }),
    updateAffiliate: build.mutation({
      ...versionedChange(updateAffiliate),
      onQueryStarted: onAnswer((stored, { id, change }, { dispatch }) => {
        dispatch(
          affiliatesApi.util.updateQueryData('affiliate', id, (known) => ({
            etag: stored.etag,
            record: {
              ...stored.record,
              // Only the affiliate's own answer shows the stored credential: an empty text stands for one.
              password:
                change.password === undefined ? known.record.password : change.password ? '' : null,
            },
          })),
        );
      }),
      invalidatesTags: (answer) => (answer ? [LIST] : []),
    }),
    revealPassword: build.mutation(call(revealPassword)),
    deleteAffiliate: build.mutation({
      ...call(deleteAffiliate),
      // After a failure too: it may be gone already.
      invalidatesTags: [LIST, ASSIGNED, 'Casino'],
    }),

    assignedCasinos: build.query<AssignableCasino[], number>({
      query: (affiliateId) => ({
        ...sendAssigned({ params: { affiliateId } }),
        otherShapes: [['assignedCasinos'], ['casinos']],
      }),
      transformResponse: (answer: AnswerOf<typeof listAssignedCasinos>) =>
        answer.deploymentFresh ? answer.assignedCasinos : answer.casinos,
      extraOptions: noRetries,
      providesTags: [ASSIGNED],
    }),
    assignCasino: build.mutation({
      ...call(forceAssign),
      invalidatesTags: (answer) => (answer ? [ASSIGNED, 'Casino'] : []),
    }),
    removeCasino: build.mutation({
      ...call(emergencyRemove),
      // After a failure too: it may be gone already.
      invalidatesTags: [ASSIGNED, 'Casino'],
    }),
  }),
});

export const {
  useAffiliateQuery,
  useCreateAffiliateMutation,
  useUpdateAffiliateMutation,
  useDeleteAffiliateMutation,
  useRevealPasswordMutation,
  useAssignedCasinosQuery,
  useAssignCasinoMutation,
  useRemoveCasinoMutation,
} = affiliatesApi;
