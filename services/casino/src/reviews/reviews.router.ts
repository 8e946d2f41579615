import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { type Route, route } from '@slots/http-kit/route';
import { readArticle } from '../articles/article-kind.ts';
import { visitorCountry } from '../market/visitor-country.ts';
import type { PublicPromotionsService } from '../promotions/public-promotions.service.ts';
import type { PublicReviews } from './public-reviews.service.ts';
import type { ReviewKind } from './review-kind.ts';

export function createReviewRoutes({
  reviews,
  kind,
  publicPromotions,
}: {
  readonly reviews: PublicReviews;
  readonly kind: ReviewKind;
  readonly publicPromotions: PublicPromotionsService;
}): Route[] {
  return [
    route(getCasinoReview, async ({ params, reader, headers }) => {
      const publication = await reviews.ofCasino(params.id, reader);
      if (!publication) {
        const tags = tagsHeader([changeTags.casino(params.id)]);
        return { status: 200, headers: tags, body: { review: null } };
      }
      const country = visitorCountry(headers);
      const review = await readArticle(kind, publication, country, publicPromotions);
      return { status: 200, headers: review.headers, body: { review: review.body } };
    }),
  ];
}
