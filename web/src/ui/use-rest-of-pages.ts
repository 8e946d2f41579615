import { useEffect } from 'react';
import type { GrowingList } from './load-next-page.ts';
import type { ShownPages } from './pages-shown.ts';

/** A list that grows, as far as it is followed. */
export interface FollowedList extends GrowingList {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
}

/**
 * Loads the pages of the address that are not there after its first: the server's page has them all, but the
 * browser forgets a list that has left the screen.
 */
export function useRestOfPages(list: FollowedList, { first, last }: ShownPages): void {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage } = list;
  const loaded = currentData?.pages.length;
  const missing = loaded !== undefined && loaded <= last - first;
  // The number, not a mere yes: React may render no state between two pages, and each page has to ask for the next.
  const after = missing && hasNextPage && !isFetching && error === undefined && loaded;

  useEffect(() => {
    if (after !== false) void fetchNextPage();
  }, [after, fetchNextPage]);
}
