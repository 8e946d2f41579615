import {
  getCasinoCurrencies,
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-links';
import {
  CASINO_DELETED,
  CASINO_NOT_FOUND,
  CASINO_NOT_PUBLIC,
  getCasinoBySlug,
  type PublicCasino,
  publicCasino,
} from '@slots/contracts/casino/casinos';
import {
  type BonusFacets,
  listBonusFacets,
  listPublicPromotions,
  type PublicPromotion,
  publicPromotion,
} from '@slots/contracts/casino/promotions';
import {
  type CountryCount,
  listCountryCounts,
  listPublicCasinos,
} from '@slots/contracts/casino/public-casinos';
import type { Contract, ResponseOf } from '@slots/contracts/contract';
import { missingFields } from '@slots/contracts/entity';
import { type Country, detectCountry, listCountries } from '@slots/contracts/geo/countries';
import type { FakeGateway } from './fake-gateway.ts';

const NOW = '2026-11-01T00:00:00.000Z';
const LIST_LIMIT = 20;

export const COUNTRIES: readonly Country[] = [
  { id: 1, code: 'GB', name: 'United Kingdom', slug: 'united-kingdom', flag: '🇬🇧' },
  { id: 2, code: 'GL', name: 'Global', slug: 'global', flag: '🌐' },
  { id: 3, code: 'CA', name: 'Canada', slug: 'canada', flag: '🇨🇦' },
  { id: 4, code: 'SE', name: 'Sweden', slug: 'sweden', flag: '🇸🇪' },
];

/** A casino that says everything. */
export function casino(id: number, over: Partial<PublicCasino> = {}): PublicCasino {
  return {
    ...missingFields(publicCasino),
    id,
    name: `Casino ${id}`,
    slug: `casino-${id}`,
    description: 'It pays on time.',
    seo_description: 'Pays on time, says so in plain words.',
    website: 'https://casino.example',
    gamblingLicenceId: 1,
    gamblingLicenceIds: [1],
    providers: ['1'],
    paymentMethods: [1],
    published: 'true',
    tradingSince: '2014-03-18',
    rating: '4.5',
    numberOfGames: 2140,
    createdAt: NOW,
    updatedAt: NOW,
    ...over,
  };
}

interface OfferOver extends Partial<Omit<PublicPromotion, 'casino'>> {
  readonly casino?: Partial<PublicPromotion['casino']>;
}

/** An offer of the casino with the same id. */
export function offer(id: number, { casino: ofCasino, ...over }: OfferOver = {}): PublicPromotion {
  const headline = over.headline ?? `Offer ${id}`;
  const casinoId = over.casinoId ?? id;
  return {
    ...missingFields(publicPromotion),
    id,
    casinoId,
    headline,
    title: headline,
    description: 'Pays on time, says so in plain words.',
    significantTerms: '18+. New players only. Minimum deposit £10.',
    ctaLink: `https://partner.example/offer-${id}`,
    score: 100 - id,
    countries: ['GB'],
    createdAt: NOW,
    updatedAt: NOW,
    endsSoon: false,
    lastCheckedAt: NOW,
    ...over,
    casino: {
      id: casinoId,
      name: `Casino ${casinoId}`,
      slug: `casino-${casinoId}`,
      logoImage: null,
      rating: '4.5',
      providers: ['1'],
      licenceIds: [1],
      paymentMethodIds: [1],
      currencyIds: [1],
      ...ofCasino,
    },
  };
}

/** What a visitor's pages about casinos and bonuses get: plain data that a test sets. */
export interface FakeCasinos {
  casinos: PublicCasino[];
  /** Slugs of casinos that were deleted. */
  deleted: string[];
  /** New slugs by old ones. */
  moved: Record<string, string>;
  offers: PublicPromotion[];
  facets: BonusFacets;
  counts: CountryCount[];
  /** The country code of the visitor's address. */
  detected: string;
  licences: ResponseOf<typeof getCasinoLicences>;
  payments: ResponseOf<typeof getCasinoPaymentMethods>;
  currencies: ResponseOf<typeof getCasinoCurrencies>;
  gameTypes: ResponseOf<typeof getCasinoGameTypes>;
  providers: ResponseOf<typeof getCasinoProviders>;
  support: ResponseOf<typeof getCasinoSupport>;
  /** Calls that are refused, in a way that is not tried again. */
  readonly failing: Set<Contract>;
  /** Calls that wait until they are let go. */
  readonly held: Set<Contract>;
  letGo(): void;
}

/** Gives a gateway the calls of casinos, promotions and countries. */
export function casinosOn(gateway: FakeGateway): FakeCasinos {
  let release = Promise.withResolvers<void>();

  const offersFor = (country = 'GB') =>
    site.offers.filter(({ countries }) => [country, 'gl'].some((code) => countries.includes(code)));

  async function unless<T>(contract: Contract, answer: () => T) {
    if (site.held.has(contract)) await release.promise;
    if (site.failing.has(contract)) return { refuse: 429 } as const;
    return answer();
  }

  const site: FakeCasinos = {
    casinos: [casino(1)],
    deleted: [],
    moved: {},
    offers: [offer(1)],
    facets: {
      licences: [{ id: 1, name: 'UK Gambling Commission', code: 'ukgc' }],
      paymentMethods: [{ id: 1, name: 'Visa', code: 'visa' }],
      currencies: [{ id: 1, symbol: '£', code: 'GBP' }],
    },
    counts: [{ code: 'GB', promotions: 1, casinos: 1 }],
    detected: 'GB',
    licences: [{ id: 1, name: 'UK Gambling Commission' }],
    payments: [{ id: 1, name: 'Visa', icon: 'card' }],
    currencies: [{ id: 1, symbol: '£', code: 'GBP' }],
    gameTypes: [{ id: 1, name: 'Video Slots', slug: 'video-slots' }],
    providers: [{ id: 1, name: 'Kestrel Works', slug: 'kestrel-works', thumb: null }],
    support: [{ id: 1, supportType: 'Live chat', value: 'Day and night' }],
    failing: new Set(),
    held: new Set(),
    letGo() {
      site.held.clear();
      release.resolve();
      release = Promise.withResolvers<void>();
    },
  };

  gateway.on(getCasinoBySlug, ({ params: { slug }, response }) =>
    unless(getCasinoBySlug, () => {
      const to = site.moved[slug];
      if (to !== undefined) {
        response.writeHead(301, { Location: `/api/casinos/slug/${to}` }).end();
        return 'by itself';
      }
      if (site.deleted.includes(slug)) return { refuse: 410, message: CASINO_DELETED };
      const found = site.casinos.find((known) => known.slug === slug);
      if (!found) return { refuse: 404, message: CASINO_NOT_FOUND };
      if (found.published !== 'true') return { refuse: 403, message: CASINO_NOT_PUBLIC };
      return { status: 200, body: found };
    }),
  );
  gateway.on(listPublicPromotions, ({ query: { country, limit, offset = 0 } }) =>
    unless(listPublicPromotions, () => {
      const all = offersFor(country);
      const end = limit === undefined ? undefined : offset + limit;
      return { status: 200, body: { data: all.slice(offset, end), total: all.length } };
    }),
  );
  gateway.on(listBonusFacets, () =>
    unless(listBonusFacets, () => ({ status: 200, body: site.facets })),
  );
  gateway.on(listPublicCasinos, ({ query: { country, page = 1, limit = LIST_LIMIT } }) =>
    unless(listPublicCasinos, () => {
      const offers = offersFor(country);
      const all = site.casinos.map((known) => ({
        ...known,
        licences: site.licences,
        promotions: offers.filter(({ casinoId }) => casinoId === known.id).length,
      }));
      const from = (page - 1) * limit;
      const data = all.slice(from, from + limit);
      const body = { data, total: all.length, hasMore: from + limit < all.length };
      return { status: 200, body };
    }),
  );
  gateway.on(listCountryCounts, () =>
    unless(listCountryCounts, () => ({ status: 200, body: site.counts })),
  );
  gateway.on(listCountries, () =>
    unless(listCountries, () => ({ status: 200, body: [...COUNTRIES] })),
  );
  gateway.on(detectCountry, () =>
    unless(detectCountry, () => {
      const found = COUNTRIES.find(({ code }) => code === site.detected);
      return found ? { status: 200, body: found } : { refuse: 404 };
    }),
  );
  gateway.on(getCasinoLicences, () =>
    unless(getCasinoLicences, () => ({ status: 200, body: site.licences })),
  );
  gateway.on(getCasinoPaymentMethods, () =>
    unless(getCasinoPaymentMethods, () => ({ status: 200, body: site.payments })),
  );
  gateway.on(getCasinoCurrencies, () =>
    unless(getCasinoCurrencies, () => ({ status: 200, body: site.currencies })),
  );
  gateway.on(getCasinoGameTypes, () =>
    unless(getCasinoGameTypes, () => ({ status: 200, body: site.gameTypes })),
  );
  gateway.on(getCasinoProviders, () =>
    unless(getCasinoProviders, () => ({ status: 200, body: site.providers })),
  );
  gateway.on(getCasinoSupport, () =>
    unless(getCasinoSupport, () => ({ status: 200, body: site.support })),
  );
  return site;
}
