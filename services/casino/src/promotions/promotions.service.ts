import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import {
  ENDS_BEFORE_START,
  PROMOTION_NOT_FOUND,
  type PromotionMarket,
} from '@slots/contracts/casino/promotions';
import { assertSameId, createEdits, type Edit, type Editor } from '@slots/http-kit/entity-tag';
import { badField, badFields, badRequest } from '@slots/http-kit/http-problem.error';
import type { Reader } from '@slots/tokens/claims';
import type { CasinosService } from '../casinos/casinos.service.ts';
import type { MarketRules } from '../market/market-rules.ts';
import { GLOBAL, isKnownCode, normaliseCodes, storedCode } from './country-codes.ts';
import type { NewPromotion, PromotionChanges, PromotionRecord } from './promotion.model.ts';
import type { PromotionsRepository } from './promotions.repository.ts';

/** The fault of a field with codes that are no countries; it names them. */
function unknownCodes(path: 'countries' | 'countryLinks', codes: readonly string[]) {
  const unknown = codes.filter((code) => !isKnownCode(storedCode(code)));
  return unknown.length > 0
    ? [{ path, message: `Unknown country code: ${unknown.join(', ')}` }]
    : [];
}

/** @throws HttpProblem 400 that names the codes that are no countries */
function checked<T extends PromotionChanges>(fields: T): T {
  const { countries, countryLinks = [] } = fields;
  const linked = countryLinks.map(({ country }) => country);
  const faults = [
    ...unknownCodes('countryLinks', linked),
    ...unknownCodes('countries', countries ?? []),
  ];
  if (faults.length > 0) throw badFields(faults);
  return countries === undefined ? fields : { ...fields, countries: normaliseCodes(countries) };
}

/** @throws HttpProblem 400 when a changed start or end does not fit the one that stays */
function assertInOrder({ startsAt, endsAt }: PromotionChanges): void {
  if (startsAt && endsAt && startsAt >= endsAt) throw badField('endsAt', ENDS_BEFORE_START);
}

export function createPromotionsService({
  promotions,
  casinos,
  market,
}: {
  promotions: PromotionsRepository;
  casinos: Pick<CasinosService, 'get'>;
  market: MarketRules;
}) {
  const { existing, versionFor, changedMeanwhile } = createEdits({
    what: 'This promotion',
    missing: PROMOTION_NOT_FOUND,
    byId: promotions.byId,
  });

  return {
    /**
     * For a visitor those that run now and are not withheld in their country (null: not known), for the countries
     * that do not withhold them; none without such a country. @throws HttpProblem 403 or 404 as for the casino itself
     */
    async ofCasino(
      casinoId: number,
      reader: Reader,
      visitor: string | null,
    ): Promise<PromotionRecord[]> {
      const casino = await casinos.get(casinoId, reader);
      if (reader.kind === 'staff') return promotions.ofCasino(casinoId);
      const [running, withheld] = await Promise.all([
        promotions.ofCasino(casinoId, new Date()),
        market.judge(),
      ]);
      return running.flatMap((promotion) => {
        const isShownIn = (country: string | null) => withheld(promotion, casino, country).shown;
        const countries = promotion.countries.filter((code) => code === GLOBAL || isShownIn(code));
        return countries.length > 0 && isShownIn(visitor) ? [{ ...promotion, countries }] : [];
      });
    },

    /**
     * Its visibility in each of its countries; for a global one, in each country that has rules of its own.
     * @throws HttpProblem 404
     */
    async markets(id: number, reader: Reader): Promise<PromotionMarket[]> {
      const promotion = await existing(id);
      const [casino, withheld] = await Promise.all([
        casinos.get(promotion.casinoId, reader),
        market.judge(),
      ]);
      const countries = promotion.countries.includes(GLOBAL)
        ? market.countries
        : promotion.countries;
      return countries.map((country) => {
        const { shown, reasons } = withheld(promotion, casino, country);
        return { country, shown, reasons: [...reasons] };
      });
    },

    /** @throws HttpProblem 404 */
    get: existing,

    /** @throws HttpProblem 400 for an unknown casino or country */
    async create(wanted: Omit<NewPromotion, '_id'>, by: Editor) {
      const promotion = await promotions.insert(checked(wanted), by);
      if (!promotion) throw badField('casinoId', `${CASINO_NOT_FOUND}: ${wanted.casinoId}`);
      return promotion;
    },

    /** @throws HttpProblem 400, 404, or 412 when it changed since the caller read it */
    async update(id: number, changes: PromotionChanges, { by, ifMatch, repeatedId }: Edit) {
      assertSameId(id, repeatedId);
      const stored = checked(changes);
      if (Object.keys(stored).length === 0) throw badRequest('There is nothing to change.');
      const version = await versionFor(id, ifMatch);
      const check = stored.startsAt || stored.endsAt ? assertInOrder : undefined;
      const updated = await promotions.update(id, stored, { by, version }, check);
      if (!updated) throw await changedMeanwhile(id);
      return updated;
    },

    /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async remove(id: number, { by, ifMatch }: Edit) {
      const version = await versionFor(id, ifMatch);
      if (await promotions.remove(id, { by, version })) return;
      throw await changedMeanwhile(id);
    },
  };
}

export type PromotionsService = ReturnType<typeof createPromotionsService>;
