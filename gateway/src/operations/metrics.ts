import { TIME_BUDGETS_MS } from '@slots/contracts/time-budgets';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import { countedClasses } from '../rate-limits/rate-classes.ts';
import type { Upstream } from '../routing/route-table.ts';

/** Counts requests for Prometheus. */
export function createMetrics() {
  const http = createHttpMetrics('gateway');
  const registers = [http.registry];
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused because their client was over its quota',
    labelNames: ['class'],
    registers,
  });
  // Told before the first one, so that its rate is known from the start.
  for (const countedClass of countedClasses) refusals.inc({ class: countedClass }, 0);
  const upstreams = new Gauge({
    name: 'upstream_reachable',
    help: '0 while an upstream answers nothing and is therefore sent nothing, else 1',
    labelNames: ['upstream'],
    registers,
  });
  for (const owner of Object.keys(TIME_BUDGETS_MS)) {
    if (owner !== 'gateway') upstreams.set({ upstream: owner }, 1);
  }
  return {
    ...http,
    /** Counts a request that was over its quota. */
    refused(countedClass: string): void {
      refusals.inc({ class: countedClass });
    },
    /** Tells that an upstream went away, or that it is back. */
    reachable(upstream: Upstream, isReachable: boolean): void {
      upstreams.set({ upstream }, isReachable ? 1 : 0);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
