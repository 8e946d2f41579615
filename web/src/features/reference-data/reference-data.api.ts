import {
  createCurrency,
  createGamblingLicence,
  createPaymentMethod,
  deleteCurrency,
  deleteGamblingLicence,
  deletePaymentMethod,
  updateCurrency,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';
import type { TAGS } from '../../api/tags.ts';

/** Tags that a successful change makes stale. */
const stale = (...tags: (typeof TAGS)[number][]) => ({
  invalidatesTags: (answer: unknown) => (answer ? tags : []),
});

/** Changes of the reference lists; the lists themselves are in reference.api.ts. */
const referenceDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPaymentMethod: build.mutation({
      ...call(createPaymentMethod),
      ...stale('PaymentMethod'),
    }),
    updatePaymentMethod: build.mutation({
      ...call(updatePaymentMethod),
      ...stale('PaymentMethod', 'Casino'),
    }),
    deletePaymentMethod: build.mutation({
      ...call(deletePaymentMethod),
      ...stale('PaymentMethod'),
    }),
    createGamblingLicence: build.mutation({
      ...call(createGamblingLicence),
      ...stale('GamblingLicence'),
    }),
    deleteGamblingLicence: build.mutation({
      ...call(deleteGamblingLicence),
      ...stale('GamblingLicence'),
    }),
    createCurrency: build.mutation({ ...call(createCurrency), ...stale('Currency') }),
    updateCurrency: build.mutation({ ...call(updateCurrency), ...stale('Currency', 'Casino') }),
    deleteCurrency: build.mutation({ ...call(deleteCurrency), ...stale('Currency') }),
  }),
});

export const {
  useCreatePaymentMethodMutation,
  useUpdatePaymentMethodMutation,
  useDeletePaymentMethodMutation,
  useCreateGamblingLicenceMutation,
  useDeleteGamblingLicenceMutation,
  useCreateCurrencyMutation,
  useUpdateCurrencyMutation,
  useDeleteCurrencyMutation,
} = referenceDataApi;
