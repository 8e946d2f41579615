import type { CountedRef } from '@slots/contracts/catalog/public-games';
import mongoose, { type Collection } from 'mongoose';
import pLimit from 'p-limit';
import {
  type GameFilter,
  MAX_ALIKE,
  type OrderedGames,
  type Slice,
} from '../game-index/game-index.ts';
import { createListPositions } from '../games/list-positions.ts';
import { type GameRecord, PUBLIC } from '../games/stored-game.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';

/** The index of the games that visitors see, in their order. */
const IN_ORDER = { withdrawn: 1, published: 1, _id: 1 } as const;
/** Longest time that MongoDB may search for a page; it is asked in place of an unavailable engine. */
const PATIENCE_MS = 3_000;
/** Games of a filter are not counted for longer: no index tells their number. */
const COUNT_PATIENCE_MS = 500;
/** Each waits for those before it, within the time of its request. */
const MAX_WAITING_COUNTS = 2;
/** MongoDB's code for a search that took longer. */
const TOOK_TOO_LONG = 50;
const FIELDS: Readonly<Record<Taxonomy, 'provider' | 'type' | 'themes'>> = {
  providers: 'provider',
  types: 'type',
  themes: 'themes',
};

class TooManyCounts extends Error {}

/** Lists of games from MongoDB alone, in the order of their ids: for while OpenSearch is away. */
export function createPlainGamesRepository({ games: rows }: { games: Collection<GameRecord> }) {
  const listPositions = createListPositions();
  /** One at a time: those that find no index go through all games. */
  const oneByOne = pLimit(1);

  /** The number of games of a filter; undefined where counting them takes too long. */
  async function totalOf(name: string, filter: GameFilter): Promise<number | undefined> {
    const query = queryOf(filter);
    const isAll = Object.keys(query).length === Object.keys(PUBLIC).length;
    const count = (maxTimeMS: number) => () =>
      rows.countDocuments(query, { maxTimeMS, hint: IN_ORDER });
    if (isAll) return listPositions.total(name, count(PATIENCE_MS));
    try {
      return await listPositions.total(name, async () => {
        if (oneByOne.pendingCount >= MAX_WAITING_COUNTS) throw new TooManyCounts();
        return oneByOne(count(COUNT_PATIENCE_MS));
      });
    } catch (error) {
      const isTooLong =
        error instanceof mongoose.mongo.MongoServerError && error.code === TOOK_TOO_LONG;
      if (isTooLong || error instanceof TooManyCounts) return undefined;
      throw error;
    }
  }

  async function idsAt(name: string, filter: GameFilter, { start, end }: Slice) {
    const { place, id } = listPositions.before(name, start);
    const ids = await idsAmong(filter, { $gt: id }, { skip: start - place, limit: end - start });
    listPositions.passed(name, start + ids.length, ids.at(-1));
    return ids;
  }

  async function idsAmong(
    filter: GameFilter,
    _id: { readonly $gt: number } | { readonly $lt: number },
    { skip = 0, limit }: { skip?: number; limit: number },
  ): Promise<number[]> {
    return rows
      .find(
        { ...queryOf(filter), _id },
        { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS, hint: IN_ORDER },
      )
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .map((game) => game._id)
      .toArray();
  }

  return {
    /** @param known the number of games of the filter, where it was told a moment ago */
    async ordered(
      filter: GameFilter,
      { start, end }: Slice,
      known?: number,
    ): Promise<OrderedGames> {
      const name = JSON.stringify(queryOf(filter));
      const [ids, counted] = await Promise.all([
        idsAt(name, filter, { start, end }),
        known ?? totalOf(name, filter),
      ]);
      // At least those that were found, and one more where there may be.
      const total = counted ?? start + ids.length + (ids.length === end - start ? 1 : 0);
      return { ids, total, hasMore: end < total, isStandIn: true };
    },

    /**
     * Ids of games of a filter in place of those that are like one: the next ones by id, and the first ones after the last,
     * so that each game has others. Undefined when visitors do not see that one.
     */
    async nextTo(id: number, filter: GameFilter): Promise<number[] | undefined> {
      const game = await rows.findOne(
        { ...PUBLIC, _id: id },
        { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS },
      );
      if (!game) return undefined;
      const after = await idsAmong(filter, { $gt: id }, { limit: MAX_ALIKE });
      const limit = MAX_ALIKE - after.length;
      return limit === 0 ? after : [...after, ...(await idsAmong(filter, { $lt: id }, { limit }))];
    },

    async counts(taxonomy: Taxonomy): Promise<CountedRef[]> {
      const field = FIELDS[taxonomy];
      return rows
        .aggregate<CountedRef>(
          [
            { $match: PUBLIC },
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
    async libraryIds({ start, end }: Slice): Promise<number[]> {
      return rows
        .find({}, { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS })
        .sort({ _id: 1 })
        .skip(start)
        .limit(end - start)
        .map(({ _id }) => _id)
        .toArray();
    },
  };
}

export type PlainGamesRepository = ReturnType<typeof createPlainGamesRepository>;

function queryOf({ type, provider, theme, minRtp, releasedBy }: GameFilter) {
  const named = { type, provider, themes: theme };
  const refs = Object.entries(named).flatMap(([field, value]) =>
    value === undefined
      ? []
      : [{ $or: [{ [`${field}.slug`]: value }, { [`${field}.id`]: Number(value) }] }],
  );
  return {
    ...PUBLIC,
    ...(minRtp === undefined ? {} : { rtpValue: { $gte: minRtp } }),
    ...(releasedBy === undefined ? {} : { releaseDay: { $not: { $gt: releasedBy } } }),
    ...(refs.length === 0 ? {} : { $and: refs }),
  };
}
