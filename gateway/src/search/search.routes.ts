import { searchEverything } from '@slots/contracts/gateway/search';
import { type LocalRoute, localRoute } from '../local-calls.ts';
import { AWAY } from '../problems/gateway-problems.ts';
import type { SearchService } from './search.service.ts';

/** The search over what several services own. */
export function createSearchRoutes(search: SearchService): LocalRoute[] {
  return [
    localRoute(searchEverything, async ({ query }) => {
      const found = await search.find(query.q);
      return found ? { status: 200, body: found } : { problem: AWAY };
    }),
  ];
}
