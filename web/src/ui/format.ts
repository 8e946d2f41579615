/** A formatter that is created on first use. */
function madeOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const count = madeOnce(() => new Intl.NumberFormat('en-GB'));
const longDate = madeOnce(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
);
const moment = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/**
 * Collation and formats of a visitor's page. The first use of each makes the browser load its tables, which
 * takes ten milliseconds and more: called one by one before rendering, none delays it.
 */
export const formatters: readonly (() => unknown)[] = [
  () => new Intl.Collator('en'),
  count,
  longDate,
];

/** 25000 as '25,000'. */
export function formatCount(value: number): string {
  return count().format(value);
}

/** Money in its currency's usual writing: '£10', '£7.50', 'CA$100'. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    // Amounts have hundredths in every currency.
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/**
 * A date of ISO 8601, with or without a time, as '14 March 2025', the same on every machine. Another text stays as it
 * is, so that no day is invented: neither for a year, nor for 30 February.
 */
export function formatLongDate(text: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=[T ]\d|$)/.exec(text) ?? [];
  const date = new Date(day);
  return date.getUTCDate() === Number(day.slice(8)) ? longDate().format(date) : text;
}

/** A time as '14 Mar 2025, 09:30 UTC', the same on every machine; '-' for what is none. */
export function formatMoment(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? '-' : `${moment().format(time)} UTC`;
}
