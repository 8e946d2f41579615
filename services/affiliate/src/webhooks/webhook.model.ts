import { webhookEntity } from '@slots/contracts/affiliate/webhooks';
import { defineEntity } from '@slots/contracts/entity';
import { timestamp } from '@slots/contracts/fields';
import { entityModel, historyOf, type RecordOf } from '@slots/mongo/entity';
import { type Connection, Schema } from 'mongoose';
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
export interface DeliveryAnswer {
  readonly at: Date;
  readonly status: number | null;
  readonly text: string;
  readonly milliseconds: number;
}

/** One event for one webhook. */
export interface DeliveryRecord {
  /** `{webhook}.{event}`: detects an event that is collected twice. */
  readonly _id: string;
  readonly webhookId: number;
  /** Ordering key: kind and id of the record. */
  readonly lane: string;
  /** Its place in the lane. */
  readonly place: string;
  readonly type: string;
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly tries: number;
  readonly nextAt: Date | null;
  readonly answers: readonly DeliveryAnswer[];
  readonly createdAt: Date;
}

/** Collection progress of an owner's events. */
export interface FeedRecord {
  /** The owner. */
  readonly _id: string;
  /** By the owner's clock. */
  readonly until: Date;
}

export function webhookModels(connection: Connection, keptSeconds: number) {
  const delivery = new Schema<DeliveryRecord>(
    {
      _id: { type: String, required: true },
      webhookId: { type: Number, required: true },
      lane: { type: String, required: true },
      place: { type: String, required: true },
      type: { type: String, required: true },
      body: { type: String, required: true },
      state: { type: String, required: true },
      tries: { type: Number, default: 0 },
      nextAt: { type: Date, default: null },
      answers: [{ _id: false, at: Date, status: Number, text: String, milliseconds: Number }],
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  delivery.index({ webhookId: 1, createdAt: -1, _id: -1 });
  delivery.index({ webhookId: 1, lane: 1, state: 1, place: 1 });
  delivery.index({ state: 1, nextAt: 1 });
  delivery.index({ state: 1, webhookId: 1, nextAt: 1, lane: 1 });
  delivery.index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });
  const feed = new Schema<FeedRecord>(
    { _id: { type: String, required: true }, until: { type: Date, required: true } },
    { versionKey: false },
  );
  return {
    webhooks: entityModel(connection, storedWebhook, 'webhooks', []),
    deliveries: connection.model<DeliveryRecord>('WebhookDelivery', delivery, 'webhook_deliveries'),
    feeds: connection.model<FeedRecord>('WebhookFeed', feed, 'webhook_feeds'),
  };
}

export type WebhookModels = ReturnType<typeof webhookModels>;
