import type { gameSort } from '@slots/contracts/catalog/public-games';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { GameRef, IndexedGame } from './game.model.ts';
import { isPublic } from './game-state.ts';
import type { GamesRepository } from './games.repository.ts';
import { momentOf, type Orderable, randomOrder, type Shown } from './random-order.ts';
import type { Taxonomy } from './taxonomy.model.ts';

export type Order =
  | { readonly by: z.output<typeof gameSort> }
  | { readonly by: 'random'; readonly seed: string };

/** Ids or slugs; nothing set means all games. */
export interface GameFilter {
  readonly type?: string | undefined;
  readonly provider?: string | undefined;
  readonly theme?: string | undefined;
  /** In percent; games without an RTP have less than any. */
  readonly minRtp?: number | undefined;
}

export interface OrderedGames {
  /** External ids, in order. A random order may hold games that were hidden since. */
  readonly ids: readonly number[];
  /** How many of them visitors may see. */
  readonly total: number;
}

interface Entry extends Orderable {
  readonly visible: boolean;
  readonly version: number;
  readonly name: string;
  readonly slug: string;
  readonly rtp: number | null;
  readonly release: string | null;
  readonly provider: GameRef | null;
  readonly type: GameRef | null;
  readonly themes: readonly GameRef[];
}

export interface CountedRef extends GameRef {
  readonly gameCount: number;
}

const FRESH_MS = 500;
/** Changes are asked for again this far back: writers' clocks differ, and writes end after they begin. */
const OVERLAP_MS = 5_000;
/** When nothing changes, what an import wrote last need not be read again and again: our clock will do. */
const SKEW_MS = 10_000;
/** What a write that took even longer has slipped past is found by reading everything anew. */
const WHOLE_MS = 5 * 60_000;
/** So long a deleted game keeps its place in random orders. */
const DELETED_KEPT_MS = 24 * 3_600_000;
const ORDERS_KEPT = 200;
const NAMES = new Intl.Collator('en');

/**
 * What visitors may see, in memory: a few small fields of every game, kept in step with MongoDB, and
 * the orders made from them. Any page of any order and filter then costs one read by ids, page 1,000
 * no more than page 1, and MongoDB needs no index for each order, which would slow imports down.
 */
