import type { ClickReport } from '../api/clicks.api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days from now, UTC: YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last one, both included. */
function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.max(0, Math.round((Date.parse(to) - first) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A report by day with the days that have no clicks, which it leaves out. */
export function withEmptyDays(
  { data }: ClickReport,
  from: string,
  to: string,
): { readonly day: string; readonly clicks: number }[] {
  const counted = new Map(data.map(({ key, clicks }) => [key, clicks]));
  return daysBetween(from, to).map((day) => ({ day, clicks: counted.get(day) ?? 0 }));
}
