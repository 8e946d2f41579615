import type { JobHandler } from '@slots/jobs/worker';
import { CatalogueBusy } from '../catalogue/catalogue.error.ts';
import type { GameWriter } from '../games/game-writer.repository.ts';
import type { ImportMetrics } from './import-metrics.ts';
import type { ImportSource } from './import-source.ts';
import type { ImportsRepository } from './imports.repository.ts';

/**
 * Works one chunk of an import. Outcomes are written after the games are, and only pending items are
 * worked on, so it may be cut off anywhere and run again, also twice at the same time.
 */
export function createImportProcessor({
  imports,
  source,
  games,
  metrics,
}: {
  imports: ImportsRepository;
  source: ImportSource;
  games: GameWriter;
  metrics: ImportMetrics;
}): JobHandler<{ importId: number; chunk: number }> {
  /** Writes outcomes, and reports those that were not there yet. */
  async function settle(
    place: { importId: number; chunk: number },
    outcomes: Parameters<ImportsRepository['settle']>[1],
  ): Promise<void> {
    const { succeeded, failed } = await imports.settle(place, outcomes, new Date());
    metrics.settled('succeeded', succeeded);
    metrics.settled('failed', failed);
  }

  return async ({ importId, chunk }, { last, signal }) => {
    const [running, wanted] = await Promise.all([
      imports.begin(importId, new Date()),
      imports.pendingGames(importId, chunk),
    ]);
    if (!running) return;
    if (wanted.length > 0) {
      const { copies, failed, unknown, cause, asked } = await source(wanted, signal);
      // The catalogue may have kept us waiting.
      if (asked && !(await imports.isRunning(importId))) return;
      await games.save(copies);
      const succeeded = copies.map(({ id }) => id);
      await settle({ importId, chunk }, { succeeded, failed });
      if (cause && unknown.length > 0) {
        // Without a turn nothing was asked: the reconciler queues the chunk anew, with all its tries.
        if (cause instanceof CatalogueBusy || (cause.retryable && !last)) throw cause;
        const error = cause.message;
        const given = unknown.map((id) => ({ id, error }));
        await settle({ importId, chunk }, { succeeded: [], failed: given });
      }
    }
    await imports.finishIfDone(importId, new Date());
  };
}
