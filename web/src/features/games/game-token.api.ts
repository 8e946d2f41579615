import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';

type Token = AnswerOf<typeof gameToken>;

interface LaunchCall {
  /** External id. */
  readonly game: number;
  /** Proof of an age check that this browser has passed. */
  readonly ageProof?: string | undefined;
}

const askToken = endpoint(gameToken);

/** Tokens expire and addresses are signed for one click, so nothing is cached. */
export const gameTokenApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Succeeds when demos can be launched at all. */
    gameToken: build.query<Token, void>({
      query: () => askToken({}),
      keepUnusedDataFor: 0,
    }),
    /** The signed address of a game's demo, by external id. A mutation: each click requests a new one. */
    launchGame: build.mutation<Token, LaunchCall>({
      query: ({ game, ageProof }) =>
        askToken({ query: { game, ...(ageProof !== undefined && { ageProof }) } }),
    }),
    /** Address of the age verification, for countries whose law requires it. */
    beginAgeCheck: build.mutation({
      ...call(beginAgeCheck),
    }),
    endAgeCheck: build.mutation({
      ...call(endAgeCheck),
    }),
  }),
});

export const {
  useGameTokenQuery,
  useLaunchGameMutation,
  useBeginAgeCheckMutation,
  useEndAgeCheckMutation,
} = gameTokenApi;
