import { exportPromotions } from '@slots/contracts/casino/casinos-at-once';
import { type Route, route } from '@slots/http-kit/route';
import type { FiledPromotion, PromotionsRepository } from './promotions.repository.ts';

async function* fileOf(promotions: AsyncIterable<FiledPromotion>) {
  for await (const promotion of promotions) {
    yield {
      id: promotion._id,
      casinoId: promotion.casinoId,
      casino: promotion.casino,
      headline: promotion.headline,
      significantTerms: promotion.significantTerms,
      ctaLink: promotion.ctaLink,
      score: promotion.score,
      revenueShare: promotion.revenueShare,
      cpa: promotion.cpa,
      countries: promotion.countries.join(' '),
      startsAt: promotion.startsAt?.toISOString() ?? null,
      endsAt: promotion.endsAt?.toISOString() ?? null,
      createdAt: promotion.createdAt.toISOString(),
      updatedAt: promotion.updatedAt.toISOString(),
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
