import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The metrics of one service: those of the process, and the duration of requests by route and status. */
export function createHttpMetrics(service: string) {
  const registry = new Registry();
  // Others of a cluster tell metrics of the same names: a query that does not say `system` counts theirs too.
  registry.setDefaultLabels({ service, system: 'slots' });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    registry,
    observe(labels: { method: string; route: string; status: number }, seconds: number): void {
      duration.observe({ ...labels, status: String(labels.status) }, seconds);
    },
  };
}

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;
