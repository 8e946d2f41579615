import { setTimeout as delay } from 'node:timers/promises';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import type { Connection } from 'mongoose';
import { createLease } from './lease.ts';

/** Brings records that an earlier version wrote into today's shape. */
export interface Migration {
  /** Kept for good: what was done is written down under it. */
  readonly id: string;
  /**
   * Finds what is left to do, by an index, and does it; gives the number of records. It runs
   * repeatedly, since the previous version keeps writing while it is being replaced, may be interrupted
   * anywhere, and leaves alone what that version needs.
   */
  run(connection: Connection): Promise<number>;
}

interface Done {
  readonly _id: string;
  readonly records: number;
  readonly lastAt: Date;
}

const LOCK = 'migrations';
/** Longest time that a process that died with the lock delays the others. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const ASK_MS = 250;

/**
 * Runs the migrations of a database one after the other, in one process at a time: others wait for it
 * and then find nothing left to do. What each did so far is in the collection `migrations`.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  { logger }: { logger: Logger },
): Promise<void> {
  if (migrations.length === 0) return;
  await alone(connection, async () => {
    const done = connection.collection<Done>('migrations');
    for (const { id, run } of migrations) {
      const records = await run(connection);
      if (records > 0) logger.info({ migration: id, records }, 'records were brought up to date');
      await done.updateOne(
        { _id: id },
        { $inc: { records }, $currentDate: { lastAt: true } },
        { upsert: true },
      );
    }
  });
}

/** Does the work while holding the lock of this database, which is renewed as long as it lasts. */
async function alone(connection: Connection, work: () => Promise<void>): Promise<void> {
  const lease = createLease(connection, LOCK, LEASE_MS);
  while (!(await lease.take())) await delay(ASK_MS);
  const renewing = repeat(() => lease.take(), { everyMs: RENEW_MS, onError: () => undefined });
  try {
    await work();
  } finally {
    // A renewal that ended after the release would take the lock anew.
    await renewing.close();
    await lease.release();
  }
}
