import type {
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
} from '@slots/contracts/casino/casino-links';
import type { listGames } from '@slots/contracts/catalog/games';
import type { session } from '@slots/contracts/identity/auth';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

const GAMES_PAGE = 100;

/** A change of what a casino is linked to is a change of the casino: its version is another one then. */
function changed(error: unknown, casinoId: string | number) {
  return error ? [] : [{ type: 'Casino' as const, id: Number(casinoId) }];
}

/** What a casino is linked to: licences, ways to pay, currencies, support, game types, providers. */
const adminCasinoLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoLicences: build.query<AnswerOf<typeof getCasinoLicences>, number>({
      query: (id) =>
        endpoint<typeof getCasinoLicences>(
          'GET',
          '/api/casinos/:id/gambling-licences',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoPaymentMethods: build.query<AnswerOf<typeof getCasinoPaymentMethods>, number>({
      query: (id) =>
        endpoint<typeof getCasinoPaymentMethods>(
          'GET',
          '/api/casinos/:id/payment-methods',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoCurrencies: build.query<AnswerOf<typeof getCasinoCurrencies>, number>({
      query: (id) =>
        endpoint<typeof getCasinoCurrencies>(
          'GET',
          '/api/casinos/:id/currencies',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoSupport: build.query<AnswerOf<typeof getCasinoSupport>, number>({
      query: (id) =>
        endpoint<typeof getCasinoSupport>(
          'GET',
          '/api/casinos/:id/customer-support',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoGameTypes: build.query<AnswerOf<typeof getCasinoGameTypes>, number>({
      query: (id) =>
        endpoint<typeof getCasinoGameTypes>(
          'GET',
          '/api/casinos/:id/game-types',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),
    casinoProviders: build.query<AnswerOf<typeof getCasinoProviders>, number>({
      query: (id) =>
        endpoint<typeof getCasinoProviders>(
          'GET',
          '/api/casinos/:id/providers',
        )({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, id) => [{ type: 'Casino', id }],
    }),

    changeCasinoLicences: build.mutation<
      AnswerOf<typeof changeCasinoLicences>,
      CallOf<typeof changeCasinoLicences>
    >({
      query: endpoint<typeof changeCasinoLicences>('PATCH', '/api/casinos/:id/gambling-licences'),
      // Some of several calls may have gone well: what is there now is read again in any case.
      invalidatesTags: (_answer, _error, { params }) => changed(undefined, params.id),
    }),
    setCasinoPaymentMethods: build.mutation<
      AnswerOf<typeof setCasinoPaymentMethods>,
      CallOf<typeof setCasinoPaymentMethods>
    >({
      query: endpoint<typeof setCasinoPaymentMethods>('PUT', '/api/casinos/:id/payment-methods'),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoCurrencies: build.mutation<
      AnswerOf<typeof setCasinoCurrencies>,
      CallOf<typeof setCasinoCurrencies>
    >({
      query: endpoint<typeof setCasinoCurrencies>('POST', '/api/casinos/:id/currencies'),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoSupport: build.mutation<
      AnswerOf<typeof setCasinoSupport>,
      CallOf<typeof setCasinoSupport>
    >({
      query: endpoint<typeof setCasinoSupport>('POST', '/api/casinos/:id/customer-support'),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    setCasinoGameTypes: build.mutation<
      AnswerOf<typeof setCasinoGameTypes>,
      CallOf<typeof setCasinoGameTypes>
    >({
      query: endpoint<typeof setCasinoGameTypes>('POST', '/api/casinos/:id/game-types'),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    removeCasinoGameTypes: build.mutation<
      AnswerOf<typeof removeCasinoGameTypes>,
      CallOf<typeof removeCasinoGameTypes>
    >({
      query: endpoint<typeof removeCasinoGameTypes>('POST', '/api/casinos/:id/remove-game-types'),
      invalidatesTags: (_answer, error, { params }) => changed(error, params.id),
    }),
    /**
     * Whether somebody is signed in still. Unlike the session itself this takes nothing off the screen
     * when it is not so: what was chosen stays until it can be saved.
     */
    checkSignedIn: build.mutation<boolean, void>({
      query: () => ({
        ...endpoint<typeof session>('GET', '/api/auth/session')(),
        validateStatus: ({ ok, status }) => ok || status === 401,
        responseHandler: async (response) => response.ok,
      }),
    }),
    casinoGames: build.query<AnswerOf<typeof listGames>, number>({
      query: (page) =>
        endpoint<typeof listGames>('GET', '/api/games')({ query: { page, per_page: GAMES_PAGE } }),
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),
    setCasinoProviders: build.mutation<
      AnswerOf<typeof setCasinoProviders>,
      CallOf<typeof setCasinoProviders>
    >({
      query: endpoint<typeof setCasinoProviders>('PUT', '/api/casinos/:id/providers'),
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
