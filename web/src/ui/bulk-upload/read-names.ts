import Papa from 'papaparse';
import { normalizeName } from '../normalize-name.ts';

/** Room for ten thousand long lines. */
const MAX_BYTES = 5 * 1024 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];

/** Reason for a file's refusal, as text for the screen. */
export class UnreadableFileError extends Error {}

interface ReadNamesOptions {
  /** Pattern for the header of the name column; without a match the first column is taken. */
  readonly header: RegExp;
}

/** Names as written, trimmed, each once. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = normalizeName(name);
    if (key !== '' && !first.has(key)) first.set(key, name.trim());
  }
  return [...first.values()];
}

function rowsOf(text: string): string[][] {
  return Papa.parse<string[]>(withoutMark(text), {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
  }).data;
}

/** Names of a CSV text, whose first row is its header; with quoted fields, semicolons or tabs. */
export function namesOfCsv(text: string, { header }: ReadNamesOptions): string[] {
  const [headers = [], ...rows] = rowsOf(text);
  const named = headers.findIndex((title) => header.test(title));
  const column = Math.max(named, 0);
  return distinct(rows.map((row) => row[column] ?? ''));
}

const linesOf = (text: string) => withoutMark(text).split(/\r\n|\r|\n/);

/** Names of a text, one per line. */
export const namesOfText = (text: string): string[] => distinct(linesOf(text));

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/**
 * Text of a file in UTF-8, UTF-16 with a byte order mark, or the encoding of Windows spreadsheets.
 * @throws UnreadableFileError with a text for the screen.
 */
export async function decode(file: Blob): Promise<string> {
  const content = await file.arrayBuffer().catch(() => {
    throw new UnreadableFileError('The file could not be read. Please choose it again.');
  });
  const bytes = new Uint8Array(content);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @throws UnreadableFileError with a text for the screen. */
async function readText(file: File): Promise<{ ending: string; text: string }> {
  const ending = /\.(csv|txt)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined) throw new UnreadableFileError('Please choose a .csv or .txt file.');
  if (file.size > MAX_BYTES) {
    throw new UnreadableFileError('This file is too large. A list may have up to 5 MB.');
  }
  return { ending, text: await decode(file) };
}

/**
 * The rows of a .csv file with their cells, or the lines of a .txt file as one cell each, without the blank ones.
 * @throws UnreadableFileError with a text for the screen.
 */
export async function readRows(file: File): Promise<string[][]> {
  const { ending, text } = await readText(file);
  const rows = ending === 'csv' ? rowsOf(text) : linesOf(text).map((line) => [line]);
  return rows
    .map((row) => row.map((cell) => cell.trim()).filter((cell) => cell !== ''))
    .filter((row) => row.length > 0);
}

/**
 * The names in a .csv or .txt file, each once.
 * @throws UnreadableFileError with a text for the screen.
 */
export async function readNames(file: File, options: ReadNamesOptions): Promise<string[]> {
  const { ending, text } = await readText(file);
  const names = ending === 'csv' ? namesOfCsv(text, options) : namesOfText(text);
  if (names.length === 0) throw new UnreadableFileError('The file holds no names.');
  return names;
}
