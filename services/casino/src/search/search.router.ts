import { searchCasinos } from '@slots/contracts/casino/search';
import { type Route, route } from '@slots/http-kit/route';
import type { CasinoSearch } from './casino-search.service.ts';

/** The call of the gateway's search. */
export function createSearchRoutes(search: CasinoSearch): Route[] {
  return [
    route(searchCasinos, async ({ query }) => ({ status: 200, body: await search(query.q) })),
  ];
}
