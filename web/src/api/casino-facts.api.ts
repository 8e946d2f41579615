import {
  getCasinoCurrencies,
  getCasinoLicences,
  getCasinoPaymentMethods,
} from '@slots/contracts/casino/casino-relations';
import { baseApi } from './base-api.ts';
import { type CallOf, call } from './endpoint.ts';

const PAYMENT_METHODS_SECONDS = 1_800;

type CasinoCall = CallOf<typeof getCasinoLicences>;

const licences = call(getCasinoLicences);

/** `providesTags` of queries about one casino. */
export const tagsOfCasino = (_answer: unknown, _error: unknown, { params }: CasinoCall) => [
  { type: 'Casino' as const, id: params.id },
];

/** Facts that both a casino's review and a bonus card show. */
export const casinoFactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicCasinoLicences: build.query({
      ...licences,
      query: (casino: CasinoCall) => ({ ...licences.query(casino), credentials: 'include' }),
      providesTags: tagsOfCasino,
    }),
    publicCasinoPaymentMethods: build.query({
      ...call(getCasinoPaymentMethods),
      keepUnusedDataFor: PAYMENT_METHODS_SECONDS,
      providesTags: tagsOfCasino,
    }),
    publicCasinoCurrencies: build.query({
      ...call(getCasinoCurrencies),
      providesTags: tagsOfCasino,
    }),
  }),
});

export const {
  usePublicCasinoLicencesQuery,
  usePublicCasinoPaymentMethodsQuery,
  usePublicCasinoCurrenciesQuery,
} = casinoFactsApi;
