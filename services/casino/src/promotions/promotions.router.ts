import { getPromotionHistory } from '@slots/contracts/casino/history';
import {
  createPromotion,
  deletePromotion,
  listCasinoPromotions,
  listPublicPromotions,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import { listCountryCounts, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { editorOf, entityTag } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import { toPromotionForReader, toPublicPromotion, toStaffPromotion } from './promotion.mapper.ts';
import type { PromotionRecord } from './promotion.model.ts';
import type { PromotionsService } from './promotions.service.ts';
import type { PublicPromotionsService } from './public-promotions.service.ts';

function tagged({ version }: PromotionRecord) {
  return { ETag: entityTag(version, 'staff') };
}

function staffRoutes(promotions: PromotionsService): Route[] {
  return [
    route(createPromotion, async ({ body: { userId: _userId, ...fields }, reader }) => {
      const promotion = await promotions.create(fields, editorOf(reader));
      return { status: 201, body: toStaffPromotion(promotion), headers: tagged(promotion) };
    }),
    route(updatePromotion, async ({ params, body, reader, headers }) => {
      const { id, userId: _userId, ...changes } = body;
      const promotion = await promotions.update(params.id, changes, {
        by: editorOf(reader),
        ifMatch: headers['if-match'],
        repeatedId: id,
      });
      return { status: 200, body: toStaffPromotion(promotion), headers: tagged(promotion) };
    }),
    route(getPromotionHistory, async ({ params, query }) => ({
      status: 200,
      body: await promotions.history(params.id, query),
    })),
    route(deletePromotion, async ({ params, reader, headers }) => {
      await promotions.remove(params.id, { by: editorOf(reader), ifMatch: headers['if-match'] });
      return { status: 200, body: { message: 'Promotion deleted successfully.' } };
    }),
  ];
}

export function createPromotionRoutes({
  promotions,
  publicPromotions,
}: {
  promotions: PromotionsService;
  publicPromotions: PublicPromotionsService;
}): Route[] {
  return [
    ...staffRoutes(promotions),
    route(listCasinoPromotions, async ({ params, reader }) => {
      const found = await promotions.ofCasino(params.id, reader);
      return {
        status: 200,
        body: found.map((promotion) => toPromotionForReader(promotion, reader)),
      };
    }),
    route(listPublicPromotions, async ({ query: { country, limit, offset } }) => {
      const { found, total } = await publicPromotions.promotions(country, { offset, limit });
      return { status: 200, body: { data: found.map(toPublicPromotion), total } };
    }),
    route(listPublicCasinos, async ({ query: { country, page, limit } }) => ({
      status: 200,
      body: await publicPromotions.casinos(country, { page, limit }),
    })),
    route(listCountryCounts, async () => ({
      status: 200,
      body: await publicPromotions.countryCounts(),
    })),
  ];
}
