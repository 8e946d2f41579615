import type { ImportError } from '@slots/contracts/affiliate/conversion-imports';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { JobHandler } from '@slots/jobs/worker';
import type { NewConversion } from '../conversions/conversion.model.ts';
import type { ConversionsRepository } from '../conversions/conversions.repository.ts';
import type { ConversionImportRecord } from './conversion-import.model.ts';
import type { ConversionImportsRepository } from './conversion-imports.repository.ts';
import { mapColumns, openReport, type ReportRow } from './partner-report.ts';
import { isFileGone, type ReportFiles } from './report-files.repository.ts';
import { createRowParser } from './row-parser.ts';

/** Rows that are taken together: small enough that requests in between hardly notice. */
const BATCH = 500;

interface Batch {
  /** The rows before it. */
  readonly from: number;
  readonly rows: readonly ReportRow[];
}

/** The rows that follow `from`, some at a time. */
async function* batchesOf(rows: AsyncIterable<ReportRow>, from: number): AsyncGenerator<Batch> {
  let at = 0;
  let gathered: ReportRow[] = [];
  for await (const row of rows) {
    at += 1;
    if (at <= from) continue;
    gathered.push(row);
    if (gathered.length < BATCH) continue;
    yield { from: at - gathered.length, rows: gathered };
    gathered = [];
  }
  if (gathered.length > 0) yield { from: at - gathered.length, rows: gathered };
}

/**
 * Takes a report in. Conversions are stored before the progress is, and each only once, so it may be cut off
 * anywhere and run again, also twice at the same time. Which of them this import brought is counted from the
 * conversions, since those of a batch that was cut off look like duplicates when it is done again.
 */
export function createConversionImportProcessor({
  imports,
  files,
  conversions,
}: {
  imports: ConversionImportsRepository;
  files: ReportFiles;
  conversions: Pick<ConversionsRepository, 'recordConversions' | 'countFrom'>;
}): JobHandler<{ importId: number }> {
  async function takeIn(record: ConversionImportRecord, signal: AbortSignal): Promise<void> {
    const { _id, affiliateId, encoding, mapping, format } = record;
    const source = String(_id);
    let { failed } = record;
    let taken = await conversions.countFrom(source);
    const { columns, rows } = await openReport(files.read(_id), {
      encoding,
      delimiter: format.delimiter,
    });
    const mapped = mapColumns(columns, mapping);
    const parseRow = createRowParser(record);
    for await (const batch of batchesOf(rows, record.done)) {
      // The reconciler queues it anew for a worker that goes on here.
      if (signal.aborted) return;
      const good: NewConversion[] = [];
      const errors: ImportError[] = [];
      for (const row of batch.rows) {
        const outcome = parseRow(row, mapped(row), columns);
        if (outcome.errors) {
          errors.push(...outcome.errors);
          failed += 1;
        } else {
          const at = outcome.conversion.at ?? record.createdAt;
          good.push({ ...outcome.conversion, at, affiliateId, source });
        }
      }
      const outcomes = await conversions.recordConversions(good);
      taken += outcomes.filter((one) => one === 'taken').length;
      if (errors.length > 0) await imports.refuse(_id, batch.from, errors);
      const done = batch.from + batch.rows.length;
      if (!(await imports.advance(_id, batch.from, { done, taken, failed }))) return;
    }
    await imports.end(_id, 'done', await conversions.countFrom(source));
    await files.remove(_id);
  }

  return async ({ importId }, { log, signal }) => {
    const record = await imports.begin(importId);
    if (!record) return;
    try {
      await takeIn(record, signal);
    } catch (error) {
      // It was read as a whole before it was kept: trying again would not help.
      if (!(error instanceof HttpProblem) && !isFileGone(error)) throw error;
      log.error({ err: error, importId }, 'a report cannot be read any more');
      await imports.end(importId, 'failed', await conversions.countFrom(String(importId)));
    }
  };
}
