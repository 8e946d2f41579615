import { useCallback } from 'react';
import { type CataloguePlace, useRememberLocationMutation } from '../game-import.api.ts';

/**
 * Tells the server on which page of the catalogue a game was seen, so that it finds the game again faster. Only
 * a hint: it is not awaited, and failures are ignored. Pages of a search are not the catalogue's own, so they
 * are not sent.
 * @returns a callback for the opened game; stable until the page changes
 */
export function useRememberLocation({ page, search }: CataloguePlace): (gameId: number) => void {
  const [remember] = useRememberLocationMutation();
  return useCallback(
    (gameId) => {
      if (search === '') void remember({ body: { gameId, page } });
    },
    [remember, page, search],
  );
}
