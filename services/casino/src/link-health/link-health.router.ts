import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { okRoute, type Route } from '@slots/http-kit/route';
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
    okRoute(getLinkHealth, async () => {
      const { promotions, ...counts } = await linkHealth.summary();
      const listed = promotions.flatMap(({ promotion, check }) => {
        const health = toLinkHealth(check);
        if (!health) return [];
        const { _id: promotionId, casinoId, headline } = promotion;
        return { promotionId, casinoId, headline, link: check._id, ...health };
      });
      return { checking, ...counts, promotions: listed };
    }),
  ];
}
