import type { ClickCount, reportClicks } from '@slots/contracts/affiliate/clicks';
import type { QueryOf } from '@slots/contracts/contract';
import type { ClickNames } from './click-names.ts';
import type { ClickReportsRepository } from './click-reports.repository.ts';
import { periodOf } from './report-period.ts';

type Asked = QueryOf<typeof reportClicks>;

/** The days of a report, narrowed to one of them: that day, where no days are asked for. @throws HttpProblem 400 */
function daysOf({ from, to, day }: Asked): { from: string; to: string } {
  if (day !== undefined && from === undefined && to === undefined) return { from: day, to: day };
  const period = periodOf({ from, to });
  if (day === undefined) return period;
  // No day is both before itself and after itself: nothing is counted outside the period.
  return {
    from: day < period.from ? period.from : day,
    to: day > period.to ? period.to : day,
  };
}

export function createClickReportsService({
  reports,
  names,
}: {
  reports: ClickReportsRepository;
  names: ClickNames;
}) {
  return {
    /** Days in their order, everything else by clicks. @throws HttpProblem 400 for a period that makes no sense */
    async report(asked: Asked): Promise<{ data: ClickCount[]; total: number }> {
      const { by, from: _from, to: _to, day: _day, ...filters } = asked;
      const values = Object.fromEntries(
        Object.entries(filters).filter(([, value]) => value !== undefined),
      );
      const counted = await reports.countBy(by, { ...daysOf(asked), values });
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

export type ClickReportsService = ReturnType<typeof createClickReportsService>;
