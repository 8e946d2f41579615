import {
  getCasinoCurrencies,
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import {
  CASINO_DELETED,
  CASINO_NOT_FOUND,
  CASINO_NOT_PUBLIC,
  getCasinoBySlug,
  type PublicCasino,
} from '@slots/contracts/casino/casinos';
import {
  type BonusFacets,
  listBonusFacets,
  listPublicPromotions,
} from '@slots/contracts/casino/promotions';
import { type CountryCount, listCountryCounts } from '@slots/contracts/casino/public-casinos';
import { gameToken, getPublicGame } from '@slots/contracts/catalog/public-games';
import type { ResponseOf } from '@slots/contracts/contract';
import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import type { Collection, FakeGateway } from './fake-gateway.ts';
import { COUNTRIES, casino, offer, publicGame } from './records.ts';

/** Games, casinos and offers of the visitor's pages: plain data that a test sets. */
export interface Site {
  readonly games: Collection<ResponseOf<typeof getPublicGame, 200>>;
  readonly casinos: Collection<PublicCasino>;
  readonly offers: Collection<ReturnType<typeof offer>>;
  /** Slugs of casinos that were deleted. */
  deleted: string[];
  /** New slugs by old ones. */
  moved: Record<string, string>;
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
}

/** Gives a gateway a small site: thirty games, a casino and its offer. */
export function siteOn(gateway: FakeGateway): Site {
  const site: Site = {
    games: gateway.collection(getPublicGame),
    casinos: gateway.collection(getCasinoBySlug),
    offers: gateway.collection(listPublicPromotions),
    deleted: [],
    moved: {},
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
  };
  site.games.all = Array.from({ length: 30 }, (_, index) => publicGame(index + 1));
  site.casinos.all = [casino(1)];
  site.offers.all = [offer(1)];
  gateway.collection(listCountries).all = COUNTRIES;
  gateway.always(gameToken, { token: 't', expiresIn: 60 });

  gateway.on(getCasinoBySlug, ({ params: { slug }, response }) => {
    const to = site.moved[slug];
    if (to !== undefined) {
      response.writeHead(301, { Location: `/api/casinos/slug/${to}` }).end();
      return 'by itself';
    }
    if (site.deleted.includes(slug)) return { refuse: 410, message: CASINO_DELETED };
    const found = site.casinos.all.find((known) => known.slug === slug);
    if (!found) return { refuse: 404, message: CASINO_NOT_FOUND };
    if (found.published !== 'true') return { refuse: 403, message: CASINO_NOT_PUBLIC };
    return { status: 200, body: found };
  });
  gateway.on(detectCountry, () => {
    const found = COUNTRIES.find(({ code }) => code === site.detected);
    return found ? { status: 200, body: found } : { refuse: 404 };
  });
  gateway.on(listBonusFacets, () => ({ status: 200, body: site.facets }));
  gateway.on(listCountryCounts, () => ({
    status: 200,
    body: site.counts.map((count) => ({ ...count, updatedAt: '2026-11-20T10:00:00.000Z' })),
  }));
  gateway.on(getCasinoLicences, () => ({ status: 200, body: site.licences }));
  gateway.on(getCasinoPaymentMethods, () => ({ status: 200, body: site.payments }));
  gateway.on(getCasinoCurrencies, () => ({ status: 200, body: site.currencies }));
  gateway.on(getCasinoGameTypes, () => ({ status: 200, body: site.gameTypes }));
  gateway.on(getCasinoProviders, () => ({ status: 200, body: site.providers }));
  gateway.on(getCasinoSupport, () => ({ status: 200, body: site.support }));
  return site;
}
