import type {
  ImportError,
  ImportFormat,
  ImportMapping,
  ParsedRow,
} from '@slots/contracts/affiliate/conversion-imports';
import { amountText } from '../conversions/amounts.ts';
import { conversionOf, type ReadConversion } from '../postbacks/postback-reading.ts';
import { columnOf, type MappedTexts, type ReportField, type ReportRow } from './partner-report.ts';
import { plainAmount, plainMoment } from './report-cells.ts';

/** A row as a conversion, and as people are shown it; or why it is none. */
export type Outcome =
  | { readonly conversion: ReadConversion; readonly shown: ParsedRow; readonly errors?: never }
  | { readonly errors: readonly ImportError[] };

const EXAMPLES = { '.': '1,234.56', ',': '1.234,56' } as const;

/** Parses the rows of a report: in its own notation first, and then as postbacks are parsed. */
export function createRowParser({
  mapping,
  format,
}: {
  readonly mapping: ImportMapping;
  readonly format: ImportFormat;
}): (row: ReportRow, texts: MappedTexts, columns: readonly string[]) => Outcome {
  function errorOf(row: number, field: ReportField, message: string): ImportError {
    return { row, column: columnOf(mapping, field) ?? field, message };
  }

  const amountColumn = columnOf(mapping, 'amount');

  /** True where cells without a column have a value, or where the delimiter may have split an amount: `12,50`. */
  function hasTooMany({ cells }: ReportRow, columns: readonly string[]): boolean {
    if (cells.length <= columns.length) return false;
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) return true;
    const at = amountColumn === null ? -1 : columns.indexOf(amountColumn);
    return format.delimiter === ',' && at >= 0 && /^\d/.test(cells[at + 1]?.trim() ?? '');
  }

  return (given, texts, columns) => {
    const { row } = given;
    if (hasTooMany(given, columns)) {
      const message = `has ${given.cells.length} cells, and the header has ${columns.length}`;
      return { errors: [{ row, column: null, message }] };
    }
    const errors: ImportError[] = [];
    const { event, amount: sum, at: moment, ...others } = texts;
    const amount = sum && plainAmount(sum, format.decimal);
    if (sum && !amount) {
      const example = EXAMPLES[format.decimal];
      errors.push(errorOf(row, 'amount', `must be an amount such as ${example}`));
    }
    const at = moment && plainMoment(moment, format.date);
    if (moment && !at) errors.push(errorOf(row, 'at', `must be a day as ${format.date}`));
    const read = conversionOf({
      ...others,
      ...(event && { event: event.toLowerCase() }),
      ...(amount && { amount }),
      ...(at && { at }),
    });
    if ('faults' in read) {
      errors.push(...read.faults.map((fault) => errorOf(row, fault.parameter, fault.message)));
      return { errors };
    }
    if (errors.length > 0) return { errors };
    const { conversion } = read;
    return {
      conversion,
      shown: {
        row,
        tx: conversion.tx,
        event: conversion.event,
        clickid: conversion.clickId,
        amount: conversion.amount === null ? null : amountText(conversion.amount),
        currency: conversion.currency,
        at: conversion.at?.toISOString() ?? null,
      },
    };
  };
}
