import { isDuplicateKey } from '@slots/mongo/connection';
import { pageOf } from '@slots/mongo/page';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type Collection, type Model, trusted } from 'mongoose';
import {
  CHUNK_INDEXES,
  type ImportChunk,
  type ImportRecord,
  type ItemFailure,
} from './import.model.ts';
import { STEPS_KEPT } from './import-speed.ts';

export type NewImport = Omit<
  ImportRecord,
  '_id' | 'state' | 'total' | 'steps' | 'startedAt' | 'finishedAt'
> & { readonly gameIds: readonly number[] };

export interface ItemCounts {
  readonly succeeded: number;
  readonly failed: number;
}

export interface ImportResults {
  readonly success: readonly number[];
  readonly errors: readonly ItemFailure[];
}

const UNFINISHED: ImportRecord['state'][] = ['queued', 'running'];
const NONE: ItemCounts = { succeeded: 0, failed: 0 };

function chunkId(importId: number, chunk: number): string {
  return `${importId}:${chunk}`;
}

/** The fields of an import that webhooks are told of. */
type EndedImport = Pick<ImportRecord, '_id' | 'state' | 'total' | 'finishedAt' | 'requestedBy'>;

/** Imports and their chunks: the source of truth about requests and their outcomes. */
export function createImportsRepository({
  imports,
  chunks,
  transact,
  sequence,
}: {
  imports: Model<ImportRecord>;
  chunks: Collection<ImportChunk>;
  transact: Transact;
  sequence: Sequence;
}) {
  async function insert({ gameIds, ...asked }: NewImport): Promise<ImportRecord> {
    const record: ImportRecord = {
      ...asked,
      _id: await sequence.next('imports'),
      state: 'queued',
      total: gameIds.length,
      steps: [],
      startedAt: null,
      finishedAt: null,
    };
    const { chunkSize } = asked;
    const rows = Array.from({ length: Math.ceil(gameIds.length / chunkSize) }, (_, chunk) => ({
      _id: chunkId(record._id, chunk),
      importId: record._id,
      chunk,
      pending: gameIds.slice(chunk * chunkSize, (chunk + 1) * chunkSize),
      succeeded: [],
      failed: [],
    }));
    // Only imports of the same request can conflict.
    await transact(`import:${record.idempotencyKey ?? record._id}`, async (session) => {
      await imports.create([record], { session });
      await chunks.insertMany(rows, { session });
    });
    return record;
  }

  /** The import that the same request has made before. */
  async function sameRequest({
    idempotencyKey,
    seedStep,
  }: Pick<NewImport, 'idempotencyKey' | 'seedStep'>): Promise<ImportRecord | null> {
    if (idempotencyKey !== undefined)
      return imports.findOne({ idempotencyKey }).lean<ImportRecord>();
    return seedStep === undefined ? null : imports.findOne({ seedStep }).lean<ImportRecord>();
  }

  async function isRunning(importId: number): Promise<boolean> {
    const record = await imports.findById(importId, { state: 1 }).lean<ImportRecord>();
    return record?.state === 'running';
  }

  /** One list of the chunks in which it has anything; the first `most` of it, all of it without. */
  async function outcomes<T>(
    importId: number,
    list: 'succeeded' | 'failed',
    { of, most }: { of: (chunk: ImportChunk) => readonly T[]; most: number | undefined },
  ): Promise<T[]> {
    const found: T[] = [];
    const rows = chunks
      .find({ importId, [`${list}.0`]: { $exists: true } }, { projection: { [list]: 1 } })
      .sort({ chunk: 1 })
      .batchSize(most === undefined ? 1_000 : 5);
    for await (const chunk of rows) {
      found.push(...of(chunk).slice(0, most && most - found.length));
      if (found.length === most) break;
    }
    return found;
  }

  return {
    async prepare(): Promise<void> {
      await imports.createIndexes();
      await chunks.createIndexes(CHUNK_INDEXES);
    },

    sameRequest,

    /** The record and its chunks at once or not at all. The same request again gets the first record. */
    async create(wanted: NewImport): Promise<ImportRecord> {
      const first = await sameRequest(wanted);
      if (first) return first;
      try {
        return await insert(wanted);
      } catch (error) {
        const winner = isDuplicateKey(error) ? await sameRequest(wanted) : null;
        if (!winner) throw error;
        return winner;
      }
    },

    async find(id: number): Promise<ImportRecord | null> {
      return imports.findById(id).lean<ImportRecord>();
    },

    list: (slice: { page: number; limit: number }) =>
      pageOf(imports, undefined, { _id: -1 }, slice),

    /** All of them, newest first, as a stream. */
    stream: (): AsyncIterable<ImportRecord> =>
      imports.find().sort({ _id: -1 }).lean<ImportRecord[]>().cursor(),

    async seedStep(step: 'first' | 'rest'): Promise<ImportRecord | null> {
      return imports.findOne({ seedStep: step }).lean<ImportRecord>();
    },

    async unfinished(): Promise<ImportRecord[]> {
      return imports.find({ state: trusted({ $in: UNFINISHED }) }).lean<ImportRecord[]>();
    },

    /** Numbers of the chunks that have games left, lowest first; the first `most` of them. */
    async pendingChunks(importId: number, most: number): Promise<number[]> {
      const rows = await chunks
        .find({ importId, 'pending.0': { $exists: true } }, { projection: { chunk: 1 } })
        .sort({ chunk: 1 })
        .limit(most)
        .toArray();
      return rows.map(({ chunk }) => chunk);
    },

    /** True if an import is still to be worked on; the first to ask makes it a running one. */
    async begin(importId: number, at: Date): Promise<boolean> {
      if (await isRunning(importId)) return true;
      await imports.updateOne(
        { _id: importId, state: 'queued' },
        { $set: { state: 'running', startedAt: at } },
      );
      return isRunning(importId);
    },

    isRunning,

    /** External ids of a chunk that have no outcome yet. */
    async pendingGames(importId: number, chunk: number): Promise<readonly number[]> {
      const row = await chunks.findOne(
        { _id: chunkId(importId, chunk) },
        { projection: { pending: 1 } },
      );
      return row?.pending ?? [];
    },

    /**
     * Writes outcomes of games of a chunk, all at once; one that is there already stays.
     * @returns how many were not there yet
     */
    async settle(
      { importId, chunk }: { importId: number; chunk: number },
      { succeeded, failed }: { succeeded: readonly number[]; failed: readonly ItemFailure[] },
      at: Date,
    ): Promise<ItemCounts> {
      const settled = [...succeeded, ...failed.map(({ id }) => id)];
      if (settled.length === 0) return NONE;
      const before = await chunks.findOneAndUpdate(
        { _id: chunkId(importId, chunk) },
        [
          {
            $set: {
              // Only what is pending still: a worker that was thought dead may have been first.
              succeeded: {
                $concatArrays: ['$succeeded', { $setIntersection: ['$pending', succeeded] }],
              },
              failed: {
                $concatArrays: [
                  '$failed',
                  {
                    $filter: {
                      input: { $literal: failed },
                      as: 'item',
                      cond: { $in: ['$$item.id', '$pending'] },
                    },
                  },
                ],
              },
              pending: { $setDifference: ['$pending', settled] },
            },
          },
        ],
        { projection: { pending: 1 } },
      );
      const pending = new Set(before?.pending);
      const counts = {
        succeeded: succeeded.filter((id) => pending.has(id)).length,
        failed: failed.filter(({ id }) => pending.has(id)).length,
      };
      // Losing one of these loses no game.
      await imports.updateOne(
        { _id: importId },
        {
          $push: {
            steps: {
              $each: [{ at, games: counts.succeeded + counts.failed }],
              $slice: -STEPS_KEPT,
            },
          },
        },
        { writeConcern: { w: 1 } },
      );
      return counts;
    },

    /** Ends an import that has nothing left to do. */
    async finishIfDone(importId: number, at: Date): Promise<boolean> {
      // Chunks are worked on in their order: from the end the first look nearly always finds one that is left.
      const left = await chunks.findOne(
        { importId, 'pending.0': { $exists: true } },
        { projection: { _id: 1 }, sort: { chunk: -1 } },
      );
      if (left) return false;
      await imports.updateOne(
        { _id: importId, state: trusted({ $in: UNFINISHED }) },
        { $set: { state: 'completed', finishedAt: at } },
      );
      return true;
    },

    /** Ends an import that has not ended, leaving what is left undone. */
    async cancel(importId: number, at: Date): Promise<void> {
      await imports.updateOne(
        { _id: importId, state: trusted({ $in: UNFINISHED }) },
        { $set: { state: 'cancelled', finishedAt: at } },
      );
    },

    /** Outcomes counted from the chunks, by import. */
    async counts(importIds: readonly number[]): Promise<(importId: number) => ItemCounts> {
      const rows = await chunks
        .aggregate<ItemCounts & { _id: number }>([
          { $match: { importId: { $in: [...importIds] } } },
          {
            $group: {
              _id: '$importId',
              succeeded: { $sum: { $size: '$succeeded' } },
              failed: { $sum: { $size: '$failed' } },
            },
          },
        ])
        .toArray();
      const counts = new Map(
        rows.map(({ _id, succeeded, failed }) => [_id, { succeeded, failed }]),
      );
      return (importId) => counts.get(importId) ?? NONE;
    },

    /** Games by outcome; the first `most` of each, all of them without it. */
    async results(importId: number, most?: number): Promise<ImportResults> {
      const [success, errors] = await Promise.all([
        outcomes(importId, 'succeeded', { of: ({ succeeded }) => succeeded, most }),
        outcomes(importId, 'failed', { of: ({ failed }) => failed, most }),
      ]);
      return { success, errors };
    },

    /** All imports by people that ended from a moment on, the first one first: what is left out is never asked for again. */
    endedSince: (moment: Date): Promise<EndedImport[]> =>
      imports
        .find({ finishedAt: trusted({ $gte: moment }), seedStep: null })
        .sort({ finishedAt: 1 })
        .select({ state: 1, total: 1, finishedAt: 1, requestedBy: 1 })
        .lean<EndedImport[]>(),

    /** Removes imports that ended before a moment, chunks first, so that a cut leaves no orphans. */
    async prune(before: Date): Promise<void> {
      const old = await imports
        .find({
          finishedAt: trusted({ $lt: before }),
          state: trusted({ $in: ['completed', 'cancelled'] }),
          seedStep: null,
        })
        .select('_id')
        .lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await chunks.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },
  };
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>;
