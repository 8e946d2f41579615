import type { getSync } from '@slots/contracts/catalog/game-import';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AnswerOf } from '../../../api/endpoint.ts';
import type { Dispatch } from '../../../routing/loading.ts';
import { gameImportApi, useSyncQuery } from '../game-import.api.ts';

const RUNNING_POLL_MS = 2_000;
const IDLE_POLL_MS = 60_000;

/** The state of our copy of the catalogue, asked for more often while it changes. */
export function useWatchedSync(): AnswerOf<typeof getSync> | undefined {
  const { data } = useSyncQuery(undefined, {
    pollingInterval: IDLE_POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const running = data !== undefined && data.running !== null;
  useSyncQuery(undefined, { pollingInterval: RUNNING_POLL_MS, skip: !running });
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    if (!running) return undefined;
    // Its end: what was listed meanwhile is not all that there is.
    return () => {
      dispatch(gameImportApi.util.invalidateTags([{ type: 'GameImport', id: 'games' }]));
    };
  }, [running, dispatch]);
  return data;
}
