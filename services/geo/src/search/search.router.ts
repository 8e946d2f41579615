import { searchCountries } from '@slots/contracts/geo/search';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { CountrySearch } from './country-search.service.ts';

/** For the search of the gateway. */
export function createSearchRoutes({ countries }: { countries: CountrySearch }): Route[] {
  return [okRoute(searchCountries, ({ query }) => countries.search(query.q))];
}
