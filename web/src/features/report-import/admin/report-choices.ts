import type {
  ConversionImport,
  ImportFormat,
  ImportMapping,
} from '@slots/contracts/affiliate/conversion-imports';
import { CONVERSION_EVENTS } from '@slots/contracts/affiliate/conversions';
import type { ReportStart } from './read-header.ts';

export type ReportField = keyof ImportMapping;

/** Where a field comes from: a column, a value that all rows have, or nothing. */
export type Source = string | { readonly value: string } | null;

export interface FieldChoice {
  readonly field: ReportField;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  /** The values that all rows may have: a few, any that is typed, or none. */
  readonly constants: readonly string[] | 'any' | 'none';
}

/** The fields of a report, in the order in which they are asked for. */
export const FIELDS: readonly FieldChoice[] = [
  {
    field: 'tx',
    label: 'Transaction',
    hint: "The partner's number for each row. Rows with the same number count once.",
    required: true,
    constants: 'none',
  },
  {
    field: 'event',
    label: 'Event',
    hint: 'Registration, deposit, revenue, cpa or reversal.',
    required: true,
    constants: CONVERSION_EVENTS,
  },
  {
    field: 'clickid',
    label: 'Click ID',
    hint: 'Tells which offer, page and country earned it. Without it rows stay unmatched.',
    required: false,
    constants: 'none',
  },
  {
    field: 'amount',
    label: 'Amount',
    hint: 'Needs a currency.',
    required: false,
    constants: 'any',
  },
  {
    field: 'currency',
    label: 'Currency',
    hint: 'Three letters, such as GBP.',
    required: false,
    constants: 'any',
  },
  {
    field: 'at',
    label: 'Date',
    hint: 'Without it, the time of the import.',
    required: false,
    constants: 'none',
  },
];

/** Choices on the screen; the rest is taken from the affiliate's last import. */
export interface Choices {
  readonly sources: Readonly<Partial<Record<ReportField, Source>>>;
  readonly format: Partial<ImportFormat>;
}

export const NOTHING_CHOSEN: Choices = { sources: {}, format: {} };

type Last = Pick<ConversionImport, 'mapping' | 'format'>;

/** The last source of a field, null if it had none; undefined if this file does not have it. */
function lastSource(
  last: Last,
  field: ReportField,
  columns: readonly string[],
): Source | undefined {
  const source = last.mapping[field] ?? null;
  return typeof source === 'string' && !columns.includes(source) ? undefined : source;
}

/** A column that bears the name of the field. */
const namesake = (field: ReportField, columns: readonly string[]) =>
  columns.find((column) => column.toLowerCase() === field);

/** Settings for reading a file: as chosen, as last time, or by its column names. */
export interface Reading {
  readonly format: Partial<ImportFormat> & Pick<ImportFormat, 'delimiter'>;
  readonly columns: readonly string[];
  /** Undefined: it has to be chosen. */
  readonly sources: Readonly<Record<ReportField, Source | undefined>>;
}

export function readingOf(choices: Choices, last: Last | undefined, start: ReportStart): Reading {
  const delimiter = choices.format.delimiter ?? last?.format.delimiter ?? start.likely;
  const columns = start.columns(delimiter);
  const sourceOf = (field: ReportField, required: boolean): Source | undefined => {
    const chosen = choices.sources[field];
    if (chosen !== undefined) return chosen;
    const remembered = last && lastSource(last, field, columns);
    if (remembered !== undefined) return remembered;
    return namesake(field, columns) ?? (required ? undefined : null);
  };
  const [tx, event, clickid, amount, currency, at] = FIELDS.map(({ field, required }) =>
    sourceOf(field, required),
  );
  return {
    format: { ...last?.format, ...choices.format, delimiter },
    columns,
    sources: { tx, event, clickid, amount, currency, at },
  };
}

/** Names of fields that were left out last time, and so now, though their column is there. */
export function leftOutOf({ sources, columns }: Reading, last: Last): readonly string[] {
  return FIELDS.filter(
    ({ field }) =>
      sources[field] === null &&
      lastSource(last, field, columns) === null &&
      namesake(field, columns) !== undefined,
  ).map(({ label }) => label);
}

const isGiven = (source: Source | undefined): source is string | { readonly value: string } =>
  typeof source === 'string' || (source?.value ?? '') !== '';

/** The mapping and the format for the call; undefined while something has to be chosen. */
export function settingsOf({
  format,
  sources,
}: Reading): { readonly mapping: ImportMapping; readonly format: ImportFormat } | undefined {
  const { delimiter, decimal, date } = format;
  if (decimal === undefined || date === undefined) return undefined;
  const { tx, event, ...optional } = sources;
  if (!isGiven(tx) || !isGiven(event)) return undefined;
  const given = Object.entries(optional).filter(([, source]) => isGiven(source));
  return {
    // Events that are chosen for all rows come from the contract.
    mapping: Object.assign({ tx, event: eventOf(event) }, Object.fromEntries(given)),
    format: { delimiter, decimal, date },
  };
}

function eventOf(source: string | { readonly value: string }): ImportMapping['event'] {
  if (typeof source === 'string') return source;
  const value = CONVERSION_EVENTS.find((one) => one === source.value);
  if (!value) throw new Error(`There is no event ${source.value}`);
  return { value };
}
