import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  CASINOS_PAGE,
  fromTheStart,
  pagesOfAddress,
  withPages,
  withParameter,
} from './list-pages.ts';
import { useAddressSearch } from './use-address-search.ts';

/**
 * The parameters of a list that grows, the pages that it shows, and their setters.
 * @param name parameter of its pages, where an address has more than one list: such a list is not narrowed
 */
export function useListedPages(name?: string) {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const asked = pagesOfAddress(search, name);
  /** Tells this list from others in the same place, however much it has grown. */
  const beginningOf = (parameters: URLSearchParams): string => {
    const { first } = pagesOfAddress(parameters, name);
    const all = new URLSearchParams(name === undefined ? parameters : '');
    // The other list in the address has pages of its own.
    const own = fromTheStart(all, CASINOS_PAGE);
    // Offers are chosen for comparison from the list as it is.
    own.delete('compare');
    return withPages(own, { first, last: first }, name).toString();
  };
  // Loaded pages show before the address has them, and beyond what it can name. Another address starts over.
  const at = `${pathname}?${beginningOf(search)} ${asked.last}`;
  const [grown, setGrown] = useState({ at, last: asked.last });
  if (grown.at !== at) setGrown({ at, last: asked.last });
  const shown = { first: asked.first, last: grown.at === at ? grown.last : asked.last };
  return {
    search,
    pathname,
    /** Sets or removes a filter, and shows the first page of the new list. */
    choose(filter: string, value: string | undefined): void {
      setSearch((before) => withParameter(fromTheStart(before), filter, value), {
        preventScrollReset: true,
      });
    },
    /** Removes these filters and shows the first page; the order stays. */
    clear(filters: readonly string[]): void {
      setSearch(
        (before) =>
          filters.reduce(
            (next, filter) => withParameter(next, filter, undefined),
            fromTheStart(before),
          ),
        { preventScrollReset: true },
      );
    },
    /** The pages that are shown: those of the address, and what was loaded after them. */
    shown,
    /** Shows this number of pages, and puts it into the address without a history entry, while that is of this list. */
    showPages(pages: number): void {
      const last = Math.max(shown.last, shown.first + pages - 1);
      setGrown({ at, last });
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
