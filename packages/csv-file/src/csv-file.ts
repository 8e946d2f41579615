import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Contract } from '@slots/contracts/contract';
import { stringify } from 'csv-stringify';

/** The value of a cell; null leaves it empty. */
export type CsvCell = string | number | boolean | null;

export type CsvRows = AsyncIterable<Readonly<Record<string, CsvCell>>>;

/** Enough rows on the way to keep all parts busy; of rows that are read from a cursor, all that is in memory. */
const ROWS_BUFFERED = 256;

const AMOUNT_DECIMALS = 2;

/** A formula after blanks or invisible characters, where the CSV writer does not look for it. */
const HIDDEN_FORMULA = /^[\s\p{C}]+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Sends rows as a CSV file while they are read, no faster than the reader takes them. Texts are quoted,
 * and one that a spreadsheet would take for a formula starts with an apostrophe.
 *
 * Headers that were set before are sent too. The first row is awaited, so that an unreadable source is reported like
 * any failure. A later failure cuts the connection: a truncated file without a sign of it would be trusted.
 * @param without columns that are left out
 */
export async function sendCsv(
  response: ServerResponse,
  { name, columns, amounts = [] }: NonNullable<Contract['csv']>,
  rows: CsvRows,
  without: readonly string[] = [],
): Promise<void> {
  const source = rows[Symbol.asyncIterator]();
  const first = await source.next();
  const day = new Date().toISOString().slice(0, 10);
  response.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    'Cache-Control': 'no-store',
  });
  if (response.req.method === 'HEAD') {
    await source.return?.();
    response.end();
    return;
  }
  const ofAmounts = new Set<string | number | undefined>(amounts);
  const text = stringify({
    bom: true,
    header: true,
    columns: Object.entries(columns)
      .filter(([key]) => !without.includes(key))
      .map(([key, header]) => ({ key, header })),
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      number: (value, { column }) =>
        ofAmounts.has(column) ? value.toFixed(AMOUNT_DECIMALS) : String(value),
      string: (value) => (HIDDEN_FORMULA.test(value) ? `'${value}` : value),
    },
  });
  const read = Readable.from(started(first, source), { highWaterMark: ROWS_BUFFERED });
  try {
    await pipeline(read, text, response);
  } catch (error) {
    // A reader that left needs no answer.
    if (!hasLeft(error)) throw error;
  }
}

/** A source whose first step was taken; it is closed when the reader stops early. */
async function* started<T>(first: IteratorResult<T>, source: AsyncIterator<T>): AsyncIterable<T> {
  let ended = first.done === true;
  try {
    for (let step = first; !step.done; step = await source.next()) yield step.value;
    ended = true;
  } finally {
    if (!ended) await source.return?.();
  }
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
