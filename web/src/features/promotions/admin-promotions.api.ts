import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listCasinoPromotions,
  type StaffPromotion,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import { baseApi } from '../../api/base-api.ts';
import { onAnswer } from '../../api/call-lifecycle.ts';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';
import { type Versioned, versionedChange, versionedRead } from '../../api/versioned.ts';

const list = endpoint(listCasinoPromotions);

/** Shows the answer in its casino's list, which may be read again only later. */
const showInList = onAnswer(({ record }: Versioned<StaffPromotion>, _call: unknown, lifecycle) => {
  lifecycle.dispatch(
    adminPromotionsApi.util.updateQueryData('casinoPromotions', record.casinoId, (list) =>
      list.map((promotion) => (promotion.id === record.id ? record : promotion)),
    ),
  );
});

/** A casino's promotions and their changes, for staff. */
const adminPromotionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoPromotions: build.query<StaffPromotion[], number>({
      query: (id) => list({ params: { id } }),
      // Without a session the answer is the visitor's, without what is for staff.
      transformResponse: (promotions: AnswerOf<typeof listCasinoPromotions>) =>
        promotions.map((promotion) => ({
          revenueShare: null,
          cpa: null,
          linkHealth: null,
          countryLinks: [],
          countryLinkHealth: [],
          ...promotion,
        })),
      extraOptions: noRetries,
      providesTags: ['Promotion'],
    }),
    /** The current promotion for editing, even if the list is stale. */
    promotion: build.query({
      ...versionedRead(getPromotion),
      keepUnusedDataFor: 0,
      // Also after a conflict.
      onQueryStarted: showInList,
    }),
    createPromotion: build.mutation({
      ...call(createPromotion),
      invalidatesTags: (_answer, error) => (error ? [] : ['Promotion']),
    }),
    updatePromotion: build.mutation({
      ...versionedChange(updatePromotion),
      onQueryStarted: showInList,
      invalidatesTags: (_answer, error) => (error ? [] : ['Promotion']),
    }),
    deletePromotion: build.mutation({
      ...call(deletePromotion),
      // After a failure too: it may be gone already.
      invalidatesTags: ['Promotion'],
    }),
  }),
});

export const {
  useCasinoPromotionsQuery,
  useLazyPromotionQuery,
  useCreatePromotionMutation,
  useUpdatePromotionMutation,
  useDeletePromotionMutation,
} = adminPromotionsApi;
