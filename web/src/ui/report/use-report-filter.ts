import { MAX_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';
import { dayFromNow, firstDayOf, isDay } from '../click-days.ts';
import { faultOfPeriod } from '../period-fault.ts';
import { useAddressSearch } from '../use-address-search.ts';

/** A report's dimensions; made once, outside of components. */
export interface ReportDimensions<By extends string> {
  /** The names of all, in the order of the choice. */
  readonly names: Readonly<Record<By, string>>;
  /** The time dimension: the default grouping, and never a filter. */
  readonly time: By;
  /** Number of last days shown when the address names none. */
  readonly usualDays: number;
}

/** The contents of the screen, as the address says them. */
export interface ReportFilter<By extends string> {
  readonly by: By;
  /** First and last day; empty: the usual ones. */
  readonly from: string;
  readonly to: string;
  /** Values that the report is narrowed to, by their dimensions. */
  readonly values: Readonly<Partial<Record<By, string>>>;
}

/** First and last day of a report, both included. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** A day of the address; empty where it names none. */
function dayIn(address: URLSearchParams, name: 'from' | 'to'): string {
  const text = address.get(name) ?? '';
  return isDay(text) ? text : '';
}

/** The report's filter, kept in the address. */
export function useReportFilter<By extends string>(dimensions: ReportDimensions<By>) {
  const { names, time, usualDays } = dimensions;
  const [params, setParams] = useAddressSearch();
  const isDimension = (name: string): name is By => Object.hasOwn(names, name);
  const narrowing = Object.keys(names)
    .filter(isDimension)
    .filter((name) => name !== time);

  function filterIn(address: URLSearchParams): ReportFilter<By> {
    const values: Partial<Record<By, string>> = {};
    for (const name of narrowing) {
      const value = address.get(name);
      if (value) values[name] = value;
    }
    const by = address.get('by') ?? '';
    return {
      by: isDimension(by) ? by : time,
      from: dayIn(address, 'from'),
      to: dayIn(address, 'to'),
      values,
    };
  }

  /** The query of a filter, for the address and for the call. */
  function queryOf({ by, from, to, values }: ReportFilter<By>): URLSearchParams {
    const query = new URLSearchParams();
    if (by !== time) query.set('by', by);
    if (from !== '') query.set('from', from);
    if (to !== '') query.set('to', to);
    for (const name of narrowing) {
      const value = values[name];
      if (value !== undefined) query.set(name, value);
    }
    return query;
  }

  /** The days of the report, as the server understands them. */
  function periodOf({ from, to }: ReportFilter<By>): ReportPeriod {
    const last = to || dayFromNow(0);
    return { from: from || firstDayOf(usualDays, last), to: last };
  }

  function change(changes: Partial<ReportFilter<By>>): void {
    setParams((before) => queryOf({ ...filterIn(before), ...changes }), {
      replace: true,
      // A field that shows a value late loses the next key.
      flushSync: true,
    });
  }

  /** The reason why there is no report with these changes. */
  const faultOf = (changes: Partial<ReportFilter<By>>) =>
    faultOfPeriod(periodOf({ ...filterIn(params), ...changes }), MAX_REPORT_DAYS);

  const filter = filterIn(params);
  const period = periodOf(filter);
  const addressOf = (changes: Partial<ReportFilter<By>>) =>
    `?${queryOf({ ...filter, ...changes })}`;
  return {
    dimensions,
    filter,
    narrowed: narrowing.flatMap((name) => {
      const value = filter.values[name];
      return value === undefined ? [] : [{ name, value }];
    }),
    period,
    /** The query of the call. */
    query: { ...period, ...filter.values, by: filter.by },
    change,
    faultOf,
    /** The address of the present filter. */
    address: addressOf({}),
    /** The change to another grouping; none for an unknown one. */
    groupedBy: (by: string): Partial<ReportFilter<By>> => (isDimension(by) ? { by } : {}),
    /** The change that frees the report from one value. */
    without: (name: By): Partial<ReportFilter<By>> => {
      const values = { ...filter.values };
      delete values[name];
      return { values };
    },
    /** The address of the report over time of what has this value of the grouping. */
    narrowedTo: (value: string | number) =>
      addressOf({ by: time, values: { ...filter.values, [filter.by]: String(value) } }),
  };
}

export type ReportFiltering<By extends string> = ReturnType<typeof useReportFilter<By>>;
