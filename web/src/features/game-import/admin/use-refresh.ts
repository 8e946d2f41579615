import { useDispatch } from 'react-redux';
import type { Dispatch } from '../../../routing/loading.ts';
import { gameImportApi, gamesCall } from '../game-import.api.ts';

/** Refetches the first view of the list, even if cached. */
export function useRefresh(): () => void {
  const dispatch = useDispatch<Dispatch>();
  return () => {
    const { catalogueGames } = gameImportApi.endpoints;
    const start = gamesCall({ page: 1, search: '' });
    void dispatch(catalogueGames.initiate(start, { forceRefetch: true, subscribe: false }));
    dispatch(
      gameImportApi.util.invalidateTags([
        { type: 'GameImport', id: 'jobs' },
        { type: 'GameImport', id: 'sync' },
      ]),
    );
  };
}
