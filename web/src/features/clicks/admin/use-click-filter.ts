import { type ClickDimension, clickDimension } from '@slots/contracts/affiliate/clicks';
import { dayFromNow } from '../../../ui/click-days.ts';
import { useAddressSearch } from '../../../ui/use-address-search.ts';

/** The dimensions that narrow a report, as the address names them. */
export const NARROWING = [
  'promotion',
  'casino',
  'affiliate',
  'country',
  'page',
  'position',
] as const satisfies readonly ClickDimension[];
export type Narrowing = (typeof NARROWING)[number];

export type Values = Readonly<Partial<Record<Narrowing, string>>>;

/** The contents of the screen, as the address says them. */
export interface ClickFilter {
  readonly by: ClickDimension;
  /** First and last day; empty: the last 30 days. */
  readonly from: string;
  readonly to: string;
  readonly values: Values;
}

const DAYS_SHOWN = 30;

function filterIn(params: URLSearchParams): ClickFilter {
  const values: Partial<Record<Narrowing, string>> = {};
  for (const name of NARROWING) {
    const value = params.get(name);
    if (value) values[name] = value;
  }
  return {
    by: clickDimension.safeParse(params.get('by')).data ?? 'day',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    values,
  };
}

/** The query of this filter, for the address and for the call. */
function queryOf({ by, from, to, values }: ClickFilter): Record<string, string> {
  return {
    ...(by !== 'day' && { by }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...values,
  };
}

/** The days of the report, both included, as the server understands them. */
function periodOf({ from, to }: ClickFilter): { readonly from: string; readonly to: string } {
  const last = to || dayFromNow(0);
  const first = new Date(Date.parse(last) - (DAYS_SHOWN - 1) * 24 * 60 * 60 * 1000);
  return { from: from || first.toISOString().slice(0, 10), to: last };
}

/** The report's filter, kept in the address. */
export function useClickFilter() {
  const [params, setParams] = useAddressSearch();
  const filter = filterIn(params);

  function change(changes: Partial<ClickFilter>): void {
    setParams((before) => new URLSearchParams(queryOf({ ...filterIn(before), ...changes })), {
      replace: true,
      // A field that shows a value late loses the next key.
      flushSync: true,
    });
  }

  return {
    filter,
    period: periodOf(filter),
    change,
    /** The address with these changes. */
    addressOf: (changes: Partial<ClickFilter>) =>
      `?${new URLSearchParams(queryOf({ ...filter, ...changes }))}`,
  };
}
