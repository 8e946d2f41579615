import type { NewPromotion } from '../promotions/promotion.model.ts';
import { DEMO_CASINOS } from './demo-casinos.ts';
import { EUROPEAN_OFFERS } from './demo-offers-europe.ts';
import { FIRST_OFFERS, type Offer } from './demo-offers-first.ts';
import { WORLD_OFFERS } from './demo-offers-world.ts';

const casinoIds = new Map(DEMO_CASINOS.map(({ slug, _id }) => [slug, _id]));

function toPromotion(offer: Offer, index: number): NewPromotion {
  const [slug, score, countries, headline, significantTerms, earns] = offer;
  const casinoId = casinoIds.get(slug);
  if (casinoId === undefined) throw new Error(`No demo casino has the slug ${slug}`);
  return {
    _id: index + 1,
    casinoId,
    headline,
    significantTerms,
    ctaLink: `https://go.${slug}.example/?offer=${index + 1}`,
    score,
    countries: countries.split(' '),
    ...earns,
  };
}

/** Promotions of the demo casinos, for more than eighty countries and for everywhere. An id is a place in the list. */
export const DEMO_PROMOTIONS = [...FIRST_OFFERS, ...EUROPEAN_OFFERS, ...WORLD_OFFERS].map(
  toPromotion,
);
