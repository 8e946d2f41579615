import { useLocation } from 'react-router-dom';
import { pagesOfAddress, withPages } from './list-pages.ts';
import { useAddressSearch } from './use-address-search.ts';

/**
 * The parameters of a list that grows, the pages that it shows, and their setters.
 * @param name parameter of its pages, where an address has more than one list
 */
export function useListedPages(name?: string) {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const shown = pagesOfAddress(search, name);
  /** The parameters of the list without those that it has grown by. */
  const beginningOf = (parameters: URLSearchParams): string => {
    const { first } = pagesOfAddress(parameters, name);
    return withPages(parameters, { first, last: first }, name).toString();
  };
  return {
    search,
    setSearch,
    pathname,
    /** The pages that the address shows. */
    shown,
    /** Puts the number of pages that are shown into the address, without a history entry, while it is of this list. */
    showPages(pages: number): void {
      const last = Math.max(shown.last, shown.first + pages - 1);
      setSearch((before) => withPages(before, { ...shown, last }, name), {
        preventScrollReset: true,
        replace: true,
        whileStill: (now) => beginningOf(now) === beginningOf(search),
      });
    },
    /** Address of a page of this list, narrowed and sorted as it is. */
    addressOf(page: number): string {
      const query = withPages(search, { first: page, last: page }, name).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}
