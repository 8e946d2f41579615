import type { ActivityEntry } from '@slots/contracts/activity';
import { exportActivity, listActivity } from '@slots/contracts/gateway/activity';
import { type LocalRoute, localRoute } from '../local-calls.ts';
import { AWAY } from '../problems/gateway-problems.ts';
import type { ActivityService } from './activity.service.ts';

/** A step as a row of a file: each change on a line of its own. */
function toRow({ at, by, action, kind, recordId, name, changes }: ActivityEntry) {
  const lines = changes.map(
    ({ field, from, to }) => `${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
  );
  return { at, person: by.username, action, kind, recordId, name, changes: lines.join('\n') };
}

async function* rowsOf(steps: AsyncIterable<ActivityEntry>) {
  for await (const step of steps) yield toRow(step);
}

/** What staff did to the records of all services. */
export function createActivityRoutes(activity: ActivityService): LocalRoute[] {
  return [
    localRoute(listActivity, async ({ query }) => {
      const page = await activity.page(query);
      return page ? { status: 200, body: page } : { problem: AWAY };
    }),
    localRoute(exportActivity, async ({ query }) => {
      const steps = await activity.all(query);
      return steps ? { status: 200, rows: rowsOf(steps) } : { problem: AWAY };
    }),
  ];
}
