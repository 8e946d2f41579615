import type { OwnActivity } from '@slots/contracts/activity';
import { type Route, route } from '@slots/http-kit/route';
import type { HistoryStore } from './history.ts';

/** The call by which the gateway asks a service for what happened to its records. */
export function activityRoute(contract: OwnActivity, history: HistoryStore): Route {
  return route(contract, async ({ query }) => ({
    status: 200,
    body: await history.activity(query),
  }));
}
