import { pageOf } from '@slots/mongo/page';
import { escapeRegExp } from '@slots/mongo/regular-expression';
import { batchesOf } from '@slots/mongo/rows';
import { searchable } from '@slots/mongo/searchable';
import { type Collection, type Model, trusted } from 'mongoose';
import { thumbHash } from '../images/thumb-address.ts';
import type { CatalogueGameCopy, MalformedItem } from './catalogue-game.ts';
import { GONE } from './gone-game.ts';
import type { ImportedMarks } from './imported-marks.repository.ts';
import {
  MARKED,
  type MalformedRecord,
  MIRROR_INDEXES,
  type MirrorGame,
  SEARCHED,
} from './mirror-game.model.ts';

/** Games that the driver fetches at a time for a CSV file. */
const CSV_BATCH_SIZE = 500;

export interface MirrorFilter {
  /** Part of a name; accents and case do not matter. */
  readonly search?: string | undefined;
  readonly imported?: boolean | undefined;
}

/** Matches that the catalogue still has: by id alone, which every index holds. */
function queryOf({ search, imported }: MirrorFilter, gone: readonly number[]) {
  return {
    ...(search && { searchName: { $regex: escapeRegExp(searchable(search)) } }),
    ...(imported !== undefined && { imported }),
    ...(gone.length > 0 && { _id: { $nin: [...gone] } }),
  };
}

/** The index that holds the ids of all matches, so that no game is read to leave it out. */
function indexOf({ search, imported }: MirrorFilter) {
  if (search) return SEARCHED;
  return imported === undefined ? { _id: 1 as const } : MARKED;
}

