import {
  changeCasinoLicences,
  getCasinoCurrencies,
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
  removeCasinoGameTypes,
  setCasinoCurrencies,
  setCasinoGameTypes,
  setCasinoPaymentMethods,
  setCasinoProviders,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { listGames } from '@slots/contracts/catalog/games';
import { session } from '@slots/contracts/identity/auth';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

const GAMES_PAGE = 100;

/** A change of a casino's links changes the casino: its version is a new one. */
function changed(error: unknown, casinoId: string | number) {
  return error ? [] : [{ type: 'Casino' as const, id: Number(casinoId) }];
}

/** Links of a casino: licences, payment methods, currencies, support, game types, providers. */
const adminCasinoLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoLicences: build.query<AnswerOf<typeof getCasinoLicences>, number>({
      query: (id) => endpoint(getCasinoLicences)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoPaymentMethods: build.query<AnswerOf<typeof getCasinoPaymentMethods>, number>({
      query: (id) => endpoint(getCasinoPaymentMethods)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoCurrencies: build.query<AnswerOf<typeof getCasinoCurrencies>, number>({
      query: (id) => endpoint(getCasinoCurrencies)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoSupport: build.query<AnswerOf<typeof getCasinoSupport>, number>({
      query: (id) => endpoint(getCasinoSupport)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoGameTypes: build.query<AnswerOf<typeof getCasinoGameTypes>, number>({
      query: (id) => endpoint(getCasinoGameTypes)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoProviders: build.query<AnswerOf<typeof getCasinoProviders>, number>({
      query: (id) => endpoint(getCasinoProviders)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),

    changeCasinoLicences: build.mutation({
      ...call(changeCasinoLicences),
      // Some of several calls may have succeeded: refetch in any case.
      invalidatesTags: (_answer, _error, { params }) => changed(undefined, params.id),
    }),
    setCasinoPaymentMethods: build.mutation({
      ...call(setCasinoPaymentMethods),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoCurrencies: build.mutation({
      ...call(setCasinoCurrencies),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoSupport: build.mutation({
      ...call(setCasinoSupport),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoGameTypes: build.mutation({
      ...call(setCasinoGameTypes),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    removeCasinoGameTypes: build.mutation({
      ...call(removeCasinoGameTypes),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    /**
     * Checks the session. Unlike the session query, a lost session takes nothing off the screen: choices stay
     * until they can be saved.
     */
    checkSignedIn: build.mutation<boolean, void>({
      query: () => ({
        ...endpoint(session)(),
        validateStatus: ({ ok, status }) => ok || status === 401,
        responseHandler: async (response) => response.ok,
      }),
    }),
    casinoGames: build.query<AnswerOf<typeof listGames>, number>({
      query: (page) => endpoint(listGames)({ query: { page, per_page: GAMES_PAGE } }),
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),
    setCasinoProviders: build.mutation({
      ...call(setCasinoProviders),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
  }),
});

export const {
  useCasinoLicencesQuery,
  useCasinoPaymentMethodsQuery,
  useCasinoCurrenciesQuery,
  useCasinoSupportQuery,
  useCasinoGameTypesQuery,
  useCasinoProvidersQuery,
  useChangeCasinoLicencesMutation,
  useSetCasinoPaymentMethodsMutation,
  useSetCasinoCurrenciesMutation,
  useSetCasinoSupportMutation,
  useSetCasinoGameTypesMutation,
  useRemoveCasinoGameTypesMutation,
  useSetCasinoProvidersMutation,
  useCheckSignedInMutation,
  useCasinoGamesQuery,
} = adminCasinoLinksApi;
