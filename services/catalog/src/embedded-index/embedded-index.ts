import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import { followGames } from '../game-index/game-follower.ts';
import { type FoundGame, type GameIndex, MAX_ALIKE, sliceOf } from '../game-index/game-index.ts';
import { momentOf } from '../game-index/random-order.ts';
import type { IndexedGamesRepository, IndexedState } from '../games/indexed-games.repository.ts';
import { createGameOrders } from './game-orders.ts';
import { createEntries, type Entry } from './indexed-entry.ts';
import { createLikeness } from './likeness.ts';

/** Maximum wait of callers while the games are read for the first time. */
const PATIENCE_MS = 5_000;

/**
 * The games of visitors, in memory: a few small fields of every game, kept in step with MongoDB, and
 * the orders made from them. Any page of any order and filter then costs one read by ids, page 1,000
 * no more than page 1, and MongoDB needs no index for each order, which would slow imports down.
 */
export function createEmbeddedIndex({
  games,
  mongoReady,
  logger,
}: {
  games: IndexedGamesRepository;
  /** Resolves once MongoDB is there. */
  mongoReady: Promise<unknown>;
  logger: Logger;
}): GameIndex {
  const entries = new Map<number, Entry>();
  const orders = createGameOrders(entries);
  const likeness = createLikeness();
  const names = createSearchIndex<Entry>();
  const entryOf = createEntries();
  const loading = Promise.withResolvers<void>();
  let isLoaded = false;

  /** Adds a game or its changes; false if there are none. */
  function put(state: IndexedState): boolean {
    const entry = entryOf(state);
    const known = entries.get(entry.id);
    if (isDeepStrictEqual(known, entry)) return false;
    entries.set(entry.id, entry);
    likeness.changed(known, entry);
    const { id, name, provider, visible } = entry;
    if (visible) names.put(id, { name, also: provider ? [provider.name] : [], answer: entry });
    else names.remove(id);
    return true;
  }

  function remove(id: number): boolean {
    likeness.changed(entries.get(id), undefined);
    names.remove(id);
    return entries.delete(id);
  }

  const following = followGames({
    games,
    ready: mongoReady,
    logger,
    follower: {
      async reload(states) {
        const changed = new Set<number>();
        const gone = new Set(entries.keys());
        try {
          for await (const state of states) {
            gone.delete(state.game._id);
            if (put(state)) changed.add(state.game._id);
          }
          for (const id of gone) if (remove(id)) changed.add(id);
        } finally {
          // Also what was read before MongoDB went away.
          orders.changed(changed);
        }
        isLoaded = true;
        loading.resolve();
      },
      async apply(states, gone) {
        const changed = new Set<number>();
        for (const state of states) if (put(state)) changed.add(state.game._id);
        for (const id of gone) if (remove(id)) changed.add(id);
        if (changed.size > 0) orders.changed(changed);
      },
    },
  });

  async function ready(): Promise<void> {
    if (!isLoaded) throw unavailable('The games are still being read. Try again in a moment.');
  }

  /** For those who ask before it is ready. */
  async function loaded(): Promise<void> {
    if (!isLoaded)
      await Promise.race([loading.promise, delay(PATIENCE_MS, undefined, { ref: false })]);
    await ready();
  }

  return {
    ready,

    async ordered(filter, order, slice) {
      await loaded();
      const made =
        order.by === 'random' ? { ...order, moment: momentOf(order.seed, Date.now()) } : order;
      return orders.ordered(filter, made, slice);
    },

    async alike(id, filter, slice) {
      await loaded();
      const game = entries.get(id);
      if (!game?.visible) return undefined;
      return sliceOf(likeness.alike(game, filter, MAX_ALIKE), slice);
    },

    async counts(taxonomy) {
      await loaded();
      return orders.counts(taxonomy);
    },

    async search(typed) {
      await loaded();
      return names.search(typed).map(toFoundGame);
    },

    async libraryIds({ start, end }) {
      await loaded();
      return orders.libraryIds().slice(start, end);
    },

    close: following.close,
  };
}

function toFoundGame({ id, name, slug, provider }: Entry): FoundGame {
  return { type: 'game', id, name, slug, provider: provider?.name ?? null };
}
