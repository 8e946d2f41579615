import { searchCasinos } from '@slots/contracts/casino/search';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { CasinoSearch } from './casino-search.service.ts';

/** The call of the gateway's search. */
export function createSearchRoutes(search: CasinoSearch): Route[] {
  return [okRoute(searchCasinos, ({ query }) => search(query.q))];
}
