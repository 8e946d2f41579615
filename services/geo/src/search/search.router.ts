import { searchCountries } from '@slots/contracts/geo/search';
import { type Route, route } from '@slots/http-kit/route';
import type { CountrySearch } from './country-search.service.ts';

/** What the gateway asks for its search. */
export function createSearchRoutes({ countries }: { countries: CountrySearch }): Route[] {
  return [
    route(searchCountries, ({ query }) => ({ status: 200, body: countries.search(query.q) })),
  ];
}
