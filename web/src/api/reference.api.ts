import type { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import type {
  listCurrencies,
  listCustomerSupportTypes,
  listGamblingLicences,
  listPaymentMethods,
} from '@slots/contracts/casino/reference-data';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { noRetries, retries } from './retries.ts';

/** An affiliate that was read less than five minutes ago is not asked for again. */
export const AFFILIATES_FRESH_SECONDS = 300;

/**
 * The lists that casinos choose from. They are read by the screens of casinos and by their own
 * screens, whose changes make their tags stale.
 */
const referenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query<AnswerOf<typeof listPaymentMethods>, void>({
      query: endpoint<typeof listPaymentMethods>('GET', '/api/payment-methods'),
      extraOptions: noRetries,
      providesTags: ['PaymentMethod'],
    }),
    gamblingLicences: build.query<AnswerOf<typeof listGamblingLicences>, void>({
      query: endpoint<typeof listGamblingLicences>('GET', '/api/gambling-licences'),
      extraOptions: noRetries,
      providesTags: ['GamblingLicence'],
    }),
    currencies: build.query<AnswerOf<typeof listCurrencies>, void>({
      query: endpoint<typeof listCurrencies>('GET', '/api/currencies'),
      extraOptions: noRetries,
      providesTags: ['Currency'],
    }),
    customerSupportTypes: build.query<AnswerOf<typeof listCustomerSupportTypes>, void>({
      query: endpoint<typeof listCustomerSupportTypes>('GET', '/api/customer-support-types'),
      extraOptions: noRetries,
    }),
    affiliates: build.query<AnswerOf<typeof listAffiliates>, void>({
      query: endpoint<typeof listAffiliates>('GET', '/api/affiliates'),
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
