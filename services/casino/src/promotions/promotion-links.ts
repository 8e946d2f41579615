import type { PromotionRecord } from './promotion.model.ts';

/** Records from before country links have none. */
type Linked = Pick<PromotionRecord, 'ctaLink'> & Partial<Pick<PromotionRecord, 'countryLinks'>>;

/** The link for the visitors of a country, by its stored code: the country's own, or else the one for everybody. */
export function linkFor({ ctaLink, countryLinks = [] }: Linked, code: string): string | null {
  return countryLinks.find(({ country }) => country === code)?.url ?? ctaLink;
}

/** Every link of a promotion. */
export function linksOf({ ctaLink, countryLinks = [] }: Linked): string[] {
  return [...(ctaLink === null ? [] : [ctaLink]), ...countryLinks.map(({ url }) => url)];
}
