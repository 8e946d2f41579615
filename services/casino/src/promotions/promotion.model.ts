import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

export type PromotionRecord = RecordOf<typeof promotionEntity>;
export type NewPromotion = NewRecord<typeof promotionEntity>;
export type PromotionChanges = ChangesOf<typeof promotionEntity>;

export const promotionModel = (connection: Connection) =>
  entityModel(connection, promotionEntity, 'promotions', [
    [{ casinoId: 1, score: -1, _id: -1 }],
    // With the schedule and what laws ask about, so that what is over or withheld is passed over in the index.
    [
      {
        countries: 1,
        score: -1,
        _id: -1,
        startsAt: 1,
        endsAt: 1,
        'wagering.times': 1,
        product: 1,
      },
    ],
    // The links that are followed in the background.
    [{ ctaLink: 1 }],
    [{ 'countryLinks.url': 1 }],
    // For the next change in the visitors' view.
    [{ startsAt: 1 }],
    [{ endsAt: 1 }],
  ]);
