import { useEffect } from 'react';
import type { ListAddress } from './use-list-address.ts';

/**
 * Goes to the last page where the address names one beyond it: its last entry was deleted, or the address is old.
 * `pages` is undefined while it is not known.
 */
export function useLastPage(
  { page, toPage }: Pick<ListAddress<never>, 'page' | 'toPage'>,
  pages: number | undefined,
): void {
  const last = Math.max(1, pages ?? page);
  useEffect(() => {
    if (page > last) toPage(last, { replace: true });
  }, [page, last, toPage]);
}
