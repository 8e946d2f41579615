import { exportPromotions } from '@slots/contracts/casino/casinos-at-once';
import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { FiledPromotion, PromotionsRepository } from './promotions.repository.ts';

async function* fileOf(promotions: AsyncIterable<FiledPromotion>) {
  for await (const promotion of promotions) {
    yield {
      ...staffAnswer(promotionEntity, promotion),
      casino: promotion.casino,
      countries: promotion.countries.join(' '),
    };
  }
}

/** Promotions as a file. */
export function createPromotionsFileRoutes({
  records,
}: {
  records: Pick<PromotionsRepository, 'filed'>;
}): Route[] {
  return [
    route(exportPromotions, ({ query }) => ({
      status: 200,
      rows: fileOf(records.filed(query.casino)),
    })),
  ];
}
