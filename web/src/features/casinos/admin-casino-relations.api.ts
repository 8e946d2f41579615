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

interface CasinoCall {
  readonly params: { readonly id: string | number };
}

/** A change of its relations changes the casino: its version is a new one. */
function changed(error: unknown, casinoId: string | number) {
  return error ? [] : [{ type: 'Casino' as const, id: Number(casinoId) }];
}

const ofCasino = {
  extraOptions: noRetries,
  providesTags: (_answer: unknown, _error: unknown, id: number) => [
    { type: 'Casino' as const, id },
  ],
};

const changingCasino = {
  invalidatesTags: (_answer: unknown, error: unknown, { params }: CasinoCall) =>
    changed(error, params.id),
};

/** Relations of a casino: licences, payment methods, currencies, support, game types, providers. */
const adminCasinoRelationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoLicences: build.query<AnswerOf<typeof getCasinoLicences>, number>({
      query: (id) => endpoint(getCasinoLicences)({ params: { id } }),
      ...ofCasino,
    }),
    casinoPaymentMethods: build.query<AnswerOf<typeof getCasinoPaymentMethods>, number>({
      query: (id) => endpoint(getCasinoPaymentMethods)({ params: { id } }),
      ...ofCasino,
    }),
    casinoCurrencies: build.query<AnswerOf<typeof getCasinoCurrencies>, number>({
      query: (id) => endpoint(getCasinoCurrencies)({ params: { id } }),
      ...ofCasino,
    }),
    casinoSupport: build.query<AnswerOf<typeof getCasinoSupport>, number>({
      query: (id) => endpoint(getCasinoSupport)({ params: { id } }),
      ...ofCasino,
    }),
    casinoGameTypes: build.query<AnswerOf<typeof getCasinoGameTypes>, number>({
      query: (id) => endpoint(getCasinoGameTypes)({ params: { id } }),
      ...ofCasino,
    }),
    casinoProviders: build.query<AnswerOf<typeof getCasinoProviders>, number>({
      query: (id) => endpoint(getCasinoProviders)({ params: { id } }),
      ...ofCasino,
    }),

    changeCasinoLicences: build.mutation({
      ...call(changeCasinoLicences),
      // Some of several calls may have succeeded: refetch in any case.
      invalidatesTags: (_answer, _error, { params }) => changed(undefined, params.id),
    }),
    setCasinoPaymentMethods: build.mutation({
      ...call(setCasinoPaymentMethods),
      ...changingCasino,
    }),
    setCasinoCurrencies: build.mutation({ ...call(setCasinoCurrencies), ...changingCasino }),
    setCasinoSupport: build.mutation({ ...call(setCasinoSupport), ...changingCasino }),
    setCasinoGameTypes: build.mutation({ ...call(setCasinoGameTypes), ...changingCasino }),
    removeCasinoGameTypes: build.mutation({ ...call(removeCasinoGameTypes), ...changingCasino }),
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
    setCasinoProviders: build.mutation({ ...call(setCasinoProviders), ...changingCasino }),
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
} = adminCasinoRelationsApi;
