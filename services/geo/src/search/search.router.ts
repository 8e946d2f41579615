import { searchCountries } from '@slots/contracts/geo/search';
import { type Route, route } from '@slots/http-kit/route';
import type { CountrySearch } from './country-search.service.ts';

/** For the search of the gateway. */
export function createSearchRoutes({ countries }: { countries: CountrySearch }): Route[] {
  return [
    route(searchCountries, ({ query }) => ({ status: 200, body: countries.search(query.q) })),
  ];
}
