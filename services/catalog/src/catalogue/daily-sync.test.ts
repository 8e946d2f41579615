import { afterEach, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';

let catalog: CatalogUnderTest;
afterEach(() => catalog.close());

test('the schedule is one for two workers, and begins a delta when its time has come', async () => {
  catalog = await startCatalogUnderTest({ games: 20 });
  const schedule = { SYNC_SCHEDULE: '*/2 * * * * *' };
  await Promise.all([catalog.startWorker(schedule), catalog.startWorker(schedule)]);
  await catalog.mirrored();
  const runs = () => catalog.db.collection('syncRuns').find().sort({ _id: 1 }).toArray();
  const firstSeen = Date.now();
  await until(async () => expect((await runs()).length).toBeGreaterThanOrEqual(4), {
    timeoutMs: 20_000,
  });
  const all = await runs();
  const elapsedSeconds = (Date.now() - firstSeen) / 1000;
  expect(all.slice(1).every(({ mode }) => mode === 'delta')).toBe(true);
  // One each two seconds, not one a worker.
  expect(all.length - 1).toBeLessThanOrEqual(Math.ceil(elapsedSeconds / 2) + 1);
  const redis = new Redis(catalog.env['REDIS_URL'] ?? '');
  const schedulers = await redis.zcard(`${catalog.env['QUEUE_PREFIX']}:daily-sync:repeat`);
  redis.disconnect();
  expect(schedulers).toBe(1);
}, 40_000);
