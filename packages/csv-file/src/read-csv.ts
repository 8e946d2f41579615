import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';

/** Encodings of files that spreadsheets write. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The file cannot be read from this line on, counted from 1. */
export class CsvUnreadable extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.name = 'CsvUnreadable';
    this.line = line;
  }
}

/** A row is longer than this only where a quote was never closed. */
const MAX_ROW_LENGTH = 100_000;

/** A quote that was never closed takes rows into its cell up to the next stray quote, and stays in it. */
const HOLDS_ROWS = /^"[^]*[\r\n]/;

/** Some milliseconds of work, after which others have their turn. */
const BYTES_A_TURN = 64 * 1024;

const NOT_CLOSED = 'a quote is opened and never closed';
const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: NOT_CLOSED,
  CSV_MAX_RECORD_SIZE: 'a row is longer than 100,000 characters: a quote may not be closed',
};

/**
 * The encoding of a whole file: UTF-16 by its byte order mark, UTF-8 where all of it is that, else the one that
 * spreadsheets in Europe and America write. Undefined: it holds null bytes, as no text does.
 */
export function encodingOf(file: Uint8Array): CsvEncoding | undefined {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (file.includes(0)) return undefined;
  return isUtf8(file) ? 'utf-8' : 'windows-1252';
}

function* turns(piece: Uint8Array): Iterable<Buffer> {
  for (let at = 0; at < piece.length; at += BYTES_A_TURN) {
    yield Buffer.from(
      piece.buffer,
      piece.byteOffset + at,
      Math.min(BYTES_A_TURN, piece.length - at),
    );
  }
}

async function* texts(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  encoding: CsvEncoding,
): AsyncIterable<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const piece of pieces) {
    for (const turn of turns(piece)) {
      yield decoder.write(turn);
      await otherWork();
    }
  }
  yield decoder.end() ?? '';
}

/**
 * The rows of a CSV file one after the other, as texts; an empty line is a row with one empty cell. No more than
 * a few rows are in memory, and a long file lets others work in between. Quotes within a cell that does not
 * begin with one are part of it.
 * @throws CsvUnreadable
 */
export async function* readCsv(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { encoding, delimiter }: { readonly encoding: CsvEncoding; readonly delimiter: string },
): AsyncGenerator<readonly string[]> {
  const rows = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  // A failure of the source ends the rows with it.
  pipeline(Readable.from(texts(pieces, encoding)), rows, () => undefined);
  try {
    for await (const row of rows) {
      if (row.some((cell: string) => HOLDS_ROWS.test(cell))) {
        throw new CsvUnreadable(NOT_CLOSED, rows.info.lines);
      }
      yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = rows.info;
    throw new CsvUnreadable(MESSAGES[error.code] ?? 'it is no CSV', lines);
  }
}
