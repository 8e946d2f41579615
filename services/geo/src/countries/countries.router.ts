import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { detectCountry, listCountries, locateAddress } from '@slots/contracts/geo/countries';
import { notFound } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import type { CountriesService } from './countries.service.ts';

const CACHEABLE = {
  'Cache-Control': 'public, max-age=300',
  ...tagsHeader([changeTags.countries]),
};
const UNCACHED = { 'Cache-Control': 'no-store' };

export function createCountryRoutes({ countries }: { countries: CountriesService }): Route[] {
  return [
    route(listCountries, () => ({
      status: 200,
      body: countries.list(),
      headers: CACHEABLE,
    })),
    route(detectCountry, ({ address }) => {
      const country = countries.countryOf(address);
      if (!country) throw notFound(detectCountry.messages[404]);
      const { name, code, slug, flag } = country;
      return { status: 200, body: { name, code, slug, flag }, headers: UNCACHED };
    }),
    route(locateAddress, ({ query }) => ({
      status: 200,
      body: { code: countries.countryOf(query.address)?.code ?? null },
      headers: UNCACHED,
    })),
  ];
}
