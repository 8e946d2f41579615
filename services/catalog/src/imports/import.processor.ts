import type { JobHandler } from '@slots/jobs/worker';
import { CatalogueBusy } from '../catalogue/catalogue.error.ts';
import type { CatalogueGameCopy } from '../catalogue/catalogue-game.ts';
import { isGone } from '../catalogue/gone-game.ts';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { GameWriter } from '../games/game-writer.repository.ts';
import type { ImportMetrics } from './import-metrics.ts';
import { copyOf, type ImportSource } from './import-source.ts';
import type { ImportsRepository } from './imports.repository.ts';

/**
 * Works one chunk of an import. Outcomes are written after the games are, and only pending items are
 * worked on, so it may be cut off anywhere and run again, also twice at the same time.
 */
export function createImportProcessor({
  imports,
  mirror,
  source,
  games,
  metrics,
}: {
  imports: ImportsRepository;
  mirror: Pick<MirrorRepository, 'outlines' | 'findMany'>;
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

  /**
   * Saves copies. A sync may have changed the mirror since they were read: what it wrote to the games, which these
   * copies have overwritten, is written again.
   */
  async function save(copies: readonly CatalogueGameCopy[]): Promise<void> {
    await games.save(copies);
    const hashes = new Map(copies.map(({ id, hash }) => [id, hash]));
    const outlines = await mirror.outlines([...hashes.keys()]);
    const gone = outlines.filter(isGone).map(({ _id }) => _id);
    if (gone.length > 0) await games.withdraw(gone);
    const changed = outlines.filter((game) => !isGone(game) && game.hash !== hashes.get(game._id));
    if (changed.length === 0) return;
    await games.save((await mirror.findMany(changed.map(({ _id }) => _id))).map(copyOf));
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
      await save(copies);
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
