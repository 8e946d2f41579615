import type { CasinoCard, CountryCount } from '@slots/contracts/casino/public-casinos';
import { linkFor } from '@slots/contracts/casino/tracking-link';
import type { MarketRules } from '../market/market-rules.ts';
import { GLOBAL, storedCode } from './country-codes.ts';
import type {
  Audience,
  OffersOfCountry,
  PromotionOfCasino,
  PublicPromotionsRepository,
  TermsFilter,
} from './public-promotions.repository.ts';

const DEFAULT_COUNTRY = 'GB';
const DEFAULT_PAGE_SIZE = 20;

/** The country that is asked for, GB unless given, and that of the visitor; null: not known. */
export interface Asked {
  readonly country?: string | undefined;
  readonly visitor: string | null;
}

/** Every answer is without what is withheld in one of the two countries. */
export interface PublicPromotionsService {
  /** Each with its link for the country that is asked for; without a limit all. */
  promotions(
    asked: Asked,
    wanted: TermsFilter & {
      readonly offset?: number | undefined;
      readonly limit?: number | undefined;
    },
  ): Promise<{ found: PromotionOfCasino[]; total: number }>;
  casinos(
    asked: Asked,
    paging: { readonly page?: number | undefined; readonly limit?: number | undefined },
  ): Promise<{ data: CasinoCard[]; total: number; hasMore: boolean }>;
  countryCounts(visitor: string | null): Promise<CountryCount[]>;
  /** The countries whose visitors may see other offers, or links, than visitors of any other. */
  offerCountries(): Promise<string[]>;
  /** The whole seconds for which answers stay the same without a write; undefined: for ever. */
  secondsUntilChange(): Promise<number | undefined>;
}

/** The stored code of the country that is asked for. */
function askedCode(country: string | undefined): string {
  return storedCode(country === undefined || country === '' ? DEFAULT_COUNTRY : country);
}

/** The codes of promotions that a country's visitors see: its own and the global one. */
const codesFor = (code: string) => (code === GLOBAL ? [GLOBAL] : [code, GLOBAL]);

/** Counts the promotions of these entries, and their casinos. */
function counted(entries: readonly OffersOfCountry[]): { promotions: number; casinos: number } {
  const promotions = entries.reduce((sum, entry) => sum + entry.promotions, 0);
  return { promotions, casinos: new Set(entries.flatMap(({ casinoIds }) => casinoIds)).size };
}

export function createPublicPromotionsService({
  offers,
  isKnownCountry,
  market,
  licences,
  now = () => new Date(),
}: {
  offers: PublicPromotionsRepository;
  isKnownCountry: (code: string) => boolean;
  market: MarketRules;
  /** Gambling licences by id, those that exist. */
  licences: (
    ids: readonly number[],
  ) => Promise<readonly { readonly _id: number; readonly name: string }[]>;
  now?: () => Date;
}): PublicPromotionsService {
  /** undefined: there is no such country, or no offer for it. */
  async function audienceOf({ country, visitor }: Asked): Promise<Audience | undefined> {
    const code = askedCode(country);
    if (!isKnownCountry(code)) return undefined;
    const filter = await market.filter([code, visitor]);
    return filter && { codes: codesFor(code), at: now(), market: filter };
  }

  async function licenceNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await licences([...new Set(ids)]);
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  return {
    async promotions(asked, { offset = 0, limit, ...terms }) {
      const audience = await audienceOf(asked);
      if (!audience) return { found: [], total: 0 };
      const { found, total } = await offers.promotions(audience, { skip: offset, limit }, terms);
      const code = askedCode(asked.country);
      return {
        found: found.map((promotion) => ({ ...promotion, ctaLink: linkFor(promotion, code) })),
        total,
      };
    },

    async casinos(asked, { page = 1, limit = DEFAULT_PAGE_SIZE }) {
      const audience = await audienceOf(asked);
      if (!audience) return { data: [], total: 0, hasMore: false };
      const { found, total } = await offers.casinos(audience, { skip: (page - 1) * limit, limit });
      const names = await licenceNames(found.flatMap(({ casino }) => casino.gamblingLicenceIds));
      const data = found.map(({ _id, promotions, casino }) => ({
        id: _id,
        name: casino.name,
        slug: casino.slug,
        logoImage: casino.logoImage,
        rating: casino.rating,
        numberOfGames: casino.numberOfGames,
        licences: casino.gamblingLicenceIds.flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? [] : { id, name };
        }),
        promotions,
      }));
      return { data, total, hasMore: page * limit < total };
    },

    async countryCounts(visitor) {
      const [all, withheld] = await Promise.all([
        market.namedIds().then((licenceIds) => offers.byCountry(now(), licenceIds)),
        market.judge(),
      ]);
      const isShown = (country: string | null) => (entry: OffersOfCountry) =>
        withheld(entry.offer, entry, country).shown;
      const seen = all.filter(isShown(visitor));
      return [...new Set(seen.map(({ code }) => code))]
        .map((code) => {
          const shown = seen
            .filter((entry) => codesFor(code).includes(entry.code))
            .filter(isShown(code));
          return { code: code === GLOBAL ? GLOBAL.toUpperCase() : code, ...counted(shown) };
        })
        .filter(({ promotions }) => promotions > 0)
        .sort((a, b) => b.promotions - a.promotions || a.code.localeCompare(b.code));
    },

    async offerCountries() {
      const codes = await offers.codesNamed(now());
      return codes.filter((code) => code !== GLOBAL);
    },

    async secondsUntilChange() {
      const at = now();
      const next = await offers.nextChange(at);
      return next ? Math.floor((next.getTime() - at.getTime()) / 1_000) : undefined;
    },
  };
}
