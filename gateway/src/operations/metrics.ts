import { TIME_BUDGETS_MS } from '@slots/contracts/time-budgets';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countedClasses } from '../rate-limits/rate-classes.ts';
import type { Upstream } from '../routing/route-table.ts';

/** Counts requests for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  observe(labels: { method: string; route: string; status: number }, milliseconds: number): void;
  /** Counts a request that was over its quota. */
  refused(countedClass: string): void;
  /** Tells that an upstream went away, or that it is back. */
  reachable(upstream: Upstream, isReachable: boolean): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'gateway' });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused because their client was over its quota',
    labelNames: ['class'],
    registers: [registry],
  });
  // Told before the first one, so that its rate is known from the start.
  for (const countedClass of countedClasses) refusals.inc({ class: countedClass }, 0);
  const upstreams = new Gauge({
    name: 'upstream_reachable',
    help: '0 while an upstream answers nothing and is therefore sent nothing, else 1',
    labelNames: ['upstream'],
    registers: [registry],
  });
  for (const owner of Object.keys(TIME_BUDGETS_MS)) {
    if (owner !== 'gateway') upstreams.set({ upstream: owner }, 1);
  }
  return {
    registry,
    observe({ method, route, status }, milliseconds) {
      duration.observe({ method, route, status: String(status) }, milliseconds / 1_000);
    },
    refused(countedClass) {
      refusals.inc({ class: countedClass });
    },
    reachable(upstream, isReachable) {
      upstreams.set({ upstream }, isReachable ? 1 : 0);
    },
  };
}
