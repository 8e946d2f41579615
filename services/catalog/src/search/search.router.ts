import { searchGames } from '@slots/contracts/catalog/search';
import { type Route, route } from '@slots/http-kit/route';
import type { PublicIndex } from '../public-games/public-index.ts';
import type { GameSearch } from './game-search.ts';

/** For the search of the gateway. */
export function createSearchRoutes({
  index,
  search,
}: {
  index: Pick<PublicIndex, 'fresh'>;
  search: GameSearch;
}): Route[] {
  return [
    route(searchGames, async ({ query }) => {
      await index.fresh();
      return { status: 200, body: search.search(query.q) };
    }),
  ];
}
