import {
  createCurrency,
  deleteCurrency,
  updateCurrency,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Changes of the currencies that casinos choose from; the list itself is in reference.api.ts. */
const currenciesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createCurrency: build.mutation({
      ...call(createCurrency),
      invalidatesTags: (answer) => (answer ? ['Currency'] : []),
    }),
    updateCurrency: build.mutation({
      ...call(updateCurrency),
      invalidatesTags: (answer) => (answer ? ['Currency', 'Casino'] : []),
    }),
    deleteCurrency: build.mutation({
      ...call(deleteCurrency),
      invalidatesTags: (answer) => (answer ? ['Currency'] : []),
    }),
  }),
});

export const { useCreateCurrencyMutation, useUpdateCurrencyMutation, useDeleteCurrencyMutation } =
  currenciesApi;
