import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { PromotionRecord } from '../promotions/promotion.model.ts';

/** More than these are found in the list of casinos. */
const NAMED = 10;

/** Figures about all casinos and promotions. */
export function createCasinoStatisticsRepository({
  casinos,
  promotions,
}: {
  casinos: Model<CasinoRecord>;
  promotions: Model<PromotionRecord>;
}) {
  async function those(filter: QueryFilter<CasinoRecord>) {
    const [total, first] = await Promise.all([
      casinos.countDocuments(filter),
      casinos
        .find(filter)
        .sort({ published: -1, name: 1, _id: 1 })
        .limit(NAMED)
        .select({ name: 1, slug: 1, published: 1 })
        .lean<Pick<CasinoRecord, '_id' | 'name' | 'slug' | 'published'>[]>(),
    ]);
    return { total, first: first.map(({ _id: id, ...named }) => ({ id, ...named })) };
  }

  async function withoutPromotions() {
    const having = await promotions.distinct('casinoId');
    return those({ _id: trusted({ $nin: having }) });
  }

  return {
    /** Reads all promotions, some thousands at most. */
    async read() {
      const [
        total,
        published,
        allPromotions,
        promotionsByCountry,
        withoutLicence,
        withoutPromotion,
        withoutImage,
      ] = await Promise.all([
        casinos.estimatedDocumentCount(),
        casinos.countDocuments({ published: 'true' }),
        promotions.estimatedDocumentCount(),
        promotions.aggregate<{ code: string; promotions: number }>([
          { $project: { countries: 1 } },
          { $unwind: '$countries' },
          { $group: { _id: '$countries', promotions: { $sum: 1 } } },
          { $sort: { promotions: -1, _id: 1 } },
          { $project: { _id: 0, code: '$_id', promotions: 1 } },
        ]),
        those({ gamblingLicenceIds: [] }),
        withoutPromotions(),
        those({ $or: [{ logoImage: null }, { headerImage: null }] }),
      ]);
      return {
        total,
        published,
        promotions: allPromotions,
        promotionsByCountry,
        withoutLicence,
        withoutPromotion,
        withoutImage,
      };
    },
  };
}

export type CasinoStatisticsRepository = ReturnType<typeof createCasinoStatisticsRepository>;
