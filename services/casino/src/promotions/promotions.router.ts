import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listCasinoPromotions,
  listPromotionMarkets,
  listPublicPromotions,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import {
  listCountryCounts,
  listOfferCountries,
  listPublicCasinos,
} from '@slots/contracts/casino/public-casinos';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { LinkChecksRepository } from '../link-health/link-checks.repository.ts';
import { visitorCountry } from '../market/visitor-country.ts';
import { toPromotionForReader, toPublicPromotion, toStaffPromotion } from './promotion.mapper.ts';
import type { PromotionRecord } from './promotion.model.ts';
import { OFFER_COUNTS, offersOf } from './promotion-tags.ts';
import type { PromotionsService } from './promotions.service.ts';
import { askedCode, type PublicPromotionsService } from './public-promotions.service.ts';

/** The link checks, as far as promotions need them. */
type Links = Pick<LinkChecksRepository, 'of'>;

function staffRoutes(promotions: PromotionsService, links: Links): Route[] {
  const shown = async (promotion: PromotionRecord) =>
    toStaffPromotion(promotion, await links.of([promotion]));
  return [
    route(createPromotion, async ({ body, reader }) => {
      const promotion = await promotions.create(body, editorOf(reader));
      return { status: 201, body: await shown(promotion), headers: tagged(promotion) };
    }),
    route(getPromotion, async ({ params }) => {
      const promotion = await promotions.get(params.id);
      return { status: 200, body: await shown(promotion), headers: tagged(promotion) };
    }),
    route(updatePromotion, async ({ params, body, reader, headers }) => {
      const { id, ...changes } = body;
      const promotion = await promotions.update(params.id, changes, editOf(reader, headers, id));
      return { status: 200, body: await shown(promotion), headers: tagged(promotion) };
    }),
    okRoute(listPromotionMarkets, ({ params, reader }) => promotions.markets(params.id, reader)),
    okRoute(deletePromotion, async ({ params, reader, headers }) => {
      await promotions.remove(params.id, editOf(reader, headers));
      return { message: 'Promotion deleted successfully.' };
    }),
  ];
}

export function createPromotionRoutes({
  promotions,
  publicPromotions,
  links,
}: {
  promotions: PromotionsService;
  publicPromotions: PublicPromotionsService;
  links: Links;
}): Route[] {
  return [
    ...staffRoutes(promotions, links),
    route(listCasinoPromotions, async ({ params, reader, headers }) => {
      const offerCacheHeaders =
        reader.kind === 'staff' ? {} : await publicPromotions.cacheHeaders();
      const found = await promotions.ofCasino(params.id, reader, visitorCountry(headers));
      const known = await links.of(found);
      return {
        status: 200,
        // Licences decide what a law withholds.
        headers: {
          ...offerCacheHeaders,
          ...tagsHeader([changeTags.casino(params.id), changeTags.reference]),
        },
        body: found.map((promotion) => toPromotionForReader(promotion, reader, known)),
      };
    }),
    route(listPublicPromotions, async ({ query: { country, ...wanted }, headers }) => {
      const toplists = await publicPromotions.toplists();
      const offerCacheHeaders = await publicPromotions.cacheHeaders(toplists);
      const { found, total } = await publicPromotions.promotions(
        { country, visitor: visitorCountry(headers) },
        wanted,
        toplists,
      );
      const at = new Date();
      const known = await links.of(found);
      const data = found.map((promotion) => toPublicPromotion(promotion, at, known));
      const tags = offersOf(askedCode(country));
      return { status: 200, body: { data, total }, headers: { ...offerCacheHeaders, ...tags } };
    }),
    route(listPublicCasinos, async ({ query: { country, page, limit }, headers }) => {
      const toplists = await publicPromotions.toplists();
      return {
        status: 200,
        headers: {
          ...(await publicPromotions.cacheHeaders(toplists)),
          ...offersOf(askedCode(country)),
        },
        body: await publicPromotions.casinos(
          { country, visitor: visitorCountry(headers) },
          { page, limit },
          toplists,
        ),
      };
    }),
    route(listCountryCounts, async ({ headers }) => {
      const toplists = await publicPromotions.toplists();
      const offerCacheHeaders = await publicPromotions.cacheHeaders(toplists);
      return {
        status: 200,
        headers: { ...offerCacheHeaders, ...OFFER_COUNTS },
        body: await publicPromotions.countryCounts(visitorCountry(headers), toplists),
      };
    }),
    okRoute(listOfferCountries, () => publicPromotions.offerCountries()),
  ];
}
