import { WEBHOOK_OFF_DAYS } from '@slots/contracts/affiliate/webhooks';
import type { DeliveriesRepository, Lane } from './deliveries.repository.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.model.ts';
import type { CountDeliveries } from './webhook-metrics.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { WebhooksRepository } from './webhooks.repository.ts';

const OFF_MS = WEBHOOK_OFF_DAYS * 24 * 60 * 60 * 1_000;
const GONE = 410;

/**
 * Delivers due events to webhooks, those of one record in order: one that fails keeps the later ones of its record
 * waiting, until it gets through or has been tried for the last time.
 * @param pausesMs between the tries of a delivery
 * @param maxOfOne records that one webhook is told of at a time, so that an address which does not answer does not
 * keep the others waiting
 */
export function createDeliverer({
  webhooks,
  deliveries,
  sender,
  secretsOf,
  pausesMs,
  maxOfOne,
  count,
}: {
  readonly webhooks: Pick<WebhooksRepository, 'byId' | 'noteFailure' | 'noteSuccess' | 'switchOff'>;
  readonly deliveries: DeliveriesRepository;
  readonly sender: WebhookSender;
  readonly secretsOf: (webhook: WebhookRecord) => readonly string[];
  readonly pausesMs: readonly number[];
  readonly maxOfOne: number;
  readonly count: CountDeliveries;
}) {
  async function switchOff(webhook: WebhookRecord, note: string): Promise<void> {
    if (await webhooks.switchOff(webhook, note)) await giveUpAll(webhook._id);
  }

  /** Ends all that waits for a webhook. */
  async function giveUpAll(id: number): Promise<void> {
    count('given_up', await deliveries.giveUpAll(id));
  }

  /** Sends a message; a success is noted at its webhook. */
  async function send(
    webhook: WebhookRecord,
    { _id: id, body }: Pick<DeliveryRecord, '_id' | 'body'>,
  ) {
    const { url } = webhook;
    const answer = await sender.send({ url, id, body, secrets: () => secretsOf(webhook) });
    const { status } = answer;
    const isDelivered = status !== null && status >= 200 && status < 300;
    if (isDelivered) await webhooks.noteSuccess(webhook._id);
    return { answer, isDelivered };
  }

  /** True when the delivery has ended: delivered or given up. */
  async function tryOnce(webhook: WebhookRecord, delivery: DeliveryRecord): Promise<boolean> {
    const { answer, isDelivered } = await send(webhook, delivery);
    const { status } = answer;
    if (isDelivered) {
      await deliveries.noteAnswer(delivery._id, answer, { state: 'delivered', nextAt: null });
      count('delivered');
      return true;
    }
    count('failed');
    // It was corrected or deleted meanwhile: what waits is due at the new address, or goes.
    if ((await webhooks.byId(webhook._id))?.url !== webhook.url) return false;
    const pause = pausesMs[delivery.tries];
    const nextAt = pause === undefined ? null : new Date(Date.now() + pause);
    await deliveries.noteAnswer(delivery._id, answer, {
      state: nextAt === null ? 'failed' : 'waiting',
      nextAt,
    });
    if (nextAt === null) count('given_up');
    const failingSince = await webhooks.noteFailure(webhook._id, answer.at);
    if (status === GONE) {
      await switchOff(webhook, 'Switched off, since the address answered 410 Gone.');
    } else if (nextAt) {
      await deliveries.postpone(delivery, nextAt);
    } else if (Date.now() - failingSince.getTime() >= OFF_MS) {
      // Not before the last try: days without an event are days without a success too.
      const last = status === null ? answer.text : `It answered ${status}.`;
      await switchOff(
        webhook,
        `Switched off after ${WEBHOOK_OFF_DAYS} days without a success. ${last}`,
      );
    }
    return nextAt === null;
  }

  async function deliverLane(lane: Lane, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const [webhook, delivery] = await Promise.all([
        webhooks.byId(lane.webhookId),
        deliveries.firstOf(lane),
      ]);
      // Told while it was deleted, so that its deliveries did not go with it.
      if (!webhook) return deliveries.removeAll(lane.webhookId);
      if (!delivery) return;
      if (!webhook.enabled) return giveUpAll(webhook._id);
      if (delivery.nextAt && delivery.nextAt.getTime() > Date.now()) {
        return deliveries.postpone(lane, delivery.nextAt);
      }
      if (!(await tryOnce(webhook, delivery))) return;
    }
  }

  /** The number of lanes that are told of at the moment, by webhook. */
  const underWay = new Map<number, number>();

  return {
    /**
     * Delivers all that is due of a record; while its webhook is at its limit, nothing: it stays due.
     * @param signal aborted when the process stops: the rest stays due
     */
    async deliver(lane: Lane, signal: AbortSignal): Promise<void> {
      const { webhookId } = lane;
      const others = underWay.get(webhookId) ?? 0;
      if (others >= maxOfOne) return;
      underWay.set(webhookId, others + 1);
      try {
        await deliverLane(lane, signal);
      } finally {
        const left = (underWay.get(webhookId) ?? 0) - 1;
        if (left > 0) underWay.set(webhookId, left);
        else underWay.delete(webhookId);
      }
    },
    giveUpAll,
    /** Sends a message at once, whatever waits, and gives the answer. */
    sendNow: send,
  };
}

export type Deliverer = ReturnType<typeof createDeliverer>;
