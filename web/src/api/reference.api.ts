import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import {
  listCurrencies,
  listCustomerSupportTypes,
  listGamblingLicences,
  listPaymentMethods,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries, retries } from './retries.ts';

/** An affiliate read less than five minutes ago is not refetched. */
export const AFFILIATES_FRESH_SECONDS = 300;

/** Reference lists of casinos. Read by the casinos' screens and by their own, whose changes make their tags stale. */
const referenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query({
      ...call(listPaymentMethods),
      extraOptions: noRetries,
      providesTags: ['PaymentMethod'],
    }),
    gamblingLicences: build.query({
      ...call(listGamblingLicences),
      extraOptions: noRetries,
      providesTags: ['GamblingLicence'],
    }),
    currencies: build.query({
      ...call(listCurrencies),
      extraOptions: noRetries,
      providesTags: ['Currency'],
    }),
    customerSupportTypes: build.query({
      ...call(listCustomerSupportTypes),
      extraOptions: noRetries,
    }),
    affiliates: build.query({
      ...call(listAffiliates),
      extraOptions: retries(3, 1_000),
      keepUnusedDataFor: AFFILIATES_FRESH_SECONDS,
      providesTags: [{ type: 'Affiliate', id: 'list' }],
    }),
  }),
});

export const {
  usePaymentMethodsQuery,
  useGamblingLicencesQuery,
  useCurrenciesQuery,
  useCustomerSupportTypesQuery,
  useAffiliatesQuery,
} = referenceApi;
