import { escapeRegExp } from '@slots/mongo/regular-expression';
import type { Connection } from 'mongoose';
import { thumbHash } from '../images/thumb-address.ts';
import type { CatalogueGameCopy, MalformedItem } from './catalogue-game.ts';
import {
  type MalformedRecord,
  type MirrorGame,
  malformedModel,
  mirrorGameModel,
} from './mirror-game.model.ts';

/** Games that the driver fetches at a time for a file. */
const FILED_AT_ONCE = 500;

export interface MirrorFilter {
  /** Part of a name; accents and case do not matter. */
  readonly search?: string | undefined;
}

/** Letters without accents and capitals, so that a search finds what somebody can type. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function queryOf({ search }: MirrorFilter) {
  return search ? { searchName: { $regex: escapeRegExp(searchable(search)) } } : {};
}

/** The mirror of the external catalogue, and the items of it that could not be read. */
export function createMirrorRepository(connection: Connection) {
  const mirror = mirrorGameModel(connection);
  const malformed = malformedModel(connection);
  // The driver itself, for writes and reads of many: no document is built for each.
  const rows = connection.collection<MirrorGame>(mirror.collection.name);
  const malformedRows = connection.collection<MalformedRecord>(malformed.collection.name);
  return {
    async prepare(): Promise<void> {
      await mirror.createIndexes();
      await malformed.createIndexes();
    },

    async page(filter: MirrorFilter, { page, perPage }: { page: number; perPage: number }) {
      const query = queryOf(filter);
      const [games, total] = await Promise.all([
        rows
          .find(query)
          .sort({ _id: 1 })
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        rows.countDocuments(query),
      ]);
      return { games, total };
    },

    /** All games that match, one after the other: read while they are wanted. */
    filed(filter: MirrorFilter): AsyncIterable<MirrorGame> {
      return rows.find(queryOf(filter), { batchSize: FILED_AT_ONCE }).sort({ _id: 1 });
    },

    async find(id: number): Promise<MirrorGame | null> {
      return mirror.findById(id).lean<MirrorGame>();
    },

    async findMany(ids: readonly number[]): Promise<MirrorGame[]> {
      return rows.find({ _id: { $in: [...ids] } }).toArray();
    },

    /** As much of these games as tells what an import would do. */
    async outlines(ids: readonly number[]) {
      const fields = { name: 1, hash: 1, withdrawn: 1, published: 1 } as const;
      return rows.find({ _id: { $in: [...ids] } }, { projection: fields }).toArray();
    },

    /** Items that were put aside, newest first. */
    async malformedPage({ page, limit }: { page: number; limit: number }) {
      const [items, total] = await Promise.all([
        malformed
          .find()
          .sort({ at: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<MalformedRecord[]>(),
        malformed.estimatedDocumentCount(),
      ]);
      return { items, total };
    },

    /** The ids of all games that match, smallest first. */
    async ids(filter: MirrorFilter, limit = 0): Promise<number[]> {
      const found = await rows
        .find(queryOf(filter), { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    async count(): Promise<number> {
      return mirror.estimatedDocumentCount();
    },

    async countSeen(runId: number): Promise<number> {
      return mirror.countDocuments({ seenIn: runId });
    },

    /** The source address of a thumbnail, by the hash that our address of it carries. */
    async thumbSource(hash: string): Promise<string | null> {
      const game = await mirror
        .findOne({ thumbHash: hash }, { thumb: 1 })
        .lean<Pick<MirrorGame, 'thumb'>>();
      return game?.thumb ?? null;
    },

    /** Stores copies as they are now. `seenIn` is the sync run that met them, 0 for an import. */
    async save(
      copies: readonly CatalogueGameCopy[],
      { seenIn, at }: { seenIn: number; at: Date },
    ): Promise<void> {
      if (copies.length === 0) return;
      await rows.bulkWrite(
        copies.map((copy) => ({
          updateOne: {
            filter: { _id: copy.id },
            update: {
              $set: { ...recordOf(copy), fetchedAt: at },
              // An import never takes back that a sync has met the game.
              $max: { seenIn },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      // What can be read now is no longer malformed.
      await malformedRows.deleteMany({ _id: { $in: copies.map(({ id }) => String(id)) } });
    },

    /** Puts items aside that could not be read: each once, as the last run to meet it found it. */
    async putAside(
      items: readonly MalformedItem[],
      { runId, page, at }: { runId: number; page: number; at: Date },
    ) {
      if (items.length === 0) return;
      await malformed.bulkWrite(
        items.map(({ id, reason }, index) => ({
          updateOne: {
            filter: { _id: id === null ? `page-${page}-${index}` : String(id) },
            update: { $set: { runId, externalId: id, reason, at } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },

    /**
     * After a run: what earlier ones put aside and is not there any more. A whole run has met all that
     * there is; a delta only vouches for items without an id that deltas since the last whole run met.
     */
    async forgetMalformed(runId: number, lastWhole: number | null): Promise<void> {
      await malformedRows.deleteMany(
        lastWhole === null
          ? { runId: { $lt: runId } }
          : { runId: { $lt: runId, $gt: lastWhole }, externalId: null },
      );
    },

    async countMalformed(runId: number): Promise<number> {
      return malformed.countDocuments({ runId });
    },

    /**
     * After a whole sync: what the run did not meet has been withdrawn by the catalogue. Items that
     * it met but could not read are still there.
     * @returns the ids that were withdrawn
     */
    async withdrawUnseen(runId: number): Promise<number[]> {
      const unread = await malformed
        .find({ runId }, { externalId: 1 })
        .lean<{ externalId: number | null }[]>();
      const spared = unread.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]));
      const query = { seenIn: { $lt: runId }, withdrawn: false, _id: { $nin: spared } };
      const unseen = await rows.find(query, { projection: { _id: 1 } }).toArray();
      const ids = unseen.map(({ _id }) => _id);
      await rows.updateMany({ _id: { $in: ids } }, { $set: { withdrawn: true } });
      return ids;
    },
  };
}

export type MirrorRepository = ReturnType<typeof createMirrorRepository>;

function recordOf({ id: _id, ...copy }: CatalogueGameCopy) {
  return {
    ...copy,
    searchName: searchable(copy.name),
    thumbHash: copy.thumb === null ? null : thumbHash(copy.thumb),
    withdrawn: !copy.published,
  };
}
