import { randomBytes, randomUUID } from 'node:crypto';
import {
  createWebhook,
  DELIVERY_NOT_FOUND,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  resendWebhookDelivery,
  WEBHOOK_NOT_FOUND,
} from '@slots/contracts/affiliate/webhooks';
import type { WebhookEvent } from '@slots/contracts/webhook-events';
import { editorOf } from '@slots/http-kit/entity-tag';
import { badField, badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import type { Paging } from '@slots/mongo/page';
import type { Staff } from '@slots/tokens/claims';
import type { DeliveriesRepository } from './deliveries.repository.ts';
import { bodyOf } from './happenings.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.model.ts';
import type { Deliverer } from './webhook-deliverer.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { WebhooksRepository } from './webhooks.repository.ts';

const SECRET_BYTES = 32;
const OLD_SECRET_MS = OLD_SECRET_HOURS * 60 * 60 * 1_000;

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

interface WebhookEdit {
  readonly url?: string;
  readonly events?: readonly WebhookEvent[];
  readonly enabled?: boolean;
}

/** Addresses that events are sent to, managed by super administrators. */
export function createWebhooksService({
  webhooks,
  deliveries,
  deliverer,
  sender,
  secrets,
}: {
  readonly webhooks: WebhooksRepository;
  readonly deliveries: DeliveriesRepository;
  readonly deliverer: Pick<Deliverer, 'giveUpAll' | 'sendNow'>;
  readonly sender: Pick<WebhookSender, 'maySendTo'>;
  readonly secrets: WebhookSecrets;
}) {
  function checkAddress(url: string | undefined): void {
    if (url !== undefined && !sender.maySendTo(url)) {
      throw badField('url', 'must begin with https://');
    }
  }

  async function existing(id: number): Promise<WebhookRecord> {
    const webhook = await webhooks.byId(id);
    if (!webhook) throw notFound(WEBHOOK_NOT_FOUND);
    return webhook;
  }

  return {
    list: () => webhooks.list(),

    /** @throws HttpProblem 400 for an address without TLS, 409 for one webhook too many */
    async create(
      reader: Staff,
      { url, events }: { url: string; events: readonly WebhookEvent[] },
    ): Promise<{ webhook: WebhookRecord; secret: string }> {
      checkAddress(url);
      const _id = await webhooks.nextId();
      const secret = newSecret();
      const webhook = await webhooks.insert(
        {
          _id,
          url,
          events: [...new Set(events)],
          secret: secrets.seal(_id, secret),
          listensFrom: new Date(),
        },
        MAX_WEBHOOKS,
        editorOf(reader),
      );
      if (!webhook) throw conflict(createWebhook.messages[409]);
      return { webhook, secret };
    },

    /** @throws HttpProblem 400, 404 */
    async update(reader: Staff, id: number, changes: WebhookEdit): Promise<WebhookRecord> {
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      checkAddress(changes.url);
      const { enabled, url } = await existing(id);
      const isMoved = changes.url !== undefined && changes.url !== url;
      // Switched on, too: something may have been collected while it was switched off.
      if (changes.enabled !== undefined && changes.enabled !== enabled) {
        await deliverer.giveUpAll(id);
      }
      const anew =
        changes.enabled === true && !enabled
          ? { note: null, failingSince: null, listensFrom: new Date() }
          : {};
      const { events, ...others } = changes;
      const set = {
        ...others,
        ...(events && { events: [...new Set(events)] }),
        // It was another address that failed.
        ...(isMoved && { failingSince: null }),
        ...anew,
      };
      const webhook = await webhooks.update(id, set, editorOf(reader));
      if (!webhook) throw notFound(WEBHOOK_NOT_FOUND);
      if (isMoved) await deliveries.restart(id, new Date());
      return webhook;
    },

    /** @throws HttpProblem 404 */
    async remove(reader: Staff, id: number): Promise<void> {
      if (!(await webhooks.remove(id, editorOf(reader)))) throw notFound(WEBHOOK_NOT_FOUND);
    },

    /** @throws HttpProblem 404 */
    async rotateSecret(reader: Staff, id: number): Promise<{ secret: string; until: Date }> {
      const secret = newSecret();
      const until = new Date(Date.now() + OLD_SECRET_MS);
      const sealed = { secret: secrets.seal(id, secret), until };
      if (!(await webhooks.rotateSecret(id, sealed, editorOf(reader)))) {
        throw notFound(WEBHOOK_NOT_FOUND);
      }
      return { secret, until };
    },

    /** Sends a test event, to see whether the address answers; kept as a delivery. @throws HttpProblem 404 */
    async test(reader: Staff, id: number): Promise<DeliveryRecord> {
      const webhook = await existing(id);
      const createdAt = new Date();
      const at = createdAt.toISOString();
      const type = 'webhook.test';
      const event = randomUUID();
      const delivery = {
        _id: `${id}.test-${event}`,
        webhookId: id,
        lane: `test-${event}`,
        place: at,
        type,
        body: bodyOf(type, at, { kind: 'webhook', id, by: reader.username }),
        createdAt,
      };
      const { answer, isDelivered } = await deliverer.sendNow(webhook, delivery);
      const state: DeliveryRecord['state'] = isDelivered ? 'delivered' : 'failed';
      const done = { ...delivery, state, tries: 1, nextAt: null, answers: [answer] };
      await deliveries.addDone(done);
      return done;
    },

    /** @throws HttpProblem 404 */
    async deliveriesOf(id: number, paging: Paging) {
      await existing(id);
      return deliveries.page(id, paging);
    },

    /** @throws HttpProblem 404, 409 */
    async resend(id: number, delivery: string): Promise<DeliveryRecord> {
      const { enabled } = await existing(id);
      if (!enabled) throw conflict(resendWebhookDelivery.messages[409]);
      const again = await deliveries.sendAgain(id, delivery, new Date());
      if (!again) throw notFound(DELIVERY_NOT_FOUND);
      return again;
    },
  };
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;
