import {
  type ClickCount,
  MOST_REPORT_DAYS,
  type reportClicks,
  USUAL_REPORT_DAYS,
} from '@slots/contracts/affiliate/clicks';
import type { QueryOf } from '@slots/contracts/contract';
import { badField } from '@slots/http-kit/http-problem.error';
import type { ClickNames } from './click-names.ts';
import type { ClickReportsRepository } from './click-reports.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = QueryOf<typeof reportClicks>;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The days of a report, both included. @throws HttpProblem 400 */
function periodOf({ from, to, day }: Asked, now: number): { from: string; to: string } {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (USUAL_REPORT_DAYS - 1) * DAY_MS);
  if (last < first) throw badField('to', 'to must not be before from');
  if (Date.parse(last) - Date.parse(first) >= MOST_REPORT_DAYS * DAY_MS) {
    throw badField('to', `from and to must not be more than ${MOST_REPORT_DAYS} days apart`);
  }
  if (day === undefined) return { from: first, to: last };
  // No day is both before itself and after itself: nothing is counted outside the period.
  return { from: day < first ? first : day, to: day > last ? last : day };
}

export interface ClickReportsService {
  /** Days in their order, everything else by clicks. @throws HttpProblem 400 for a period that makes no sense */
  report(asked: Asked): Promise<{ data: ClickCount[]; total: number }>;
}

export function createClickReportsService({
  reports,
  names,
  now = Date.now,
}: {
  reports: ClickReportsRepository;
  names: ClickNames;
  now?: () => number;
}): ClickReportsService {
  return {
    async report(asked) {
      const { by, from: _from, to: _to, day: _day, ...filters } = asked;
      const values = Object.fromEntries(
        Object.entries(filters).filter(([, value]) => value !== undefined),
      );
      const counted = await reports.countBy(by, { ...periodOf(asked, now()), values });
      const nameOf = await names.of(by);
      const data = counted.map(({ key, clicks }) => ({ key, name: nameOf(key), clicks }));
      data.sort((one, other) =>
        by === 'day'
          ? one.name.localeCompare(other.name)
          : other.clicks - one.clicks || one.name.localeCompare(other.name),
      );
      return { data, total: data.reduce((sum, { clicks }) => sum + clicks, 0) };
    },
  };
}
