import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, csvFile, id, paging, pathId, timestamp } from '../fields.ts';
import { currencyCode } from '../money.ts';
import { conversionEvent } from './conversions.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_REPORT_BYTES = 20 * MEGABYTE;
export const MAX_REPORT_ROWS = 100_000;
/** The rows that a dry run shows. */
export const SHOWN_ROWS = 20;
/** A form says more than the file. */
const MAX_FORM_BYTES = MAX_REPORT_BYTES + MEGABYTE;

export const REPORT_TOO_LARGE = 'File too large. Maximum file size is 20MB.';
export const IMPORT_NOT_FOUND = 'Import Not Found';

const MAX_COLUMN_LENGTH = 255;
const column = z
  .string()
  .min(1, 'must be the name of a column')
  .max(MAX_COLUMN_LENGTH, `must be ${MAX_COLUMN_LENGTH} characters or less`);

/** The column of a value, or the value of all rows. */
const columnOr = <T extends z.ZodType<string, string>>(value: T) =>
  z.union([column, z.strictObject({ value })], {
    // Of an object it is told what is wrong in it.
    error: ({ errors }) =>
      errors.flat().some(({ path }) => path.length > 0)
        ? undefined
        : 'must be the name of a column, or {"value": …}',
  });
const anyText = z.string().min(1).max(MAX_COLUMN_LENGTH);

export const importMapping = z.strictObject({
  tx: columnOr(anyText),
  event: columnOr(conversionEvent),
  clickid: columnOr(anyText).exactOptional(),
  amount: columnOr(anyText).exactOptional(),
  currency: columnOr(currencyCode).exactOptional(),
  at: columnOr(anyText).exactOptional(),
});
export type ImportMapping = z.output<typeof importMapping>;

export const importFormat = z.strictObject({
  delimiter: z.enum([',', ';', '\t']),
  decimal: z.enum(['.', ',']),
  date: z.enum(['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY']),
});
export type ImportFormat = z.output<typeof importFormat>;

/** Fields of a form are texts: JSON that the schema describes. */
function jsonText<T extends z.ZodType>(schema: T) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return parsed;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON', input: value });
      return z.NEVER;
    }
  }, schema);
}

export const conversionImportStatus = z.enum(['queued', 'running', 'done', 'failed']);

export const conversionImport = z.object({
  id,
  status: conversionImportStatus,
  /** `taken` + `duplicates` + `failed` is `total` when it is done. */
  total: z.int(),
  taken: z.int(),
  duplicates: z.int(),
  failed: z.int(),
  affiliateId: id,
  mapping: importMapping,
  format: importFormat,
  createdBy: z.object({ id, username: z.string() }),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type ConversionImport = z.output<typeof conversionImport>;

/** A row of a report that cannot be taken; the first row below the header is 1. */
export const importError = z.object({
  row: z.int(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportError = z.output<typeof importError>;

/** A row as it was parsed. */
export const parsedRow = z.object({
  row: z.int(),
  tx: z.string(),
  event: conversionEvent,
  clickid: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  /** Null: the moment of the import. */
  at: timestamp.nullable(),
});
export type ParsedRow = z.output<typeof parsedRow>;

export const importPreview = z.object({
  columns: z.array(z.string()),
  total: z.int(),
  /** The rows that cannot be taken. */
  failed: z.int(),
  rows: z.array(parsedRow),
  /** The errors of the first of those: a thousand at most. */
  errors: z.array(importError),
});
export type ImportPreview = z.output<typeof importPreview>;

export const importConversions = defineContract({
  id: 'conversionImports.create',
  owner: 'affiliate',
  method: 'POST',
  path: '/api/conversions/imports',
  access: 'managers',
  // 200 is a dry run.
  importOf: { records: "a partner's report", begunBy: [202] },
  summary:
    "Imports a partner's report: a CSV file of up to 20 MB and 100,000 rows. `mapping` and `format` are JSON. With `dryRun` it returns how the file is understood and stores nothing; otherwise the rows are imported in the background, each affiliate, event and tx once.",
  body: z.strictObject({
    affiliateId: z.union([id, pathId], { error: 'must be an id' }),
    file: z.union(
      [z.string(), z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' })],
      { error: 'must be a CSV file' },
    ),
    mapping: jsonText(importMapping),
    format: jsonText(importFormat),
    dryRun: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
        error: 'must be true or false',
      })
      .default(false),
  }),
  fileField: 'file',
  bodyLimit: MAX_FORM_BYTES,
  timeoutMs: 60_000,
  answerHeaders: ['Location'],
  example: {
    affiliateId: 3,
    file: 'Transaction;Sub ID;Commission\nT-1001;Q2xpY2s;1.234,56',
    mapping: {
      tx: 'Transaction',
      clickid: 'Sub ID',
      event: { value: 'revenue' },
      amount: 'Commission',
      currency: { value: 'EUR' },
    },
    format: { delimiter: ';', decimal: ',', date: 'DD/MM/YYYY' },
    dryRun: true,
  },
  responses: { 200: importPreview, 202: conversionImport },
  messages: { 413: REPORT_TOO_LARGE },
});

export const listConversionImports = defineContract({
  id: 'conversionImports.list',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/conversions/imports',
  access: 'managers',
  summary:
    'Lists imports of reports, newest first. The first one of an affiliate holds the mapping and format to offer again.',
  query: z.object({ affiliate: pathId.optional(), ...paging }),
  responses: { 200: z.object({ data: z.array(conversionImport), total: z.int() }) },
});

export const getConversionImport = defineContract({
  id: 'conversionImports.get',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/conversions/imports/:id',
  access: 'managers',
  summary: 'Returns an import of a report and its progress.',
  params: byId,
  responses: { 200: conversionImport },
  messages: { 404: IMPORT_NOT_FOUND },
});

export const exportImportErrors = defineContract({
  id: 'conversionImports.errors',
  owner: 'affiliate',
  method: 'GET',
  path: '/api/conversions/imports/:id/errors.csv',
  access: 'managers',
  summary: 'Exports the rejected rows of a report, with the reasons, as a CSV file.',
  params: byId,
  csv: { name: 'import-errors', columns: { row: 'Row', column: 'Column', message: 'Message' } },
  responses: { 200: csvFile },
  messages: { 404: IMPORT_NOT_FOUND },
});
