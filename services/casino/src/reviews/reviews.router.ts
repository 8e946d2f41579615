import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { tagsHeader } from '@slots/contracts/changes';
import { type Route, route } from '@slots/http-kit/route';
import { visitorCountry } from '../market/visitor-country.ts';
import { cacheHeadersOf } from '../places/places.ts';
import type { PublicPromotionsService } from '../promotions/public-promotions.service.ts';
import type { PublicReviews } from './public-reviews.service.ts';

export function createReviewRoutes({
  reviews,
  publicPromotions,
}: {
  readonly reviews: PublicReviews;
  readonly publicPromotions: PublicPromotionsService;
}): Route[] {
  return [
    route(getCasinoReview, async ({ params, reader, headers }) => {
      const offerCacheHeaders = await publicPromotions.cacheHeaders();
      const { review, tags, found } = await reviews.ofCasino(params.id, reader, {
        country: visitorCountry(headers),
        at: new Date(),
      });
      return {
        status: 200,
        headers: { ...tagsHeader(tags), ...(found && cacheHeadersOf(found, offerCacheHeaders)) },
        body: { review },
      };
    }),
  ];
}
