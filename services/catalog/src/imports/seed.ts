import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { SyncRunsRepository } from '../catalogue/sync-runs.repository.ts';
import type { ImportsRepository } from './imports.repository.ts';
import type { ImportsService } from './imports.service.ts';

/**
 * Fills an empty product: one import of the first games as soon as the mirror holds them, and one of the
 * rest after it where that is wanted. Once per database, whatever staff import at the same time; safe to run again
 * and concurrently.
 * @param games how many are imported first; 0 for none at all
 */
export function createSeeder({
  imports,
  service,
  mirror,
  runs,
  games,
  withRest,
}: {
  imports: ImportsRepository;
  service: ImportsService;
  mirror: MirrorRepository;
  runs: SyncRunsRepository;
  games: number;
  withRest: boolean;
}): () => Promise<void> {
  let settled = games === 0;

  async function first(): Promise<void> {
    const gameIds = await mirror.ids({}, games);
    const mirrored = (await runs.lastCompleted('full')) !== null;
    if (gameIds.length === 0 || (gameIds.length < games && !mirrored)) return;
    await service.create({ origin: 'seed', seedStep: 'first', gameIds });
  }

  async function rest(): Promise<void> {
    if (!(await runs.lastCompleted('full'))) return;
    const gameIds = await mirror.ids({ imported: false });
    if (gameIds.length > 0) {
      await service.create({ origin: 'seed', seedStep: 'rest', gameIds, background: true });
    }
    settled = true;
  }

  return async () => {
    if (settled) return;
    const begun = await imports.seedStep('first');
    if (begun === null) {
      await first();
    } else if (!withRest || begun.state === 'cancelled' || (await imports.seedStep('rest'))) {
      settled = true;
    } else if (begun.state === 'completed') {
      await rest();
    }
  };
}
