import {
  createAffiliate,
  deleteAffiliate,
  getAffiliate,
  listAffiliates,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { type Route, route } from '@slots/http-kit/route';
import { toAffiliate, toAffiliateDetail } from './affiliate.mapper.ts';
import type { AffiliatesService } from './affiliates.service.ts';

/** One affiliate's answer holds a credential: no cache on the way may keep it. */
const UNCACHED = { 'Cache-Control': 'no-store' };

export function createAffiliateRoutes({ affiliates }: { affiliates: AffiliatesService }): Route[] {
  return [
    route(listAffiliates, async () => ({
      status: 200,
      body: (await affiliates.list()).map(toAffiliate),
      headers: UNCACHED,
    })),
    route(createAffiliate, async ({ body }) => {
      const affiliate = await affiliates.create({ name: body.name });
      return {
        status: 201,
        body: toAffiliate(affiliate),
        headers: { Location: `/api/affiliates/${affiliate._id}` },
      };
    }),
    route(getAffiliate, async ({ params }) => {
      const { affiliate, password } = await affiliates.get(params.id);
      return { status: 200, body: toAffiliateDetail(affiliate, password), headers: UNCACHED };
    }),
    route(updateAffiliate, async ({ params, body: { id, userId: _userId, ...changes } }) => ({
      status: 200,
      body: toAffiliate(await affiliates.update(params.id, changes, id)),
    })),
    route(deleteAffiliate, async ({ params, requestId }) => {
      await affiliates.remove(params.id, requestId);
      return { status: 200, body: { message: 'Affiliate deleted successfully.' } };
    }),
  ];
}
