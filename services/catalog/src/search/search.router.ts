import { searchGames } from '@slots/contracts/catalog/search';
import { type Route, route } from '@slots/http-kit/route';
import type { GameIndex } from '../game-index/game-index.ts';
import { createProviderSearch } from './provider-search.ts';

/** For the search of the gateway. */
export function createSearchRoutes({
  index,
}: {
  index: Pick<GameIndex, 'search' | 'counts'>;
}): Route[] {
  const searchProviders = createProviderSearch(index);
  return [
    route(searchGames, async ({ query: { q } }) => {
      const [games, providers] = await Promise.all([index.search(q), searchProviders(q)]);
      return { status: 200, body: [...games, ...providers] };
    }),
  ];
}
