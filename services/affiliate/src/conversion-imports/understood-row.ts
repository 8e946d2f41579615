import type {
  ImportError,
  ImportFormat,
  ImportMapping,
  UnderstoodRow,
} from '@slots/contracts/affiliate/conversion-imports';
import { type ConversionFields, readConversionFields } from '../conversions/conversion-fields.ts';
import {
  columnOf,
  type MappedTexts,
  type ReportField,
  type ReportRow,
} from './partner-report.ts';
import { plainAmount, plainMoment } from './report-cells.ts';

/** A row as a conversion, and as people are shown it; or why it is none. */
export type Outcome =
  | { readonly conversion: ConversionFields; readonly shown: UnderstoodRow; readonly errors?: never }
  | { readonly errors: readonly ImportError[] };

const EXAMPLES = { '.': '1,234.56', ',': '1.234,56' } as const;

/** True where a cell that has no column holds something, as when an amount was parted by the delimiter. */
const hasTooMany = ({ cells }: ReportRow, columns: readonly string[]) =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '');

/** Understands the rows of a report: in its own notation first, and then as postbacks are understood. */
export function understand({
  mapping,
  format,
}: {
  readonly mapping: ImportMapping;
  readonly format: ImportFormat;
}): (row: ReportRow, texts: MappedTexts, columns: readonly string[]) => Outcome {
  function errorOf(row: number, field: ReportField, message: string): ImportError {
    return { row, column: columnOf(mapping, field) ?? field, message };
  }

  return (given, texts, columns) => {
    const { row } = given;
    if (hasTooMany(given, columns)) {
      const message = `has ${given.cells.length} cells, and the header has ${columns.length}`;
      return { errors: [{ row, column: null, message }] };
    }
    const errors: ImportError[] = [];
    const { amount: amountText, at: atText, ...others } = texts;
    const amount = amountText && plainAmount(amountText, format.decimal);
    if (amountText && !amount) {
      const example = EXAMPLES[format.decimal];
      errors.push(errorOf(row, 'amount', `must be an amount such as ${example}`));
    }
    const at = atText && plainMoment(atText, format.date);
    if (atText && !at) errors.push(errorOf(row, 'at', `must be a day as ${format.date}`));
    const { fields, faults = [] } = readConversionFields({
      ...others,
      ...(amount && { amount }),
      ...(at && { at }),
    });
    errors.push(...faults.map(({ parameter, message }) => errorOf(row, parameter, message)));
    if (!fields || errors.length > 0) return { errors };
    return {
      conversion: fields,
      shown: {
        row,
        tx: fields.tx,
        event: fields.event,
        clickid: fields.clickId,
        amount: fields.amount === null ? null : (fields.amount / 100).toFixed(2),
        currency: fields.currency,
        at: fields.at?.toISOString() ?? null,
      },
    };
  };
}
