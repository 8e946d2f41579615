import {
  type Earned,
  type EarningDimension,
  type EarningLine,
  type reportEarnings,
  UNMATCHED,
} from '@slots/contracts/affiliate/earnings';
import type { QueryOf } from '@slots/contracts/contract';
import type { ClickKey } from '../clicks/click.model.ts';
import type { ClickNames } from '../clicks/click-names.ts';
import type { ClickReportsRepository, CountedKey } from '../clicks/click-reports.repository.ts';
import { periodOf } from '../clicks/report-period.ts';
import { amountsOf, amountText, dividedBy } from '../conversions/amounts.ts';
import { SUMMED, type Summed } from '../conversions/summed.ts';
import type {
  EarningFilter,
  EarningReportsRepository,
  ReportedEarnings,
} from './earning-reports.repository.ts';
import type { Rates } from './rates.ts';

type Asked = QueryOf<typeof reportEarnings>;

/** A line while it is added up. */
interface Sums {
  clicks: number;
  registrations: number;
  deposits: number;
  /** In hundredths, by currency. */
  readonly amounts: Map<string, number>;
}

interface Line extends Sums {
  readonly key: ClickKey;
  readonly matched: boolean;
}

const nothing = (): Sums => ({ clicks: 0, registrations: 0, deposits: 0, amounts: new Map() });

function add(sums: Sums, other: Sums): void {
  sums.clicks += other.clicks;
  sums.registrations += other.registrations;
  sums.deposits += other.deposits;
  for (const [currency, amount] of other.amounts) {
    sums.amounts.set(currency, (sums.amounts.get(currency) ?? 0) + amount);
  }
}

const MONTH_LENGTH = '2026-11'.length;
/** No day is after it. */
const LAST_DAY = '31';

/** The days of a report, narrowed to a month of them: that month, where no days are asked for. @throws HttpProblem 400 */
function daysOf({ from, to, month }: Asked): { from: string; to: string } {
  if (month === undefined) return periodOf({ from, to });
  const [first, last] = [`${month}-01`, `${month}-${LAST_DAY}`];
  if (from === undefined && to === undefined) return { from: first, to: last };
  const period = periodOf({ from, to });
  return {
    from: first > period.from ? first : period.from,
    to: last < period.to ? last : period.to,
  };
}

export function createEarningReportsService({
  clicks,
  earnings,
  names,
  rates,
}: {
  clicks: Pick<ClickReportsRepository, 'countBy'>;
  earnings: EarningReportsRepository;
  names: ClickNames;
  /** Without them sums of several currencies stay apart. */
  rates: Rates | undefined;
}) {
  async function clicksBy(by: EarningDimension, asked: ReportedEarnings): Promise<CountedKey[]> {
    const values: Partial<Record<Summed, ClickKey>> = {};
    for (const dimension of SUMMED) {
      const filter = asked.filters[dimension];
      // Every click is matched.
      if (filter?.matched === false) return [];
      if (filter) values[dimension] = filter.value;
    }
    const { from, to } = asked;
    return clicks.countBy(by === 'month' ? 'day' : by, { from, to, values });
  }

  async function linesOf(by: EarningDimension, asked: ReportedEarnings): Promise<Line[]> {
    const lines = new Map<string, Line>();
    function lineOf(key: ClickKey, matched: boolean): Line {
      const text = JSON.stringify([matched, key]);
      const line = lines.get(text) ?? { key, matched, ...nothing() };
      lines.set(text, line);
      return line;
    }
    const [counted, summed] = await Promise.all([clicksBy(by, asked), earnings.sumBy(by, asked)]);
    for (const { key, clicks: count } of counted) {
      lineOf(by === 'month' ? String(key).slice(0, MONTH_LENGTH) : key, true).clicks += count;
    }
    for (const { key, matched, currency, registrations, deposits, amount } of summed) {
      const amounts = new Map(currency === null ? [] : [[currency, amount]]);
      add(lineOf(key, matched), { clicks: 0, registrations, deposits, amounts });
    }
    return [...lines.values()].filter(isSomething);
  }

  function earned({ clicks: count, registrations, deposits, amounts }: Sums): Earned {
    const perClick =
      count === 0
        ? []
        : [...amounts].map(([currency, sum]) => [currency, dividedBy(sum, count)] as const);
    return {
      clicks: count,
      registrations,
      deposits,
      amounts: amountsOf(amounts),
      perClick: amountsOf(new Map(perClick)),
      ...(rates && { converted: converted(rates, amounts, count) }),
    };
  }

  return {
    /**
     * Months in their order, everything else by clicks, unmatched conversions last.
     * @throws HttpProblem 400 for a period that makes no sense
     */
    async report(asked: Asked): Promise<{ data: EarningLine[]; totals: Earned }> {
      const { by } = asked;
      const filters: Partial<Record<Summed, EarningFilter>> = {};
      for (const dimension of SUMMED) {
        const filter = asked[dimension];
        if (filter) filters[dimension] = filter;
      }
      const lines = await linesOf(by, { ...daysOf(asked), filters });
      const nameOf = await names.of(by === 'month' ? 'day' : by);
      const totals = nothing();
      for (const line of lines) add(totals, line);
      const data = lines.map((line) => ({
        ...earned(line),
        key: line.key,
        name: line.matched ? nameOf(line.key) : UNMATCHED,
      }));
      data.sort((one, other) => {
        if (by === 'month') return one.name.localeCompare(other.name);
        return (
          isUnmatched(one) - isUnmatched(other) ||
          other.clicks - one.clicks ||
          one.name.localeCompare(other.name)
        );
      });
      return { data, totals: earned(totals) };
    },
  };
}

export type EarningReportsService = ReturnType<typeof createEarningReportsService>;

const isUnmatched = ({ key, name }: EarningLine) => Number(name === UNMATCHED && key === null);

/** Conversions that found their click leave an empty line behind. */
const isSomething = ({ clicks, registrations, deposits, amounts }: Sums) =>
  clicks > 0 || registrations > 0 || deposits > 0 || [...amounts.values()].some(Boolean);

function converted(rates: Rates, amounts: ReadonlyMap<string, number>, clicks: number) {
  const sum = rates.sumOf(amounts);
  if (sum === undefined) return null;
  return {
    currency: rates.currency,
    amount: amountText(sum),
    perClick: clicks === 0 ? null : amountText(dividedBy(sum, clicks)),
  };
}
