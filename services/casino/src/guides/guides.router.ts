import { getPublicGuide, listGuideTags, listPublicGuides } from '@slots/contracts/casino/guides';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { type Route, route } from '@slots/http-kit/route';
import { readArticle } from '../articles/article-kind.ts';
import { visitorCountry } from '../market/visitor-country.ts';
import type { PublicPromotionsService } from '../promotions/public-promotions.service.ts';
import type { GuideKind } from './guide-kind.ts';
import type { PublicGuides } from './public-guides.service.ts';

export function createGuideRoutes({
  guides,
  kind,
  publicPromotions,
}: {
  readonly guides: PublicGuides;
  readonly kind: GuideKind;
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
      const guide = await guides.bySlug(params.slug);
      const { slug } = guide.content;
      if (slug !== params.slug) {
        return { status: 301, headers: { Location: `/api/public/guides/${slug}` } };
      }
      const country = visitorCountry(headers);
      return { status: 200, ...(await readArticle(kind, guide, country, publicPromotions)) };
    }),
  ];
}
