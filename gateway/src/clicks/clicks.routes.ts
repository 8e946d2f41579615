import { PROMOTION_UNKNOWN, recordClick } from '@slots/contracts/affiliate/clicks';
import { notFound, unavailable } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import { AWAY_DETAIL } from '../problems/gateway-problems.ts';
import { OffersUnknown } from './click-offers.ts';
import type { ClicksService } from './clicks.service.ts';

/** Clicks on links that lead away by themselves. */
export function createClickRoutes(
  clicks: Pick<ClicksService, 'record'>,
  countryOf: (address: string) => string | null,
): Route[] {
  return [
    route(recordClick, async ({ body, headers, address }) => {
      const { promotionId, page, position = null, toplist = null } = body;
      const clicker = { address, country: countryOf(address), headers };
      try {
        const click = { promotionId, page, position, toplist };
        if (!(await clicks.record(click, clicker))) throw notFound(PROMOTION_UNKNOWN);
      } catch (error) {
        if (error instanceof OffersUnknown) throw unavailable(AWAY_DETAIL, error);
        throw error;
      }
      return { status: 204 };
    }),
  ];
}
