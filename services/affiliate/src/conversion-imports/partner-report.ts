import type { ImportFormat, ImportMapping } from '@slots/contracts/affiliate/conversion-imports';
import { type CsvEncoding, CsvUnreadable, readCsv } from '@slots/csv-file/read-csv';
import { badField, badRequest } from '@slots/http-kit/http-problem.error';

export type ReportField = keyof ImportMapping;

export const REPORT_FIELDS = [
  'tx',
  'event',
  'clickid',
  'amount',
  'currency',
  'at',
] as const satisfies readonly ReportField[];

/** A row below the header; the first one is 1, and empty ones count too, so that spreadsheets find it. */
export interface ReportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A partner's report: its header, and its rows one after the other. */
export interface PartnerReport {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<ReportRow>;
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Spreadsheets tell each other the delimiter by such a line above the header. */
const isHint = ([first = '']: readonly string[]) => /^sep=.?$/i.test(first);

const unreadable = ({ line, message }: CsvUnreadable) =>
  badField('file', `cannot be read at line ${line}: ${message}`);

/**
 * Reads a report as far as its header; its rows are read when they are asked for.
 * @throws HttpProblem 400 when it is empty or no CSV, then or while rows are read
 */
export async function openReport(
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { encoding, delimiter }: { encoding: CsvEncoding; delimiter: ImportFormat['delimiter'] },
): Promise<PartnerReport> {
  const lines = readCsv(file, { encoding, delimiter });

  async function next(): Promise<readonly string[] | undefined> {
    try {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    } catch (error) {
      throw error instanceof CsvUnreadable ? unreadable(error) : error;
    }
  }

  async function* below(): AsyncGenerator<ReportRow> {
    try {
      for (let row = 1; ; row += 1) {
        const cells = await next();
        if (!cells) return;
        if (!isEmpty(cells)) yield { row, cells };
      }
    } finally {
      await lines.return(undefined);
    }
  }

  let header = await next();
  while (header && (isEmpty(header) || isHint(header))) header = await next();
  if (!header) throw badField('file', 'is empty');
  return { columns: header.map((name) => name.trim()), rows: below() };
}

/** The texts of a row by the fields that they are mapped to; undefined where the row says nothing. */
export type MappedTexts = Readonly<Partial<Record<ReportField, string>>>;

/** The name of the column that a field comes from; null where all rows have the same value. */
export function columnOf(mapping: ImportMapping, field: ReportField): string | null {
  const source = mapping[field];
  return typeof source === 'string' ? source.trim() : null;
}

/**
 * Takes the texts of the fields out of rows with these columns.
 * @throws HttpProblem 400 that names what is mapped to a missing or duplicate column
 */
export function mapColumns(
  columns: readonly string[],
  mapping: ImportMapping,
): (row: ReportRow) => MappedTexts {
  const errors = REPORT_FIELDS.flatMap((field) => {
    const name = columnOf(mapping, field);
    if (name === null) return [];
    const path = `mapping.${field}`;
    const times = columns.filter((column) => column === name).length;
    if (times === 1) return [];
    const message =
      times === 0
        ? `The file has no column "${name}". Its columns are: ${columns.join(', ').slice(0, 500)}`
        : `The file has ${times} columns "${name}".`;
    return [{ path, message }];
  });
  if (errors[0]) throw badRequest(errors[0].message, errors);

  const textIn = ({ cells }: ReportRow, source: ImportMapping[ReportField]) =>
    typeof source === 'string' ? cells[columns.indexOf(source.trim())] : source?.value;
  return (row) => {
    const texts: Partial<Record<ReportField, string>> = {};
    for (const field of REPORT_FIELDS) {
      const text = textIn(row, mapping[field])?.trim();
      if (text) texts[field] = text;
    }
    return texts;
  };
}
