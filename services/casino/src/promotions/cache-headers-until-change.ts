import type { PublicPromotionsService } from './public-promotions.service.ts';
import type { PublishedToplist } from './toplist-order.ts';

/**
 * Tells a cache in front how long the answer may be kept at most: until the next start or end of any
 * promotion. Worked out before the answer is read, so that a change in between makes it shorter.
 * @param published the toplists that the answer is made from, where it is
 */
export async function cacheHeadersUntilChange(
  publicPromotions: PublicPromotionsService,
  published?: readonly PublishedToplist[],
) {
  const toplists = published ?? (await publicPromotions.toplists());
  const seconds = await publicPromotions.secondsUntilChange(toplists);
  const headers: Record<string, string> = {};
  if (seconds !== undefined) headers['Surrogate-Control'] = `max-age=${seconds}`;
  return headers;
}
