import { z } from 'zod';
import { defineContract, type Owner } from './contract.ts';
import { id, queryInt, timestamp } from './fields.ts';

/** The events that webhooks can receive, in the order of screens. */
export const webhookEvent = z.enum([
  'casino.changed',
  'casino.published',
  'promotion.changed',
  'game.changed',
  'game.published',
  'review.changed',
  'review.published',
  'import.finished',
  'link.broken',
  'deal.without_conversion',
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** Something that happened to a record, as webhooks report it, without field values: those with access ask for them. */
export const happening = z.object({
  /** The same however often it is asked for. */
  id: z.string(),
  at: timestamp,
  type: webhookEvent,
  /** The record's kind, id and name. */
  kind: z.string(),
  recordId: id,
  name: z.string().nullable(),
  /** The kind of change: `created`, `updated`, `deleted`, `published` and so on. */
  action: z.string(),
  /** The fields that changed. */
  fields: z.array(z.string()),
  /** The user name of the person who did it; null: no person did. */
  by: z.string().nullable(),
});
export type Happening = z.infer<typeof happening>;

const happeningsPage = z.object({
  data: z.array(happening),
  next: z.string().nullable(),
  /** By the owner's clock, before it looked: the next round goes on from here, since clocks differ. */
  asOf: timestamp,
});
export type HappeningsPage = z.infer<typeof happeningsPage>;

/** Called by the service that sends webhooks. */
function happeningsOf(owner: Extract<Owner, 'casino' | 'catalog'>) {
  return defineContract({
    id: `happenings.${owner}`,
    owner,
    method: 'GET',
    path: '/internal/happenings',
    access: 'internal',
    summary:
      'Lists what happened to the records of this service since a given moment, oldest first. `next` is where the next page begins, null on the last one.',
    query: z.object({
      since: timestamp,
      /** `next` of the page before. */
      after: z.string().max(64).optional(),
      limit: queryInt(1, 1_000),
    }),
    responses: { 200: happeningsPage },
  });
}
export type ListHappenings = ReturnType<typeof happeningsOf>;

export const listCasinoHappenings = happeningsOf('casino');
export const listCatalogHappenings = happeningsOf('catalog');
