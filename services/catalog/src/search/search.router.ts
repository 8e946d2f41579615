import { searchGames } from '@slots/contracts/catalog/search';
import { type Route, route } from '@slots/http-kit/route';
import type { GameIndex } from '../game-index/game-index.ts';

/** For the search of the gateway. */
export function createSearchRoutes({ index }: { index: Pick<GameIndex, 'search'> }): Route[] {
  return [
    route(searchGames, async ({ query }) => ({
      status: 200,
      body: [...(await index.search(query.q))],
    })),
  ];
}
