import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { type Route, route } from '@slots/http-kit/route';
import { toLinkHealth } from './link-health.mapper.ts';
import type { LinkHealthService } from './link-health.service.ts';

export function createLinkHealthRoutes({
  linkHealth,
  checking,
}: {
  linkHealth: LinkHealthService;
  checking: boolean;
}): Route[] {
  return [
    route(getLinkHealth, async () => {
      const { promotions, ...counts } = await linkHealth.summary();
      const listed = promotions.flatMap(({ promotion, check }) => {
        const health = toLinkHealth(check);
        if (!health) return [];
        const { _id: promotionId, casinoId, headline } = promotion;
        return { promotionId, casinoId, headline, link: check._id, ...health };
      });
      return { status: 200, body: { checking, ...counts, promotions: listed } };
    }),
  ];
}
