import {
  getPublicGame,
  listPublicGameProviders,
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';

type GamesPage = AnswerOf<typeof listPublicGames>;
export type GameCardData = GamesPage['data'][number];
export type PublicGame = AnswerOf<typeof getPublicGame>;
type ListQuery = NonNullable<CallOf<typeof listPublicGames>['query']>;

/** Filter and order, and the page that the list begins with: the first, unless said. */
export type GamesFilter = Omit<ListQuery, 'page' | 'seed' | 'limit'> & { readonly from?: number };

interface PageParam {
  /** Counted from the one that the list begins with. */
  readonly page: number;
  /** Seed of the first page's answer: continues the same random order. */
  readonly seed?: string;
}

/** A game's id, and its type where it has one. */
export type SimilarTo = Pick<ListQuery, 'similar' | 'type'>;

export const GAMES_PER_PAGE = 20;
const RANDOM_SIZE = 50;

const listGames = endpoint(listPublicGames);

export const gamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicGames: build.infiniteQuery<GamesPage, GamesFilter, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1 },
        getNextPageParam: (last, _pages, { page }) => {
          if (!last.hasMore) return undefined;
          return last.seed === null ? { page: page + 1 } : { page: page + 1, seed: last.seed };
        },
      },
      query: ({ queryArg: { from = 1, ...filter }, pageParam }) =>
        listGames({
          query: {
            ...filter,
            ...pageParam,
            page: from - 1 + pageParam.page,
            limit: GAMES_PER_PAGE,
          },
        }),
      providesTags: ['Game'],
    }),
    publicGame: build.query({ ...call(getPublicGame), providesTags: ['Game'] }),
    /** Fifty in a random order, from which a casino's review picks some. */
    randomGames: build.query<GamesPage, void>({
      query: () => listGames({ query: { limit: RANDOM_SIZE, random: true } }),
      providesTags: ['Game'],
    }),
    /** Games of a type or of all, the most similar to one game first. */
    similarGames: build.query<GamesPage, SimilarTo>({
      query: ({ type, similar }) => listGames({ query: { type, page: 1, limit: 20, similar } }),
      providesTags: ['Game'],
    }),
    publicGameTypes: build.query(call(listPublicGameTypes)),
    publicGameThemes: build.query(call(listPublicGameThemes)),
    publicGameProviders: build.query(call(listPublicGameProviders)),
  }),
});

export const {
  usePublicGamesInfiniteQuery,
  usePublicGameQuery,
  useRandomGamesQuery,
  useSimilarGamesQuery,
  usePublicGameTypesQuery,
  usePublicGameThemesQuery,
  usePublicGameProvidersQuery,
} = gamesApi;
