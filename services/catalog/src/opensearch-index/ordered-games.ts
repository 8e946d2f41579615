import { LRUCache } from 'lru-cache';
import type { GameFilter, Order, OrderedGames, Slice, Sort } from '../game-index/game-index.ts';
import { momentOf, SLICE_MS, startOf } from '../game-index/random-order.ts';
import { rankField } from './game-document.ts';
import { counting, filtersOf, listing, type Query, VISIBLE } from './game-queries.ts';
import type { SearchAnswer, SearchBody } from './opensearch.client.ts';

type Ask = (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>;

/** Up to here places are counted off; further down signposts tell where to begin. */
const COUNTED_OFF = 1_000;
/** OpenSearch counts off no further. */
const MAX_COUNTED_OFF = 100_000;
/** Signposts are as old as that at most: places far down shift when games come and go, as they do on any page. */
const SIGNPOSTS_MS = 10_000;
/** A letter of a filter's name counts as one: most filters are visitors' words. */
const SIGNPOSTS_KEPT = 200_000;
const SIZES_KEPT = 1_000;
const HINTS_MS = 10 * 60_000;
/** The ranks and the ids between two signposts. */
const RANKS = 2 ** 22;
const IDS = 2 ** 12;
const MAX_GROUPS = 50_000;
/**
 * Games of one signpost that are sorted for a page; larger groups are counted by a finer key. OpenSearch reads the keys of all
 * games that it passes over, which costs more than sorting them.
 */
const MAX_GROUP_SIZE = 500;
const ALL_RANKS = 2 ** 32;
/** Ranks searched for the first games of a random order: SPARE times the average need, plus that of SPARE_GAMES. */
const SPARE = 1.5;
const SPARE_GAMES = 50;

/** A key by which the games of an order are counted, its own or a coarser one. */
interface CountedBy {
  readonly field: string;
  readonly order: 'asc' | 'desc';
  /** Keys are counted in steps of so much. */
  readonly step?: number;
  /** It is counted by within a group alone, so that most keys do not occur. */
  readonly few?: boolean;
}

/** An order's OpenSearch sort, and the keys that count its games: each tells games with the same previous key apart. */
interface Row {
  readonly sort: readonly Query[];
  readonly counted: readonly [CountedBy, ...CountedBy[]];
}

const BY_ID: Query = { id: 'asc' };
const ROWS: Readonly<Record<Sort, Row>> = {
  latest: {
    sort: [{ release: 'desc' }, { id: 'desc' }],
    counted: [
      { field: 'release', order: 'desc' },
      { field: 'id', order: 'desc', step: IDS },
    ],
  },
  rtp: {
    sort: [{ rtp: 'desc' }, BY_ID],
    counted: [
      { field: 'rtp', order: 'desc' },
      { field: 'id', order: 'asc', step: IDS },
    ],
  },
  name: {
    sort: [{ nameKey: 'asc' }, BY_ID],
    counted: [
      { field: 'nameStart', order: 'asc' },
      { field: 'nameLongerStart', order: 'asc', few: true },
      { field: 'nameKey', order: 'asc', few: true },
    ],
  },
};
const rowOf = (shuffle: number): Row => ({
  sort: [{ [rankField(shuffle)]: 'asc' }, BY_ID],
  counted: [{ field: rankField(shuffle), order: 'asc', step: RANKS }],
});

/** The place at which the games of a key begin. */
interface Signpost {
  readonly key: string | number;
  readonly place: number;
}

interface Signposts {
  readonly posts: readonly Signpost[];
  readonly total: number;
  /** When they were asked for. */
  readonly at: number;
}

/** The time at which a game came after a moment, in slices; the rest of the order follows by it. */
const CAME_AFTER = {
  lang: 'painless',
  source:
    'long first = Long.MAX_VALUE; for (long since : doc["since"]) { if (since > params.moment && since < first) { first = since; } } return (double) (first / (long) params.slice);',
};

/** Pages of orders: any page costs about as much as the first. */
export function createOrderedGames(
  ask: Ask,
  {
    now = Date.now,
    largestGroup = MAX_GROUP_SIZE,
  }: { now?: () => number; largestGroup?: number } = {},
) {
  /** Also older ones, of which first pages make use. */
  const kept = new LRUCache<string, Signposts>({
    maxSize: SIGNPOSTS_KEPT,
    sizeCalculation: ({ posts }, name) => posts.length + name.length,
    ttl: HINTS_MS,
    perf: { now },
  });
  const making = new Map<string, Promise<Signposts>>();
  /** The number of games of a filter, as last seen: it tells how far apart their ranks are. */
  const sizes = new LRUCache<string, number>({ max: SIZES_KEPT });

  /** Concurrent callers share one result. */
  async function signpostsOf(filter: readonly Query[], counted: CountedBy): Promise<Signposts> {
    const name = nameOfPosts(filter, counted);
    const known = kept.get(name);
    if (known && now() - known.at < SIGNPOSTS_MS) return known;
    const made = making.get(name) ?? makeSignposts(filter, counted);
    making.set(name, made);
    try {
      kept.set(name, await made);
      return await made;
    } finally {
      making.delete(name);
    }
  }

  async function makeSignposts(
    filter: readonly Query[],
    { field, order, step, few = false }: CountedBy,
  ): Promise<Signposts> {
    const ordered = { field, order: { _key: order } };
    const groups = step
      ? { histogram: { ...ordered, interval: step, min_doc_count: 1 } }
      : { terms: { ...ordered, size: MAX_GROUPS, ...(few && { execution_hint: 'map' }) } };
    const at = now();
    const [told] = await ask([{ ...counting(filter), aggs: { groups } }]);
    const posts: Signpost[] = [];
    let place = 0;
    for (const { key, doc_count: games } of told?.aggregations?.['groups']?.buckets ?? []) {
      posts.push({ key, place });
      place += games;
    }
    return { posts, total: place, at };
  }

  /** A part of the games that most likely holds the first ones; undefined where signposts are not known, or none is needed. */
  function likelyFirst(filter: readonly Query[], counted: CountedBy, end: number) {
    const { posts = [] } = kept.get(nameOfPosts(filter, counted)) ?? {};
    const post = posts[placeOfLastUpTo(posts, end * SPARE + SPARE_GAMES) + 1];
    return post && between(counted, { until: post });
  }

  /** The first places of a row. */
  async function near(
    filter: readonly Query[],
    { sort, counted: [counted] }: Row,
    { start, end }: Slice,
  ): Promise<{ ids: number[]; total: number }> {
    const size = end - start;
    const page = { sort, from: start, size };
    const likely = likelyFirst(filter, counted, end);
    const [told, first] = await ask([
      counting(filter),
      likely ? listing([...filter, likely], { ...page, few: true }) : listing(filter, page),
    ]);
    const total = totalOf(told);
    const ids = idsOf(first);
    if (!likely) {
      // For the next one who asks.
      if (total > largestGroup) signpostsOf(filter, counted).catch(() => undefined);
      return { ids, total };
    }
    if (ids.length === Math.min(size, Math.max(0, total - start))) return { ids, total };
    const [all] = await ask([listing(filter, page)]);
    return { ids: idsOf(all), total };
  }

  /** Ids at some places of a row: between the last signpost before them and the first one behind. */
  async function far(
    filter: readonly Query[],
    { sort, counted: [counted, ...finer] }: Row,
    { from, size }: { from: number; size: number },
  ): Promise<number[]> {
    if (size <= 0) return [];
    const { posts, total } = await signpostsOf(filter, counted);
    const at = placeOfLastUpTo(posts, from);
    const post = posts[at];
    if (!post) return [];
    const groupEnd = posts[at + 1]?.place ?? total;
    const [next, ...rest] = finer;
    if (next && groupEnd - post.place > largestGroup) {
      const here = Math.min(size, groupEnd - from);
      const group = { term: { [counted.field]: post.key } };
      const parts = await Promise.all([
        far(
          [...filter, group],
          { sort, counted: [next, ...rest] },
          { from: from - post.place, size: here },
        ),
        here === size || groupEnd === total
          ? []
          : far(
              filter,
              { sort, counted: [counted, ...finer] },
              { from: groupEnd, size: size - here },
            ),
      ]);
      return parts.flat();
    }
    // Some more, in case games went since they were counted.
    const behind = posts[placeOfLastUpTo(posts, from + size + SPARE_GAMES) + 1];
    const [told] = await ask([
      listing([...filter, between(counted, { since: post, until: behind })], {
        sort,
        from: Math.min(from - post.place, MAX_COUNTED_OFF - size),
        size,
        few: true,
      }),
    ]);
    return idsOf(told);
  }

  async function sorted(
    filter: GameFilter,
    by: Sort,
    { start, end }: Slice,
  ): Promise<OrderedGames> {
    const among = [VISIBLE, ...filtersOf(filter)];
    const row = ROWS[by];
    if (end <= COUNTED_OFF) {
      const { ids, total } = await near(among, row, { start, end });
      return { ids, total, hasMore: end < total };
    }
    const [counted] = await ask([counting(among)]);
    const total = totalOf(counted);
    const ids = start < total ? await far(among, row, { from: start, size: end - start }) : [];
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
      listing(filter, { sort, from: Math.min(from, MAX_COUNTED_OFF - size), size }),
    ]);
    return idsOf(told);
  }

  /** As randomOrder and turned of the embedded index have it, of games that stay where they are. */
  async function random(
    filter: GameFilter,
    seed: string,
    { start, end }: Slice,
  ): Promise<OrderedGames> {
    const { shuffle, rank } = startOf(seed);
    const moment = momentOf(seed, now());
    const chosen = filtersOf(filter);
    const circle = [...chosen, { term: { shown: moment } }];
    const row = rowOf(shuffle);
    const field = rankField(shuffle);
    const isNear = end <= COUNTED_OFF;
    const size = end - start;
    const name = JSON.stringify(chosen);
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
            listing(
              [
                ...circle,
                { range: { [field]: { gte: rank, lt: rank + ranksOf(end, sizes.get(name)) } } },
              ],
              { sort: row.sort, from: start, size, few: sizes.has(name) },
            ),
          ]
        : []),
    ]);
    sizes.set(name, totalOf(total));
    const page = { total: totalOf(total), hasMore: end < totalOf(all) };
    const first = idsOf(near);
    if (first.length === size || start >= totalOf(all)) return { ids: first, ...page };
    return { ids: await turned(), ...page };

    async function turned(): Promise<number[]> {
      const { posts, total: games } = await signpostsOf(circle, row.counted[0]);
      const begin = await placeOf(rank, posts);
      const inCircle = Math.max(0, Math.min(end, games) - start);
      const from = games === 0 ? 0 : (begin + start) % games;
      const upToEnd = Math.min(inCircle, games - from);
      const parts = await Promise.all([
        far(circle, row, { from, size: upToEnd }),
        far(circle, row, { from: 0, size: inCircle - upToEnd }),
        later(chosen, {
          shuffle,
          moment,
          from: Math.max(0, start - games),
          size: size - inCircle,
        }),
      ]);
      return parts.flat();
    }

    /** The number of games of the circle before a rank. */
    async function placeOf(wanted: number, posts: readonly Signpost[]): Promise<number> {
      const at = posts.findLast(({ key }) => Number(key) <= wanted);
      if (!at) return 0;
      const [told] = await ask([
        counting([...circle, { range: { [field]: { gte: at.key, lt: wanted } } }]),
      ]);
      return at.place + totalOf(told);
    }
  }

  return (filter: GameFilter, order: Order, slice: Slice): Promise<OrderedGames> =>
    order.by === 'random' ? random(filter, order.seed, slice) : sorted(filter, order.by, slice);
}

