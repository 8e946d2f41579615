import type {
  createPaymentMethod,
  deletePaymentMethod,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';

/** Changes of the payment methods that casinos choose from; the list itself is in reference.api.ts. */
const paymentMethodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPaymentMethod: build.mutation<
      AnswerOf<typeof createPaymentMethod>,
      CallOf<typeof createPaymentMethod>
    >({
      query: endpoint<typeof createPaymentMethod>('POST', '/api/payment-methods'),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod'] : []),
    }),
    updatePaymentMethod: build.mutation<
      AnswerOf<typeof updatePaymentMethod>,
      CallOf<typeof updatePaymentMethod>
    >({
      query: endpoint<typeof updatePaymentMethod>('PATCH', '/api/payment-methods/:id'),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod', 'Casino'] : []),
    }),
    deletePaymentMethod: build.mutation<
      AnswerOf<typeof deletePaymentMethod>,
      CallOf<typeof deletePaymentMethod>
    >({
      query: endpoint<typeof deletePaymentMethod>('DELETE', '/api/payment-methods/:id'),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod'] : []),
    }),
  }),
});

export const {
  useCreatePaymentMethodMutation,
  useUpdatePaymentMethodMutation,
  useDeletePaymentMethodMutation,
} = paymentMethodsApi;
