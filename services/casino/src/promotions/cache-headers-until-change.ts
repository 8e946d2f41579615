import type { PublicPromotionsService } from './public-promotions.service.ts';

/**
 * Tells a cache in front how long the answer may be kept at most: until the next start or end of any
 * promotion. Worked out before the answer is read, so that a change in between makes it shorter.
 */
export async function cacheHeadersUntilChange(publicPromotions: PublicPromotionsService) {
  const seconds = await publicPromotions.secondsUntilChange();
  const headers: Record<string, string> = {};
  if (seconds !== undefined) headers['Surrogate-Control'] = `max-age=${seconds}`;
  return headers;
}
