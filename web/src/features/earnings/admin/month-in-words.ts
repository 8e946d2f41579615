import { daysBetween } from '../../../ui/click-days.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11' as 'Nov 2026'. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01`));

/** Every month with a day from the first to the last one, both included: YYYY-MM. */
export const monthsBetween = (from: string, to: string): string[] => [
  ...new Set(daysBetween(from, to).map((day) => day.slice(0, 7))),
];
