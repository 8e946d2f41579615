import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams,
} from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * Parameters of the address, and their setter. The screen follows some moments after a change: a further change
 * builds on the router's pending address, so that neither is lost.
 */
export function useAddressSearch(): [
  URLSearchParams,
  (change: Change, how?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;

  const change = useCallback(
    (make: Change, how?: NavigateOptions) => {
      if (!router) throw new Error('An address is changed within a router.');
      const { navigation, location } = router.state;
      const next = navigation.location;
      const { search: goingTo } = next?.pathname === location.pathname ? next : location;
      setSearch(make(new URLSearchParams(goingTo)), how);
    },
    [router, setSearch],
  );

  return [search, change];
}
