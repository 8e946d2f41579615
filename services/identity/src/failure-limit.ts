import { type HttpProblem, tooManyRequests } from '@slots/http-kit/http-problem.error';
import { createKeyedQueue } from '@slots/mongo/keyed-queue';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;
/** Time without Redis after it failed to answer in time. */
const LEFT_ALONE_MS = 5_000;

/**
 * Lets a key fail `most` times in five minutes, kept in Redis under `name` until then. While Redis is away,
 * each replica counts for itself.
 */
export function createFailureLimit(redis: Redis, { name, most }: { name: string; most: number }) {
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
    /** The failures of a key, and the seconds until its next try is allowed; 0 when it is now. */
    async standing(key: string) {
      const state = await ask((limiter) => limiter.get(key));
      const failures = state?.consumedPoints ?? 0;
      return { failures, waitSeconds: state && failures >= most ? state.msBeforeNext / 1000 : 0 };
    },
    async count(key: string): Promise<void> {
      await ask((limiter) => limiter.penalty(key));
    },
    /** The key starts from nothing. */
    async forget(key: string): Promise<void> {
      await ask((limiter) => limiter.delete(key));
    },
  };
}

export type FailureLimit = ReturnType<typeof createFailureLimit>;

/** Checks what an account is proved by. Guesses sent in one burst are counted before the next is checked. */
export function createGuessCheck(limit: FailureLimit, tooMany: string) {
  const queue = createKeyedQueue();
  /** What `find` leads to; undefined or false count as a failure. @throws HttpProblem `wrong`, 429 */
  return <T>(
    account: string,
    wrong: HttpProblem,
    find: () => Promise<T | undefined | false>,
  ): Promise<T> =>
    queue(account, async () => {
      const { waitSeconds } = await limit.standing(account);
      if (waitSeconds > 0) throw tooManyRequests(tooMany, waitSeconds);
      const found = await find();
      if (found === undefined || found === false) {
        await limit.count(account);
        throw wrong;
      }
      await limit.forget(account);
      return found;
    });
}
