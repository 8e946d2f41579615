import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookDelivery,
  webhookEntity,
} from '@slots/contracts/affiliate/webhooks';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { DeliveryRecord } from './webhook.model.ts';
import type { WebhooksService } from './webhooks.service.ts';

function toWire(delivery: DeliveryRecord): WebhookDelivery {
  const { _id: id, type, state, createdAt, body, tries, nextAt, answers } = delivery;
  return {
    id,
    type,
    state,
    createdAt: createdAt.toISOString(),
    body,
    tries,
    nextAt: nextAt?.toISOString() ?? null,
    answers: answers.map(({ at, status, text, milliseconds }) => ({
      at: at.toISOString(),
      status: status ?? null,
      text,
      milliseconds,
    })),
  };
}

export function createWebhookRoutes({ webhooks }: { webhooks: WebhooksService }): Route[] {
  return [
    route(listWebhooks, async () => ({
      status: 200,
      body: (await webhooks.list()).map((record) => staffAnswer(webhookEntity, record)),
    })),
    route(createWebhook, async ({ reader, body }) => {
      const { webhook, secret } = await webhooks.create(reader, body);
      return { status: 201, body: { ...staffAnswer(webhookEntity, webhook), secret } };
    }),
    route(updateWebhook, async ({ reader, params, body }) => ({
      status: 200,
      body: staffAnswer(webhookEntity, await webhooks.update(reader, params.id, body)),
    })),
    route(deleteWebhook, async ({ reader, params }) => {
      await webhooks.remove(reader, params.id);
      return { status: 200, body: { message: 'Webhook deleted successfully' } };
    }),
    route(rotateWebhookSecret, async ({ reader, params }) => {
      const { secret, until } = await webhooks.rotateSecret(reader, params.id);
      return { status: 201, body: { secret, previousUntil: until.toISOString() } };
    }),
    route(testWebhook, async ({ reader, params }) => ({
      status: 200,
      body: toWire(await webhooks.test(reader, params.id)),
    })),
    route(listWebhookDeliveries, async ({ params, query }) => {
      const { records, total } = await webhooks.deliveriesOf(params.id, query);
      return { status: 200, body: { data: records.map(toWire), total } };
    }),
    route(resendWebhookDelivery, async ({ params }) => ({
      status: 200,
      body: toWire(await webhooks.resend(params.id, params.delivery)),
    })),
  ];
}
