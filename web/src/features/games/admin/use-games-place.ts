import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the server takes. */
const LARGEST_PAGE = 100_000;

export interface GamesPlace {
  readonly page: number;
  /** Empty for all games. */
  readonly search: string;
  readonly toPage: (page: number) => void;
  /** Another term starts again at page 1; what was typed on the way is no place to go back to. */
  readonly toSearch: (search: string) => void;
}

/** Where in the list of games the screen is: kept in the address, so that it survives a reload. */
export function useGamesPlace(): GamesPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const given = Number(params.get('page') ?? '1');
  const page = Number.isInteger(given) && given >= 1 && given <= LARGEST_PAGE ? given : 1;

  const toSearch = useCallback(
    (term: string) => setParams(term === '' ? {} : { search: term }, { replace: true }),
    [setParams],
  );

  return {
    page,
    search,
    toPage: (to) =>
      setParams({ ...(search !== '' && { search }), ...(to !== 1 && { page: String(to) }) }),
    toSearch,
  };
}
