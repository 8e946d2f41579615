import {
  IMPORT_NOT_FOUND,
  type ImportFormat,
  type ImportMapping,
  type ImportPreview,
  MAX_REPORT_BYTES,
  MAX_REPORT_ROWS,
  REPORT_TOO_LARGE,
  SHOWN_ROWS,
} from '@slots/contracts/affiliate/conversion-imports';
import { type CsvEncoding, encodingOf } from '@slots/csv-file/read-csv';
import { badField, HttpProblem, notFound } from '@slots/http-kit/http-problem.error';
import type { JobQueue } from '@slots/jobs/queue';
import type { Logger } from '@slots/logger/logger';
import { unknownAffiliate } from '../affiliates/unknown-affiliate.ts';
import type { ConversionImportRecord } from './conversion-import.model.ts';
import type { ConversionImportsRepository } from './conversion-imports.repository.ts';
import { type MappedTexts, mapColumns, openReport, type ReportRow } from './partner-report.ts';
import type { ReportFiles } from './report-files.repository.ts';
import { createRowParser } from './row-parser.ts';

/** A report as it was sent. */
export interface SentReport {
  readonly affiliateId: number;
  readonly file: string | Uint8Array;
  readonly mapping: ImportMapping;
  readonly format: ImportFormat;
}

/** Maximum errors shown: enough to see what is wrong with a file. */
const SHOWN_ERRORS = 1_000;

/** A file that is kept for longer without an import was left by a process that died while it stored it. */
const FILE_WITHOUT_IMPORT_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const jobId = (importId: number): `${string}-${string}` => `conversions-${importId}`;

/**
 * Reads a report to its end.
 * @returns its columns, and how many rows it has
 * @throws HttpProblem 400
 */
async function walk(
  { file, encoding }: { file: Uint8Array; encoding: CsvEncoding },
  { mapping, format: { delimiter } }: SentReport,
  onRow: (row: ReportRow, texts: MappedTexts, columns: readonly string[]) => void,
): Promise<{ columns: readonly string[]; total: number }> {
  const { columns, rows } = await openReport([file], { encoding, delimiter });
  const mapped = mapColumns(columns, mapping);
  let total = 0;
  for await (const row of rows) {
    total += 1;
    if (total > MAX_REPORT_ROWS) {
      throw badField('file', 'The file has more than 100,000 rows. Split it into several.');
    }
    onRow(row, mapped(row), columns);
  }
  return { columns, total };
}

export function createConversionImportsService({
  imports,
  files,
  affiliateExists,
  queue,
  keptDays,
  logger,
}: {
  imports: ConversionImportsRepository;
  files: ReportFiles;
  affiliateExists: (id: number) => Promise<boolean>;
  queue: Pick<JobQueue<{ importId: number }>, 'add'>;
  /** Retention of imports that have ended. */
  keptDays: number;
  logger: Logger;
}) {
  /** @throws HttpProblem 400 or 413 */
  async function accepted({ affiliateId, file: sent }: SentReport) {
    const file = typeof sent === 'string' ? Buffer.from(sent) : sent;
    if (file.length > MAX_REPORT_BYTES) throw new HttpProblem(413, REPORT_TOO_LARGE);
    if (!(await affiliateExists(affiliateId))) throw unknownAffiliate(affiliateId);
    const encoding = encodingOf(file);
    if (encoding) return { file, encoding };
    throw badField('file', 'The file is not a CSV file. Save the spreadsheet as CSV first.');
  }

  async function enqueue(ids: readonly number[]): Promise<void> {
    await queue.add(ids.map((importId) => ({ payload: { importId }, id: jobId(importId) })));
  }

  async function existing(id: number): Promise<ConversionImportRecord> {
    const found = await imports.find(id);
    if (!found) throw notFound(IMPORT_NOT_FOUND);
    return found;
  }

  return {
    existing,
    list: imports.list,

    /** Tells how a report is understood; nothing is stored. @throws HttpProblem 400 or 413 */
    async preview(sent: SentReport): Promise<ImportPreview> {
      const rows: ImportPreview['rows'] = [];
      const errors: ImportPreview['errors'] = [];
      let failed = 0;
      const parseRow = createRowParser(sent);
      const { columns, total } = await walk(await accepted(sent), sent, (...given) => {
        const outcome = parseRow(...given);
        if (outcome.errors) {
          failed += 1;
          errors.push(...outcome.errors.slice(0, SHOWN_ERRORS - errors.length));
        } else if (rows.length < SHOWN_ROWS) rows.push(outcome.shown);
      });
      return { columns: [...columns], total, failed, rows, errors };
    },

    /**
     * Keeps the report and puts it on the queue.
     * @throws HttpProblem 400 or 413
     */
    async create(
      sent: SentReport,
      createdBy: ConversionImportRecord['createdBy'],
    ): Promise<ConversionImportRecord> {
      const { file, encoding } = await accepted(sent);
      const { total } = await walk({ file, encoding }, sent, () => undefined);
      const _id = await imports.nextId();
      await files.save(_id, file);
      const { affiliateId, mapping, format } = sent;
      const record = await imports.insert({
        _id,
        affiliateId,
        mapping,
        format,
        encoding,
        total,
        createdBy,
        createdAt: new Date(),
      });
      try {
        await enqueue([_id]);
      } catch (error) {
        // The import is in MongoDB: the reconciler queues it as soon as Redis is there.
        logger.warn({ err: error, importId: _id }, 'an import could not be queued yet');
      }
      return record;
    },

    /** @throws HttpProblem 404 */
    async *errors(id: number) {
      await existing(id);
      yield* imports.errors(id);
    },

    /** Puts imports that are not done back on the queue; no harm when they are there. */
    async reconcile(): Promise<void> {
      const unfinished = await imports.unfinished();
      if (unfinished.length > 0) await enqueue(unfinished);
    },

    /** Removes files that no import waits for, and imports that were kept long enough. */
    async tidy(): Promise<void> {
      const now = Date.now();
      const unfinished = new Set(await imports.unfinished());
      const abandoned = new Date(now - FILE_WITHOUT_IMPORT_MS);
      const old = await files.before(abandoned);
      for (const id of old) if (!unfinished.has(id)) await files.remove(id);
      await files.removeBrokenOff(abandoned);
      await imports.prune(new Date(now - keptDays * DAY_MS));
    },
  };
}

export type ConversionImportsService = ReturnType<typeof createConversionImportsService>;
