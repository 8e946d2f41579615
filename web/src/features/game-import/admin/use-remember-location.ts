import { useCallback } from 'react';
import { useRememberLocationMutation } from '../game-import.api.ts';
import type { ImportListPlace } from './use-import-list-place.ts';

/**
 * Tells the server on which page of the catalogue a game was seen, so that it finds the game again
 * faster. A hint alone: nobody waits for it or hears that it failed. Pages of a search are none of
 * the catalogue's own, so they are not told.
 * @returns takes the game that is opened; the same function until the page changes
 */
export function useRememberLocation({ page, search }: ImportListPlace): (gameId: number) => void {
  const [remember] = useRememberLocationMutation();
  return useCallback(
    (gameId) => {
      if (search === '') void remember({ body: { gameId, page } });
    },
    [remember, page, search],
  );
}
