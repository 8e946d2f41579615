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
import { okRoute, type Route, route } from '@slots/http-kit/route';
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
    okRoute(listWebhooks, async () =>
      (await webhooks.list()).map((record) => staffAnswer(webhookEntity, record)),
    ),
    route(createWebhook, async ({ reader, body }) => {
      const { webhook, secret } = await webhooks.create(reader, body);
      return { status: 201, body: { ...staffAnswer(webhookEntity, webhook), secret } };
    }),
    okRoute(updateWebhook, async ({ reader, params, body }) =>
      staffAnswer(webhookEntity, await webhooks.update(reader, params.id, body)),
    ),
    okRoute(deleteWebhook, async ({ reader, params }) => {
      await webhooks.remove(reader, params.id);
      return { message: 'Webhook deleted successfully' };
    }),
    route(rotateWebhookSecret, async ({ reader, params }) => {
      const { secret, until } = await webhooks.rotateSecret(reader, params.id);
      return { status: 201, body: { secret, previousUntil: until.toISOString() } };
    }),
    okRoute(testWebhook, async ({ reader, params }) =>
      toWire(await webhooks.test(reader, params.id)),
    ),
    okRoute(listWebhookDeliveries, async ({ params, query }) => {
      const { records, total } = await webhooks.deliveriesOf(params.id, query);
      return { data: records.map(toWire), total };
    }),
    okRoute(resendWebhookDelivery, async ({ params }) =>
      toWire(await webhooks.resend(params.id, params.delivery)),
    ),
  ];
}
