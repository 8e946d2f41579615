import type { gameToken } from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, endpoint } from '../../api/endpoint.ts';

type Token = AnswerOf<typeof gameToken>;

const askToken = endpoint<typeof gameToken>('GET', '/api/game-token');

/** Tokens run out and addresses are signed for one click, so nothing of it is kept. */
export const gameTokenApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Says that demos can be launched at all. */
    gameToken: build.query<Token, void>({
      query: () => askToken({}),
      keepUnusedDataFor: 0,
    }),
    /** The signed address of a game's demo, by external id. A mutation: each click asks anew. */
    launchGame: build.mutation<Token, number>({
      query: (externalId) => askToken({ query: { game: externalId } }),
    }),
  }),
});

export const { useGameTokenQuery, useLaunchGameMutation } = gameTokenApi;