export function createPublicIndex({
  games,
  follower,
  now = Date.now,
}: {
  games: Pick<GamesRepository, 'changedSince' | 'deletedSince'>;
  /** Told of every game that is new or changed, and of those that are gone. */
  follower?: { put(game: Entry): void; remove(id: number): void };
  now?: () => number;
}) {
  const entries = new Map<number, Entry>();
  const orders = new LRUCache<string, OrderedGames>({ max: ORDERS_KEPT });
  let readAt = 0;
  let wholeAt = 0;
  let highest = 0;
  let day = '';
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = now();
    const whole = startedAt - wholeAt >= WHOLE_MS;
    const since = whole ? undefined : new Date(Math.max(highest, readAt - SKEW_MS) - OVERLAP_MS);
    const [deleted, changed] = await Promise.all([
      games.deletedSince(since ?? new Date(startedAt - DELETED_KEPT_MS)),
      games.changedSince(since),
    ]);
    // One that is there again goes before what was left of it.
    const met = new Map([...deleted, ...changed].map((game) => [game._id, game]));
    let differs = false;
    for (const game of met.values()) {
      if (entries.get(game._id)?.version === game.version) continue;
      differs = true;
      const entry = entryOf(game);
      entries.set(game._id, entry);
      follower?.put(entry);
      highest = Math.max(highest, game.updatedAt.getTime());
    }
    for (const id of whole ? entries.keys() : []) {
      if (met.has(id)) continue;
      differs = entries.delete(id) || differs;
      follower?.remove(id);
    }
    const today = new Date(startedAt).toISOString().slice(0, 10);
    // A new day releases games that were of the future.
    if (differs || today !== day) orders.clear();
    day = today;
    readAt = startedAt;
    if (whole) wholeAt = startedAt;
  }

  /** Resolves when the index is at most half a second behind MongoDB. */
  async function fresh(): Promise<void> {
    if (now() - readAt < FRESH_MS) return;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  }

  function make(filter: GameFilter, order: Order, moment: number): OrderedGames {
    const chosen = [...entries.values()].filter((entry) => matches(entry, filter));
    const visible = chosen.filter((entry) => entry.visible);
    if (order.by === 'random') {
      return { ids: randomOrder(chosen, order.seed, moment), total: visible.length };
    }
    const shown =
      order.by === 'latest' ? visible.filter(({ release }) => (release ?? '') <= day) : visible;
    return { ids: shown.sort(COMPARE[order.by]).map(({ id }) => id), total: shown.length };
  }

  function count(refsOf: (entry: Entry) => readonly GameRef[]): CountedRef[] {
    const counted = new Map<number, CountedRef>();
    for (const entry of entries.values()) {
      for (const ref of refsOf(entry)) {
        const before = counted.get(ref.id)?.gameCount ?? 0;
        counted.set(ref.id, { ...ref, gameCount: before + (entry.visible ? 1 : 0) });
      }
    }
    return [...counted.values()].sort(
      (a, b) => b.gameCount - a.gameCount || NAMES.compare(a.name, b.name),
    );
  }

  return {
    fresh,

    /** All games of a filter in an order. */
    async ordered(filter: GameFilter, order: Order): Promise<OrderedGames> {
      await fresh();
      const { type, provider, theme, minRtp } = filter;
      const moment = order.by === 'random' ? momentOf(order.seed, now()) : 0;
      const key = JSON.stringify([type, provider, theme, minRtp, order, moment]);
      const known = orders.get(key);
      if (known) return known;
      const made = make(filter, order, moment);
      orders.set(key, made);
      return made;
    },

    /** Those that games have, with their number of visible games, most first. */
    async counts(taxonomy: Taxonomy): Promise<CountedRef[]> {
      await fresh();
      return count(REFS[taxonomy]);
    },
  };
}

const REFS: Readonly<Record<Taxonomy, (entry: Entry) => readonly GameRef[]>> = {
  providers: ({ provider }) => (provider ? [provider] : []),
  types: ({ type }) => (type ? [type] : []),
  themes: ({ themes }) => themes,
};

export type PublicIndex = ReturnType<typeof createPublicIndex>;

const COMPARE: Readonly<Record<z.output<typeof gameSort>, (a: Entry, b: Entry) => number>> = {
  // Games without a date or an RTP come last.
  latest: (a, b) => compareText(b.release ?? '', a.release ?? '') || b.id - a.id,
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1) || a.id - b.id,
  name: (a, b) => NAMES.compare(a.name, b.name) || a.id - b.id,
};

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function entryOf(game: IndexedGame): Entry {
  return {
    id: game._id,
    visible: isPublic(game),
    version: game.version,
    shown: shownOf(game),
    name: game.name,
    slug: game.slug,
    rtp: game.rtpValue,
    release: game.releaseDay,
    provider: game.provider,
    type: game.type,
    themes: game.themes,
  };
}

function shownOf(game: IndexedGame): Shown[] {
  const { visibleBefore, visibleSince, hiddenAt } = game;
  const times = visibleBefore.map(({ since, until }) => ({
    since: since.getTime(),
    until: until.getTime(),
  }));
  if (visibleSince === null) return times;
  const until = isPublic(game) ? Number.POSITIVE_INFINITY : (hiddenAt?.getTime() ?? 0);
  return [...times, { since: visibleSince.getTime(), until }];
}

function matches({ type, provider, themes, rtp }: Entry, filter: GameFilter): boolean {
  return (
    (filter.minRtp === undefined || (rtp ?? -1) >= filter.minRtp) &&
    (filter.type === undefined || is(type, filter.type)) &&
    (filter.provider === undefined || is(provider, filter.provider)) &&
    (filter.theme === undefined || themes.some((theme) => is(theme, filter.theme ?? '')))
  );
}

function is(ref: GameRef | null, slugOrId: string): boolean {
  return ref !== null && (ref.slug === slugOrId || String(ref.id) === slugOrId);
}
