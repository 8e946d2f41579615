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
    'Lists who changed what in all records of every kind, newest first; filtered by person, kind, record of a kind and time. Kinds whose owner does not respond are left out and named in `missing`.',
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
    'Exports the activity as a CSV file, all pages of it. It is refused while an owner is unavailable, and breaks off when one becomes unavailable.',
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
