import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;

/** Counts failures by key over all replicas, and tells when there were too many. */
export interface FailureLimit {
  /** Seconds until the next try is allowed; 0 when it is now. */
  waitSeconds(key: string): Promise<number>;
  count(key: string): Promise<void>;
  /** The key starts from nothing. */
  forget(key: string): Promise<void>;
}

/**
 * Lets a key fail `most` times in five minutes, kept in Redis under `name`. While Redis is away, each
 * replica counts for itself.
 */
export function createFailureLimit(
  redis: Redis,
  { name, most }: { name: string; most: number },
): FailureLimit {
  const limits = { keyPrefix: `identity:${name}`, points: most, duration: WINDOW_SECONDS };
  const limiter = new RateLimiterRedis({
    ...limits,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(limits),
  });

  return {
    async waitSeconds(key) {
      const state = await limiter.get(key);
      return state && state.consumedPoints >= most ? state.msBeforeNext / 1000 : 0;
    },
    async count(key) {
      await limiter.penalty(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
