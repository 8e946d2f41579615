import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '../../../routing/loading.ts';
import { gameImportApi, useSyncQuery } from '../game-import.api.ts';

const RUNNING_POLL_MS = 2_000;
const AWAY_POLL_MS = 15_000;
const IDLE_POLL_MS = 60_000;

/** The state of the mirror, polled more often while it changes. */
export function useWatchedSync() {
  const { data, isError, refetch } = useSyncQuery(undefined, {
    pollingInterval: IDLE_POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const running = data !== undefined && data.running !== null;
  const away = data !== undefined && data.away !== null;
  useSyncQuery(undefined, {
    pollingInterval: running ? RUNNING_POLL_MS : AWAY_POLL_MS,
    skip: !running && !away,
  });
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    if (!running) return undefined;
    // The sync ended: lists fetched meanwhile are incomplete, and imported games were refreshed.
    return () => {
      dispatch(
        gameImportApi.util.invalidateTags([
          'Game',
          { type: 'GameImport', id: 'games' },
          { type: 'GameImport', id: 'malformed' },
        ]),
      );
    };
  }, [running, dispatch]);
  return {
    /** Undefined until it is loaded. */
    sync: data,
    /** The call failed and nothing is cached. */
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
