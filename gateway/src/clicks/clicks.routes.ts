import { PROMOTION_UNKNOWN, recordClick } from '@slots/contracts/affiliate/clicks';
import { notFound } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import type { ClicksService } from './clicks.service.ts';

/** Clicks on links that lead away by themselves. */
export function createClickRoutes(
  clicks: Pick<ClicksService, 'record'>,
  countryOf: (address: string) => string | null,
): Route[] {
  return [
    route(recordClick, async ({ body, headers, address }) => {
      const { promotionId, page, position = null, toplist = null } = body;
      const click = { promotionId, page, position, toplist };
      const clicker = { address, country: countryOf(address), headers };
      if (!(await clicks.record(click, clicker))) throw notFound(PROMOTION_UNKNOWN);
      return { status: 204 };
    }),
  ];
}
