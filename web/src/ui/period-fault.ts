import { firstDayOf } from './click-days.ts';

/** The error of a period, in the words of PeriodFields; undefined if valid. An empty day is no bound. */
export function faultOfPeriod(
  { from, to }: { readonly from: string; readonly to: string },
  maxDays?: number,
): string | undefined {
  if (from === '' || to === '') return undefined;
  if (from > to) return 'From must not be after Until';
  if (maxDays === undefined || from >= firstDayOf(maxDays, to)) return undefined;
  return `From and Until may include at most ${maxDays} days`;
}
