import {
  affiliateEntity,
  createAffiliate,
  deleteAffiliate,
  getAffiliate,
  getAffiliateHistory,
  listAffiliates,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { editorOf, entityTag } from '@slots/http-kit/entity-tag';
import { forbidden } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { AffiliatesService } from './affiliates.service.ts';

/** One affiliate's answer holds a credential: no cache on the way may keep it. */
const UNCACHED = { 'Cache-Control': 'no-store' };

function tagged({ version }: { readonly version: number }) {
  return { ETag: entityTag(version, 'staff') };
}

export function createAffiliateRoutes({ affiliates }: { affiliates: AffiliatesService }): Route[] {
  return [
    route(listAffiliates, async () => ({
      status: 200,
      body: (await affiliates.list()).map((found) => staffAnswer(affiliateEntity, found)),
      headers: UNCACHED,
    })),
    route(createAffiliate, async ({ body, reader }) => {
      const affiliate = await affiliates.create({ name: body.name }, editorOf(reader));
      return {
        status: 201,
        body: staffAnswer(affiliateEntity, affiliate),
        headers: { ...tagged(affiliate), Location: `/api/affiliates/${affiliate._id}` },
      };
    }),
    route(getAffiliate, async ({ params, log }) => {
      const { affiliate, password } = await affiliates.get(params.id, log);
      return {
        status: 200,
        body: { ...staffAnswer(affiliateEntity, affiliate), password },
        headers: { ...UNCACHED, ...tagged(affiliate) },
      };
    }),
    route(updateAffiliate, async ({ params, body, reader, headers }) => {
      const { id, userId: _userId, ...changes } = body;
      if (changes.subIdParameter !== undefined && reader.role === 'user') throw forbidden();
      const affiliate = await affiliates.update(params.id, changes, {
        by: editorOf(reader),
        ifMatch: headers['if-match'],
        repeatedId: id,
      });
      return {
        status: 200,
        body: staffAnswer(affiliateEntity, affiliate),
        headers: tagged(affiliate),
      };
    }),
    route(deleteAffiliate, async ({ params, reader, headers }) => {
      const edit = { by: editorOf(reader), ifMatch: headers['if-match'] };
      await affiliates.remove(params.id, edit);
      return { status: 200, body: { message: 'Affiliate deleted successfully.' } };
    }),
    route(getAffiliateHistory, async ({ params, query }) => ({
      status: 200,
      body: await affiliates.history(params.id, query),
      headers: UNCACHED,
    })),
  ];
}
