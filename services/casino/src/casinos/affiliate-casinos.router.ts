import {
  assignCasino,
  listCasinosOfAffiliate,
  releaseCasinos,
} from '@slots/contracts/casino/affiliate-casinos';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { type Route, route } from '@slots/http-kit/route';
import { toAssignableCasino } from './casino.mapper.ts';
import type { CasinosService } from './casinos.service.ts';

/** The calls of the affiliate service. */
export function createAffiliateCasinoRoutes({ casinos }: { casinos: CasinosService }): Route[] {
  return [
    route(listCasinosOfAffiliate, async ({ params }) => ({
      status: 200,
      body: (await casinos.assignable(params.affiliateId)).map(toAssignableCasino),
    })),
    route(assignCasino, async ({ params, body }) => ({
      status: 200,
      body: toAssignableCasino(await casinos.assign(params.id, body.affiliateId, body)),
    })),
    route(releaseCasinos, async ({ params, body }) => {
      const released = await casinos.release(params.affiliateId, body.by);
      if (released === 0) noteChanged([]);
      return { status: 200, body: { released } };
    }),
  ];
}
