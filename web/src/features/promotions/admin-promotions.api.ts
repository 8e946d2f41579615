import type {
  createPromotion,
  deletePromotion,
  listCasinoPromotions,
  StaffPromotion,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

const list = endpoint<typeof listCasinoPromotions>('GET', '/api/casinos/:id/promotions');

/** A casino's promotions and their changes, for staff. */
const adminPromotionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoPromotions: build.query<StaffPromotion[], number>({
      query: (id) => list({ params: { id } }),
      // Somebody whose session has ended gets what a visitor gets, without what it earns.
      transformResponse: (promotions: AnswerOf<typeof listCasinoPromotions>) =>
        promotions.map((promotion) => ({
          revenueShare: null,
          cpa: null,
          linkHealth: null,
          ...promotion,
        })),
      extraOptions: noRetries,
      providesTags: ['Promotion'],
    }),
    createPromotion: build.mutation<StaffPromotion, CallOf<typeof createPromotion>>({
      query: endpoint<typeof createPromotion>('POST', '/api/promotions'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Promotion']),
    }),
    updatePromotion: build.mutation<StaffPromotion, CallOf<typeof updatePromotion>>({
      query: endpoint<typeof updatePromotion>('PATCH', '/api/promotions/:id'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Promotion']),
    }),
    deletePromotion: build.mutation<
      AnswerOf<typeof deletePromotion>,
      CallOf<typeof deletePromotion>
    >({
      query: endpoint<typeof deletePromotion>('DELETE', '/api/promotions/:id'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Promotion']),
    }),
  }),
});

export const {
  useCasinoPromotionsQuery,
  useLazyCasinoPromotionsQuery,
  useCreatePromotionMutation,
  useUpdatePromotionMutation,
  useDeletePromotionMutation,
} = adminPromotionsApi;
