import type { CasinoCard, CountryCount } from '@slots/contracts/casino/public-casinos';
import { GLOBAL, storedCode } from './country-codes.ts';
import type {
  PromotionOfCasino,
  PublicPromotionsRepository,
} from './public-promotions.repository.ts';

const DEFAULT_COUNTRY = 'GB';
const DEFAULT_PAGE_SIZE = 20;

export interface PublicPromotionsService {
  /** For a country, GB unless given; without a limit all. */
  promotions(
    country: string | undefined,
    slice: { readonly offset?: number | undefined; readonly limit?: number | undefined },
  ): Promise<{ found: PromotionOfCasino[]; total: number }>;
  casinos(
    country: string | undefined,
    paging: { readonly page?: number | undefined; readonly limit?: number | undefined },
  ): Promise<{ data: CasinoCard[]; total: number; hasMore: boolean }>;
  countryCounts(): Promise<CountryCount[]>;
}

/** What a country's visitors see: what names the country, and what is global. */
function codesFor(country: string | undefined): string[] {
  const code = storedCode(country === undefined || country === '' ? DEFAULT_COUNTRY : country);
  return code === GLOBAL ? [GLOBAL] : [code, GLOBAL];
}

export function createPublicPromotionsService({
  offers,
  isKnownCountry,
  licences,
}: {
  offers: PublicPromotionsRepository;
  isKnownCountry: (code: string) => boolean;
  /** Gambling licences by id, those that exist. */
  licences: (
    ids: readonly number[],
  ) => Promise<readonly { readonly _id: number; readonly name: string }[]>;
}): PublicPromotionsService {
  async function licenceNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await licences([...new Set(ids)]);
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  return {
    async promotions(country, { offset = 0, limit }) {
      const codes = codesFor(country);
      if (!codes.every(isKnownCountry)) return { found: [], total: 0 };
      return offers.promotions(codes, { skip: offset, limit });
    },

    async casinos(country, { page = 1, limit = DEFAULT_PAGE_SIZE }) {
      const codes = codesFor(country);
      if (!codes.every(isKnownCountry)) return { data: [], total: 0, hasMore: false };
      const { found, total } = await offers.casinos(codes, { skip: (page - 1) * limit, limit });
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

    async countryCounts() {
      const all = await offers.byCountry();
      const global = all.find(({ code }) => code === GLOBAL);
      const globalCasinos = global?.casinoIds ?? [];
      const globalPromotions = global?.promotions ?? 0;
      return all
        .map(({ code, promotions, casinoIds }) =>
          code === GLOBAL
            ? { code: GLOBAL.toUpperCase(), promotions, casinos: casinoIds.length }
            : {
                code,
                promotions: promotions + globalPromotions,
                casinos: new Set([...casinoIds, ...globalCasinos]).size,
              },
        )
        .sort((a, b) => b.promotions - a.promotions || a.code.localeCompare(b.code));
    },
  };
}
