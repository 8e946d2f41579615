import { type providerResult, searchGames } from '@slots/contracts/catalog/search';
import { okRoute, type Route } from '@slots/http-kit/route';
import { createFreshSearch } from '@slots/search-ranking/fresh-search';
import type { z } from 'zod';
import type { GameIndex } from '../game-index/game-index.ts';

/** Games and providers by name, for the search of the gateway. */
export function createSearchRoutes({
  index,
}: {
  index: Pick<GameIndex, 'search' | 'counts'>;
}): Route[] {
  const searchProviders = createFreshSearch<z.infer<typeof providerResult>>(async () => {
    const counted = await index.counts('providers');
    return counted
      .filter(({ gameCount }) => gameCount > 0)
      .map(({ id, name, slug }) => [id, { name, answer: { type: 'provider', id, name, slug } }]);
  });
  return [
    okRoute(searchGames, async ({ query: { q } }) => {
      const [games, providers] = await Promise.all([index.search(q), searchProviders(q)]);
      return [...games, ...providers];
    }),
  ];
}
