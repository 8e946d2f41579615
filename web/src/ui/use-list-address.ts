import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useAddressSearch } from './use-address-search.ts';

/** The server's limit. */
const MAX_PAGE = 100_000;

/** Parameters of a list's address beside its page; made once, outside of components. */
export interface ListParameters<Name extends string> {
  /** Defaults of absent parameters. */
  readonly initial: Readonly<Record<Name, string>>;
  /** Validators; invalid values count as absent. */
  readonly fits?: Partial<Readonly<Record<Name, (value: string) => boolean>>>;
}

/** `replace` is for values on the way, while typing. */
type How = Pick<NavigateOptions, 'replace' | 'state'>;

export interface ListAddress<Name extends string> {
  readonly page: number;
  readonly values: Readonly<Record<Name, string>>;
  /** Sets parameters, and restarts at page 1. */
  readonly change: (changes: Partial<Record<Name, string>>, how?: How) => void;
  readonly toPage: (page: number, how?: How) => void;
}

/** The page in an address; 1 for an invalid one. */
function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Filters, order and page of a list: kept in the address, so that they survive a reload and going back. */
export function useListAddress<Name extends string>(
  parameters: ListParameters<Name>,
): ListAddress<Name> {
  const [params, setParams] = useAddressSearch();
  const values = useMemo(() => valuesIn(params, parameters), [params, parameters]);

  const go = useCallback(
    (changes: Partial<Record<Name, string>>, page: number, how?: How) => {
      const changed = (before: URLSearchParams) =>
        addressOf({ ...valuesIn(before, parameters), ...changes }, page, parameters);
      setParams(changed, how);
    },
    [parameters, setParams],
  );

  const change = useCallback<ListAddress<Name>['change']>(
    (changes, how) => go(changes, 1, how),
    [go],
  );
  const toPage = useCallback<ListAddress<Name>['toPage']>((page, how) => go({}, page, how), [go]);
  return { page: pageOf(params.get('page')), values, change, toPage };
}

function addressOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  page: number,
  { initial }: ListParameters<Name>,
): URLSearchParams {
  const address = new URLSearchParams();
  for (const name in values) {
    if (values[name] !== initial[name]) address.set(name, values[name]);
  }
  if (page !== 1) address.set('page', String(page));
  return address;
}

function valuesIn<Name extends string>(
  params: URLSearchParams,
  { initial, fits = {} }: ListParameters<Name>,
): Readonly<Record<Name, string>> {
  const values: Record<Name, string> = { ...initial };
  for (const name in initial) {
    const given = params.get(name);
    const fit = fits[name] ?? (() => true);
    if (given !== null && fit(given)) values[name] = given;
  }
  return values;
}
