import type { JobHandler } from '@slots/jobs/worker';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { GameWriter } from '../games/game-writer.repository.ts';
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
  mirror,
  now = () => new Date(),
}: {
  imports: ImportsRepository;
  source: ImportSource;
  games: GameWriter;
  mirror: MirrorRepository;
  now?: () => Date;
}): JobHandler<{ importId: number; chunk: number }> {
  return async ({ importId, chunk }, { last }) => {
    if (!(await imports.begin(importId, now()))) return;
    const wanted = await imports.pendingGames(importId, chunk);
    if (wanted.length > 0) {
      const { copies, failed, unknown, cause } = await source(wanted);
      if (!(await imports.isRunning(importId))) return;
      await games.save(copies);
      const succeeded = copies.map(({ id }) => id);
      await mirror.flagImported(succeeded);
      await imports.settle({ importId, chunk }, { succeeded, failed }, now());
      if (cause && unknown.length > 0) {
        if (cause.retryable && !last) throw cause;
        const error = cause.message;
        const given = unknown.map((id) => ({ id, error }));
        await imports.settle({ importId, chunk }, { succeeded: [], failed: given }, now());
      }
    }
    await imports.finishIfDone(importId, now());
  };
}
