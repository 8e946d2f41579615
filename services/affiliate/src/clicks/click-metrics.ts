import { Counter, Gauge, type Registry } from 'prom-client';
import type { WaitingClicks } from './waiting-clicks.ts';

export interface ClickMetrics {
  stored(clicks: number): void;
}

/** The metrics of counting: how many clicks were stored here, and how many wait in Redis. */
export function createClickMetrics(
  registry: Registry,
  { waiting }: { waiting: Pick<WaitingClicks, 'count'> },
): ClickMetrics {
  const stored = new Counter({
    name: 'clicks_stored_total',
    help: 'Clicks that this process has stored',
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'clicks_waiting',
      help: 'Clicks in Redis that are not stored yet; absent while Redis is away',
      registers: [],
      async collect() {
        this.remove();
        const count = await waiting.count().catch(() => undefined);
        if (count !== undefined) this.set(count);
      },
    }),
  );
  return { stored: (clicks) => stored.inc(clicks) };
}
