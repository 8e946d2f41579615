import { WEBHOOK_OFF_DAYS } from '@slots/contracts/affiliate/webhooks';
import type { DeliveriesRepository, Lane } from './deliveries.repository.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.model.ts';
import type { CountDeliveries } from './webhook-metrics.ts';
import type { SignedMessage, WebhookSender } from './webhook-sender.ts';
import type { WebhooksRepository } from './webhooks.repository.ts';

const OFF_MS = WEBHOOK_OFF_DAYS * 24 * 60 * 60 * 1_000;
const GONE = 410;

/**
 * Tells webhooks what is due, the events of one record one after the other: one that fails keeps the later ones of its
 * record waiting, until it gets through or has been tried for the last time.
 * @param pausesMs between the tries of a delivery
 */
export function createDeliverer({
  webhooks,
  deliveries,
  sender,
  secretsOf,
  pausesMs,
  count,
  now = Date.now,
}: {
  readonly webhooks: Pick<WebhooksRepository, 'byId' | 'noteFailure' | 'noteSuccess' | 'switchOff'>;
  readonly deliveries: DeliveriesRepository;
  readonly sender: WebhookSender;
  readonly secretsOf: (webhook: WebhookRecord) => readonly string[];
  readonly pausesMs: readonly number[];
  readonly count: CountDeliveries;
  readonly now?: () => number;
}) {
  const messageOf = (
    webhook: WebhookRecord,
    { _id: id, body }: Pick<DeliveryRecord, '_id' | 'body'>,
  ): SignedMessage => ({ url: webhook.url, id, body, secrets: secretsOf(webhook) });

  async function switchOff(id: number, note: string): Promise<void> {
    await webhooks.switchOff(id, note);
    await giveUpAll(id);
  }

  async function giveUpAll(id: number): Promise<void> {
    count('given_up', await deliveries.giveUpAll(id));
  }

  /** True when the delivery is through with, one way or the other. */
  async function tryOnce(webhook: WebhookRecord, delivery: DeliveryRecord): Promise<boolean> {
    const answer = await sender.send(messageOf(webhook, delivery));
    const { status } = answer;
    if (status !== null && status >= 200 && status < 300) {
      await deliveries.noteAnswer(delivery._id, answer, { state: 'delivered', nextAt: null });
      await webhooks.noteSuccess(webhook._id);
      count('delivered');
      return true;
    }
    count('failed');
    const pause = pausesMs[delivery.tries];
    const nextAt = pause === undefined ? null : new Date(now() + pause);
    await deliveries.noteAnswer(delivery._id, answer, {
      state: nextAt === null ? 'failed' : 'waiting',
      nextAt,
    });
    if (nextAt === null) count('given_up');
    const failingSince = await webhooks.noteFailure(webhook._id, answer.at);
    if (status === GONE) {
      await switchOff(webhook._id, 'Switched off, since the address answered 410 Gone.');
    } else if (now() - failingSince.getTime() >= OFF_MS) {
      const last = status === null ? answer.text : `It answered ${status}.`;
      await switchOff(
        webhook._id,
        `Switched off after ${WEBHOOK_OFF_DAYS} days without a success. ${last}`,
      );
    } else if (nextAt) {
      await deliveries.postpone(delivery, nextAt);
    }
    return nextAt === null;
  }

  return {
    /** Tells all that is due of a record. */
    async deliver(lane: Lane): Promise<void> {
      for (;;) {
        const [webhook, delivery] = await Promise.all([
          webhooks.byId(lane.webhookId),
          deliveries.firstOf(lane),
        ]);
        // Told while it was deleted, so that its deliveries did not go with it.
        if (!webhook) return deliveries.removeAll(lane.webhookId);
        if (!delivery) return;
        if (!webhook.enabled) return giveUpAll(webhook._id);
        if (delivery.nextAt && delivery.nextAt.getTime() > now()) {
          return deliveries.postpone(lane, delivery.nextAt);
        }
        if (!(await tryOnce(webhook, delivery))) return;
      }
    },
    /** Sends a message at once, whatever waits, and gives the answer. */
    sendNow: (webhook: WebhookRecord, delivery: Pick<DeliveryRecord, '_id' | 'body'>) =>
      sender.send(messageOf(webhook, delivery)),
  };
}

export type Deliverer = ReturnType<typeof createDeliverer>;
