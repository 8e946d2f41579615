import { useLocation } from 'react-router-dom';
import { RATINGS } from '../../../api/bonus-facets.api.ts';
import { pagePath, pagesOfAddress, type ShownPages, withPages } from '../../../ui/list-pages.ts';
import { useAddressSearch } from '../../../ui/use-address-search.ts';
import type { CasinoFilter } from '../casino-directory.api.ts';

/** Filters with the code of an entry; each is a parameter of the address. */
export const CODES = ['licence', 'payment', 'currency'] as const;

export type Parameter = (typeof CODES)[number] | 'rating';

const CODE = /^[\w-]{1,40}$/;

/** Filter in an address, from its first page on; unknown values are left out. */
export function casinoFilterOf(search: URLSearchParams): CasinoFilter {
  const rating = RATINGS.find((known) => known === search.get('rating'));
  const { first } = pagesOfAddress(search);
  const codes = CODES.flatMap((name) => {
    const code = search.get(name) ?? '';
    return CODE.test(code) ? [[name, code] as const] : [];
  });
  return {
    ...Object.fromEntries(codes),
    ...(rating !== undefined && { rating }),
    ...(first > 1 && { from: first }),
  };
}

/** The filter and the pages of the address, and their setters. */
export function useCasinoFilter() {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const shown: ShownPages = pagesOfAddress(search);
  const filter = casinoFilterOf(search);
  const narrowed = [...CODES, 'rating' as const].some((name) => filter[name] !== undefined);
  return {
    filter,
    shown,
    narrowed,
    /** Where search engines find the page: narrowed lists are parts of the whole one. */
    canonical: narrowed ? pathname : pagePath(pathname, shown.first),
    choose(name: Parameter, value: string) {
      setSearch(
        (before) => {
          const next = withPages(before, { first: 1, last: 1 });
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      );
    },
    clear() {
      setSearch(() => new URLSearchParams(), { preventScrollReset: true });
    },
    showPages(pages: number) {
      setSearch((before) => withPages(before, { ...shown, last: shown.first + pages - 1 }), {
        preventScrollReset: true,
        replace: true,
      });
    },
    addressOf(page: number) {
      const query = withPages(search, { first: page, last: page }).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}
