import type { HistoryStore } from '@slots/mongo/history';
import { type Model, trusted } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import { CASINO_HISTORY } from '../casinos/casino-history.ts';
import type { PromotionRecord } from '../promotions/promotion.model.ts';
import { PROMOTION_HISTORY } from '../promotions/promotion-history.ts';

type Casino = Pick<CasinoRecord, '_id' | 'slug' | 'affiliateId' | 'gamblingLicenceIds'>;

const PROMOTION_FIELDS = [
  'casinoId',
  'ctaLink',
  'countryLinks',
  'significantTerms',
  'wagering',
  'product',
  'startsAt',
  'endsAt',
] as const;
type Promotion = Pick<PromotionRecord, '_id' | (typeof PROMOTION_FIELDS)[number]>;

/** Reads what clicks on promotions lead to, and what they are called. */
export function createClickOffersRepository({
  casinos,
  promotions,
  history,
}: {
  casinos: Model<CasinoRecord>;
  promotions: Model<PromotionRecord>;
  history: Pick<HistoryStore, 'deleted'>;
}) {
  return {
    /** Published casinos, and all their promotions. */
    async offers(): Promise<{ casinos: Casino[]; promotions: Promotion[] }> {
      const published = await casinos
        .find({ published: 'true' })
        .select(['slug', 'affiliateId', 'gamblingLicenceIds'])
        .lean<Casino[]>();
      const ids = published.map(({ _id }) => _id);
      const found = await promotions
        .find({ casinoId: trusted({ $in: ids }) })
        .select([...PROMOTION_FIELDS])
        .lean<Promotion[]>();
      return { casinos: published, promotions: found };
    },

    /** Those of deleted ones too, as long as their history is kept. */
    async names() {
      const [goneCasinos, gonePromotions, named, headed] = await Promise.all([
        history.deleted(CASINO_HISTORY.kind),
        history.deleted(PROMOTION_HISTORY.kind),
        casinos.find().select(['name']).lean<Pick<CasinoRecord, '_id' | 'name'>[]>(),
        promotions.find().select(['headline']).lean<Pick<PromotionRecord, '_id' | 'headline'>[]>(),
      ]);
      return {
        casinos: [...goneCasinos, ...named.map(({ _id: id, name }) => ({ id, name }))],
        promotions: [
          ...gonePromotions,
          ...headed.map(({ _id: id, headline: name }) => ({ id, name })),
        ],
      };
    },
  };
}

export type ClickOffersRepository = ReturnType<typeof createClickOffersRepository>;
