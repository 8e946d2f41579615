import type { IncomingMessage } from 'node:http';
import { type Country, listCountries } from '@slots/contracts/geo/countries';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import type { Law } from '@slots/country-law/law';
import type { OffersByCountry, Visitor } from '../src/config/public-config.ts';
import { createGatewayClient, forwardedHeaders } from './gateway-client.ts';

/** The country that pages show while the visitor's is unknown: the first of the list. */
const DEFAULT_COUNTRY: Visitor['country'] = {
  code: 'GB',
  name: 'United Kingdom',
  slug: 'united-kingdom',
  flag: '🇬🇧',
};
/** Countries change with a release of geo at most. */
const KNOWN_FOR_MS = 3_600_000;

interface ReadVisitor {
  readonly visitor: Visitor;
  /** False when the visitor's country could not be looked up: the page must not be shared. */
  readonly isSure: boolean;
}

/** The code of the country of a visitor's address, as the gateway says; null when it is unknown. */
export function visitorCountry({ headers }: IncomingMessage): string | null {
  const code = headers[VISITOR_COUNTRY_HEADER];
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Tells where offers may be shown at all. */
export function offersByCountry({ all }: Law): OffersByCountry {
  const countries = Object.entries(all.countries).map(([code, { offers }]) => [
    code,
    offers !== 'none',
  ]);
  return { ...Object.fromEntries(countries), default: all.default.offers !== 'none' };
}

/** Reads the visitor of a page from its request. */
export function createVisitors({
  law,
  gatewayUrl,
}: {
  readonly law: Law;
  readonly gatewayUrl: string;
}) {
  let known: ReadonlyMap<string, Country> = new Map();
  let readAgainAt = 0;

  async function countries(request: IncomingMessage): Promise<ReadonlyMap<string, Country>> {
    if (performance.now() < readAgainAt) return known;
    const gateway = createGatewayClient(gatewayUrl, forwardedHeaders(request));
    const all = await gateway.json(listCountries.path, listCountries.responses[200]);
    known = new Map(all.map((country) => [country.code, country]));
    readAgainAt = performance.now() + KNOWN_FOR_MS;
    return known;
  }

  return {
    async read(request: IncomingMessage): Promise<ReadVisitor> {
      const code = visitorCountry(request);
      const { minAge, offers } = law.of(code);
      const held = { minAge, offers: offers !== 'none' };
      if (code === null || code === DEFAULT_COUNTRY.code) {
        return { visitor: { country: DEFAULT_COUNTRY, ...held }, isSure: true };
      }
      const found = await countries(request).catch(() => known);
      const country = found.get(code) ?? DEFAULT_COUNTRY;
      return { visitor: { country, ...held }, isSure: found.size > 0 };
    },
  };
}
