import { LRUCache } from 'lru-cache';
import type { GameFilter, Order, OrderedGames, Places, Sort } from '../game-index/game-index.ts';
import { momentOf, SLICE_MS, startOf } from '../game-index/random-order.ts';
import { rankField } from './game-document.ts';
import { counting, filtersOf, listing, type Query, VISIBLE } from './game-queries.ts';
import type { SearchAnswer, SearchBody } from './opensearch.client.ts';

type Ask = (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>;

/** Up to here places are counted off; further down signposts tell where to begin. */
const COUNTED_OFF = 1_000;
/** OpenSearch counts off no further. */
const MOST_COUNTED_OFF = 100_000;
/** Signposts are as old as that at most: places far down shift when games come and go, as they do on any page. */
const SIGNPOSTS_MS = 10_000;
const SIGNPOSTS_KEPT = 200_000;
/** The ranks between two signposts of a random order. */
const RANKS = 2 ** 22;
const MOST_GROUPS = 50_000;

/** How an order is told to OpenSearch, and the coarser key by which its games are counted. */
interface Row {
  readonly sort: readonly Query[];
  readonly counted: {
    readonly field: string;
    readonly order: 'asc' | 'desc';
    readonly step?: number;
  };
}

const BY_ID: Query = { id: 'asc' };
const ROWS: Readonly<Record<Sort, Row>> = {
  latest: {
    sort: [{ release: 'desc' }, { id: 'desc' }],
    counted: { field: 'release', order: 'desc' },
  },
  rtp: { sort: [{ rtp: 'desc' }, BY_ID], counted: { field: 'rtp', order: 'desc' } },
  name: { sort: [{ nameKey: 'asc' }, BY_ID], counted: { field: 'nameStart', order: 'asc' } },
};
const rowOf = (shuffle: number): Row => ({
  sort: [{ [rankField(shuffle)]: 'asc' }, BY_ID],
  counted: { field: rankField(shuffle), order: 'asc', step: RANKS },
});

/** The place at which the games of a key begin. */
interface Signpost {
  readonly key: string | number;
  readonly place: number;
}

interface Signposts {
  readonly posts: readonly Signpost[];
  readonly total: number;
}

/** The time at which a game came after a moment, in slices; the rest of the order follows by it. */
const CAME_AFTER = {
  lang: 'painless',
  source:
    'long first = Long.MAX_VALUE; for (long since : doc["since"]) { if (since > params.moment && since < first) { first = since; } } return (double) (first / (long) params.slice);',
};

/** Pages of orders: any page costs about as much as the first. */
export function createOrderedGames(ask: Ask, { now = Date.now }: { now?: () => number } = {}) {
  const kept = new LRUCache<string, Signposts>({
    maxSize: SIGNPOSTS_KEPT,
    sizeCalculation: ({ posts }) => posts.length + 1,
    ttl: SIGNPOSTS_MS,
    perf: { now },
  });

  async function signpostsOf(filter: readonly Query[], { counted }: Row): Promise<Signposts> {
    const name = JSON.stringify([filter, counted.field]);
    const known = kept.get(name);
    if (known) return known;
    const { field, order, step } = counted;
    const groups = step
      ? { histogram: { field, interval: step, min_doc_count: 1 } }
      : { terms: { field, size: MOST_GROUPS, order: { _key: order } } };
    const [told] = await ask([{ ...counting(filter), aggs: { groups } }]);
    const posts: Signpost[] = [];
    let place = 0;
    for (const { key, doc_count: games } of told?.aggregations?.['groups']?.buckets ?? []) {
      posts.push({ key, place });
      place += games;
    }
    const made = { posts, total: place };
    kept.set(name, made);
    return made;
  }

  /** Ids at some places of a row, from the last signpost before them on. */
  async function far(filter: readonly Query[], row: Row, from: number, size: number) {
    const { posts } = await signpostsOf(filter, row);
    const post = lastUpTo(posts, from);
    if (!post || size <= 0) return [];
    const { field, order } = row.counted;
    const beyond = { range: { [field]: { [order === 'asc' ? 'gte' : 'lte']: post.key } } };
    const [told] = await ask([
      listing([...filter, beyond], {
        sort: row.sort,
        from: Math.min(from - post.place, MOST_COUNTED_OFF - size),
        size,
      }),
    ]);
    return idsOf(told);
  }

  async function sorted(
    filter: GameFilter,
    by: Sort,
    { start, end }: Places,
  ): Promise<OrderedGames> {
    const day = new Date(now()).toISOString().slice(0, 10);
    const among = [
      VISIBLE,
      ...filtersOf(filter),
      // None of the future.
      ...(by === 'latest' ? [{ range: { release: { lte: day } } }] : []),
    ];
    const row = ROWS[by];
    const isNear = end <= COUNTED_OFF;
    const [counted, near] = await ask([
      counting(among),
      ...(isNear ? [listing(among, { sort: row.sort, from: start, size: end - start })] : []),
    ]);
    const total = totalOf(counted);
    const ids = isNear
      ? idsOf(near)
      : start < total
        ? await far(among, row, start, end - start)
        : [];
    return { ids, total, hasMore: end < total };
  }

  /** The games that came after the moment, in the order in which they did. */
  async function later(
    among: readonly Query[],
    {
      shuffle,
      moment,
      from,
      size,
    }: { shuffle: number; moment: number; from: number; size: number },
  ): Promise<number[]> {
    if (size <= 0) return [];
    const filter = [
      ...among,
      { range: { since: { gt: moment } } },
      { bool: { must_not: [{ term: { shown: moment } }] } },
    ];
    const script = { ...CAME_AFTER, params: { moment, slice: SLICE_MS } };
    const sort = [{ _script: { type: 'number', script, order: 'asc' } }, ...rowOf(shuffle).sort];
    const [told] = await ask([
      listing(filter, { sort, from: Math.min(from, MOST_COUNTED_OFF - size), size }),
    ]);
    return idsOf(told);
  }

  /** As randomOrder and turned of the embedded index have it, of games that stay where they are. */
  async function random(
    filter: GameFilter,
    seed: string,
    { start, end }: Places,
  ): Promise<OrderedGames> {
    const { shuffle, rank } = startOf(seed);
    const moment = momentOf(seed, now());
    const chosen = filtersOf(filter);
    const circle = [...chosen, { term: { shown: moment } }];
    const row = rowOf(shuffle);
    const isNear = end <= COUNTED_OFF;
    const size = end - start;
    const [total, all, near] = await ask([
      counting([VISIBLE, ...chosen]),
      counting([
        ...chosen,
        {
          bool: {
            should: [{ range: { shown: { gt: moment } } }, { range: { since: { gt: moment } } }],
          },
        },
      ]),
      ...(isNear
        ? [
            listing([...circle, { range: { [rankField(shuffle)]: { gte: rank } } }], {
              sort: row.sort,
              from: start,
              size,
            }),
          ]
        : []),
    ]);
    const page = { total: totalOf(total), hasMore: end < totalOf(all) };
    const first = idsOf(near);
    if (first.length === size || start >= totalOf(all)) return { ids: first, ...page };
    return { ids: await turned(), ...page };

    async function turned(): Promise<number[]> {
      const [before, round] = await ask([
        counting([...circle, { range: { [rankField(shuffle)]: { lt: rank } } }]),
        counting(circle),
      ]);
      const begin = totalOf(before);
      const games = totalOf(round);
      const inCircle = Math.max(0, Math.min(end, games) - start);
      const from = games === 0 ? 0 : (begin + start) % games;
      const upToEnd = Math.min(inCircle, games - from);
      const parts = await Promise.all([
        far(circle, row, from, upToEnd),
        far(circle, row, 0, inCircle - upToEnd),
        later(chosen, {
          shuffle,
          moment,
          from: Math.max(0, start - games),
          size: size - inCircle,
        }),
      ]);
      return parts.flat();
    }
  }

  return {
    ordered: (filter: GameFilter, order: Order, places: Places): Promise<OrderedGames> =>
      order.by === 'random' ? random(filter, order.seed, places) : sorted(filter, order.by, places),
  };
}

const totalOf = (told: SearchAnswer | undefined) => told?.hits.total?.value ?? 0;
const idsOf = (told: SearchAnswer | undefined) =>
  told?.hits.hits.map(({ _id }) => Number(_id)) ?? [];

function lastUpTo(posts: readonly Signpost[], place: number): Signpost | undefined {
  let first = 0;
  for (let above = posts.length; first < above; ) {
    const middle = (first + above) >>> 1;
    if ((posts[middle]?.place ?? 0) <= place) first = middle + 1;
    else above = middle;
  }
  return posts[first - 1];
}
