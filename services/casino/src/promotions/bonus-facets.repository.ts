import type { Model } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { ListedField } from '../casinos/casino-tags.ts';
import type { MarketFilter } from '../market/market-rules.ts';

const LISTS = {
  gamblingLicenceIds: 1,
  paymentMethodIds: 1,
  currencyIds: 1,
} as const satisfies Partial<Record<ListedField, 1>>;

type RelatedIds = Pick<CasinoRecord, keyof typeof LISTS>;

/** Reads the relations of published casinos. */
export function createBonusFacetsRepository(casinos: Model<CasinoRecord>) {
  return {
    ofPublished: (wanted: MarketFilter['casino']): Promise<RelatedIds[]> =>
      casinos.aggregate<RelatedIds>([
        { $match: { published: 'true', ...wanted } },
        { $project: { ...LISTS, _id: 0 } },
      ]),
  };
}

export type BonusFacetsRepository = ReturnType<typeof createBonusFacetsRepository>;
