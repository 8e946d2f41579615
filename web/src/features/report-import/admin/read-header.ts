import { type ImportFormat, importFormat } from '@slots/contracts/affiliate/conversion-imports';
import Papa from 'papaparse';
import { decode, UnreadableFileError } from '../../../ui/bulk-upload/read-names.ts';

const DELIMITERS = importFormat.shape.delimiter.options;
type Delimiter = ImportFormat['delimiter'];

/** The start of a report: enough to choose among its columns. */
export interface ReportStart {
  /** The delimiter that it seems to have. */
  readonly likely: Delimiter;
  /** The names of its columns with this delimiter, each once. */
  columns(delimiter: Delimiter): string[];
}

/** Rows that the delimiter is recognised by. */
const PREVIEWED_ROWS = 10;

/** Spreadsheets tell each other the delimiter by such a line above the header. */
const HINT = /^\uFEFF?sep=(.)?\r?\n/i;

/**
 * Reads the start of a report. What holds null bytes is no text, and refused by the server too.
 * @throws UnreadableFileError with a text for the screen.
 */
export async function readStart(file: Blob): Promise<ReportStart> {
  const text = (await decode(file)).replace(HINT, '').replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    throw new UnreadableFileError(
      'This file is not a CSV file. Save the spreadsheet as CSV first.',
    );
  }
  const { meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [...DELIMITERS],
    preview: PREVIEWED_ROWS,
    skipEmptyLines: 'greedy',
  });
  return {
    likely: DELIMITERS.find((one) => one === meta.delimiter) ?? ',',
    columns(delimiter) {
      const { data } = Papa.parse<string[]>(text, {
        delimiter,
        preview: PREVIEWED_ROWS,
        skipEmptyLines: 'greedy',
      });
      const names = (data[0] ?? []).map((name) => name.trim());
      return [...new Set(names)].filter((name) => name !== '');
    },
  };
}
