import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { rowsOf } from '@slots/mongo/rows';
import type { Model } from 'mongoose';
import type { GameFilter, OrderedGames, Places } from '../game-index/game-index.ts';
import type { GameRecord } from '../games/stored-game.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';

const VISIBLE = { withdrawn: false, published: true } as const;
/** So long MongoDB may look for a page; it is asked in the place of an engine that is away. */
const PATIENCE_MS = 3_000;
const FIELDS: Readonly<Record<Taxonomy, 'provider' | 'type' | 'themes'>> = {
  providers: 'provider',
  types: 'type',
  themes: 'themes',
};

/** Lists of games from MongoDB alone, in the order of their ids: for while OpenSearch is away. */
export function createPlainGamesRepository({ games }: { games: Model<GameRecord> }) {
  const rows = rowsOf(games);

  return {
    async ordered(filter: GameFilter, { start, end }: Places): Promise<OrderedGames> {
      const query = queryOf(filter);
      const [found, total] = await Promise.all([
        rows
          .find(query, { projection: { _id: 1 }, maxTimeMS: PATIENCE_MS })
          .sort({ _id: 1 })
          .skip(start)
          .limit(end - start)
          .toArray(),
        rows.countDocuments(query, { maxTimeMS: PATIENCE_MS }),
      ]);
      return { ids: found.map(({ _id }) => _id), total, hasMore: end < total };
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
