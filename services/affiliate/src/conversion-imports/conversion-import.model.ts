import { conversionImport, importError } from '@slots/contracts/affiliate/conversion-imports';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const { shape } = conversionImport;

/** A partner's report that is being or was imported. Its progress is stored only here. */
const importRecord = z.object({
  _id: z.int(),
  affiliateId: shape.affiliateId,
  mapping: shape.mapping,
  format: shape.format,
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  status: shape.status,
  total: z.int(),
  /** Rows that have an outcome: the first ones of the file. */
  done: z.int(),
  /** Rows in `done` whose conversions this import added. */
  taken: z.int(),
  failed: z.int(),
  createdBy: shape.createdBy,
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type ConversionImportRecord = z.output<typeof importRecord>;

/** The refused rows of one batch. */
const refusedRows = z.object({
  _id: z.string(),
  importId: z.int(),
  /** The first row of them, from 0. */
  from: z.int(),
  faults: z.array(importError),
});

export const conversionImportModels = (connection: Connection) => ({
  imports: recordModel(connection, 'ConversionImport', importRecord, 'conversion_imports', [
    [{ affiliateId: 1, _id: -1 }],
    [{ status: 1 }],
  ]),
  refused: recordModel(connection, 'RefusedRows', refusedRows, 'conversion_import_errors', [
    [{ importId: 1, from: 1 }],
  ]),
});

export type ConversionImportModels = ReturnType<typeof conversionImportModels>;
