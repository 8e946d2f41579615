import { getPublicGuide, listGuideTags, listPublicGuides } from '@slots/contracts/casino/guides';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { type Route, route } from '@slots/http-kit/route';
import { visitorCountry } from '../market/visitor-country.ts';
import { cacheHeadersOf } from '../places/places.ts';
import type { PublicPromotionsService } from '../promotions/public-promotions.service.ts';
import type { PublicGuides } from './public-guides.service.ts';

export function createGuideRoutes({
  guides,
  publicPromotions,
}: {
  readonly guides: PublicGuides;
  readonly publicPromotions: PublicPromotionsService;
}): Route[] {
  return [
    route(listPublicGuides, async ({ query: { tag, page, limit } }) => {
      const { body, tags } = await guides.list(tag, page, limit);
      return { status: 200, headers: tagsHeader(tags), body };
    }),
    route(listGuideTags, async () => ({
      status: 200,
      headers: tagsHeader([changeTags.guideList]),
      body: await guides.tags(),
    })),
    route(getPublicGuide, async ({ params, headers }) => {
      const offerCacheHeaders = await publicPromotions.cacheHeaders();
      const match = await guides.bySlug(params.slug, {
        country: visitorCountry(headers),
        at: new Date(),
      });
      if (match.kind === 'moved') {
        return { status: 301, headers: { Location: `/api/public/guides/${match.slug}` } };
      }
      const { guide, tags, found } = match;
      return {
        status: 200,
        headers: { ...tagsHeader(tags), ...cacheHeadersOf(found, offerCacheHeaders) },
        body: guide,
      };
    }),
  ];
}
