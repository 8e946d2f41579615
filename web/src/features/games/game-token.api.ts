import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';

/** Tokens expire and addresses are signed for one click, so nothing is cached. */
export const gameTokenApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Succeeds when demos can be launched at all. */
    gameToken: build.query({ ...call(gameToken), keepUnusedDataFor: 0 }),
    /** The signed address of a game's demo, by external id. A mutation: each click requests a new one. */
    launchGame: build.mutation(call(gameToken)),
    /** Address of the age verification, for countries whose law requires it. */
    beginAgeCheck: build.mutation(call(beginAgeCheck)),
    endAgeCheck: build.mutation(call(endAgeCheck)),
  }),
});

export const {
  useGameTokenQuery,
  useLaunchGameMutation,
  useBeginAgeCheckMutation,
  useEndAgeCheckMutation,
} = gameTokenApi;
