import {
  type exportCatalogueGames,
  getCatalogueGame,
  type listCatalogueGames,
} from '@slots/contracts/catalog/catalogue-games';
import type { QueryOf } from '@slots/contracts/contract';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
import type { GamesRepository } from '../games/games.repository.ts';
import { thumbHash } from '../images/thumb-address.ts';
import type { CatalogueClient } from './catalogue.client.ts';
import { CatalogueError } from './catalogue.error.ts';
import type { CatalogueGameCopy } from './catalogue-game.ts';
import type { MirrorRepository } from './mirror.repository.ts';
import type { MirrorGame } from './mirror-game.model.ts';
import type { PageLocationsRepository } from './page-locations.repository.ts';

/** Games on a page of the import screen, which is what a remembered page counts in. */
const SCREEN_PAGE = 100;
/** How long somebody at a screen waits for our turn under the catalogue's rate. */
const PATIENCE_MS = 8_000;

/** A game of the catalogue as the import screens list it. */
export type ListedGame = Omit<CatalogueGameCopy, 'hash'> &
  Pick<MirrorGame, 'thumbHash'> & { readonly imported: boolean };
type Unmarked = Omit<ListedGame, 'imported'>;

export interface CatalogueList {
  readonly games: readonly ListedGame[];
  readonly total: number;
}

/** The external catalogue as staff see it: from the mirror, live where that has nothing yet. */
export function createCatalogueService({
  mirror,
  client,
  games: library,
  locations,
  now = () => new Date(),
}: {
  mirror: MirrorRepository;
  client: CatalogueClient;
  games: Pick<GamesRepository, 'ids' | 'idsAmong'>;
  locations: PageLocationsRepository;
  now?: () => Date;
}) {
  /** Says of each whether it is imported, as the product's games tell it. */
  async function marked(games: readonly Unmarked[]): Promise<ListedGame[]> {
    const imported = new Set(await library.idsAmong(games.map(({ id }) => id)));
    return games.map((game) => ({ ...game, imported: imported.has(game.id) }));
  }

  async function livePage(page: number, perPage: number): Promise<CatalogueList> {
    const { games, total } = await client.page({ page, perPage }, { maxWaitMs: PATIENCE_MS });
    return { games: await marked(games.map(fromCatalogue)), total };
  }

  async function one(game: Unmarked): Promise<ListedGame> {
    return { ...game, imported: (await library.idsAmong([game.id])).length > 0 };
  }

  /** Of the mirror's games that match, those that are imported, or those that are not. */
  async function pageByStatus(
    { page, per_page: perPage, search }: QueryOf<typeof listCatalogueGames>,
    imported: boolean,
  ): Promise<CatalogueList> {
    const [matching, ours] = await Promise.all([mirror.ids({ search }), library.ids()]);
    const known = new Set(ours);
    const ids = matching.filter((id) => known.has(id) === imported);
    const found = await mirror.findMany(ids.slice((page - 1) * perPage, page * perPage));
    return {
      games: found.map(fromMirror).map((game) => ({ ...game, imported })),
      total: ids.length,
    };
  }

  return {
    async list(query: QueryOf<typeof listCatalogueGames>): Promise<CatalogueList> {
      const { page, per_page: perPage, search, status } = query;
      const empty = (await mirror.count()) === 0;
      if (empty && !search && status !== 'imported') return livePage(page, perPage);
      if (status !== undefined) return pageByStatus(query, status === 'imported');
      const { games, total } = await mirror.page({ search }, { page, perPage });
      return { games: await marked(games.map(fromMirror)), total };
    },

    /** The mirror's games that a list holds, all pages of them, each with whether it is imported. */
    async *filed({ search, status }: QueryOf<typeof exportCatalogueGames>) {
      const ours = new Set(await library.ids());
      for await (const game of mirror.filed({ search })) {
        const imported = ours.has(game._id);
        if (status === undefined || imported === (status === 'imported')) yield { game, imported };
      }
    },

    malformed: mirror.malformedPage,

    async rememberPage(gameId: number, page: number): Promise<void> {
      await locations.remember(gameId, page, now());
    },

    /**
     * From the mirror; else from the page where it was seen within a day; else by one question that
     * names it, which is all of the catalogue that a look may cost.
     * @throws HttpProblem 404 for a game that the catalogue does not have
     */
    async game(id: number): Promise<ListedGame> {
      const mirrored = await mirror.find(id);
      if (mirrored) return one(fromMirror(mirrored));
      const page = await locations.pageOf(id);
      if (page !== null) {
        const { games } = await livePage(page, SCREEN_PAGE);
        const seen = games.find((game) => game.id === id);
        if (seen) return seen;
      }
      const { games } = await client.games([id], { maxWaitMs: PATIENCE_MS });
      const live = games.find((game) => game.id === id);
      if (!live) throw notFound(getCatalogueGame.messages[404]);
      return one(fromCatalogue(live));
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

function fromMirror({ _id: id, ...game }: MirrorGame): Unmarked {
  return { id, ...game };
}

function fromCatalogue(copy: CatalogueGameCopy): Unmarked {
  return { ...copy, thumbHash: copy.thumb === null ? null : thumbHash(copy.thumb) };
}

/** For the service's translators: the catalogue's failures are 502 or 503, not faults of ours. */
export function catalogueProblem(error: unknown): HttpProblem | undefined {
  if (!(error instanceof CatalogueError)) return undefined;
  if (error.retryable) return unavailable(error.message, error);
  return new HttpProblem(502, 'Bad Gateway', {
    detail: 'The external catalogue refuses us.',
    cause: error,
  });
}
