import {
  getCasinoCurrencies,
  getCasinoLicences,
  getCasinoPaymentMethods,
} from '@slots/contracts/casino/casino-relations';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';

const PAYMENT_METHODS_SECONDS = 1_800;

const licences = endpoint(getCasinoLicences);
const payments = endpoint(getCasinoPaymentMethods);
const currencies = endpoint(getCasinoCurrencies);

/** `providesTags` of queries about the casino with the given id. */
export const tagsOfCasino = (_answer: unknown, _error: unknown, id: number) => [
  { type: 'Casino' as const, id },
];

/** Facts that both a casino's review and a bonus card show, by the casino's id. */
export const casinoFactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicCasinoLicences: build.query<AnswerOf<typeof getCasinoLicences>, number>({
      query: (id) => ({ ...licences({ params: { id } }), credentials: 'include' }),
      providesTags: tagsOfCasino,
    }),
    publicCasinoPaymentMethods: build.query<AnswerOf<typeof getCasinoPaymentMethods>, number>({
      query: (id) => payments({ params: { id } }),
      keepUnusedDataFor: PAYMENT_METHODS_SECONDS,
      providesTags: tagsOfCasino,
    }),
    publicCasinoCurrencies: build.query<AnswerOf<typeof getCasinoCurrencies>, number>({
      query: (id) => currencies({ params: { id } }),
      providesTags: tagsOfCasino,
    }),
  }),
});

export const {
  usePublicCasinoLicencesQuery,
  usePublicCasinoPaymentMethodsQuery,
  usePublicCasinoCurrenciesQuery,
} = casinoFactsApi;
