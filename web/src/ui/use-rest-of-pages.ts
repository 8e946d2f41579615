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
  const missing = currentData !== undefined && currentData.pages.length <= last - first;
  const isNext = missing && hasNextPage && !isFetching && error === undefined;

  useEffect(() => {
    if (isNext) void fetchNextPage();
  }, [isNext, fetchNextPage]);
}
