import { GAME_NOT_FOUND, type listPublicGames } from '@slots/contracts/catalog/public-games';
import type { QueryOf } from '@slots/contracts/contract';
import { gone, notFound } from '@slots/http-kit/http-problem.error';
import type { GameRecord } from './game.model.ts';
import { isPublic } from './game-state.ts';
import type { GameCardRecord, GamesRepository } from './games.repository.ts';
import type { Order, PublicIndex } from './public-index.ts';
import { currentSeed, secondsOfSeed } from './random-order.ts';

export interface CardPage {
  readonly cards: readonly GameCardRecord[];
  readonly hasMore: boolean;
  readonly total: number;
  /** Of a random order. */
  readonly seed: string | null;
}

/** What visitors get to see of games. */
export function createPublicGamesService({
  games,
  index,
  now = Date.now,
}: {
  games: GamesRepository;
  index: PublicIndex;
  now?: () => number;
}) {
  function orderOf({ random, seed, sort }: QueryOf<typeof listPublicGames>): Order {
    if (sort) return { by: sort };
    return random ? { by: 'random', seed: seed || currentSeed(now()) } : { by: 'name' };
  }

  return {
    /** A sort that is named goes before `random`. */
    async list(query: QueryOf<typeof listPublicGames>): Promise<CardPage> {
      const order = orderOf(query);
      const { ids, total } = await index.ordered(query, order);
      const start = (query.page - 1) * query.limit;
      const end = start + query.limit;
      return {
        cards: await games.publicCards(ids.slice(start, end)),
        hasMore: end < ids.length,
        total,
        seed: order.by === 'random' ? order.seed : null,
      };
    },

    /** For how many seconds a list stays as it is unless a game changes: days and seeds go by. */
    secondsUntilTurn: () => secondsOfSeed(now()),

    /**
     * The game at a public address; `moved` when that is a former one.
     * @throws HttpProblem 404 for one that is unknown or not public, 410 for a deleted one
     */
    async bySlug(slug: string): Promise<{ game: GameRecord; moved: boolean }> {
      const found = await games.findBySlug(slug);
      if (found.kind === 'deleted') throw gone('This game is no longer available.');
      if (found.kind === 'unknown' || !isPublic(found.game)) throw notFound(GAME_NOT_FOUND);
      return { game: found.game, moved: found.kind === 'moved' };
    },

    /** @throws HttpProblem 404 for one that is unknown or not public */
    async byId(id: number): Promise<GameRecord> {
      const game = await games.find(id);
      if (!game || !isPublic(game)) throw notFound(GAME_NOT_FOUND);
      return game;
    },
  };
}

export type PublicGamesService = ReturnType<typeof createPublicGamesService>;
