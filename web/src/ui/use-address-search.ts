import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;

interface How extends NavigateOptions {
  /**
   * For a change that comes late, with an answer: nothing is changed once the visitor is on the way to another page, or
   * where the page or its parameters do not fit anymore.
   */
  readonly whileStill?: (now: URLSearchParams) => boolean;
}

/**
 * Parameters of the address, and their setter. The screen follows some moments after a change: a further change
 * builds on the router's pending address, so that neither is lost.
 */
export function useAddressSearch(): [URLSearchParams, (change: Change, how?: How) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const router = useContext(DataRouterContext)?.router;

  const change = useCallback(
    (make: Change, { whileStill, ...how }: How = {}) => {
      if (!router) throw new Error('An address is changed within a router.');
      const { navigation, location } = router.state;
      const next = navigation.location;
      if (whileStill) {
        const isHere = next === undefined && location.pathname === pathname;
        if (!isHere || !whileStill(new URLSearchParams(location.search))) return;
      }
      const { search: goingTo } = next?.pathname === location.pathname ? next : location;
      const changed = make(new URLSearchParams(goingTo));
      // As for a link to the page that is shown: no second entry to go back from.
      const isSame = `${changed}` === `${new URLSearchParams(goingTo)}`;
      setSearch(changed, isSame ? { ...how, replace: true } : how);
    },
    [router, pathname, setSearch],
  );

  return [search, change];
}
