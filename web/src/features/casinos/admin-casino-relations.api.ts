import {
  casinoChoices,
  changeCasinoLicences,
  getCasinoLicences,
  getCasinoSupport,
  removeCasinoGameTypes,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { listGames } from '@slots/contracts/catalog/games';
import { session } from '@slots/contracts/identity/auth';
import { baseApi } from '../../api/base-api.ts';
import { tagsOfCasino } from '../../api/casino-facts.api.ts';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';
import { noRetries, readOnce } from '../../api/retries.ts';

const GAMES_PAGE = 100;

type Choices = typeof casinoChoices;
export type ChoiceName = keyof Choices;

/** A casino's choice from one of the lists. */
interface ChoiceOf {
  readonly id: number;
  readonly name: ChoiceName;
}

interface CasinoCall {
  readonly params: { readonly id: string | number };
}

/** A change of its relations changes the casino, in the lists too: its version is a new one. */
function changed(error: unknown, casinoId: string | number) {
  return error ? [] : [Number(casinoId), 'list'].map((id) => ({ type: 'Casino' as const, id }));
}

const changingCasino = {
  invalidatesTags: (_answer: unknown, error: unknown, { params }: CasinoCall) =>
    changed(error, params.id),
};

/** Relations of a casino: licences, payment methods, currencies, support, game types, providers. */
const adminCasinoRelationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    casinoLicences: build.query({ ...readOnce(getCasinoLicences), providesTags: tagsOfCasino }),
    casinoChoice: build.query<AnswerOf<Choices[ChoiceName]['get']>, ChoiceOf>({
      query: ({ id, name }) => endpoint(casinoChoices[name].get)({ params: { id } }),
      extraOptions: noRetries,
      providesTags: (_answer, _error, { id }) => [{ type: 'Casino', id }],
    }),
    casinoSupport: build.query({ ...readOnce(getCasinoSupport), providesTags: tagsOfCasino }),

    changeCasinoLicences: build.mutation({
      ...call(changeCasinoLicences),
      // Some of several calls may have succeeded: refetch in any case.
      invalidatesTags: (_answer, _error, { params }) => changed(undefined, params.id),
    }),
    chooseForCasino: build.mutation<unknown, ChoiceOf & { readonly ids: number[] }>({
      query({ id, name, ids }) {
        const { set, field } = casinoChoices[name];
        return endpoint(set)({ params: { id }, body: { [field]: ids } });
      },
      invalidatesTags: (_answer, error, { id }) => changed(error, id),
    }),
    setCasinoSupport: build.mutation({ ...call(setCasinoSupport), ...changingCasino }),
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
  }),
});

export const {
  useCasinoLicencesQuery,
  useCasinoChoiceQuery,
  useCasinoSupportQuery,
  useChangeCasinoLicencesMutation,
  useChooseForCasinoMutation,
  useSetCasinoSupportMutation,
  useRemoveCasinoGameTypesMutation,
  useCheckSignedInMutation,
  useCasinoGamesQuery,
} = adminCasinoRelationsApi;
