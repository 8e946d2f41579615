import type { gameSort } from '@slots/contracts/catalog/public-games';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { GameRef } from './game.model.ts';
import { type Entry, type GameFilter, matches, REFS } from './indexed-entry.ts';
import { randomOrder } from './random-order.ts';
import type { Taxonomy } from './taxonomy.model.ts';

type Sort = z.output<typeof gameSort>;

export type Order =
  | { readonly by: Sort }
  | { readonly by: 'random'; readonly seed: string; readonly moment: number };

export interface OrderedGames {
  /** External ids, in order. A random order may hold games that were hidden since. */
  readonly ids: readonly number[];
  /** How many of them visitors may see. */
  readonly total: number;
}

export interface CountedRef extends GameRef {
  readonly gameCount: number;
}

/** Ids that all kept orders hold together: some 40 MB. */
const IDS_KEPT = 5_000_000;
/** When more than this part of all has changed, sorting anew is as good as putting them in. */
const MANY_CHANGED = 0.2;
const NAMES = new Intl.Collator('en');

const COMPARE: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  // Games without a date or an RTP come last.
  latest: (a, b) => compareText(b.release ?? '', a.release ?? '') || b.id - a.id,
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1) || a.id - b.id,
  name: (a, b) => NAMES.compare(a.name, b.name) || a.id - b.id,
};

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Orders and counts of games, each made once and kept until a game changes. All games are sorted once
 * for each sort; a filter takes its games out of that in order, and a game that changes is put in at its
 * place, so that nothing but the first page after the start pays for comparing names.
 */
export function createGameOrders(entries: ReadonlyMap<number, Entry>) {
  const sorted = new Map<Sort, readonly Entry[]>();
  /** Of each sort: the games that changed since it was made. */
  const outdated = new Map<Sort, Set<number>>();
  const orders = new LRUCache<string, OrderedGames>({
    maxSize: IDS_KEPT,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });
  const counts = new Map<Taxonomy, readonly CountedRef[]>();
  let libraryIds: readonly number[] | undefined;

  /** All games in the order of a sort. */
  function all(by: Sort): readonly Entry[] {
    const before = sorted.get(by);
    const changed = outdated.get(by) ?? new Set();
    if (before && changed.size === 0) return before;
    const after =
      before && changed.size < entries.size * MANY_CHANGED
        ? merged(before, changed, COMPARE[by])
        : [...entries.values()].sort(COMPARE[by]);
    sorted.set(by, after);
    outdated.set(by, new Set());
    return after;
  }

  /** An order with the changed games at the places that they have now. */
  function merged(
    before: readonly Entry[],
    changed: ReadonlySet<number>,
    compare: (a: Entry, b: Entry) => number,
  ): Entry[] {
    const now = [...changed].flatMap((id) => entries.get(id) ?? []).sort(compare);
    const after: Entry[] = [];
    let at = 0;
    for (const entry of before) {
      if (changed.has(entry.id)) continue;
      for (let next = now[at]; next && compare(next, entry) < 0; next = now[at]) {
        after.push(next);
        at += 1;
      }
      after.push(entry);
    }
    return after.concat(now.slice(at));
  }

  function make(filter: GameFilter, order: Order, day: string): OrderedGames {
    if (order.by === 'random') {
      const chosen = [...entries.values()].filter((entry) => matches(entry, filter));
      const total = chosen.reduce((sum, { visible }) => sum + (visible ? 1 : 0), 0);
      return { ids: randomOrder(chosen, order.seed, order.moment), total };
    }
    const ids: number[] = [];
    for (const entry of all(order.by)) {
      if (!entry.visible || !matches(entry, filter)) continue;
      // None of the future.
      if (order.by === 'latest' && (entry.release ?? '') > day) continue;
      ids.push(entry.id);
    }
    return { ids, total: ids.length };
  }

  function count(refsOf: (entry: Entry) => readonly GameRef[]): CountedRef[] {
    const counted = new Map<number, { ref: GameRef; gameCount: number }>();
    for (const entry of entries.values()) {
      for (const ref of refsOf(entry)) {
        const known = counted.get(ref.id);
        if (!known) counted.set(ref.id, { ref, gameCount: entry.visible ? 1 : 0 });
        else {
          known.ref = ref;
          if (entry.visible) known.gameCount += 1;
        }
      }
    }
    return Array.from(counted.values(), ({ ref, gameCount }) => ({ ...ref, gameCount })).sort(
      (a, b) => b.gameCount - a.gameCount || NAMES.compare(a.name, b.name),
    );
  }

  return {
    /** Takes over that these games are new, changed or gone. */
    changed(ids: Iterable<number>): void {
      for (const by of sorted.keys()) {
        const known = outdated.get(by) ?? new Set();
        for (const id of ids) known.add(id);
        outdated.set(by, known);
      }
      orders.clear();
      counts.clear();
      libraryIds = undefined;
    },

    /** A new day releases games that were of the future. */
    dayChanged(): void {
      orders.clear();
    },

    /** The games that a filter leaves, in an order. @param day today, as YYYY-MM-DD */
    ordered(filter: GameFilter, order: Order, day: string): OrderedGames {
      const { type, provider, theme, minRtp } = filter;
      const key = JSON.stringify([type, provider, theme, minRtp, order]);
      const known = orders.get(key);
      if (known) return known;
      const made = make(filter, order, day);
      orders.set(key, made);
      return made;
    },

    /** Those that games have, with their number of visible games, most first. */
    counts(taxonomy: Taxonomy): readonly CountedRef[] {
      const known = counts.get(taxonomy) ?? Object.freeze(count(REFS[taxonomy]));
      counts.set(taxonomy, known);
      return known;
    },

    /** Of all games that there are, whether visitors see them or not, smallest first. */
    libraryIds(): readonly number[] {
      libraryIds ??= [...entries.values()]
        .flatMap(({ id, deleted }) => (deleted ? [] : [id]))
        .sort((a, b) => a - b);
      return libraryIds;
    },
  };
}
