import { Histogram, type Registry } from 'prom-client';
import { CatalogueBusy, CatalogueError } from './catalogue.error.ts';

/** The metrics of the external catalogue. Of a request, `refused` is final; `failed` is tried again. */
export function createCatalogueMetrics(registry: Registry) {
  const duration = new Histogram({
    name: 'catalogue_request_duration_seconds',
    help: 'Time that requests to the external catalogue took, by their outcome',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  });
  const wait = new Histogram({
    name: 'catalogue_rate_wait_seconds',
    help: 'Time that requests waited for their turn under the rate of the external catalogue',
    labelNames: ['outcome'],
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  for (const outcome of ['ok', 'failed', 'refused'] as const) duration.zero({ outcome });
  for (const outcome of ['served', 'given_up'] as const) wait.zero({ outcome });
  return {
    /** Runs a request to the external catalogue and records its duration and outcome. */
    async request<T>(work: () => Promise<T>): Promise<T> {
      const observe = duration.startTimer();
      try {
        const result = await work();
        observe({ outcome: 'ok' });
        return result;
      } catch (error) {
        const isFinal = error instanceof CatalogueError && !error.retryable;
        observe({ outcome: isFinal ? 'refused' : 'failed' });
        throw error;
      }
    },
    /** Runs the wait for our turn under the catalogue's rate. */
    async turn(work: () => Promise<void>): Promise<void> {
      const observe = wait.startTimer();
      try {
        await work();
        observe({ outcome: 'served' });
      } catch (error) {
        if (error instanceof CatalogueBusy) observe({ outcome: 'given_up' });
        throw error;
      }
    },
  };
}

export type CatalogueMetrics = ReturnType<typeof createCatalogueMetrics>;
