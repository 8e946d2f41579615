import type { ImportError } from '@slots/contracts/affiliate/conversion-imports';
import { type Paging, pageOf } from '@slots/mongo/page';
import type { Sequence } from '@slots/mongo/sequence';
import { trusted } from 'mongoose';
import type { ConversionImportModels, ConversionImportRecord } from './conversion-import.model.ts';

export type NewConversionImport = Pick<
  ConversionImportRecord,
  '_id' | 'affiliateId' | 'mapping' | 'format' | 'encoding' | 'total' | 'createdBy' | 'createdAt'
>;

/** Progress of an import: rows with an outcome, and the numbers taken and refused. */
export type Progress = Pick<ConversionImportRecord, 'done' | 'taken' | 'failed'>;

const UNFINISHED: ConversionImportRecord['status'][] = ['queued', 'running'];

/** Imports of reports, and the rows of them that were refused. */
export function createConversionImportsRepository({
  models: { imports, refused },
  sequence,
}: {
  models: ConversionImportModels;
  sequence: Sequence;
}) {
  return {
    async prepare(): Promise<void> {
      for (const model of [imports, refused]) await model.createIndexes();
    },

    nextId: (): Promise<number> => sequence.next('conversionImports'),

    async insert(wanted: NewConversionImport): Promise<ConversionImportRecord> {
      const record: ConversionImportRecord = {
        ...wanted,
        status: 'queued',
        done: 0,
        taken: 0,
        failed: 0,
        finishedAt: null,
      };
      await imports.create([record]);
      return record;
    },

    find: (id: number): Promise<ConversionImportRecord | null> =>
      imports.findById(id).lean<ConversionImportRecord | null>(),

    /** The newest first, of all affiliates unless one is named. */
    list: (affiliateId: number | undefined, paging: Paging) =>
      pageOf(imports, affiliateId === undefined ? undefined : { affiliateId }, { _id: -1 }, paging),

    async unfinished(): Promise<number[]> {
      const found = await imports
        .find({ status: trusted({ $in: UNFINISHED }) })
        .select('_id')
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },

    /** The import, if there is still something to do. */
    begin: (id: number): Promise<ConversionImportRecord | null> =>
      imports
        .findOneAndUpdate(
          { _id: id, status: trusted({ $in: UNFINISHED }) },
          { $set: { status: 'running' } },
          { returnDocument: 'after' },
        )
        .lean<ConversionImportRecord | null>(),

    /** Stores the errors of the rows that follow `from`; the same rows again replace them. */
    async refuse(importId: number, from: number, faults: ImportError[]): Promise<void> {
      const _id = `${importId}:${from}`;
      await refused.replaceOne({ _id }, { importId, from, faults }, { upsert: true });
    },

    /** False: another process is further on already. */
    async advance(id: number, from: number, progress: Progress): Promise<boolean> {
      const moved = await imports.updateOne(
        { _id: id, status: 'running', done: from },
        { $set: progress },
      );
      return moved.matchedCount === 1;
    },

    /** Ends an import. One that has ended stays as it is. */
    async end(id: number, status: 'done' | 'failed', taken: number): Promise<void> {
      await imports.updateOne(
        { _id: id, status: trusted({ $in: UNFINISHED }) },
        { $set: { status, taken, finishedAt: new Date() } },
      );
    },

    /**
     * Removes imports that ended before a moment, refused rows first, so that a cut leaves no orphans. The last import
     * of an affiliate stays: its mapping is offered again.
     */
    async prune(before: Date): Promise<void> {
      const last = await imports.aggregate<{ importId: number }>([
        { $group: { _id: '$affiliateId', importId: { $max: '$_id' } } },
      ]);
      const old = await imports
        .find({
          _id: trusted({ $nin: last.map(({ importId }) => importId) }),
          finishedAt: trusted({ $lt: before }),
        })
        .select('_id')
        .lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await refused.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },

    /** Errors in the order of the rows. */
    async *errors(importId: number): AsyncGenerator<ImportError> {
      const found = refused
        .find({ importId })
        .sort({ from: 1 })
        .lean<{ faults: readonly ImportError[] }[]>()
        .cursor({ batchSize: 20 });
      for await (const { faults } of found) yield* faults;
    },
  };
}

export type ConversionImportsRepository = ReturnType<typeof createConversionImportsRepository>;
