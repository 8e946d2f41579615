/** A formatter that is made when it is first asked for. */
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
 * What a visitor's page orders and writes by. The first of each kind has the browser read its tables, which takes
 * ten milliseconds and more: called one at a time before a rendering, none of them makes it wait.
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

/** A date text as '14 March 2025', the same on every machine; undefined when it is none. */
export function formatLongDate(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : longDate().format(time);
}

/** A time as '14 Mar 2025, 09:30 UTC', the same on every machine. */
export function formatMoment(timestamp: string): string {
  return `${moment().format(new Date(timestamp))} UTC`;
}
