import type { ActivityEntry, ActivityQuery } from '@slots/contracts/activity';
import { exportActivity, listActivity } from '@slots/contracts/gateway/activity';
import { badField } from '@slots/http-kit/http-problem.error';
import { mapRows, okRoute, type Route, route } from '@slots/http-kit/route';
import { AWAY } from '../problems/gateway-problems.ts';
import type { ActivityService } from './activity.service.ts';

/** A step as a row of a file: each change on a line of its own. */
function toRow({ at, by, action, kind, recordId, name, changes }: ActivityEntry) {
  const lines = changes.map(
    ({ field, from, to }) => `${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
  );
  return {
    at,
    person: by.username,
    key: by.key?.name ?? null,
    action,
    kind,
    recordId,
    name,
    changes: lines.join('\n'),
  };
}

/** @throws HttpProblem 400 */
function checkFilters({ kind, record, from, to }: Omit<ActivityQuery, 'before' | 'limit'>): void {
  // As for the other reports, an empty list would look like an answer.
  if (from !== undefined && to !== undefined && to < from) {
    throw badField('to', 'must not be before from');
  }
  // Ids tell nothing without it, and no index finds them.
  if (record !== undefined && kind === undefined) {
    throw badField('kind', 'is needed with a record');
  }
}

/** The activity of staff over all services. */
export function createActivityRoutes(activity: ActivityService): Route[] {
  return [
    okRoute(listActivity, async ({ query }) => {
      checkFilters(query);
      const page = await activity.page(query);
      if (!page) throw AWAY;
      return page;
    }),
    route(exportActivity, async ({ query }) => {
      checkFilters(query);
      const steps = await activity.all(query);
      if (!steps) throw AWAY;
      return { status: 200, rows: mapRows(steps, toRow) };
    }),
  ];
}
