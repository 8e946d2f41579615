import type { Stoppable } from '@slots/http-kit/lifecycle';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import type { Lease } from '@slots/mongo/lease';
import { isRedisUnavailable } from '@slots/redis/connection';
import type { ClicksRepository } from './clicks.repository.ts';
import type { WaitingClicks } from './waiting-clicks.ts';

const LOOK_EVERY_MS = 250;
/** One transaction: small enough to be quick, large enough that sums are raised for many clicks at once. */
const BATCH = 1_000;

/** Life of the writer's lease after its last renewal; after its death another writer takes over. */
export const WRITER_LEASE_MS = 8_000;

/**
 * Takes waiting clicks out of Redis once they are stored. Of all processes the one that holds the lease does.
 * Wherever it dies, what it did not remove is found again, and what it had stored is known by the clicks' ids.
 */
export function startClickWriter({
  clicks,
  waiting,
  lease,
  isPrepared,
  onStored,
  recheck,
  logger,
}: {
  clicks: Pick<ClicksRepository, 'store' | 'fileLeft'>;
  waiting: WaitingClicks;
  lease: Lease;
  isPrepared: () => boolean;
  onStored: (clicks: number) => void;
  /** Looks for conversions whose clicks were stored while they were. */
  recheck: () => Promise<void>;
  logger: Logger;
}): Stoppable {
  let closing = false;
  let isFailing = false;
  /** A previous lease holder or a failed batch may have left something. */
  let mayBeLeft = true;

  /** False when there is nothing more to do for now. */
  async function next(): Promise<boolean> {
    if (!(await lease.take())) {
      mayBeLeft = true;
      return false;
    }
    if (mayBeLeft) await clicks.fileLeft();
    mayBeLeft = true;
    const found = await waiting.first(BATCH);
    if (found.entries.length > 0) {
      onStored(await clicks.store(found.clicks));
      await waiting.remove(found.entries);
    }
    mayBeLeft = false;
    await recheck();
    isFailing = false;
    return found.entries.length === BATCH;
  }

  const writing = repeat(
    async () => {
      if (!isPrepared()) return;
      while (!closing && (await next()));
    },
    {
      everyMs: LOOK_EVERY_MS,
      onError(error) {
        // The connection itself tells when Redis is away.
        if (!isFailing && !isRedisUnavailable(error)) {
          logger.error({ err: error }, 'waiting clicks could not be stored, trying again');
        }
        isFailing = true;
      },
    },
  );
  return {
    async close() {
      closing = true;
      await writing.close();
      await lease.release().catch(() => undefined);
    },
  };
}