/** The mirror of the external catalogue, and the items of it that could not be read. */
export function createMirrorRepository({
  mirror: rows,
  malformed,
  marks,
}: {
  mirror: Collection<MirrorGame>;
  malformed: Model<MalformedRecord>;
  marks: Pick<ImportedMarks, 'renew'>;
}) {
  /** The ids of copies that lists leave out, from an index alone. */
  function goneIds(): Promise<number[]> {
    return rows
      .find(GONE, { projection: { _id: 1 } })
      .map(({ _id }) => _id)
      .toArray();
  }

  /** The ids of what matches, smallest first, from an index alone. */
  function idsOf(filter: MirrorFilter, gone: readonly number[]) {
    return rows
      .find(queryOf(filter, gone), { projection: { _id: 1 }, hint: indexOf(filter) })
      .sort({ _id: 1 })
      .map(({ _id }) => _id);
  }

  /** Counts the new games, which are few in a filled product, and subtracts them from the total that MongoDB knows. */
  async function countOf(filter: MirrorFilter, gone: readonly number[]): Promise<number> {
    const { search, imported } = filter;
    if (search) return rows.countDocuments(queryOf(filter, gone), { hint: indexOf(filter) });
    const all = async () => Math.max(0, (await rows.estimatedDocumentCount()) - gone.length);
    if (imported === undefined) return all();
    const fresh = await rows.countDocuments(queryOf({ imported: false }, gone), { hint: MARKED });
    return imported ? Math.max(0, (await all()) - fresh) : fresh;
  }

  return {
    async prepare(): Promise<void> {
      await rows.createIndexes(MIRROR_INDEXES);
      await malformed.createIndexes();
    },

    /** A page of the games that match. What is skipped is counted off in an index. */
    async page(filter: MirrorFilter, { page, perPage }: { page: number; perPage: number }) {
      const gone = await goneIds();
      const [ids, total] = await Promise.all([
        idsOf(filter, gone)
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        countOf(filter, gone),
      ]);
      const games = await rows
        .find({ _id: { $in: ids } })
        .sort({ _id: 1 })
        .toArray();
      return { games, total };
    },

    /** All games that match, as a stream. */
    async *stream(filter: MirrorFilter): AsyncIterable<MirrorGame> {
      const query = queryOf(filter, await goneIds());
      yield* rows.find(query, { batchSize: CSV_BATCH_SIZE }).sort({ _id: 1 });
    },

    async find(id: number): Promise<MirrorGame | null> {
      return rows.findOne({ _id: id });
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
    malformedPage: (slice: { page: number; limit: number }) =>
      pageOf(malformed, undefined, { at: -1, _id: -1 }, slice),

    /** The ids of all games that match, smallest first. */
    async ids(filter: MirrorFilter, limit = 0): Promise<number[]> {
      return idsOf(filter, await goneIds())
        .limit(limit)
        .toArray();
    },

    /** The same, `size` of them at a time. */
    async *idBatches(filter: MirrorFilter, size: number): AsyncGenerator<number[]> {
      yield* batchesOf(idsOf(filter, await goneIds()).batchSize(size), size);
    },

    /** The number of games that the catalogue still has. */
    async count(): Promise<number> {
      return countOf({}, await goneIds());
    },

    /** The number of games that a run has met; of all, or among some. */
    async countSeen(runId: number, among?: readonly number[]): Promise<number> {
      return among
        ? rows.countDocuments({ _id: { $in: [...among] }, seenIn: runId }, { hint: { _id: 1 } })
        : rows.countDocuments({ seenIn: runId });
    },

    /** The source address of a thumbnail, by the hash that our address of it carries. */
    async thumbSource(hash: string): Promise<string | null> {
      const game = await rows.findOne({ thumbHash: hash }, { projection: { thumb: 1 } });
      return game?.thumb ?? null;
    },

    /** Stores copies as they are now. `seenIn` is the sync run that met them, 0 for an import. */
    async save(
      copies: readonly CatalogueGameCopy[],
      { seenIn, at }: { seenIn: number; at: Date },
    ): Promise<void> {
      if (copies.length === 0) return;
      const { upsertedIds } = await rows.bulkWrite(
        copies.map((copy) => ({
          updateOne: {
            filter: { _id: copy.id },
            update: {
              $set: { ...recordOf(copy), fetchedAt: at },
              // An import never takes back that a sync has met the game.
              $max: { seenIn },
              $setOnInsert: { imported: false },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      // A copy that was lost is of a game that may be there still.
      await marks.renew(copies.flatMap(({ id }, index) => (index in upsertedIds ? [id] : [])));
      // Items that can be read now are no longer malformed.
      await malformed.deleteMany({ _id: trusted({ $in: copies.map(({ id }) => String(id)) }) });
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
      await malformed.deleteMany(
        lastWhole === null
          ? { runId: trusted({ $lt: runId }) }
          : { runId: trusted({ $lt: runId, $gt: lastWhole }), externalId: null },
      );
    },

    async countMalformed(runId: number): Promise<number> {
      return malformed.countDocuments({ runId });
    },

    /**
     * After a whole sync: what the run did not meet, since the catalogue no longer has it; of all games, or among some.
     * Games that were gone before are asked for separately, so that one that stayed public all the same is found. Items that
     * it met but could not read are still there; one without an id may be any game, so beside it nothing is missing for sure.
     */
    async unseen(
      runId: number,
      { gone, among }: { gone: boolean; among?: readonly number[] },
    ): Promise<number[]> {
      const unread = await malformed
        .find({ runId }, { externalId: 1 })
        .lean<{ externalId: number | null }[]>();
      const spared = unread.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]));
      if (spared.length < unread.length) return [];
      const ids = { $nin: spared, ...(among && { $in: [...among] }) };
      const query = { seenIn: { $lt: runId }, _id: ids, ...(gone ? GONE : { $nor: [GONE] }) };
      return rows
        .find(query, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray();
    },

    /** Marks those that the catalogue no longer has, also where it had unpublished them before. */
    async withdraw(ids: readonly number[]): Promise<void> {
      await rows.updateMany({ _id: { $in: [...ids] } }, { $set: GONE });
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
