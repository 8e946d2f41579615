import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';
import { byId, messageOnly, paging, pathId, timestamp, webAddress } from '../fields.ts';
import { webhookEvent } from '../webhook-events.ts';

export const WEBHOOK_NOT_FOUND = 'Webhook Not Found';
export const DELIVERY_NOT_FOUND = 'Delivery Not Found';
export const MAX_WEBHOOKS = 20;
/** The previous secret signs beside a new one for this time. */
export const OLD_SECRET_HOURS = 24;
/** Days without a success after which the last try of an event switches a webhook off. */
export const WEBHOOK_OFF_DAYS = 5;
/** Days that deliveries stay listed. */
export const DELIVERIES_KEPT_DAYS = 30;

const EVENTS_REFUSED = 'must be a list of events, such as casino.published';

/** An address that receives events by POST. */
export const webhookEntity = defineEntity('webhook', {
  url: { read: z.string(), write: webAddress, seenBy: 'staff' },
  events: {
    read: z.array(webhookEvent),
    write: z
      .array(webhookEvent, { error: EVENTS_REFUSED })
      .min(1, 'Choose at least one event.')
      .max(webhookEvent.options.length, EVENTS_REFUSED),
    seenBy: 'staff',
  },
  enabled: { read: z.boolean(), write: z.boolean(), default: true, seenBy: 'staff' },
  /** The reason why it was switched off by itself. */
  note: { read: z.string().nullable(), seenBy: 'staff', history: false },
  /** The first failure since the last success. */
  failingSince: { read: timestamp.nullable(), seenBy: 'staff', history: false },
  /** The previous secret signs until then. */
  previousUntil: { read: timestamp.nullable(), seenBy: 'staff', history: false },
});

export const webhook = z.object(webhookEntity.staffShape);
export type Webhook = z.infer<typeof webhook>;

/** The delivery of one event to one webhook. */
export const webhookDelivery = z.object({
  /** The `webhook-id` of its requests, at every try. */
  id: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: timestamp,
  /** The body of the request. */
  body: z.string(),
  /** The number of tries so far. */
  tries: z.int(),
  /** The next try; null: there is none. */
  nextAt: timestamp.nullable(),
  /** The last tries, the latest first. */
  answers: z.array(
    z.object({
      at: timestamp,
      /** null: no answer came. */
      status: z.int().nullable(),
      /** The beginning of the answer, or what went wrong. */
      text: z.string(),
      milliseconds: z.int(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const call = { owner: 'affiliate', access: 'super' } as const;
const ofWebhook = { ...call, params: byId, messages: { 404: WEBHOOK_NOT_FOUND } } as const;

export const listWebhooks = defineContract({
  ...call,
  id: 'webhooks.list',
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Lists the webhooks: the URLs that receive events, by id.',
  responses: { 200: z.array(webhook) },
});

export const createWebhook = defineContract({
  ...call,
  id: 'webhooks.create',
  method: 'POST',
  path: '/api/webhooks',
  peopleOnly: true,
  needsProof: true,
  summary:
    'Creates a webhook: a URL that receives events from now on, signed as Standard Webhooks specifies. The secret is shown only once.',
  body: z.strictObject({
    url: webhookEntity.fields.url.write,
    events: webhookEntity.fields.events.write,
  }),
  example: { url: 'https://hooks.example/slots', events: ['casino.published'] },
  responses: { 201: webhook.extend({ secret: z.string() }) },
  messages: { 409: `There are already ${MAX_WEBHOOKS} webhooks. Please delete one first.` },
});

export const updateWebhook = defineContract({
  ...ofWebhook,
  id: 'webhooks.update',
  method: 'PATCH',
  path: '/api/webhooks/:id',
  peopleOnly: true,
  needsProof: true,
  summary:
    'Updates the URL or the events of a webhook, or turns it on or off. Once turned on, it receives what happens from then on.',
  body: z.strictObject(webhookEntity.changes).meta({ minProperties: 1 }),
  example: { enabled: true },
  responses: { 200: webhook },
});

export const deleteWebhook = defineContract({
  ...ofWebhook,
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  peopleOnly: true,
  summary: 'Deletes a webhook and its deliveries.',
  responses: { 200: messageOnly },
});

export const rotateWebhookSecret = defineContract({
  ...ofWebhook,
  id: 'webhooks.rotateSecret',
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  peopleOnly: true,
  needsProof: true,
  summary: `Creates a new secret for a webhook and shows it only once. The previous secret signs alongside it for ${OLD_SECRET_HOURS} hours.`,
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 201: z.object({ secret: z.string(), previousUntil: timestamp }) },
});

export const testWebhook = defineContract({
  ...ofWebhook,
  id: 'webhooks.test',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  peopleOnly: true,
  summary:
    'Sends an event of type `webhook.test` to a webhook at once, and returns the delivery with the response.',
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 200: webhookDelivery },
  // As long as an address may take to answer.
  timeoutMs: 30_000,
});

export const listWebhookDeliveries = defineContract({
  ...ofWebhook,
  id: 'webhooks.deliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: `Lists the deliveries of a webhook in the last ${DELIVERIES_KEPT_DAYS} days, newest first, with the responses.`,
  query: z.object(paging),
  responses: { 200: z.object({ data: z.array(webhookDelivery), total: z.int() }) },
});

export const resendWebhookDelivery = defineContract({
  ...call,
  id: 'webhooks.resend',
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:delivery/resend',
  peopleOnly: true,
  summary: 'Sends a delivery again, once the earlier ones of the same record have gone through.',
  params: z.object({
    id: pathId,
    delivery: z.string().regex(/^[\w.-]{1,120}$/, 'must be the id of a delivery'),
  }),
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 200: webhookDelivery },
  messages: { 404: DELIVERY_NOT_FOUND, 409: 'The webhook is switched off.' },
});
