import { addReadGauge } from '@slots/http-kit/read-gauge';
import { Counter, type Registry } from 'prom-client';
import type { WaitingClicks } from './waiting-clicks.ts';

/** The metrics of counting: how many clicks were stored here, how many wait in Redis, and for how long. */
export function createClickMetrics(
  registry: Registry,
  { waiting }: { waiting: Pick<WaitingClicks, 'count' | 'oldestSeconds'> },
) {
  const stored = new Counter({
    name: 'clicks_stored_total',
    help: 'Clicks that this process has stored',
    registers: [registry],
  });
  const tell = (name: string, help: string, read: () => Promise<number>) =>
    addReadGauge(registry, { name, help: `${help}; absent while Redis is away` }, read);
  tell('clicks_waiting', 'Clicks in Redis that are not stored yet', () => waiting.count());
  tell('clicks_oldest_waiting_seconds', 'Age of the oldest click that waits in Redis', () =>
    waiting.oldestSeconds(),
  );
  return { stored: (clicks: number) => stored.inc(clicks) };
}
