const COUNT = new Intl.NumberFormat('en-GB');
const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** 25000 as '25,000'. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** A date text as '14 March 2025', the same on every machine; undefined when it is none. */
export function formatLongDate(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : LONG_DATE.format(time);
}

/** A time as '14 Mar 2025, 09:30 UTC', the same on every machine. */
export function formatMoment(timestamp: string): string {
  return `${MOMENT.format(new Date(timestamp))} UTC`;
}
