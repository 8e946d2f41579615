import type {
  Promotion,
  PublicPromotion,
  StaffPromotion,
} from '@slots/contracts/casino/promotions';
import type { Reader } from '@slots/tokens/claims';
import type { LinkCheckRecord } from '../link-health/link-check.model.ts';
import { toLinkHealth } from '../link-health/link-health.mapper.ts';
import type { PromotionRecord } from './promotion.model.ts';
import type { PromotionOfCasino } from './public-promotions.repository.ts';
import { endsSoon } from './schedule.ts';

function toPromotion(promotion: PromotionRecord): Promotion {
  return {
    id: promotion._id,
    casinoId: promotion.casinoId,
    headline: promotion.headline,
    significantTerms: promotion.significantTerms,
    ctaLink: promotion.ctaLink,
    score: promotion.score,
    countries: [...promotion.countries],
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
    createdAt: promotion.createdAt.toISOString(),
    updatedAt: promotion.updatedAt.toISOString(),
  };
}

/** What is known of links, by link. */
type KnownLinks = ReadonlyMap<string, LinkCheckRecord>;

const checkOf = ({ ctaLink }: PromotionRecord, links: KnownLinks) =>
  ctaLink === null ? undefined : links.get(ctaLink);

export function toStaffPromotion(promotion: PromotionRecord, links: KnownLinks): StaffPromotion {
  const { revenueShare, cpa } = promotion;
  const linkHealth = toLinkHealth(checkOf(promotion, links));
  return { ...toPromotion(promotion), revenueShare, cpa, linkHealth };
}

/** The promotion as this reader may see it: what it earns is for staff. */
export function toPromotionForReader(
  promotion: PromotionRecord,
  reader: Reader,
  links: KnownLinks,
): StaffPromotion | Promotion {
  return reader.kind === 'staff' ? toStaffPromotion(promotion, links) : toPromotion(promotion);
}

export function toPublicPromotion(
  promotion: PromotionOfCasino,
  at: Date,
  links: KnownLinks,
): PublicPromotion {
  const { casino } = promotion;
  return {
    ...toPromotion(promotion),
    title: promotion.headline,
    description: casino.seo_description,
    endsSoon: endsSoon(promotion, at),
    lastCheckedAt: checkOf(promotion, links)?.okAt?.toISOString() ?? null,
    casino: {
      id: casino._id,
      name: casino.name,
      slug: casino.slug,
      logoImage: casino.logoImage,
      rating: casino.rating,
      providers: casino.providerIds.map(String),
      licenceIds: [...casino.gamblingLicenceIds],
      paymentMethodIds: [...casino.paymentMethodIds],
      currencyIds: [...casino.currencyIds],
    },
  };
}
