import { EARLIEST_DAY, LATEST_DAY } from '@slots/contracts/casino/casino-entity';

const RECENT_YEARS = 30;
const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** First and last month of the range. */
export const FIRST_MONTH = stepYears(dateOf(EARLIEST_DAY), 0);
export const LAST_MONTH = stepYears(dateOf(LATEST_DAY), 0);

/** A day text as the calendar's date: midnight of the browser's own zone. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The calendar's date as YYYY-MM-DD, whatever the zone. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The last 30 years, newest first. */
export function recentYears(): number[] {
  const now = new Date().getFullYear();
  return Array.from({ length: RECENT_YEARS }, (_year, index) => now - index);
}

/** The first of the same month, `years` years later or, if negative, earlier. */
export function stepYears(month: Date, years: number): Date {
  return new Date(month.getFullYear() + years, month.getMonth(), 1);
}

/** 'Friday 15 June 2001': with the day's number as in the calendar. */
export function dayInWords(date: Date): string {
  return WORDS.format(date);
}
