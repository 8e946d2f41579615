import type {
  ConversionImport,
  ImportError,
  ImportFormat,
  ImportMapping,
} from '@slots/contracts/affiliate/conversion-imports';
import type { CsvEncoding } from '@slots/csv-file/read-csv';
import { type Connection, Schema } from 'mongoose';

const { Mixed } = Schema.Types;

/** A partner's report that is being or was imported. Its progress is stored only here. */
export interface ConversionImportRecord {
  readonly _id: number;
  readonly affiliateId: number;
  readonly mapping: ImportMapping;
  readonly format: ImportFormat;
  readonly encoding: CsvEncoding;
  readonly status: ConversionImport['status'];
  readonly total: number;
  /** Rows that have an outcome: the first ones of the file. */
  readonly done: number;
  /** Rows in `done` whose conversions this import added. */
  readonly taken: number;
  readonly failed: number;
  readonly createdBy: ConversionImport['createdBy'];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** The refused rows of one batch. */
export interface RefusedRows {
  readonly _id: string;
  readonly importId: number;
  /** The first row of them, from 0. */
  readonly from: number;
  readonly faults: readonly ImportError[];
}

const needed = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const moment = { type: Date, required: true } as const;

export const conversionImportModels = (connection: Connection) => {
  const imports = new Schema<ConversionImportRecord>(
    {
      _id: count,
      affiliateId: count,
      mapping: { type: Mixed, required: true },
      format: { type: Mixed, required: true },
      encoding: needed,
      status: needed,
      total: count,
      done: count,
      taken: count,
      failed: count,
      createdBy: { type: Mixed, required: true },
      createdAt: moment,
      finishedAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  imports.index({ affiliateId: 1, _id: -1 });
  imports.index({ status: 1 });
  const refused = new Schema<RefusedRows>(
    { _id: needed, importId: count, from: count, faults: { type: Mixed, required: true } },
    { versionKey: false },
  );
  refused.index({ importId: 1, from: 1 });
  return {
    imports: connection.model<ConversionImportRecord>(
      'ConversionImport',
      imports,
      'conversion_imports',
    ),
    refused: connection.model<RefusedRows>('RefusedRows', refused, 'conversion_import_errors'),
  };
};

export type ConversionImportModels = ReturnType<typeof conversionImportModels>;
