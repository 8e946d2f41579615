import type { NamedRef } from '@slots/contracts/catalog/game';
import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { LRUCache } from 'lru-cache';
import {
  byGameCount,
  type GameFilter,
  NAMES,
  type Order,
  type OrderedGames,
  type Slice,
  type Sort,
  sliceOf,
} from '../game-index/game-index.ts';
import {
  createTurningPoints,
  type RandomOrder,
  randomOrder,
  rankOf,
  shuffled,
  startOf,
  turned,
} from '../game-index/random-order.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';
import { type Entry, matches, REFS } from './indexed-entry.ts';

/** The games of a seed follow from its moment too. */
export type OrderOfMoment =
  | Exclude<Order, { by: 'random' }>
  | (Extract<Order, { by: 'random' }> & { readonly moment: number });

interface WholeOrder extends RandomOrder {
  readonly total: number;
}

/** All games in one row: by a sort, or by their ranks in a shuffle. */
type Row = Sort | number;

/** Ids that all kept orders hold together: some 4 MB. A letter of an order's key counts as one too: most keys are visitors' words. */
const IDS_KEPT = 500_000;
/** When more than this part of all has changed, sorting anew is as good as putting them in. */
const MANY_CHANGED = 0.2;

const COMPARE: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  // Games without a date or an RTP come last.
  latest: (a, b) => compareText(b.release ?? '', a.release ?? '') || b.id - a.id,
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1) || a.id - b.id,
  name: (a, b) => NAMES.compare(a.name, b.name) || a.id - b.id,
};

/** By what two games of a row are compared. */
function comparison(row: Row): (a: Entry, b: Entry) => number {
  return typeof row === 'number'
    ? (a, b) => rankOf(a.id, row) - rankOf(b.id, row) || a.id - b.id
    : COMPARE[row];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Orders and counts of games, each made once and kept until a game changes. All games are sorted once
 * for each sort and shuffle; a filter takes its games out of that in order, and a game that changes is put in at its
 * place, so that nothing but the first page after the start pays for comparing names.
 */
export function createGameOrders(entries: ReadonlyMap<number, Entry>) {
  const rows = new Map<Row, readonly Entry[]>();
  /** The games that changed since a row was made. */
  const outdated = new Map<Row, Set<number>>();
  const turningPoints = createTurningPoints();
  const orders = new LRUCache<string, WholeOrder, () => WholeOrder>({
    maxSize: IDS_KEPT,
    sizeCalculation: ({ ids }, key) => ids.length + key.length,
    memoMethod: (_key, _stale, { context: make }) => make(),
  });
  const counts = new Map<Taxonomy, readonly CountedRef[]>();
  let libraryIds: readonly number[] | undefined;

  function all(row: Row): readonly Entry[] {
    const before = rows.get(row);
    const changed = outdated.get(row) ?? new Set();
    if (before && changed.size === 0) return before;
    const compare = comparison(row);
    const after =
      before && changed.size < entries.size * MANY_CHANGED
        ? merged(before, changed, compare)
        : sorted(row, compare);
    rows.set(row, after);
    outdated.set(row, new Set());
    return after;
  }

  function sorted(row: Row, compare: (a: Entry, b: Entry) => number): Entry[] {
    const every = [...entries.values()];
    return typeof row === 'number' ? shuffled(every, row, compare) : every.sort(compare);
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

  function makeRandom(filter: GameFilter, shuffle: number, moment: number): WholeOrder {
    const chosen = all(shuffle).filter((entry) => matches(entry, filter));
    const total = chosen.reduce((sum, { visible }) => sum + (visible ? 1 : 0), 0);
    return { ...randomOrder(chosen, shuffle, moment), total };
  }

  function makeSorted(filter: GameFilter, by: Sort): WholeOrder {
    const ids: number[] = [];
    for (const entry of all(by)) {
      if (entry.visible && matches(entry, filter)) ids.push(entry.id);
    }
    return { ids, circle: 0, total: ids.length };
  }

  function kept(filter: GameFilter, order: readonly unknown[], make: () => WholeOrder): WholeOrder {
    return orders.memo(JSON.stringify([filter, ...order]), { context: make });
  }

  function count(refsOf: (entry: Entry) => readonly NamedRef[]): CountedRef[] {
    const counted = new Map<number, { ref: NamedRef; gameCount: number }>();
    for (const entry of entries.values()) {
      for (const ref of refsOf(entry)) {
        const known = counted.get(ref.id);
        if (!known) counted.set(ref.id, { ref, gameCount: entry.visible ? 1 : 0 });
        else if (entry.visible) {
          // No sync tells a withdrawn game a new name.
          known.ref = ref;
          known.gameCount += 1;
        }
      }
    }
    return Array.from(counted.values(), ({ ref, gameCount }) => ({ ...ref, gameCount })).sort(
      byGameCount,
    );
  }

  return {
    /** Applies that these games are new, changed or gone. */
    changed(ids: ReadonlySet<number>): void {
      for (const row of rows.keys()) {
        const known = outdated.get(row) ?? new Set();
        for (const id of ids) known.add(id);
        outdated.set(row, known);
      }
      for (const id of ids) turningPoints.add(entries.get(id)?.shown ?? []);
      orders.clear();
      counts.clear();
      libraryIds = undefined;
    },

    /** A slice of an order of the games that a filter leaves. */
    ordered(filter: GameFilter, order: OrderOfMoment, slice: Slice): OrderedGames {
      if (order.by !== 'random') {
        const { ids } = kept(filter, [order.by], () => makeSorted(filter, order.by));
        return sliceOf(ids, slice);
      }
      const start = startOf(order.seed);
      const moment = turningPoints.upTo(order.moment);
      const whole = kept(filter, [start.shuffle, moment], () =>
        makeRandom(filter, start.shuffle, moment),
      );
      return {
        ids: turned(whole, start, slice),
        total: whole.total,
        hasMore: slice.end < whole.ids.length,
      };
    },

    /** Those that games have, with their number of visible games, most first. */
    counts(taxonomy: Taxonomy): readonly CountedRef[] {
      const known = counts.get(taxonomy) ?? Object.freeze(count(REFS[taxonomy]));
      counts.set(taxonomy, known);
      return known;
    },

    /** The ids of all games, public or not, smallest first. */
    libraryIds(): readonly number[] {
      libraryIds ??= [...entries.values()]
        .flatMap(({ id, deleted }) => (deleted ? [] : [id]))
        .sort((a, b) => a - b);
      return libraryIds;
    },
  };
}
