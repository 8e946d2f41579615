import { searchEverything } from '@slots/contracts/gateway/search';
import { okRoute, type Route } from '@slots/http-kit/route';
import { AWAY } from '../problems/gateway-problems.ts';
import type { SearchService } from './search.service.ts';

/** The search over what several services own. */
export function createSearchRoutes(search: SearchService): Route[] {
  return [
    okRoute(searchEverything, async ({ query }) => {
      const found = await search.find(query.q);
      if (!found) throw AWAY;
      return found;
    }),
  ];
}
