import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import { type Connection, trusted } from 'mongoose';
import {
  type ImportItem,
  type ImportRecord,
  importItemModel,
  importModel,
} from './import.model.ts';

export type NewImport = Omit<
  ImportRecord,
  '_id' | 'state' | 'total' | 'startedAt' | 'finishedAt'
> & { readonly gameIds: readonly number[] };

export interface ItemCounts {
  readonly succeeded: number;
  readonly failed: number;
}

export interface ImportResults {
  readonly success: number[];
  readonly errors: { id: number; error: string }[];
}

export interface ItemFailure {
  readonly id: number;
  readonly error: string;
}

const UNFINISHED: ImportRecord['state'][] = ['queued', 'running'];
const NONE: ItemCounts = { succeeded: 0, failed: 0 };

function itemId(importId: number, externalId: number): string {
  return `${importId}:${externalId}`;
}

/** Imports and their items: the truth about what was asked for and what became of it. */
export function createImportsRepository(connection: Connection, sequence: Sequence) {
  const imports = importModel(connection);
  const items = importItemModel(connection);
  // The driver itself, for writes and reads of many: no document is built for each.
  const itemRows = connection.collection<ImportItem>(items.collection.name);

  async function insert({ gameIds, ...asked }: NewImport): Promise<ImportRecord> {
    const record: ImportRecord = {
      ...asked,
      _id: await sequence.next('imports'),
      state: 'queued',
      total: gameIds.length,
      startedAt: null,
      finishedAt: null,
    };
    const rows = gameIds.map(
      (externalId, index): ImportItem => ({
        _id: itemId(record._id, externalId),
        importId: record._id,
        externalId,
        chunk: Math.floor(index / record.chunkSize),
        state: 'pending',
        error: null,
      }),
    );
    await connection.withSession((session) =>
      session.withTransaction(async () => {
        await imports.create([record], { session });
        await itemRows.insertMany(rows, { session });
      }),
    );
    return record;
  }

  async function sameRequest({
    idempotencyKey,
    seedStep,
  }: NewImport): Promise<ImportRecord | null> {
    if (idempotencyKey !== undefined)
      return imports.findOne({ idempotencyKey }).lean<ImportRecord>();
    return seedStep === undefined ? null : imports.findOne({ seedStep }).lean<ImportRecord>();
  }

  async function isRunning(importId: number): Promise<boolean> {
    const record = await imports
      .findById(importId)
      .select('state')
      .lean<Pick<ImportRecord, 'state'>>();
    return record?.state === 'running';
  }

  return {
    async prepare(): Promise<void> {
      await imports.createIndexes();
      await items.createIndexes();
    },

    /** The record and its items at once or not at all. The same request again gets the first record. */
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

    async list({ page, limit }: { page: number; limit: number }) {
      const [records, total] = await Promise.all([
        imports
          .find()
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ImportRecord[]>(),
        imports.estimatedDocumentCount(),
      ]);
      return { records, total };
    },

    async any(): Promise<boolean> {
      return (await imports.findOne().select('_id').lean()) !== null;
    },

    async seedStep(step: 'first' | 'rest'): Promise<ImportRecord | null> {
      return imports.findOne({ seedStep: step }).lean<ImportRecord>();
    },

    async unfinished(): Promise<ImportRecord[]> {
      return imports.find({ state: trusted({ $in: UNFINISHED }) }).lean<ImportRecord[]>();
    },

    /** Numbers of the chunks that have items left. */
    async pendingChunks(importId: number): Promise<number[]> {
      return itemRows.distinct('chunk', { importId, state: 'pending' });
    },

    /** Whether an import is still to be worked on; the first to ask makes it a running one. */
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
    async pendingGames(importId: number, chunk: number): Promise<number[]> {
      const rows = await itemRows
        .find({ importId, state: 'pending', chunk }, { projection: { _id: 0, externalId: 1 } })
        .toArray();
      return rows.map(({ externalId }) => externalId);
    },

    /** Writes outcomes; one that is there already stays. */
    async settle(
      importId: number,
      { succeeded, failed }: { succeeded: readonly number[]; failed: readonly ItemFailure[] },
    ): Promise<void> {
      if (succeeded.length > 0) {
        const ids = succeeded.map((id) => itemId(importId, id));
        await itemRows.updateMany(
          { _id: { $in: ids }, state: 'pending' },
          { $set: { state: 'succeeded' } },
        );
      }
      if (failed.length > 0) {
        await itemRows.bulkWrite(
          failed.map(({ id, error }) => ({
            updateOne: {
              filter: { _id: itemId(importId, id), state: 'pending' },
              update: { $set: { state: 'failed', error } },
            },
          })),
          { ordered: false },
        );
      }
    },

    /** Ends an import that has nothing left to do. */
    async finishIfDone(importId: number, at: Date): Promise<boolean> {
      const left = await itemRows.findOne(
        { importId, state: 'pending' },
        { projection: { _id: 1 } },
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

    /** Outcomes counted from the items, by import. */
    async counts(importIds: readonly number[]): Promise<(importId: number) => ItemCounts> {
      const rows = await itemRows
        .aggregate<{ _id: { importId: number; state: ImportItem['state'] }; count: number }>([
          { $match: { importId: { $in: [...importIds] } } },
          { $group: { _id: { importId: '$importId', state: '$state' }, count: { $sum: 1 } } },
        ])
        .toArray();
      const counts = new Map<number, ItemCounts>();
      for (const { _id, count } of rows) {
        if (_id.state === 'pending') continue;
        counts.set(_id.importId, { ...(counts.get(_id.importId) ?? NONE), [_id.state]: count });
      }
      return (importId) => counts.get(importId) ?? NONE;
    },

    async results(importId: number): Promise<ImportResults> {
      const done = itemRows.find(
        { importId, state: 'succeeded' },
        { projection: { _id: 0, externalId: 1 } },
      );
      const failed = itemRows.find(
        { importId, state: 'failed' },
        { projection: { externalId: 1, error: 1 } },
      );
      const [successes, failures] = await Promise.all([done.toArray(), failed.toArray()]);
      return {
        success: successes.map(({ externalId }) => externalId),
        errors: failures.map(({ externalId, error }) => ({ id: externalId, error: error ?? '' })),
      };
    },

    /** Removes imports that ended before a moment, items first, so that a cut leaves no orphans. */
    async prune(before: Date): Promise<void> {
      const old = await imports
        .find({
          createdAt: trusted({ $lt: before }),
          state: trusted({ $in: ['completed', 'cancelled'] }),
          seedStep: null,
        })
        .select('_id')
        .lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await itemRows.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },
  };
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>;
