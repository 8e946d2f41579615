import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import { ENDS_BEFORE_START, PROMOTION_NOT_FOUND } from '@slots/contracts/casino/promotions';
import type { HistoryPage, HistoryQuery } from '@slots/contracts/history';
import {
  changedMeanwhile,
  type Edit,
  type Editor,
  requiredVersion,
} from '@slots/http-kit/entity-tag';
import { badField, badRequest, notFound } from '@slots/http-kit/http-problem.error';
import type { HistoryStore } from '@slots/mongo/history';
import type { Reader } from '@slots/tokens/claims';
import { isKnownCode, normaliseCodes, storedCode } from './country-codes.ts';
import type { NewPromotion, PromotionChanges, PromotionRecord } from './promotion.model.ts';
import { PROMOTION_HISTORY } from './promotion-history.ts';
import type { PromotionsRepository } from './promotions.repository.ts';

const THIS_PROMOTION = 'This promotion';

/** The casinos, as far as promotions need them. */
export interface CasinosOfPromotions {
  /** @throws HttpProblem 404, or 403 for a visitor and an unpublished casino */
  assertVisible(id: number, reader: Reader): Promise<void>;
}

export interface PromotionsService {
  /** For a visitor those that run now. @throws HttpProblem 403 or 404 as for the casino itself */
  ofCasino(casinoId: number, reader: Reader): Promise<PromotionRecord[]>;
  /** @throws HttpProblem 404 */
  get(id: number): Promise<PromotionRecord>;
  /** @throws HttpProblem 400 for an unknown casino or country */
  create(wanted: Omit<NewPromotion, '_id'>, by: Editor): Promise<PromotionRecord>;
  /** @throws HttpProblem 400, 404, or 412 when somebody changed it since the caller read it */
  update(id: number, changes: PromotionChanges, edit: Edit): Promise<PromotionRecord>;
  /** @throws HttpProblem 404, or 412 when somebody changed it since the caller read it */
  remove(id: number, edit: Edit): Promise<void>;
  /** Newest first; that of a deleted promotion too. @throws HttpProblem 404 */
  history(id: number, query: HistoryQuery): Promise<HistoryPage>;
}

/** @throws HttpProblem 400 that names the codes that are no countries */
function assertKnown(field: 'countries' | 'countryLinks', codes: readonly string[]): void {
  const unknown = codes.filter((code) => !isKnownCode(storedCode(code)));
  if (unknown.length > 0) {
    throw badField(field, `Unknown country code: ${unknown.slice(0, 10).join(', ')}`);
  }
}

/** @throws HttpProblem 400 for codes that are no countries */
function checked<T extends PromotionChanges>(fields: T): T {
  const { countries, countryLinks = [] } = fields;
  assertKnown(
    'countryLinks',
    countryLinks.map(({ country }) => country),
  );
  if (countries === undefined) return fields;
  assertKnown('countries', countries);
  return { ...fields, countries: normaliseCodes(countries) };
}

/** @throws HttpProblem 400 when a changed start or end does not fit the one that stays */
function assertInOrder({ startsAt, endsAt }: PromotionChanges): void {
  if (startsAt && endsAt && startsAt >= endsAt) throw badField('endsAt', ENDS_BEFORE_START);
}

/** A promotion for the countries in which it may be shown; empty where none is left. */
function whereAllowed(
  promotion: PromotionRecord,
  needsTerms: (code: string) => boolean,
): PromotionRecord[] {
  const { significantTerms, countries } = promotion;
  if (significantTerms !== null || !countries.some(needsTerms)) return [promotion];
  const allowed = countries.filter((code) => !needsTerms(code));
  return allowed.length === 0 ? [] : [{ ...promotion, countries: allowed }];
}

export function createPromotionsService({
  promotions,
  history,
  casinos,
  needsTerms,
  now = () => new Date(),
}: {
  promotions: PromotionsRepository;
  history: HistoryStore;
  casinos: CasinosOfPromotions;
  /** True where a country's law, by stored code, requires significant terms on every offer. */
  needsTerms: (code: string) => boolean;
  now?: () => Date;
}): PromotionsService {
  async function existing(id: number): Promise<PromotionRecord> {
    const promotion = await promotions.byId(id);
    if (!promotion) throw notFound(PROMOTION_NOT_FOUND);
    return promotion;
  }

  return {
    async ofCasino(casinoId, reader) {
      await casinos.assertVisible(casinoId, reader);
      if (reader.kind === 'staff') return promotions.ofCasino(casinoId);
      const running = await promotions.ofCasino(casinoId, now());
      return running.flatMap((promotion) => whereAllowed(promotion, needsTerms));
    },

    get: existing,

    async create(wanted, by) {
      const promotion = await promotions.insert(checked(wanted), by);
      if (!promotion) throw badField('casinoId', `${CASINO_NOT_FOUND}: ${wanted.casinoId}`);
      return promotion;
    },

    async update(id, changes, { by, ifMatch, repeatedId }) {
      if (repeatedId !== undefined && repeatedId !== id) {
        throw badField('id', 'must be the id of the address');
      }
      const stored = checked(changes);
      if (Object.keys(stored).length === 0) throw badRequest('There is nothing to change.');
      const version =
        ifMatch === undefined
          ? undefined
          : requiredVersion(ifMatch, THIS_PROMOTION, await existing(id));
      if (stored.startsAt || stored.endsAt) assertInOrder({ ...(await existing(id)), ...stored });
      const updated = await promotions.update(id, stored, { by, version });
      if (!updated) throw changedMeanwhile(THIS_PROMOTION, await existing(id));
      return updated;
    },

    async remove(id, { by, ifMatch }) {
      const version =
        ifMatch === undefined
          ? undefined
          : requiredVersion(ifMatch, THIS_PROMOTION, await existing(id));
      if (await promotions.remove(id, { by, version })) return;
      throw changedMeanwhile(THIS_PROMOTION, await existing(id));
    },

    history: (id, query) =>
      history.page(
        {
          kind: PROMOTION_HISTORY.kind,
          id,
          exists: async () => (await promotions.byId(id)) !== null,
          missing: PROMOTION_NOT_FOUND,
        },
        query,
      ),
  };
}
