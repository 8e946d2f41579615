import { Counter, Gauge, type Registry } from 'prom-client';

/** What became of a try: it was delivered, or failed; `given_up` counts deliveries after which no try follows. */
const OUTCOMES = ['delivered', 'failed', 'given_up'] as const;
export type DeliveryOutcome = (typeof OUTCOMES)[number];

export type CountDeliveries = (outcome: DeliveryOutcome, deliveries?: number) => void;

export interface WebhooksNow {
  /** Deliveries that wait. */
  readonly waiting: number;
  /** The time for which the first of them has been due; 0 when none is. */
  readonly lateSeconds: number;
  /** Webhooks that were switched off because they failed. */
  readonly off: number;
}

/**
 * The metrics of webhooks: tries here, and what MongoDB knows of all processes when it is asked for.
 * @param look rejects while it cannot be known
 */
export function createWebhookMetrics(
  registry: Registry,
  look: () => Promise<WebhooksNow>,
): CountDeliveries {
  const counter = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Tries to deliver to webhooks, by what became of them; given_up: deliveries without any further try',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) counter.inc({ outcome }, 0);
  function tell(name: string, help: string, read: (now: WebhooksNow) => number): void {
    registry.registerMetric(
      new Gauge({
        name,
        help: `${help}; absent while MongoDB is away`,
        registers: [],
        async collect() {
          this.remove();
          const now = await look().catch(() => undefined);
          if (now !== undefined) this.set(read(now));
        },
      }),
    );
  }
  tell('webhook_deliveries_waiting', 'Deliveries to webhooks that wait', ({ waiting }) => waiting);
  tell(
    'webhook_deliveries_late_seconds',
    'Time for which the delivery that is due the longest has been due',
    ({ lateSeconds }) => lateSeconds,
  );
  tell('webhooks_switched_off', 'Webhooks switched off after they failed', ({ off }) => off);
  return (outcome, deliveries = 1) => counter.inc({ outcome }, deliveries);
}
