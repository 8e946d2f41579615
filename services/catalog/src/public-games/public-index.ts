import type { CountedRef } from '@slots/contracts/catalog/public-games';
import type { IndexedGame } from '../games/indexed-game.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';
import {
  createGameOrders,
  type OrderedGames,
  type Order as OrderOfMoment,
  type Places,
} from './game-orders.ts';
import { createEntries, type Entry, type GameFilter } from './indexed-entry.ts';
import { createLikeness } from './likeness.ts';
import type { PublicGamesRepository } from './public-games.repository.ts';
import { momentOf } from './random-order.ts';

export type Order =
  | Exclude<OrderOfMoment, { by: 'random' }>
  | { readonly by: 'random'; readonly seed: string };

/** A list of similar games ends after so many: what comes then has little to do with the game. */
const MOST_ALIKE = 100;
const FRESH_MS = 500;
/** Changes are asked for again this far back: writers' clocks differ, and writes end after they begin. */
const OVERLAP_MS = 5_000;
/** Without changes our clock will do, so that the last writes of an import are not read again and again. */
const SKEW_MS = 10_000;
/** Writes that took even longer are found by comparing the versions of all games. */
const COMPARED_MS = 5 * 60_000;
/** So long a deleted game keeps its place in random orders. */
const DELETED_KEPT_MS = 24 * 3_600_000;

/**
 * The games of visitors, in memory: a few small fields of every game, kept in step with MongoDB, and
 * the orders made from them. Any page of any order and filter then costs one read by ids, page 1,000
 * no more than page 1, and MongoDB needs no index for each order, which would slow imports down.
 */
export function createPublicIndex({
  games,
  follower,
  now = Date.now,
}: {
  games: Omit<PublicGamesRepository, 'publicCards'>;
  /** Told of every game that is new or changed, and of those that are gone. */
  follower?: { put(game: Entry): void; remove(id: number): void };
  now?: () => number;
}) {
  const entries = new Map<number, Entry>();
  const orders = createGameOrders(entries);
  const likeness = createLikeness();
  const entryOf = createEntries();
  let readAt = 0;
  let comparedAt = 0;
  let highest = 0;
  let day = '';
  let reading: Promise<void> | undefined;
  let comparing: Promise<void> | undefined;

  /** Adds a game or its changes; false if there are none. */
  function put(game: IndexedGame, { deleted }: { deleted: boolean }): boolean {
    const known = entries.get(game._id);
    if (known?.version === game.version && known.deleted === deleted) return false;
    const entry = entryOf(game, { deleted });
    entries.set(game._id, entry);
    likeness.changed(known, entry);
    follower?.put(entry);
    highest = Math.max(highest, game.updatedAt.getTime());
    return true;
  }

  /** Reads the changes since the last time; at first all games. */
  async function read(): Promise<void> {
    const startedAt = now();
    const first = readAt === 0;
    const since = first ? undefined : new Date(Math.max(highest, readAt - SKEW_MS) - OVERLAP_MS);
    const met = new Map<number, { game: IndexedGame; deleted: boolean }>();
    const gone = await games.deletedSince(since ?? new Date(startedAt - DELETED_KEPT_MS));
    for (const game of gone) met.set(game._id, { game, deleted: true });
    const changed = new Set<number>();
    try {
      // One that is there again goes before what was left of it.
      for await (const game of games.changedSince(since)) {
        met.delete(game._id);
        if (put(game, { deleted: false })) changed.add(game._id);
      }
      for (const { game, deleted } of met.values()) {
        if (put(game, { deleted })) changed.add(game._id);
      }
    } finally {
      // Also what was read before MongoDB went away.
      if (changed.size > 0) orders.changed(changed);
    }
    const today = new Date(startedAt).toISOString().slice(0, 10);
    if (today !== day) orders.dayChanged();
    day = today;
    readAt = startedAt;
    if (first) comparedAt = startedAt;
  }

  /** Finds what reading changes has missed. Nobody waits for it. */
  async function compare(): Promise<void> {
    const gone = new Set(entries.keys());
    const differing = new Map<number, Entry | undefined>();
    for await (const { _id: id, version } of games.versions()) {
      gone.delete(id);
      const known = entries.get(id);
      if (known?.version !== version || known.deleted) differing.set(id, known);
    }
    const found = await games.indexed([...differing.keys()]);
    const kept = await games.deletedSince(new Date(now() - DELETED_KEPT_MS));
    // One that was made while the versions were read may not have been among them.
    const there = await games.indexed([...gone]);
    for (const { _id: id } of [...kept, ...there]) gone.delete(id);

    const changed = new Set(gone);
    for (const game of found) {
      // An entry that was read in the meantime is newer.
      if (entries.get(game._id) !== differing.get(game._id)) continue;
      if (put(game, { deleted: false })) changed.add(game._id);
    }
    for (const id of gone) {
      likeness.changed(entries.get(id), undefined);
      entries.delete(id);
      follower?.remove(id);
    }
    if (changed.size > 0) orders.changed(changed);
  }

  function compareNowAndThen(): void {
    if (comparing || now() - comparedAt < COMPARED_MS) return;
    comparedAt = now();
    comparing = compare()
      // It is due again in five minutes, and MongoDB's being away is told by whoever waits for it.
      .catch(() => undefined)
      .finally(() => {
        comparing = undefined;
      });
  }

  /** Resolves when the index is at most half a second behind MongoDB. */
  async function fresh(): Promise<void> {
    if (now() - readAt < FRESH_MS) return;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
    compareNowAndThen();
  }

  return {
    fresh,

    /** Resolves once all games have been read for the first time. */
    async loaded(): Promise<void> {
      if (readAt === 0) await fresh();
    },

    /** Some places of an order of the games that a filter leaves. */
    async ordered(filter: GameFilter, order: Order, places: Places): Promise<OrderedGames> {
      await fresh();
      const made =
        order.by === 'random' ? { ...order, moment: momentOf(order.seed, now()) } : order;
      return orders.ordered(filter, made, places, day);
    },

    /** Some places among the games that are most like one; undefined when visitors do not see that one. */
    async alike(
      id: number,
      filter: GameFilter,
      { start, end }: Places,
    ): Promise<OrderedGames | undefined> {
      await fresh();
      const game = entries.get(id);
      if (!game?.visible) return undefined;
      const ids = likeness.alike(game, filter, MOST_ALIKE);
      return { ids: ids.slice(start, end), total: ids.length, hasMore: end < ids.length };
    },

    /** Those that games have, with their number of visible games, most first. */
    async counts(taxonomy: Taxonomy): Promise<readonly CountedRef[]> {
      await fresh();
      return orders.counts(taxonomy);
    },

    /** Ids of all games that there are, smallest first, at most half a second behind MongoDB. */
    async libraryIds(): Promise<readonly number[]> {
      await fresh();
      return orders.libraryIds();
    },
  };
}

export type PublicIndex = ReturnType<typeof createPublicIndex>;