const totalOf = (told: SearchAnswer | undefined) => told?.hits.total?.value ?? 0;
const idsOf = (told: SearchAnswer | undefined) =>
  told?.hits.hits.map(({ _id }) => Number(_id)) ?? [];

/** Ranks that most likely hold `games` of `among` games; all of them where `among` is unknown. */
function ranksOf(games: number, among: number | undefined): number {
  return among === undefined || among === 0
    ? ALL_RANKS
    : Math.ceil((ALL_RANKS * (games * SPARE + SPARE_GAMES)) / among);
}

const nameOfPosts = (filter: readonly Query[], counted: CountedBy) =>
  JSON.stringify([filter, counted]);

/**
 * Keys from a signpost on and before another, as one range: OpenSearch looks up the keys of each range by itself, and of
 * one that is open at an end they are nearly all. A step downwards begins with its highest key, which is just below the
 * name of the one before.
 */
function between(
  { field, order, step = 0 }: CountedBy,
  { since, until }: { since?: Signpost | undefined; until?: Signpost | undefined },
): Query {
  if (order === 'asc') return { range: { [field]: { gte: since?.key, lt: until?.key } } };
  if (step === 0) return { range: { [field]: { lte: since?.key, gt: until?.key } } };
  const end = (post: Signpost | undefined) => post && Number(post.key) + step;
  return { range: { [field]: { lt: end(since), gte: end(until) } } };
}

/** Where the last signpost up to a place stands among them; -1 before all of them. */
function placeOfLastUpTo(posts: readonly Signpost[], place: number): number {
  let first = 0;
  for (let above = posts.length; first < above; ) {
    const middle = (first + above) >>> 1;
    if ((posts[middle]?.place ?? 0) <= place) first = middle + 1;
    else above = middle;
  }
  return first - 1;
}
