import { exportPromotions } from '@slots/contracts/casino/casinos-bulk';
import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { PromotionsRepository, PromotionWithCasino } from './promotions.repository.ts';

async function* csvRows(promotions: AsyncIterable<PromotionWithCasino>) {
  for await (const promotion of promotions) {
    yield {
      ...staffAnswer(promotionEntity, promotion),
      casino: promotion.casino,
      countries: promotion.countries.join(' '),
    };
  }
}

/** The CSV export of promotions. */
export function createPromotionsCsvRoutes({
  records,
}: {
  records: Pick<PromotionsRepository, 'stream'>;
}): Route[] {
  return [
    route(exportPromotions, ({ query }) => ({
      status: 200,
      rows: csvRows(records.stream(query.casino)),
    })),
  ];
}
