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
import { byNameWhereEqual, maxLinesOf } from '../clicks/report-order.ts';
import { periodWithin } from '../clicks/report-period.ts';
import { amountsOf, amountText, dividedBy } from '../conversions/amounts.ts';
import { SUMMED, type Summed } from '../conversions/summed.ts';
import type { EarningReportsRepository, ReportedEarnings } from './earning-reports.repository.ts';
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

interface NamedLine extends Line {
  readonly name: string;
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

/** The days of a month. No day is after the 31st. */
const daysOf = (month: string) => ({ from: `${month}-01`, to: `${month}-31` });

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
  function clicksBy(
    by: EarningDimension,
    asked: ReportedEarnings,
  ): AsyncIterable<CountedKey> | readonly CountedKey[] {
    const values: Partial<Record<Summed, ClickKey>> = {};
    for (const dimension of SUMMED) {
      const filter = asked.filters[dimension];
      // Every click is matched.
      if (filter?.matched === false) return [];
      if (filter) values[dimension] = filter.value;
    }
    const { from, to } = asked;
    return clicks.countBy(by, { from, to, values });
  }

  /** What partners reported, without the clicks. */
  async function reportedBy(by: EarningDimension, asked: ReportedEarnings) {
    const lines = new Map<string, Line>();
    const summed = await earnings.sumBy(by, asked);
    for (const { key, matched, currency, registrations, deposits, amount } of summed) {
      const amounts = new Map(currency === null ? [] : [[currency, amount]]);
      const line = lines.get(idOf(key, matched)) ?? { key, matched, ...nothing() };
      add(line, { clicks: 0, registrations, deposits, amounts });
      lines.set(idOf(key, matched), line);
    }
    return lines;
  }

  /**
   * All lines in the order of their clicks and names, then those without clicks, unmatched conversions last. Clicks are read
   * one by one, since visitors make up as many pages as they like; in memory is what partners reported.
   */
  async function* linesOf(asked: Asked): AsyncGenerator<NamedLine> {
    const { by, from, to, month, ...filters } = asked;
    const days = periodWithin({ from, to }, month === undefined ? undefined : daysOf(month));
    const covered = { ...days, filters };
    const reported = await reportedBy(by, covered);
    const nameOf = await names.of(by === 'month' ? 'day' : by);
    async function* clicked(): AsyncGenerator<NamedLine> {
      for await (const { key, clicks: count } of clicksBy(by, covered)) {
        const line = reported.get(idOf(key, true)) ?? { key, matched: true, ...nothing() };
        reported.delete(idOf(key, true));
        yield { ...line, name: nameOf(key), clicks: count };
      }
    }
    yield* byNameWhereEqual(clicked());
    const left = [...reported.values()].filter(hasConversions).map((line) => ({
      ...line,
      name: line.matched ? nameOf(line.key) : UNMATCHED,
    }));
    yield* left.sort(
      (one, other) =>
        Number(other.matched) - Number(one.matched) || one.name.localeCompare(other.name),
    );
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

  const answered = ({ key, name, ...sums }: NamedLine): EarningLine => ({
    ...earned(sums),
    key,
    name,
  });

  /**
   * The first lines and all with conversions, and the sums of all: months in their order, everything else by clicks,
   * unmatched conversions last.
   * @throws HttpProblem 400 for a period that makes no sense
   */
  async function report(asked: Asked): Promise<{ data: EarningLine[]; totals: Earned }> {
    const totals = nothing();
    const data: EarningLine[] = [];
    const most = maxLinesOf(asked.by);
    for await (const line of linesOf(asked)) {
      add(totals, line);
      if (data.length < most || hasConversions(line)) data.push(answered(line));
    }
    // A month without clicks has its place between others.
    if (asked.by === 'month') data.sort((one, other) => one.name.localeCompare(other.name));
    return { data, totals: earned(totals) };
  }

  return {
    /** True where rates give the sum of all currencies. */
    isConverted: rates !== undefined,

    report,

    /** All lines of a report, one by one. @throws HttpProblem 400 for a period that makes no sense */
    async *lines(asked: Asked): AsyncGenerator<EarningLine> {
      // Months are few, and put in order as a whole.
      if (asked.by === 'month') yield* (await report(asked)).data;
      else for await (const line of linesOf(asked)) yield answered(line);
    },
  };
}

export type EarningReportsService = ReturnType<typeof createEarningReportsService>;

const idOf = (key: ClickKey, matched: boolean) => JSON.stringify([matched, key]);

/** Revenue without an amount leaves an empty line behind. Amounts that cancel each other are told: 0.00. */
const hasConversions = ({ registrations, deposits, amounts }: Sums) =>
  registrations > 0 || deposits > 0 || amounts.size > 0;

function converted(rates: Rates, amounts: ReadonlyMap<string, number>, clicks: number) {
  const sum = rates.sumOf(amounts);
  if (sum === undefined) return null;
  return {
    currency: rates.currency,
    amount: amountText(sum),
    perClick: clicks === 0 ? null : amountText(dividedBy(sum, clicks)),
  };
}
