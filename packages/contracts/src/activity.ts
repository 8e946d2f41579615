import { z } from 'zod';
import { keptLists } from './casino/reference-data.ts';
import { defineContract, type Owner } from './contract.ts';
import { day, id, messageOnly, queryId, queryInt } from './fields.ts';
import { editor, historyEntry } from './history.ts';

/** The kinds of records that have a history: those that staff change. */
export const activityKind = z.enum([
  'game',
  'casino',
  'promotion',
  'toplist',
  'guide',
  'author',
  'review',
  'affiliate',
  'deal',
  'webhook',
  ...Object.values(keptLists).map(({ kind }) => kind),
  'site-settings',
  'user',
  'api-key',
  'sign-in',
  'export',
  'import',
]);
export type ActivityKind = z.infer<typeof activityKind>;

/** A step in the history of any record. */
export const activityEntry = historyEntry.extend({
  /** Unique among all steps, whichever service owns the record. */
  id: z.string(),
  /** One of ActivityKind, or of a kind that came later. */
  kind: z.string(),
  recordId: id,
  /** The record's name after the step; null where it was not kept. */
  name: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** A cursor: the time and id of a step, which give the same order for every owner. */
const PLACE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z_[0-9a-f]{24}$/;

/** Every filter is optional. */
export const activityQuery = z.object({
  /** Id of the person who made the change. */
  person: queryId.optional(),
  kind: activityKind.optional(),
  /** Id of the record, within its kind: the gateway refuses it without one. */
  record: queryId.optional(),
  /** First and last day, UTC. */
  from: day.optional(),
  to: day.optional(),
  /** Only steps after this one: `next` of the page before. */
  before: z.string().regex(PLACE, 'must be what an earlier answer gave as next').optional(),
  /** 50 by default. */
  limit: queryInt(1, 100).optional(),
});
export type ActivityQuery = z.output<typeof activityQuery>;

/** The cursor of the page after this step. */
export function placeOf({ at, id: stepId }: Pick<ActivityEntry, 'at' | 'id'>): string {
  return `${at}_${stepId}`;
}

/** Called by the gateway, which merges the owners' histories. */
function activityOf(owner: Exclude<Owner, 'gateway' | 'geo'>) {
  return defineContract({
    id: `activity.${owner}`,
    owner,
    method: 'GET',
    path: '/internal/activity',
    access: 'internal',
    summary: 'Lists what staff changed in all records of this service, newest first.',
    // One more than a page tells whether another one follows.
    query: activityQuery.extend({ limit: queryInt(1, 101).optional() }),
    responses: { 200: z.array(activityEntry) },
  });
}
export type OwnActivity = ReturnType<typeof activityOf>;

/** Called by the gateway when a user has exported or imported data. */
export const noteActivity = defineContract({
  id: 'activity.note',
  owner: 'identity',
  method: 'POST',
  path: '/internal/activity',
  access: 'internal',
  summary: 'Records that a file was exported or that records were imported.',
  body: z.strictObject({
    by: editor,
    kind: z.enum(['export', 'import']),
    name: z.string().max(255),
    /** The call's query: the filters of the file. */
    query: z.string().max(2_000),
  }),
  responses: { 200: messageOnly },
});

export const listCatalogActivity = activityOf('catalog');
export const listCasinoActivity = activityOf('casino');
export const listAffiliateActivity = activityOf('affiliate');
export const listIdentityActivity = activityOf('identity');
