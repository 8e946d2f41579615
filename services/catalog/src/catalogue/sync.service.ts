import type { JobQueue } from '@slots/jobs/queue';
import type { syncMirrorJob } from '@slots/jobs/registry';
import type { Logger } from '@slots/logger/logger';
import type { z } from 'zod';
import type { MirrorRepository } from './mirror.repository.ts';
import type { SyncRunRecord } from './sync-run.model.ts';
import type { SyncRunsRepository } from './sync-runs.repository.ts';

type Run = SyncRunRecord | null;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A first sync that failed for good, by a wrong key for instance, is tried anew after this long. */
const FIRST_SYNC_AGAIN_MS = 5 * 60 * 1000;

/** Decides which sync of the mirror runs when. */
export function createSyncService({
  mirror,
  runs,
  queue,
  logger,
}: {
  mirror: MirrorRepository;
  runs: SyncRunsRepository;
  queue: JobQueue<z.input<typeof syncMirrorJob.payload>>;
  logger: Logger;
}) {
  async function enqueue({ _id }: SyncRunRecord): Promise<void> {
    await queue.add([{ payload: { runId: _id }, id: `sync-${_id}` }]);
  }

  /** The catalogue knows changes by day, and perhaps in another time zone: one day is taken twice. */
  async function sinceOf(full: boolean): Promise<string | null> {
    if (full || !(await runs.lastCompleted('full'))) return null;
    const last = await runs.lastCompleted();
    return last && new Date(last.createdAt.getTime() - DAY_MS).toISOString().slice(0, 10);
  }

  /** Since when and why syncs fail; null once the catalogue has answered one again. */
  async function awayOf({ running, last, good }: Record<'running' | 'last' | 'good', Run>) {
    const failing = running?.error ? running : last;
    if (!failing?.error || (running?.state === 'running' && !running.error)) return null;
    const first = (await runs.firstFailedAfter(good?._id ?? 0)) ?? failing;
    const since = first.failingSince ?? first.finishedAt ?? first.createdAt;
    return { since, reason: failing.error };
  }

  return {
    /** Queues a sync; one that is under way is answered instead, made whole if a whole one is wanted. The first one is always whole. */
    async start({ full = false }: { full?: boolean | undefined } = {}): Promise<SyncRunRecord> {
      const since = await sinceOf(full);
      const run = await runs.create({
        mode: since === null ? 'full' : 'delta',
        since,
        createdAt: new Date(),
      });
      const current = run ?? (await (full ? runs.widen() : runs.running()));
      // Ended between the two questions: there is room for a new one.
      if (!current) return this.start({ full });
      try {
        await enqueue(current);
      } catch (error) {
        // The run is in MongoDB: the reconciler queues it as soon as Redis is there.
        logger.warn({ err: error, runId: current._id }, 'a sync could not be queued yet');
      }
      return current;
    },

    async status() {
      const [running, last, good, mirrored] = await Promise.all([
        runs.running(),
        runs.last(),
        runs.lastCompleted(),
        mirror.count(),
      ]);
      const lastSyncedAt = good?.finishedAt ?? null;
      return { running, last, mirrored, lastSyncedAt, away: await awayOf({ running, last, good }) };
    },

    /** Puts a run that has not ended back on the queue (no harm when it is there), and begins the first. */
    async reconcile(): Promise<void> {
      const running = await runs.running();
      if (running) {
        await enqueue(running);
        return;
      }
      if (await runs.lastCompleted('full')) return;
      const last = await runs.last();
      const failedAt = last?.finishedAt?.getTime() ?? 0;
      if (Date.now() - failedAt >= FIRST_SYNC_AGAIN_MS) await this.start({ full: true });
    },
  };
}

export type SyncService = ReturnType<typeof createSyncService>;
