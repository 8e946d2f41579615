import { getGameIndexing, setGameIndexing } from '@slots/contracts/catalog/game-indexing';
import {
  deleteGame,
  getGame,
  listGames,
  publishGame,
  type StaffGame,
  updateGame,
} from '@slots/contracts/catalog/games';
import { bulkChangeGames } from '@slots/contracts/catalog/games-bulk';
import { onAnswer } from '../../../api/call-lifecycle.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../../api/endpoint.ts';
import { portalApi } from '../../../api/portal-api.ts';
import { noRetries, readOnce } from '../../../api/retries.ts';
import {
  type Versioned,
  versioned,
  versionedChange,
  versionedRead,
} from '../../../api/versioned.ts';

export type GameChanges = NonNullable<CallOf<typeof updateGame>['body']>;
export type LibraryGame = AnswerOf<typeof listGames>['data'][number];

const PAGE_SIZE = 100;

/** Filter of a list of games, as its calls take it. */
export interface GamesFilter {
  /** Empty for all games. */
  readonly search: string;
  /** 'all', a status, or one of KINDS. */
  readonly show: string;
  readonly sort: string;
}

type ListPlace = GamesFilter & { readonly page: number };

/** Filters beside the statuses. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  all: {},
  featured: { featured: 'true' },
  undescribed: { description: 'none' },
  broken: { launcher: 'broken' },
};

/** Filter and order of a call. */
export function filterOf({ search, show, sort }: GamesFilter): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(KINDS[show] ?? { status: show }),
    ...(sort !== 'id' && { sort }),
  };
}

const sendList = endpoint(listGames);
const sendPublish = endpoint(publishGame);

/** Tags that a change of a game makes stale, beside the game itself, which its answer brings. */
const LISTS = ['Game', { type: 'GameImport' as const, id: 'games' }] as const;

/** The games as staff see and change them. */
export const staffGamesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    staffGames: build.query<AnswerOf<typeof listGames>, ListPlace>({
      query: ({ page, ...filter }) =>
        sendList({ query: { page, per_page: PAGE_SIZE, ...filterOf(filter) } }),
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),

    staffGame: build.query(versionedRead(getGame)),

    updateGame: build.mutation({
      ...versionedChange(updateGame),
      onQueryStarted: onAnswer((stored, { id }, { dispatch }) => {
        dispatch(staffGamesApi.util.updateQueryData('staffGame', id, () => stored));
      }),
      invalidatesTags: (answer) => (answer ? LISTS : []),
    }),

    /** Optimistic: undone on failure. */
    publishGame: build.mutation<
      Versioned<StaffGame>,
      { readonly id: number; readonly published: boolean }
    >({
      query: ({ id, published }) => sendPublish({ params: { id }, body: { published } }),
      transformResponse: versioned<StaffGame>,
      onQueryStarted: async ({ id, published }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          staffGamesApi.util.updateQueryData('staffGame', id, ({ record }) => {
            record.published = published;
            if (record.status !== 'pending') record.status = published ? 'published' : 'draft';
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(staffGamesApi.util.updateQueryData('staffGame', id, () => data));
        } catch {
          shown.undo();
        }
      },
      invalidatesTags: (answer) => (answer ? LISTS : []),
    }),

    gameIndexing: build.query({ ...readOnce(getGameIndexing), providesTags: ['Game'] }),

    setGameIndexing: build.mutation({
      ...call(setGameIndexing),
      invalidatesTags: LISTS,
    }),

    bulkChangeGames: build.mutation({
      ...call(bulkChangeGames),
      // After a failure too: some may have been changed.
      invalidatesTags: LISTS,
    }),

    deleteGame: build.mutation({
      ...call(deleteGame),
      // After a failure too: it may be gone already.
      invalidatesTags: LISTS,
    }),
  }),
});

export const {
  useStaffGamesQuery,
  useStaffGameQuery,
  useUpdateGameMutation,
  usePublishGameMutation,
  useDeleteGameMutation,
  useBulkChangeGamesMutation,
  useGameIndexingQuery,
  useSetGameIndexingMutation,
} = staffGamesApi;
