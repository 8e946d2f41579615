import type {
  createCurrency,
  deleteCurrency,
  updateCurrency,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';

/** Changes of the currencies that casinos choose from; the list itself is in reference.api.ts. */
const currenciesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createCurrency: build.mutation<AnswerOf<typeof createCurrency>, CallOf<typeof createCurrency>>({
      query: endpoint<typeof createCurrency>('POST', '/api/currencies'),
      invalidatesTags: (answer) => (answer ? ['Currency'] : []),
    }),
    updateCurrency: build.mutation<AnswerOf<typeof updateCurrency>, CallOf<typeof updateCurrency>>({
      query: endpoint<typeof updateCurrency>('PUT', '/api/currencies/:id'),
      invalidatesTags: (answer) => (answer ? ['Currency', 'Casino'] : []),
    }),
    deleteCurrency: build.mutation<AnswerOf<typeof deleteCurrency>, CallOf<typeof deleteCurrency>>({
      query: endpoint<typeof deleteCurrency>('DELETE', '/api/currencies/:id'),
      invalidatesTags: (answer) => (answer ? ['Currency'] : []),
    }),
  }),
});

export const { useCreateCurrencyMutation, useUpdateCurrencyMutation, useDeleteCurrencyMutation } =
  currenciesApi;
