import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;

/** What the address of one place in the history will be, while it has not followed yet. */
let ahead: { readonly of: string; readonly search: URLSearchParams } | undefined;

/**
 * The parameters of the address, and how to change them. The address follows some moments after a
 * change: another one in between is made upon what it is going to be, so that neither is lost.
 */
export function useAddressSearch(): [
  URLSearchParams,
  (change: Change, how?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();

  const change = useCallback(
    (make: Change, how?: NavigateOptions) => {
      const next = make(ahead?.of === key ? ahead.search : search);
      ahead = { of: key, search: next };
      setSearch(next, how);
    },
    [key, search, setSearch],
  );

  return [search, change];
}
