import type { ClickReport } from '../api/clicks.api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day `days` days after a moment, UTC: YYYY-MM-DD. */
function dayAfter(moment: number, days: number): string {
  return new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` days from now, UTC: YYYY-MM-DD. */
export const dayFromNow = (days: number): string => dayAfter(Date.now(), days);

/** The first of `days` days that end with `last`. */
export const firstDayOf = (days: number, last: string): string =>
  dayAfter(Date.parse(last), 1 - days);

/** True for a day of the calendar: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && dayAfter(at, 0) === text;
}

/** Every day from the first to the last one, both included. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.max(0, Math.round((Date.parse(to) - first) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** Adds the days without clicks, which a report by day leaves out. */
export function withEmptyDays(
  { data }: ClickReport,
  from: string,
  to: string,
): { readonly day: string; readonly clicks: number }[] {
  const counted = new Map(data.map(({ key, clicks }) => [key, clicks]));
  return daysBetween(from, to).map((day) => ({ day, clicks: counted.get(day) ?? 0 }));
}
