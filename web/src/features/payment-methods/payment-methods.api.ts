import {
  createPaymentMethod,
  deletePaymentMethod,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Changes of the payment methods that casinos choose from; the list itself is in reference.api.ts. */
const paymentMethodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPaymentMethod: build.mutation({
      ...call(createPaymentMethod),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod'] : []),
    }),
    updatePaymentMethod: build.mutation({
      ...call(updatePaymentMethod),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod', 'Casino'] : []),
    }),
    deletePaymentMethod: build.mutation({
      ...call(deletePaymentMethod),
      invalidatesTags: (answer) => (answer ? ['PaymentMethod'] : []),
    }),
  }),
});

export const {
  useCreatePaymentMethodMutation,
  useUpdatePaymentMethodMutation,
  useDeletePaymentMethodMutation,
} = paymentMethodsApi;
