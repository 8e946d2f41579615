import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { rowsOf } from '@slots/mongo/rows';
import { LRUCache } from 'lru-cache';
import mongoose, { type Model } from 'mongoose';
import type { GameFilter, OrderedGames, Places } from '../game-index/game-index.ts';
import type { GameRecord } from '../games/stored-game.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';

const VISIBLE = { withdrawn: false, published: true } as const;
/** The index of the games that visitors see, in their order. */
const IN_ORDER = { withdrawn: 1, published: 1, _id: 1 } as const;
/** So long MongoDB may look for a page; it is asked in the place of an engine that is away. */
const PATIENCE_MS = 3_000;
/** MongoDB's code for a search that took longer. */
const TOOK_TOO_LONG = 50;
/** Numbers and places of an order are known for so long: of a million games each takes a third of a second to count off. */
const KNOWN_MS = 10_000;
const ORDERS_KNOWN = 1_000;
const PLACES_KNOWN = 2_000;
const FIELDS: Readonly<Record<Taxonomy, 'provider' | 'type' | 'themes'>> = {
  providers: 'provider',
  types: 'type',
  themes: 'themes',
};

/** Lists of games from MongoDB alone, in the order of their ids: for while OpenSearch is away. */
export function createPlainGamesRepository({ games }: { games: Model<GameRecord> }) {
  const rows = rowsOf(games);

  const totals = new LRUCache<string, Promise<number | undefined>>({
    max: ORDERS_KNOWN,
    ttl: KNOWN_MS,
  });
  /** Ids at places where pages ended: the next page, and one near it, need not be counted off from the first game. */
  const places = new LRUCache<string, Map<number, number>>({ max: ORDERS_KNOWN, ttl: KNOWN_MS });

  /** The number of games of a filter; undefined where counting them takes too long. */
  function totalOf(name: string, filter: GameFilter): Promise<number | undefined> {
    const known = totals.get(name);
    if (known) return known;
    const counted = rows
      .countDocuments(queryOf(filter), { maxTimeMS: PATIENCE_MS, hint: IN_ORDER })
      .catch((error: unknown) => {
        if (error instanceof mongoose.mongo.MongoServerError && error.code === TOOK_TOO_LONG)
          return undefined;
        totals.delete(name);
        throw error;
      });
    totals.set(name, counted);
    return counted;
  }

  async function idsAt(name: string, filter: GameFilter, { start, end }: Places) {
    const known = places.get(name) ?? new Map<number, number>();
    const [place, id] = [...known].reduce<readonly [number, number]>(
      (nearest, one) => (one[0] <= start && one[0] > nearest[0] ? one : nearest),
      [0, Number.NEGATIVE_INFINITY],
    );
    const found = await rows
      .find(
        { ...queryOf(filter), _id: { $gt: id } },
        { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS, hint: IN_ORDER },
      )
      .sort({ _id: 1 })
      .skip(start - place)
      .limit(end - start)
      .toArray();
    const last = found.at(-1);
    if (last && known.size < PLACES_KNOWN) known.set(start + found.length, last._id);
    if (!places.has(name)) places.set(name, known);
    return found.map(({ _id }) => _id);
  }

  return {
    /** @param known the number of games of the filter, where it was told a moment ago */
    async ordered(
      filter: GameFilter,
      { start, end }: Places,
      known?: number,
    ): Promise<OrderedGames> {
      const name = JSON.stringify(queryOf(filter));
      const [ids, counted] = await Promise.all([
        idsAt(name, filter, { start, end }),
        known ?? totalOf(name, filter),
      ]);
      // At least those that were found, and one more where there may be.
      const total = counted ?? start + ids.length + (ids.length === end - start ? 1 : 0);
      return { ids, total, hasMore: end < total };
    },

    async counts(taxonomy: Taxonomy): Promise<CountedRef[]> {
      const field = FIELDS[taxonomy];
      return rows
        .aggregate<CountedRef>(
          [
            { $match: VISIBLE },
            { $project: { ref: `$${field}` } },
            { $unwind: '$ref' },
            { $group: { _id: '$ref.id', ref: { $last: '$ref' }, gameCount: { $sum: 1 } } },
            { $sort: { gameCount: -1, 'ref.name': 1 } },
            {
              $project: {
                _id: 0,
                id: '$ref.id',
                name: '$ref.name',
                slug: '$ref.slug',
                gameCount: 1,
              },
            },
          ],
          { maxTimeMS: PATIENCE_MS },
        )
        .toArray();
    },

    /** External ids of all games, smallest first. */
    async libraryIds({ start, end }: Places): Promise<number[]> {
      const found = await rows
        .find({}, { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS })
        .sort({ _id: 1 })
        .skip(start)
        .limit(end - start)
        .toArray();
      return found.map(({ _id }) => _id);
    },
  };
}

export type PlainGamesRepository = ReturnType<typeof createPlainGamesRepository>;

function queryOf({ type, provider, theme, minRtp }: GameFilter) {
  const named = { type, provider, themes: theme };
  const refs = Object.entries(named).flatMap(([field, value]) =>
    value === undefined
      ? []
      : [{ $or: [{ [`${field}.slug`]: value }, { [`${field}.id`]: Number(value) }] }],
  );
  return {
    ...VISIBLE,
    ...(minRtp === undefined ? {} : { rtpValue: { $gte: minRtp } }),
    ...(refs.length === 0 ? {} : { $and: refs }),
  };
}
