import { useLocation } from 'react-router-dom';
import { pagesOfAddress, withPages } from './list-pages.ts';
import { useAddressSearch } from './use-address-search.ts';

/** The parameters of a list without those that it has grown by. */
function beginningOf(search: URLSearchParams): string {
  const { first } = pagesOfAddress(search);
  return withPages(search, { first, last: first }).toString();
}

/** The parameters of a list that grows, the pages that it shows, and their setters. */
export function useListedPages() {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const shown = pagesOfAddress(search);
  return {
    search,
    setSearch,
    pathname,
    /** The pages that the address shows. */
    shown,
    /** Puts the number of pages that are shown into the address, without a history entry, while it is of this list. */
    showPages(pages: number): void {
      const last = Math.max(shown.last, shown.first + pages - 1);
      setSearch((before) => withPages(before, { ...shown, last }), {
        preventScrollReset: true,
        replace: true,
        whileStill: (now) => beginningOf(now) === beginningOf(search),
      });
    },
    /** Address of a page of this list, narrowed and sorted as it is. */
    addressOf(page: number): string {
      const query = withPages(search, { first: page, last: page }).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}
