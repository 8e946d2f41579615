import { webhookEntity } from '@slots/contracts/affiliate/webhooks';
import { defineEntity } from '@slots/contracts/entity';
import { timestamp } from '@slots/contracts/fields';
import { entityModel, historyOf, type RecordOf } from '@slots/mongo/entity';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const internal = { seenBy: 'owner', history: false } as const;

/** A webhook with what never leaves this service. */
const storedWebhook = defineEntity('webhook', {
  ...webhookEntity.fields,
  /** Encrypted. */
  secret: { read: z.string(), seenBy: 'owner', history: { secret: 'secret' } },
  previousSecret: { ...internal, read: z.string().nullable() },
  /** Earlier events are not sent. */
  listensFrom: { ...internal, read: timestamp },
});

export type WebhookRecord = RecordOf<typeof storedWebhook>;

export const WEBHOOK_HISTORY = historyOf(storedWebhook, { name: ({ url }) => url });

/** One answer to a delivery, or what went wrong. */
const deliveryAnswer = z.object({
  at: z.date(),
  status: z.int().nullable(),
  text: z.string(),
  milliseconds: z.int(),
});
export type DeliveryAnswer = z.output<typeof deliveryAnswer>;

/** One event for one webhook. */
const delivery = z.object({
  /** `{webhook}.{event}`: detects an event that is collected twice. */
  _id: z.string(),
  webhookId: z.int(),
  /** Ordering key: kind and id of the record. */
  lane: z.string(),
  /** Its place in the lane. */
  place: z.string(),
  type: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  nextAt: z.date().nullable(),
  answers: z.array(deliveryAnswer),
  createdAt: z.date(),
});
export type DeliveryRecord = z.output<typeof delivery>;

/** Collection progress of an owner's events, by the owner's clock. */
const feed = z.object({ _id: z.string(), until: z.date() });

export const webhookModels = (connection: Connection, keptSeconds: number) => ({
  webhooks: entityModel(connection, storedWebhook, 'webhooks', []),
  deliveries: recordModel(connection, 'WebhookDelivery', delivery, 'webhook_deliveries', [
    [{ webhookId: 1, createdAt: -1, _id: -1 }],
    [{ webhookId: 1, lane: 1, state: 1, place: 1 }],
    [{ state: 1, nextAt: 1 }],
    [{ state: 1, webhookId: 1, nextAt: 1, lane: 1 }],
    [{ createdAt: 1 }, { expireAfterSeconds: keptSeconds }],
  ]),
  feeds: recordModel(connection, 'WebhookFeed', feed, 'webhook_feeds'),
});

export type WebhookModels = ReturnType<typeof webhookModels>;
