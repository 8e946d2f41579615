import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@slots/databases/redis';

/** A Redis of a test's own, with an append-only file as in production, that can be stopped and started. */
export async function startRestartableRedis() {
  const dataDir = mkdtempSync(join(tmpdir(), 'slots-redis-'));
  const { url, stop, restart } = await startRedis({ dataDir, log: () => undefined });
  return {
    url,
    stop,
    startAgain: restart,
    async close(): Promise<void> {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
