import { afterEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import type { Quotas } from './rate-classes.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSharedCounts } from './shared-counts.ts';

// An hour: no window ends while a test runs, or nearly never.
const quota = { requests: 100, seconds: 3_600 };
const QUOTAS: Quotas = {
  reads: quota,
  search: quota,
  writes: quota,
  'sign-in': quota,
  static: quota,
  pages: quota,
  pictures: quota,
  postbacks: quota,
  keys: quota,
};
const logger = createLogger({ name: 'gateway', level: 'silent' });

/** Counts the requests that are let through. */
function allowed(limits: RateLimits, requests: number, client = 'ann'): number {
  let count = 0;
  for (let at = 0; at < requests; at += 1) if (limits.take('reads', client).allowed) count += 1;
  return count;
}

describe('gateways that limit together', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  function startLimits(url: string): RateLimits {
    const counts = createSharedCounts({ redisUrl: url, secret: 'a-secret-of-this-test', logger });
    open.push(counts);
    return createRateLimits(QUOTAS, counts.share);
  }

  async function startCuttable(): Promise<RedisGate> {
    const redis = await createRedisGate(await redisUrl());
    await redis.open();
    open.push({ close: () => redis.shut() });
    return redis;
  }

  test('let one client have one quota, however its requests are spread', async () => {
    const url = await redisUrl();
    const [one, two, three] = [startLimits(url), startLimits(url), startLimits(url)];
    expect([one, two, three].map((limits) => allowed(limits, 30))).toEqual([30, 30, 30]);
    await until(() => {
      // Another request makes a gateway tell its count and hear those of the others.
      const left = [one, two, three].map((limits) => allowed(limits, 1));
      expect(left).toEqual([0, 0, 0]);
    });
    expect(allowed(one, 1, 'bob')).toBe(1);
  });

  test('leave nothing in Redis for good, and nothing that names a client', async () => {
    const url = await redisUrl();
    const limits = startLimits(url);
    const redis = new Redis(url);
    open.push({ close: () => redis.disconnect() });
    await redis.flushdb();
    allowed(limits, 10, 'carl');
    const key = await until(async () => {
      const [found] = await redis.keys('gateway:rate:reads:*');
      expect(found).toBeDefined();
      return String(found);
    });
    expect(await redis.get(key)).toBe('10');
    expect(await redis.keys('*carl*')).toEqual([]);
    expect(await redis.ttl(key)).toBeGreaterThan(0);
  });

  test.each(['shut', 'freeze'] as const)(
    'limit each by itself after a %s of Redis, and together again once it is back',
    async (fault) => {
      const redis = await startCuttable();
      const client = `dora-${fault}`;
      const [here, there] = [startLimits(redis.url), startLimits(await redisUrl())];
      expect(allowed(there, 50, client)).toBe(50);
      await redis[fault]();
      expect(allowed(here, 10, client)).toBe(10);
      expect(allowed(there, 5, client)).toBe(5);
      await redis.open();
      await until(
        () => {
          allowed(here, 1, client);
          // 55 went elsewhere.
          expect(Number(/r=(\d+)/.exec(here.take('reads', client).lines)?.[1])).toBeLessThan(36);
        },
        { timeoutMs: 10_000 },
      );
    },
    15_000,
  );

  test('need no Redis to begin with', () => {
    const limits = startLimits('redis://127.0.0.1:1');
    expect(allowed(limits, 150)).toBe(100);
  });
});
