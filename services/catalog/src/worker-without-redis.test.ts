import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { getSync } from '@slots/contracts/catalog/catalogue-sync';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type CatalogUnderTest, startCatalogUnderTest } from './catalog-under-test.ts';
import { RECONCILE_MS } from './stores.ts';

let catalog: CatalogUnderTest;
let gate: RedisGate;
afterEach(async () => {
  await catalog.close();
  await gate.shut();
});

/** Until no worker has a job of this queue. */
async function untilIdle(queue: string): Promise<void> {
  const redis = new Redis(catalog.env['REDIS_URL'] ?? '');
  await until(async () =>
    expect(await redis.llen(`${catalog.env['QUEUE_PREFIX']}:${queue}:active`)).toBe(0),
  );
  redis.disconnect();
}

test.each(['is away', 'does not answer'])(
  'a worker whose Redis %s while there is something to queue ends in time',
  async (state) => {
    catalog = await startCatalogUnderTest({
      games: 40,
      requestsPerSecond: 4,
      env: { CATALOGUE_PAGE_SIZE: '10' },
    });
    gate = await createRedisGate(catalog.env['REDIS_URL'] ?? '');
    await gate.open();
    const worker = catalog.spawnWorker({ REDIS_URL: gate.url });
    await catalog.mirrored();
    await untilIdle('sync');
    if (state === 'is away') await gate.shut();
    else gate.freeze();
    await catalog.call('POST', '/api/game-import/sync', { body: { full: true } });
    const { running } = getSync.responses[200].parse(
      (await catalog.call('GET', '/api/game-import/sync')).body,
    );
    expect(running).not.toBeNull();
    // The time that Redis is away is what is tested, so it is waited for: by then the worker has tried to queue the sync.
    await delay(2 * RECONCILE_MS);
    expect(await worker.stop()).toBe(0);
  },
  60_000,
);
