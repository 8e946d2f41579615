import type { Linked } from '@slots/contracts/casino/tracking-link';

/** Every link of a promotion. */
export function linksOf({ ctaLink, countryLinks = [] }: Linked): string[] {
  return [...(ctaLink === null ? [] : [ctaLink]), ...countryLinks.map(({ url }) => url)];
}
