import { getCatalogueGame, type listCatalogueGames } from '@slots/contracts/catalog/game-import';
import type { QueryOf } from '@slots/contracts/contract';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
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
  Pick<MirrorGame, 'thumbHash' | 'imported'>;

export interface CatalogueList {
  readonly games: readonly ListedGame[];
  readonly total: number;
}

/** The external catalogue as staff see it: from the mirror, live where that has nothing yet. */
export function createCatalogueService({
  mirror,
  client,
  locations,
  now = () => new Date(),
}: {
  mirror: MirrorRepository;
  client: CatalogueClient;
  locations: PageLocationsRepository;
  now?: () => Date;
}) {
  async function livePage(page: number, perPage: number): Promise<CatalogueList> {
    const { games, total } = await client.page({ page, perPage }, { maxWaitMs: PATIENCE_MS });
    return { games: games.map(notImported), total };
  }

  return {
    async list(query: QueryOf<typeof listCatalogueGames>): Promise<CatalogueList> {
      const { page, per_page: perPage, search, status } = query;
      const empty = (await mirror.count()) === 0;
      if (empty && !search && status !== 'imported') return livePage(page, perPage);
      const imported = status === undefined ? {} : { imported: status === 'imported' };
      const { games, total } = await mirror.page({ search, ...imported }, { page, perPage });
      return { games: games.map(fromMirror), total };
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
      if (mirrored) return fromMirror(mirrored);
      const page = await locations.pageOf(id);
      if (page !== null) {
        const { games } = await livePage(page, SCREEN_PAGE);
        const seen = games.find((game) => game.id === id);
        if (seen) return seen;
      }
      const { games } = await client.games([id], { maxWaitMs: PATIENCE_MS });
      const live = games.find((game) => game.id === id);
      if (!live) throw notFound(getCatalogueGame.messages[404]);
      return notImported(live);
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

function fromMirror({ _id: id, ...game }: MirrorGame): ListedGame {
  return { id, ...game };
}

function notImported(copy: CatalogueGameCopy): ListedGame {
  return {
    ...copy,
    thumbHash: copy.thumb === null ? null : thumbHash(copy.thumb),
    imported: false,
  };
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
