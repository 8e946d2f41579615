import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { PromotionRecord } from '../promotions/promotion.model.ts';

/** More than these are found in the list of casinos. */
const NAMED = 10;

export type NamedCasinoRecord = Pick<CasinoRecord, '_id' | 'name' | 'slug' | 'published'>;

export interface IncompleteCasinos {
  readonly total: number;
  readonly first: readonly NamedCasinoRecord[];
}

/** Figures about all casinos and promotions. */
export function createCasinoStatisticsRepository({
  casinos,
  promotions,
}: {
  casinos: Model<CasinoRecord>;
  promotions: Model<PromotionRecord>;
}) {
  async function those(filter: QueryFilter<CasinoRecord>): Promise<IncompleteCasinos> {
    const [total, first] = await Promise.all([
      casinos.countDocuments(filter),
      casinos
        .find(filter)
        .sort({ published: -1, name: 1, _id: 1 })
        .limit(NAMED)
        .select({ name: 1, slug: 1, published: 1 })
        .lean<NamedCasinoRecord[]>(),
    ]);
    return { total, first };
  }

  return {
    total: () => casinos.estimatedDocumentCount(),
    published: () => casinos.countDocuments({ published: 'true' }),
    promotions: () => promotions.estimatedDocumentCount(),

    /** Reads all promotions, some thousands at most. */
    byCountry: () =>
      promotions.aggregate<{ code: string; promotions: number }>([
        { $project: { countries: 1 } },
        { $unwind: '$countries' },
        { $group: { _id: '$countries', promotions: { $sum: 1 } } },
        { $sort: { promotions: -1, _id: 1 } },
        { $project: { _id: 0, code: '$_id', promotions: 1 } },
      ]),

    withoutLicence: () => those({ gamblingLicenceIds: [] }),
    withoutImage: () => those({ $or: [{ logoImage: null }, { headerImage: null }] }),

    async withoutPromotion(): Promise<IncompleteCasinos> {
      const having = await promotions.distinct('casinoId');
      return those({ _id: trusted({ $nin: having }) });
    },
  };
}

export type CasinoStatisticsRepository = ReturnType<typeof createCasinoStatisticsRepository>;
