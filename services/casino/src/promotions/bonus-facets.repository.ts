import type { Model } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';

const LISTS = { gamblingLicenceIds: 1, paymentMethodIds: 1, currencyIds: 1 } as const;

type RelatedIds = Pick<CasinoRecord, keyof typeof LISTS>;

/** Reads the relations of published casinos. */
export function createBonusFacetsRepository(casinos: Model<CasinoRecord>) {
  return {
    ofPublished: (): Promise<RelatedIds[]> =>
      casinos
        .find({ published: 'true' })
        .select({ ...LISTS, _id: 0 })
        .lean<RelatedIds[]>(),
  };
}

export type BonusFacetsRepository = ReturnType<typeof createBonusFacetsRepository>;
