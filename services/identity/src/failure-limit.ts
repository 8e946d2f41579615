import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;
/** Time without Redis after it failed to answer in time. */
const LEFT_ALONE_MS = 5_000;

/** The failures of a key, and the seconds until its next try is allowed; 0 when it is now. */
export interface Standing {
  readonly failures: number;
  readonly waitSeconds: number;
}

/** Counts failures by key over all replicas, and tells when there were too many. */
export interface FailureLimit {
  standing(key: string): Promise<Standing>;
  count(key: string): Promise<void>;
  /** The key starts from nothing. */
  forget(key: string): Promise<void>;
}

/**
 * Lets a key fail `most` times in five minutes, kept in Redis under `name` until then. While Redis is away,
 * each replica counts for itself.
 */
export function createFailureLimit(
  redis: Redis,
  { name, most }: { name: string; most: number },
): FailureLimit {
  const limits = { keyPrefix: `identity:${name}`, points: most, duration: WINDOW_SECONDS };
  const own = new RateLimiterMemory(limits);
  const ofAll = new RateLimiterRedis({
    ...limits,
    storeClient: redis,
    rejectIfRedisNotReady: true,
  });
  let leftAloneUntil = 0;

  async function ask<T>(question: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<T>) {
    if (performance.now() < leftAloneUntil) return question(own);
    try {
      return await question(ofAll);
    } catch {
      // Its connection logs that it is away.
      leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      return question(own);
    }
  }

  return {
    async standing(key) {
      const state = await ask((limiter) => limiter.get(key));
      const failures = state?.consumedPoints ?? 0;
      return { failures, waitSeconds: state && failures >= most ? state.msBeforeNext / 1000 : 0 };
    },
    async count(key) {
      await ask((limiter) => limiter.penalty(key));
    },
    async forget(key) {
      await ask((limiter) => limiter.delete(key));
    },
  };
}
