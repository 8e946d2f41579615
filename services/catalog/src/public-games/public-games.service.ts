import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import {
  GAME_NOT_FOUND,
  type listGamePages,
  type listPublicGames,
} from '@slots/contracts/catalog/public-games';
import type { QueryOf } from '@slots/contracts/contract';
import { gone, notFound } from '@slots/http-kit/http-problem.error';
import type {
  GameFilter,
  GameIndex,
  Order,
  OrderedGames,
  Slice,
} from '../game-index/game-index.ts';
import { currentSeed, secondsOfSeed } from '../game-index/random-order.ts';
import { isIndexed } from '../games/game-indexing.ts';
import { isPublic } from '../games/game-state.ts';
import type { GamesRepository } from '../games/games.repository.ts';
import type { GameRecord } from '../games/stored-game.ts';
import type { GameCardRecord, PublicGamesRepository } from './public-games.repository.ts';

const WHOLE_NUMBER = /^\d{1,15}$/;

export interface CardPage {
  readonly cards: readonly GameCardRecord[];
  readonly hasMore: boolean;
  readonly total: number;
  /** The seed of a random order. */
  readonly seed: string | null;
  readonly isStandIn: boolean;
}

function orderOf({ random, seed, sort }: QueryOf<typeof listPublicGames>): Order {
  if (sort) return { by: sort };
  return random ? { by: 'random', seed: seed || currentSeed(Date.now()) } : { by: 'name' };
}

/** The latest games leave out unreleased ones. */
function filterOf(query: QueryOf<typeof listPublicGames>): GameFilter {
  const { type, provider, theme, minRtp, sort, released } = query;
  const filter = { type, provider, theme, minRtp };
  if (sort !== 'latest' && !released) return filter;
  return { ...filter, releasedBy: new Date().toISOString().slice(0, 10) };
}

/** Games as visitors see them. */
export function createPublicGamesService({
  games,
  cards,
  index,
  indexing,
}: {
  games: GamesRepository;
  cards: Pick<PublicGamesRepository, 'publicCards' | 'pages'>;
  index: Pick<GameIndex, 'ordered' | 'alike'>;
  /** The site's rule for search engines. */
  indexing: () => Promise<SiteGameIndexing>;
}) {
  /** An id goes before a slug of digits. A hidden game has no similar games. */
  async function alike(
    query: QueryOf<typeof listPublicGames>,
    similar: string,
  ): Promise<OrderedGames> {
    const filter = filterOf(query);
    const slice = toSlice(query);
    const byId = WHOLE_NUMBER.test(similar) && (await index.alike(Number(similar), filter, slice));
    if (byId) return byId;
    const found = await games.findBySlug(similar);
    const bySlug = 'game' in found && (await index.alike(found.game._id, filter, slice));
    return bySlug || { ids: [], total: 0, hasMore: false };
  }

  async function cardPage(
    { ids, total, hasMore, isStandIn = false }: OrderedGames,
    seed: string | null,
  ): Promise<CardPage> {
    return { cards: await cards.publicCards(ids), hasMore, total, seed, isStandIn };
  }

  return {
    /** `similar` overrides `sort` and `random`, and `sort` overrides `random`. */
    async list(query: QueryOf<typeof listPublicGames>): Promise<CardPage> {
      const { similar } = query;
      if (similar !== undefined) return cardPage(await alike(query, similar), null);
      const order = orderOf(query);
      const seed = order.by === 'random' ? order.seed : null;
      return cardPage(await index.ordered(filterOf(query), order, toSlice(query)), seed);
    },

    /** Seconds for which a list stays as it is unless a game changes: days and seeds go by. */
    secondsUntilTurn: () => secondsOfSeed(Date.now()),

    /**
     * The game at a public address; `moved` when that is a former one.
     * @throws HttpProblem 404 for one that is unknown or not public, 410 for a deleted one
     */
    async bySlug(slug: string): Promise<{ game: GameRecord; moved: boolean; indexed: boolean }> {
      const found = await games.findBySlug(slug);
      if (found.kind === 'deleted') throw gone('This game is no longer available.');
      if (found.kind === 'unknown' || !isPublic(found.game)) throw notFound(GAME_NOT_FOUND);
      const { game } = found;
      return { game, moved: found.kind === 'moved', indexed: isIndexed(game, await indexing()) };
    },

    /** The game pages that search engines may list. */
    async pages({ page, limit }: QueryOf<typeof listGamePages>) {
      return cards.pages(await indexing(), { skip: (page - 1) * limit, limit });
    },

    /** @throws HttpProblem 404 for one that is unknown or not public */
    async byId(id: number): Promise<GameRecord> {
      const game = await games.find(id);
      if (!game || !isPublic(game)) throw notFound(GAME_NOT_FOUND);
      return game;
    },
  };
}

function toSlice({ page, limit }: QueryOf<typeof listPublicGames>): Slice {
  const start = (page - 1) * limit;
  return { start, end: start + limit };
}

export type PublicGamesService = ReturnType<typeof createPublicGamesService>;
