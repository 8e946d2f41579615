import { describe, expect, test } from '@jest/globals';
import { createTokenBucket } from './rate-limit.ts';

describe('the rate of a subscription', () => {
  test('lets a caller who keeps the rate through for ever', () => {
    let now = 0;
    const bucket = createTokenBucket(5, () => now);
    const waits = Array.from({ length: 200 }, () => {
      now += 200;
      return bucket.take();
    });
    expect(waits.every((wait) => wait === 0)).toBe(true);
  });

  test('refuses what comes faster and tells how long to wait', () => {
    let now = 0;
    const bucket = createTokenBucket(2, () => now);
    expect([bucket.take(), bucket.take()]).toEqual([0, 0]);
    expect(bucket.take()).toBeCloseTo(500);
    now += 500;
    expect(bucket.take()).toBe(0);
  });

  test('lets one call through even when less than one a second is allowed', () => {
    const bucket = createTokenBucket(0.5, () => 0);
    expect(bucket.take()).toBe(0);
    expect(bucket.take()).toBeCloseTo(2000);
  });
});
