import type { Collection } from 'mongoose';
import type { GameRecord } from '../games/stored-game.ts';
import { type LibraryFilter, libraryQuery } from './library-query.ts';

/** Games that the driver fetches at a time for a CSV file. */
const CSV_BATCH_SIZE = 500;

const LIBRARY = {
  name: 1,
  slug: 1,
  thumbHash: 1,
  provider: 1,
  type: 1,
  published: 1,
  withdrawn: 1,
  featured: 1,
  launcher: 1,
  updatedAt: 1,
} as const;
export type LibraryRecord = Pick<GameRecord, '_id' | keyof typeof LIBRARY>;

/** The lists of staff. */
export function createLibraryRepository({ games: rows }: { games: Collection<GameRecord> }) {
  /** In the order of the ids. */
  async function byIds(ids: readonly number[]): Promise<LibraryRecord[]> {
    const found = await rows.find({ _id: { $in: [...ids] } }, { projection: LIBRARY }).toArray();
    const byId = new Map(found.map((game) => [game._id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    /** A page of the games that a list holds. What is skipped is counted off in an index. */
    async page(
      list: LibraryFilter,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ games: LibraryRecord[]; total: number }> {
      const { filter, sort, hint } = libraryQuery(list);
      const [ids, total] = await Promise.all([
        rows
          .find(filter, { projection: { _id: 1 }, ...hint })
          .sort(sort)
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        Object.keys(filter).length > 0
          ? rows.countDocuments(filter, hint)
          : rows.estimatedDocumentCount(),
      ]);
      return { games: await byIds(ids.map(({ _id }) => _id)), total };
    },

    /** A page of all games whose ids are known already. */
    async pageOf(ids: readonly number[]): Promise<{ games: LibraryRecord[]; total: number }> {
      const [games, total] = await Promise.all([byIds(ids), rows.estimatedDocumentCount()]);
      return { games, total };
    },

    /** All games of a list, as a stream. */
    stream(list: LibraryFilter): AsyncIterable<GameRecord> {
      const { filter, sort, hint } = libraryQuery(list);
      return rows.find(filter, { batchSize: CSV_BATCH_SIZE, ...hint }).sort(sort);
    },
  };
}

export type LibraryRepository = ReturnType<typeof createLibraryRepository>;
