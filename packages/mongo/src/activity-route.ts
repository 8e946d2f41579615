import type { OwnActivity } from '@slots/contracts/activity';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { HistoryStore } from './history.ts';

/** The call by which the gateway asks a service for what happened to its records. */
export function activityRoute(contract: OwnActivity, history: HistoryStore): Route {
  return okRoute(contract, ({ query }) => history.activity(query));
}
