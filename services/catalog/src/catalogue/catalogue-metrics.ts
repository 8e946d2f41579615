import { Histogram, type Registry } from 'prom-client';
import { CatalogueBusy, CatalogueError } from './catalogue.error.ts';

/** `refused` is final; `failed` is tried again. */
type Outcome = 'ok' | 'failed' | 'refused';

/** The metrics of the external catalogue. */
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
      const startedAt = performance.now();
      const tell = (outcome: Outcome) =>
        duration.observe({ outcome }, (performance.now() - startedAt) / 1_000);
      try {
        const result = await work();
        tell('ok');
        return result;
      } catch (error) {
        tell(error instanceof CatalogueError && !error.retryable ? 'refused' : 'failed');
        throw error;
      }
    },
    /** Runs the wait for our turn under the catalogue's rate. */
    async turn(work: () => Promise<void>): Promise<void> {
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1_000;
      try {
        await work();
        wait.observe({ outcome: 'served' }, seconds());
      } catch (error) {
        if (error instanceof CatalogueBusy) wait.observe({ outcome: 'given_up' }, seconds());
        throw error;
      }
    },
  };
}

export type CatalogueMetrics = ReturnType<typeof createCatalogueMetrics>;
