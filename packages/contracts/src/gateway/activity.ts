import { z } from 'zod';
import { activityEntry, activityKind, activityQuery } from '../activity.ts';
import { defineContract } from '../contract.ts';
import { csvFile } from '../fields.ts';

/** A page of all changes by staff. */
export const activityPage = z.object({
  data: z.array(activityEntry),
  /** `before` of the next page; null when there is none. */
  next: z.string().nullable(),
  /** Kinds whose owner did not answer: their steps are not among these. */
  missing: z.array(activityKind),
});
export type ActivityPage = z.infer<typeof activityPage>;

export const listActivity = defineContract({
  id: 'activity.list',
  owner: 'gateway',
  method: 'GET',
  path: '/api/activity',
  access: 'super',
  summary:
    'Who changed what of every record of every kind, newest first; by person, record and time. A kind whose owner does not answer is left out and named.',
  query: activityQuery,
  responses: { 200: activityPage },
});

export const exportActivity = defineContract({
  id: 'activity.export',
  owner: 'gateway',
  method: 'GET',
  path: '/api/activity.csv',
  access: 'super',
  summary:
    'The same as a CSV file, all pages of it. Without an owner it is not begun, and it breaks off when one goes away.',
  query: activityQuery.omit({ before: true, limit: true }),
  csv: {
    name: 'activity',
    columns: {
      at: 'When',
      person: 'Person',
      key: 'API key',
      action: 'Action',
      kind: 'Kind',
      recordId: 'Record ID',
      name: 'Record',
      changes: 'Changes',
    },
  },
  responses: { 200: csvFile },
});
