import type { RecordedKind } from '@slots/mongo/recorded-writes';
import type { PromotionRecord } from './promotion.model.ts';

export const PROMOTION_HISTORY: RecordedKind<PromotionRecord> = {
  kind: 'promotion',
  name: ({ headline }) => headline,
  fields: (promotion) => ({
    casinoId: promotion.casinoId,
    headline: promotion.headline,
    significantTerms: promotion.significantTerms,
    ctaLink: promotion.ctaLink,
    score: promotion.score,
    revenueShare: promotion.revenueShare,
    cpa: promotion.cpa,
    countries: promotion.countries,
    startsAt: promotion.startsAt?.toISOString(),
    endsAt: promotion.endsAt?.toISOString(),
  }),
};
