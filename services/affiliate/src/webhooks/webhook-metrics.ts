import { addReadGauge } from '@slots/http-kit/read-gauge';
import { Counter, type Registry } from 'prom-client';
import type { DeliveriesRepository } from './deliveries.repository.ts';
import type { WebhooksRepository } from './webhooks.repository.ts';

/** Outcomes of an attempt: delivered or failed; `given_up` counts deliveries without further attempts. */
const OUTCOMES = ['delivered', 'failed', 'given_up'] as const;
export type DeliveryOutcome = (typeof OUTCOMES)[number];

export type CountDeliveries = (outcome: DeliveryOutcome, deliveries?: number) => void;

/** The metrics of webhooks: tries here, and what MongoDB knows of all processes when it is asked for. */
export function createWebhookMetrics(
  registry: Registry,
  {
    deliveries,
    webhooks,
  }: {
    readonly deliveries: Pick<DeliveriesRepository, 'countWaiting' | 'firstDueAt'>;
    readonly webhooks: Pick<WebhooksRepository, 'countOff'>;
  },
): CountDeliveries {
  const counter = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Tries to deliver to webhooks, by what became of them; given_up: deliveries without any further try',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) counter.inc({ outcome }, 0);
  const tell = (name: string, help: string, read: () => Promise<number>) =>
    addReadGauge(registry, { name, help: `${help}; absent while MongoDB is away` }, read);
  tell('webhook_deliveries_waiting', 'Deliveries to webhooks that wait', deliveries.countWaiting);
  tell(
    'webhook_deliveries_late_seconds',
    'Time for which the delivery that is due the longest has been due',
    async () => {
      const dueAt = await deliveries.firstDueAt();
      return dueAt === undefined ? 0 : Math.max(0, Date.now() - dueAt.getTime()) / 1_000;
    },
  );
  tell('webhooks_switched_off', 'Webhooks switched off after they failed', webhooks.countOff);
  return (outcome, deliveries = 1) => counter.inc({ outcome }, deliveries);
}
