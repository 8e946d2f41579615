import { RATINGS } from '../../../api/bonus-facets.api.ts';
import { paths } from '../../../config/paths.ts';
import { pagePath, pagesOfAddress } from '../../../ui/list-pages.ts';
import { useListedPages } from '../../../ui/use-listed-pages.ts';
import type { CasinoFilter } from '../casino-directory.api.ts';

/** Filters with the code of an entry; each is a parameter of the address. */
export const CODES = ['licence', 'payment', 'currency'] as const;

const FILTERS = [...CODES, 'rating'] as const;
export type Parameter = (typeof FILTERS)[number];

/** Staff give any text as a code. */
const CODE = /^[^\0]{1,255}$/;

/** Filter in an address, from its first page on; unknown values are left out. */
export function casinoFilterOf(search: URLSearchParams): CasinoFilter {
  const rating = RATINGS.find((known) => known === search.get('rating'));
  const { first } = pagesOfAddress(search);
  const codes = CODES.flatMap((name) => {
    const code = search.get(name)?.trim() ?? '';
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
  const { search, ...pages } = useListedPages();
  const filter = casinoFilterOf(search);
  const narrowed = FILTERS.some((name) => filter[name] !== undefined);
  return {
    ...pages,
    filter,
    narrowed,
    clear: () => pages.clear(FILTERS),
    /** Where search engines find the page: narrowed lists are parts of the whole one. */
    canonical: narrowed ? paths.casinos : pagePath(paths.casinos, pages.shown.first),
  };
}
