import { type ClickCount, type reportClicks } from '@slots/contracts/affiliate/clicks';
import type { QueryOf } from '@slots/contracts/contract';
import type { ClickNames } from './click-names.ts';
import type { ClickReportsRepository, ReportedClicks } from './click-reports.repository.ts';
import { byNameWhereEqual, maxLinesOf } from './report-order.ts';
import { periodWithin } from './report-period.ts';

type Asked = QueryOf<typeof reportClicks>;

/** @throws HttpProblem 400 for a period that makes no sense */
function coveredBy({ by: _by, from, to, day, ...filters }: Asked): ReportedClicks {
  const values = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  );
  const days = periodWithin({ from, to }, day === undefined ? undefined : { from: day, to: day });
  return { ...days, values };
}

export function createClickReportsService({
  reports,
  names,
}: {
  reports: ClickReportsRepository;
  names: ClickNames;
}) {
  /**
   * All lines of a report, read one by one: days in their order, everything else by clicks and name.
   * @throws HttpProblem 400 for a period that makes no sense
   */
  async function* lines(asked: Asked): AsyncGenerator<ClickCount> {
    const { by } = asked;
    const covered = coveredBy(asked);
    const nameOf = await names.of(by);
    async function* named(): AsyncGenerator<ClickCount> {
      for await (const { key, clicks } of reports.countBy(by, covered)) {
        yield { key, name: nameOf(key), clicks };
      }
    }
    yield* by === 'day' ? named() : byNameWhereEqual(named());
  }

  /** The clicks of all lines: whatever a report is by, each click has one day, and days are few. */
  async function totalOf(asked: Asked): Promise<number> {
    let total = 0;
    for await (const { clicks } of reports.countBy('day', coveredBy(asked))) total += clicks;
    return total;
  }

  return {
    lines,

    /** The first lines, and the clicks of all. @throws HttpProblem 400 for a period that makes no sense */
    async report(asked: Asked): Promise<{ data: ClickCount[]; total: number }> {
      const data: ClickCount[] = [];
      const most = maxLinesOf(asked.by);
      let total = 0;
      for await (const line of lines(asked)) {
        if (data.length === most) return { data, total: await totalOf(asked) };
        total += line.clicks;
        data.push(line);
      }
      return { data, total };
    },
  };
}

export type ClickReportsService = ReturnType<typeof createClickReportsService>;
