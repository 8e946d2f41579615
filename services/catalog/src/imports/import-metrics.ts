import { addReadGauge } from '@slots/http-kit/read-gauge';
import { Counter, type Registry } from 'prom-client';
import type { SyncRunsRepository } from '../catalogue/sync-runs.repository.ts';

/** The metrics of imports and of the mirror, beside the queues. */
export function createImportMetrics(registry: Registry, { runs }: { runs: SyncRunsRepository }) {
  const games = new Counter({
    name: 'import_games_total',
    help: 'Games that an import has settled, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['succeeded', 'failed']) games.inc({ outcome }, 0);
  addReadGauge(
    registry,
    {
      name: 'catalogue_sync_age_seconds',
      help: 'Time since the last sync of the mirror that went well ended; absent before the first',
    },
    async () => {
      const last = await runs.lastCompleted();
      if (!last?.finishedAt) return undefined;
      return (Date.now() - last.finishedAt.getTime()) / 1_000;
    },
  );
  return {
    /** Games of a chunk that have got their outcome here. */
    settled(outcome: 'succeeded' | 'failed', count: number): void {
      games.inc({ outcome }, count);
    },
  };
}

export type ImportMetrics = ReturnType<typeof createImportMetrics>;
