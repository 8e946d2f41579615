import { useEffect } from 'react';
import type { ShownPages } from './list-pages.ts';

/** A list that grows as an infinite query gives it. */
interface GrowingList {
  readonly currentData?: { readonly pages: readonly unknown[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Loads the pages of the address that are not there after its first: the server's page has them all, but the
 * browser forgets a list that has left the screen.
 */
export function useRestOfPages(list: GrowingList, { first, last }: ShownPages): void {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage } = list;
  const missing = currentData !== undefined && currentData.pages.length <= last - first;
  const isNext = missing && hasNextPage && !isFetching && error === undefined;

  useEffect(() => {
    if (isNext) fetchNextPage();
  }, [isNext, fetchNextPage]);
}
