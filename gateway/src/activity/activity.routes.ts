import { listActivity } from '@slots/contracts/gateway/activity';
import { AWAY } from '../gateway-problems.ts';
import { type LocalRoute, localRoute } from '../local-calls.ts';
import type { ActivityService } from './activity.service.ts';

/** What staff did to the records of all services. */
export function createActivityRoutes(activity: ActivityService): LocalRoute[] {
  return [
    localRoute(listActivity, async ({ query }) => {
      const page = await activity.page(query);
      return page ? { status: 200, body: page } : { problem: AWAY };
    }),
  ];
}
