import {
  assignCasino,
  listCasinosOfAffiliate,
  releaseCasinos,
} from '@slots/contracts/casino/affiliate-casinos';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { okRoute, type Route } from '@slots/http-kit/route';
import { toAssignableCasino } from './casino.mapper.ts';
import type { CasinosService } from './casinos.service.ts';

/** The calls of the affiliate service. */
export function createAffiliateCasinoRoutes({ casinos }: { casinos: CasinosService }): Route[] {
  return [
    okRoute(listCasinosOfAffiliate, async ({ params }) =>
      (await casinos.assignable(params.affiliateId)).map(toAssignableCasino),
    ),
    okRoute(assignCasino, async ({ params, body }) =>
      toAssignableCasino(await casinos.assign(params.id, body.affiliateId, body)),
    ),
    okRoute(releaseCasinos, async ({ params, body }) => {
      const released = await casinos.release(params.affiliateId, body.by);
      if (released === 0) noteChanged([]);
      return { released };
    }),
  ];
}
