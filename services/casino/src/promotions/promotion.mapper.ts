import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import type {
  Promotion,
  PublicPromotion,
  StaffPromotion,
} from '@slots/contracts/casino/promotions';
import { publicAnswer, staffAnswer } from '@slots/mongo/entity';
import type { Reader } from '@slots/tokens/claims';
import type { LinkCheckRecord } from '../link-health/link-check.model.ts';
import { toLinkHealth } from '../link-health/link-health.mapper.ts';
import type { PromotionRecord } from './promotion.model.ts';
import type { ListedOffer } from './public-promotions.service.ts';
import { endsSoon } from './schedule.ts';

/** The checks of links, by link. */
type KnownLinks = ReadonlyMap<string, LinkCheckRecord>;

const checkOf = ({ ctaLink }: PromotionRecord, links: KnownLinks) =>
  ctaLink === null ? undefined : links.get(ctaLink);

export function toStaffPromotion(promotion: PromotionRecord, links: KnownLinks): StaffPromotion {
  const answer = staffAnswer(promotionEntity, promotion);
  return {
    ...answer,
    linkHealth: toLinkHealth(checkOf(promotion, links)),
    countryLinkHealth: answer.countryLinks.flatMap(({ country, url }) => {
      const health = toLinkHealth(links.get(url));
      return health ? [{ country, ...health }] : [];
    }),
  };
}

/** The promotion as this reader may see it: earnings are for staff. */
export function toPromotionForReader(
  promotion: PromotionRecord,
  reader: Reader,
  links: KnownLinks,
): StaffPromotion | Promotion {
  return reader.kind === 'staff'
    ? toStaffPromotion(promotion, links)
    : publicAnswer(promotionEntity, promotion);
}

export function toPublicPromotion(
  promotion: ListedOffer,
  at: Date,
  links: KnownLinks,
): PublicPromotion {
  const { casino, toplists } = promotion;
  return {
    ...publicAnswer(promotionEntity, promotion),
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
    ...(toplists && { toplists: [...toplists] }),
  };
}
