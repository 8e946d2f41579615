import { z } from 'zod';
import { type Contract, defineContract } from '../contract.ts';
import { csvFile, day, id } from '../fields.ts';
import { amounts } from '../money.ts';
import { MAX_PAGE_LENGTH, MAX_REPORT_LINES } from './clicks.ts';

export const earningDimension = z.enum([
  'affiliate',
  'casino',
  'promotion',
  'country',
  'page',
  'month',
]);
export type EarningDimension = z.output<typeof earningDimension>;

/** The name of conversions whose click is not known. */
export const UNMATCHED = 'Unmatched';

/** For clicks and conversions without a value, such as clicks of an unknown country. */
const NOTHING = 'none';
/** For conversions whose click is not known. */
const NO_CLICK = 'unmatched';

/** A filter's value: undefined stands for conversions without a known click. */
const wanted = <T>(text: string, value: (text: string) => T) =>
  text === NO_CLICK
    ? ({ matched: false } as const)
    : ({ matched: true, value: text === NOTHING ? null : value(text) } as const);

const idWanted = z
  .string()
  .regex(/^(?:none|unmatched|\d{1,15})$/, "must be an id, 'none' or 'unmatched'")
  .transform((text) => wanted(text, Number));

// oxlint-disable-next-line no-control-regex
const PAGE_WANTED = /^(?:none|unmatched|\/[^\u0000]*)$/;

/** Named as the dimensions. 'none' asks for what has no value, 'unmatched' for conversions without a known click. */
export const earningFilters = {
  affiliate: z
    .string()
    .regex(/^(?:none|\d{1,15})$/, "must be an id or 'none'")
    .transform((text) => wanted(text, Number))
    .optional(),
  casino: idWanted.optional(),
  promotion: idWanted.optional(),
  country: z
    .string()
    .regex(/^(?:none|unmatched|[A-Za-z]{2})$/, "must be a country code, 'none' or 'unmatched'")
    .transform((text) => wanted(text, (code) => code.toUpperCase()))
    .optional(),
  page: z
    .string()
    .max(MAX_PAGE_LENGTH, `must be ${MAX_PAGE_LENGTH} characters or less`)
    .regex(PAGE_WANTED, "must be a path, 'none' or 'unmatched'")
    .transform((text) => wanted(text, String))
    .optional(),
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month, such as 2026-11')
    .optional(),
} satisfies Record<EarningDimension, z.ZodType>;

const reportQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  by: earningDimension.default('affiliate'),
  ...earningFilters,
});

/** All of it in the currency of RATES_FILE. */
const converted = z.object({
  currency: z.string(),
  amount: z.string(),
  /** Null: there were no clicks. */
  perClick: z.string().nullable(),
});

/** Counted and reported figures. */
export const earned = z.object({
  clicks: z.int(),
  registrations: z.int(),
  deposits: z.int(),
  /** Revenue and cpa less reversals, by currency. */
  amounts,
  /** The amounts by clicks; empty where there were none. */
  perClick: amounts,
  /** There only when rates are configured; null: a currency has no rate. */
  converted: converted.nullable().optional(),
});
export type Earned = z.output<typeof earned>;

/** A line of a report. */
export const earningLine = earned.extend({
  /** An id, a code, a path or a month; null: without a value, or unmatched. */
  key: z.union([z.string(), id]).nullable(),
  name: z.string(),
});
export type EarningLine = z.output<typeof earningLine>;

const report = {
  owner: 'affiliate',
  method: 'GET',
  access: 'managers',
  query: reportQuery,
} as const satisfies Partial<Contract>;

export const reportEarnings = defineContract({
  ...report,
  id: 'earnings.report',
  path: '/api/earnings',
  summary: `Returns what clicks and partners brought in over a range of days, inclusive, at most 400; by default the last 30, or those of the \`month\`. Amounts are revenue and cpa less reversals, by currency. Months are in chronological order, everything else by clicks, unmatched conversions last. After ${MAX_REPORT_LINES} pages, positions or toplists only those with conversions follow. \`totals\` cover all, as does the CSV file.`,
  responses: { 200: z.object({ data: z.array(earningLine), totals: earned }) },
});

export const exportEarnings = defineContract({
  ...report,
  id: 'earnings.export',
  path: '/api/earnings.csv',
  summary:
    'Exports the earnings as a CSV file, with a row for each line and currency. Clicks, registrations, deposits and what is converted appear only in the first row of a line, so that columns can be summed. The converted columns are there only when rates are configured.',
  csv: {
    name: 'earnings',
    columns: {
      key: 'Key',
      name: 'Name',
      clicks: 'Clicks',
      registrations: 'Registrations',
      deposits: 'Deposits',
      currency: 'Currency',
      amount: 'Amount',
      perClick: 'Per Click',
      convertedCurrency: 'Converted Currency',
      convertedAmount: 'Converted Amount',
      convertedPerClick: 'Converted Per Click',
    },
    amounts: ['amount', 'perClick', 'convertedAmount', 'convertedPerClick'],
  },
  responses: { 200: csvFile },
});
