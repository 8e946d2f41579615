import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams,
} from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and how to change them. What is on screen follows some moments after a
 * change: another one in between is made upon where the router is going, so that neither is lost.
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
