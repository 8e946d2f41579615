import { MAX_REPORT_DAYS, USUAL_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { badField } from '@slots/http-kit/http-problem.error';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment, or the day `daysBefore` days earlier. */
export const dayOf = (moment: Date | number, daysBefore = 0) =>
  new Date(Number(moment) - daysBefore * DAY_MS).toISOString().slice(0, 10);

/** The month of a record's day, YYYY-MM, for MongoDB. */
export const MONTH_OF_DAY = { $substrBytes: ['$day', 0, 7] };

type Days<Day> = Readonly<Record<'from' | 'to', Day>>;

/** The days of a report, both included; the last ones unless said. @throws HttpProblem 400 */
function periodOf({ from, to }: Days<string | undefined>): Days<string> {
  const last = to ?? dayOf(Date.now());
  const first = from ?? dayOf(Date.parse(last), USUAL_REPORT_DAYS - 1);
  if (last < first) throw badField('to', 'must not be before from');
  if (Date.parse(last) - Date.parse(first) >= MAX_REPORT_DAYS * DAY_MS) {
    throw badField('to', `must be less than ${MAX_REPORT_DAYS} days after from`);
  }
  return { from: first, to: last };
}

/** The same, narrowed to some days: to those, where no days are asked for. @throws HttpProblem 400 */
export function periodWithin(asked: Days<string | undefined>, some?: Days<string>): Days<string> {
  if (!some) return periodOf(asked);
  if (asked.from === undefined && asked.to === undefined) return some;
  const { from, to } = periodOf(asked);
  // No day is both before itself and after itself: nothing is counted outside the period.
  return { from: some.from > from ? some.from : from, to: some.to < to ? some.to : to };
}
