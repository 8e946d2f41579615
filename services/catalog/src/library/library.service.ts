import type { BulkRecords, Outcome } from '@slots/contracts/bulk';
import { GAME_MISSING, type listGames, type updateGame } from '@slots/contracts/catalog/games';
import type { GamesChange } from '@slots/contracts/catalog/games-bulk';
import type { BodyOf, QueryOf } from '@slots/contracts/contract';
import { bulkChange } from '@slots/http-kit/bulk';
import { assertSameId, type Edit, type Editor, requiredVersion } from '@slots/http-kit/entity-tag';
import { badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import type { GameIndex } from '../game-index/game-index.ts';
import { derivedFrom } from '../games/game-from-catalogue.ts';
import { searchTextOf, visibilityAfter } from '../games/game-state.ts';
import type { GamesRepository } from '../games/games.repository.ts';
import type { GameRecord } from '../games/stored-game.ts';
import type { GameEditsRepository } from './game-edits.repository.ts';
import type { LibraryRepository } from './library.repository.ts';
import type { LibraryFilter } from './library-query.ts';

/** The fields of a game that staff change. */
export type GameChanges = Omit<BodyOf<typeof updateGame>, 'id' | 'external_id'>;

/** Further on, pages of all games by id come from the index: MongoDB would have to skip more than this. */
const MAX_SKIPPED = 1_000;

/** The product's games as staff list and change them. */
export function createLibraryService({
  games,
  library,
  edits,
  idsAt,
}: {
  games: Pick<GamesRepository, 'find' | 'ids'>;
  library: LibraryRepository;
  /** Some of the ids of all games, smallest first, however far down. */
  idsAt: GameIndex['libraryIds'];
  edits: GameEditsRepository;
}) {
  async function get(id: number): Promise<GameRecord> {
    const game = await games.find(id);
    if (!game) throw notFound(GAME_MISSING);
    return game;
  }

  /**
   * MongoDB counts off what it skips, key by key. Which ids are far down in the list of all games is known
   * to the index of games, less than a second ago; the first pages are exact to the moment.
   */
  async function pageOf(list: LibraryFilter, paging: { page: number; perPage: number }) {
    const { sort = 'id', ...filter } = list;
    const skipped = (paging.page - 1) * paging.perPage;
    const isAll = Object.values(filter).every((value) => value === undefined);
    if (sort !== 'id' || !isAll || skipped < MAX_SKIPPED) return library.page(list, paging);
    return library.pageOf(await idsAt({ start: skipped, end: skipped + paging.perPage }));
  }

  /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
  async function change(
    id: number,
    { by, ifMatch }: Edit,
    decide: (game: GameRecord) => Partial<GameRecord>,
  ): Promise<GameRecord> {
    const changed = await edits.change(id, by, (game) => {
      refuseStale(ifMatch, game);
      return decide(game);
    });
    if (!changed) throw notFound(GAME_MISSING);
    return changed;
  }

  return {
    /** A page of all games, or of those that a filter leaves. */
    async page({ page, per_page, ...list }: QueryOf<typeof listGames>) {
      const { games: found, total } = await pageOf(list, { page, perPage: per_page });
      const last_page = Math.max(1, Math.ceil(total / per_page));
      return { games: found, current_page: page, per_page, last_page, total };
    },

    /** External ids of all games, smallest first. */
    ids: () => games.ids(),

    /** @throws HttpProblem 404 */
    get,

    /**
     * Changes what is given and remembers it as edited by hand, whatever it was before: the catalogue
     * no longer changes it.
     * @throws HttpProblem 400, 404, or 412 when it changed since the caller read it
     */
    async update(id: number, { published, ...rest }: GameChanges, edit: Edit): Promise<GameRecord> {
      assertSameId(id, edit.repeatedId);
      const fields = given(rest);
      const names = Object.keys(fields);
      if (names.length === 0 && published === undefined) {
        throw badRequest('There is nothing to change.');
      }
      const at = new Date();
      return change(id, edit, (game) => ({
        ...fields,
        ...derivedFrom(rest, game),
        ...(published === undefined ? {} : publication(game, published, at)),
        searchText: searchTextOf({ ...game, name: rest.name ?? game.name }),
        editedFields: [...new Set([...game.editedFields, ...names])],
      }));
    },

    /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async publish(id: number, published: boolean, edit: Edit): Promise<GameRecord> {
      const at = new Date();
      return change(id, edit, (game) => publishing(game, published, at));
    },

    /** Changes each by itself, and gives their outcomes. */
    bulkChange(records: BulkRecords, wanted: GamesChange, by: Editor): Promise<Outcome[]> {
      const at = new Date();
      return bulkChange(records, async (id, ifMatch) => {
        let changes: Partial<GameRecord> = {};
        const { version } = await change(id, { by, ifMatch }, (game) => {
          changes = CHANGES[wanted](game, { at, isUndo: ifMatch !== undefined });
          return changes;
        });
        return Object.keys(changes).length > 0 ? version : undefined;
      });
    },

    /** All games of a list, as a stream. */
    stream: (list: LibraryFilter) => library.stream(list),

    /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async remove(id: number, { by, ifMatch }: Edit): Promise<void> {
      const check = (game: GameRecord) => refuseStale(ifMatch, game);
      if (!(await edits.remove(id, by, { check, at: new Date() }))) throw notFound(GAME_MISSING);
    },

    /** @throws HttpProblem 404, or 409 for one that the catalogue has withdrawn */
    async launchable(id: number): Promise<GameRecord> {
      const game = await get(id);
      if (game.withdrawn) throw conflict('The external catalogue has withdrawn this game.');
      return game;
    },
  };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

/** @throws HttpProblem 412 */
function refuseStale(ifMatch: string | undefined, game: GameRecord): void {
  if (ifMatch !== undefined) requiredVersion(ifMatch, 'This game', game);
}

interface Moment {
  readonly at: Date;
  /** The caller undoes the very change that made the game what it is. */
  readonly isUndo: boolean;
}

/** The fields that each change sets: none where the game is so already. */
const CHANGES: Readonly<
  Record<GamesChange, (game: GameRecord, moment: Moment) => Partial<GameRecord>>
> = {
  publish: (game, { at }) => publishing(game, true, at),
  unpublish: (game, { at }) => publishing(game, false, at),
  feature: (game, { isUndo }) => featuring(game, true, isUndo),
  unfeature: (game, { isUndo }) => featuring(game, false, isUndo),
};

function publishing(game: GameRecord, published: boolean, at: Date): Partial<GameRecord> {
  if (game.published === published) return {};
  return publication(game, published, at);
}

/** Counts as edited by hand, so that the catalogue does not take it back, until it is undone. */
function featuring(game: GameRecord, featured: boolean, isUndo: boolean): Partial<GameRecord> {
  const { editedFields, featuredEditedIn, version } = game;
  if (game.featured === featured) return {};
  if (isUndo && featuredEditedIn === version) {
    return { featured, editedFields: editedFields.filter((field) => field !== 'featured') };
  }
  if (editedFields.includes('featured')) return { featured };
  return {
    featured,
    editedFields: [...editedFields, 'featured'],
    featuredEditedIn: version + 1,
  };
}

function publication(game: GameRecord, published: boolean, at: Date): Partial<GameRecord> {
  return { published, ...visibilityAfter(game, { published }, at) };
}

/** A body without the fields that it does not have. */
function given(fields: object): Partial<GameRecord> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
