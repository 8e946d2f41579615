import { searchEverything } from '@slots/contracts/gateway/search';
import { type Route, route } from '@slots/http-kit/route';
import { AWAY } from '../problems/gateway-problems.ts';
import type { SearchService } from './search.service.ts';

/** The search over what several services own. */
export function createSearchRoutes(search: SearchService): Route[] {
  return [
    route(searchEverything, async ({ query }) => {
      const found = await search.find(query.q);
      if (!found) throw AWAY;
      return { status: 200, body: found };
    }),
  ];
}
