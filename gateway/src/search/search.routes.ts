import { searchEverything } from '@slots/contracts/gateway/search';
import { unavailable } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import { AWAY_DETAIL } from '../problems/gateway-problems.ts';
import type { SearchService } from './search.service.ts';

/** The search over what several services own. */
export function createSearchRoutes(search: SearchService): Route[] {
  return [
    route(searchEverything, async ({ query }) => {
      const found = await search.find(query.q);
      if (!found) throw unavailable(AWAY_DETAIL);
      return { status: 200, body: found };
    }),
  ];
}
