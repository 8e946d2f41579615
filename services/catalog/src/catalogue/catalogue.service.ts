import {
  type exportCatalogueGames,
  getCatalogueGame,
  type listCatalogueGames,
} from '@slots/contracts/catalog/catalogue-games';
import type { QueryOf } from '@slots/contracts/contract';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
import { type CatalogueClient, PATIENCE_MS } from './catalogue.client.ts';
import { CatalogueError } from './catalogue.error.ts';
import type { CatalogueGameCopy } from './catalogue-game.ts';
import { isGone } from './gone-game.ts';
import type { MirrorFilter, MirrorRepository } from './mirror.repository.ts';
import type { MirrorGame } from './mirror-game.model.ts';
import type { PageLocationsRepository } from './page-locations.repository.ts';

/** Games on a page of the import screen, which is what a remembered page counts in. */
const SCREEN_PAGE = 100;

/** A game of the catalogue as the import screens list it. */
export type ListedGame = Omit<CatalogueGameCopy, 'hash'> &
  Pick<MirrorGame, 'thumbHash' | 'imported' | 'withdrawn'>;

/** The external catalogue as staff see it: from the mirror, live where that has nothing yet. */
export function createCatalogueService({
  mirror,
  client,
  idsAmong,
  locations,
}: {
  mirror: MirrorRepository;
  client: CatalogueClient;
  /** Those of these ids that are games of the product. */
  idsAmong: (ids: readonly number[]) => Promise<number[]>;
  locations: PageLocationsRepository;
}) {
  /** Marks games that the mirror lacks as imported or not, by the product's games. */
  async function marked(copies: readonly CatalogueGameCopy[]): Promise<ListedGame[]> {
    const imported = new Set(await idsAmong(copies.map(({ id }) => id)));
    return copies.map((copy) => ({
      ...copy,
      // Our own origin serves pictures of the mirror alone.
      thumbHash: null,
      withdrawn: !copy.published,
      imported: imported.has(copy.id),
    }));
  }

  async function livePage(page: number, perPage: number) {
    const { games, total } = await client.page({ page, perPage }, { maxWaitMs: PATIENCE_MS });
    return { games: await marked(games), total };
  }

  return {
    async list(query: QueryOf<typeof listCatalogueGames>) {
      const { page, per_page: perPage, search, status } = query;
      const { games, total } = await mirror.page(filterOf(query), { page, perPage });
      const mayBeEmpty = total === 0 && !search && status !== 'imported';
      if (mayBeEmpty && (await mirror.count()) === 0) return livePage(page, perPage);
      return { games: games.map(fromMirror), total };
    },

    /** All games of a list, as a stream. */
    stream: (query: QueryOf<typeof exportCatalogueGames>) => mirror.stream(filterOf(query)),

    malformed: mirror.malformedPage,

    async rememberPage(gameId: number, page: number): Promise<void> {
      await locations.remember(gameId, page, new Date());
    },

    /**
     * From the mirror, unless the catalogue no longer has it and neither has the library; else from the page where it
     * was seen within a day; else by one question that names it, which is all of the catalogue that a look may cost.
     * @throws HttpProblem 404 for a game that the catalogue does not have
     */
    async game(id: number): Promise<ListedGame> {
      const mirrored = await mirror.find(id);
      if (mirrored && (mirrored.imported || !isGone(mirrored))) return fromMirror(mirrored);
      const page = await locations.pageOf(id);
      if (page !== null) {
        const { games } = await livePage(page, SCREEN_PAGE);
        const seen = games.find((game) => game.id === id);
        if (seen) return seen;
      }
      const { games } = await client.games([id], { maxWaitMs: PATIENCE_MS });
      const [live] = await marked(games.filter((game) => game.id === id));
      if (!live) throw notFound(getCatalogueGame.messages[404]);
      return live;
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

function filterOf({ search, status }: QueryOf<typeof exportCatalogueGames>): MirrorFilter {
  return { search, ...(status && { imported: status === 'imported' }) };
}

function fromMirror({ _id: id, ...game }: MirrorGame): ListedGame {
  return { id, ...game };
}

/** For the service's translators: the catalogue's failures are 502 or 503, not faults of ours. */
export function catalogueProblem(error: unknown): HttpProblem | undefined {
  if (!(error instanceof CatalogueError)) return undefined;
  if (error.retryable) return unavailable(error.message, error);
  return new HttpProblem(502, 'Bad Gateway', {
    detail: 'The external catalogue denies access.',
    cause: error,
  });
}
