import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { CatalogueBusy } from './catalogue.error.ts';

/**
 * Books the next free moment, and keeps it in one key: the time at which the last booking is used up.
 * Redis's own clock, so that processes need not agree on theirs. A booking that would wait longer
 * than the caller can is not made; the answer is then the wait, negative.
 */
const BOOK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local free = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
local wait = free - now
if wait > tonumber(ARGV[2]) then return -wait end
redis.call('SET', KEYS[1], free + ARGV[1], 'PX', wait + ARGV[1] + 1000)
return wait
`;

/** Moves the next free moment behind the end of a pause, unless it is there already. */
const PAUSE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local free = math.max(now + ARGV[1], tonumber(redis.call('GET', KEYS[1]) or '0'))
redis.call('SET', KEYS[1], free, 'PX', free - now + 1000)
`;

/**
 * Spaces requests evenly over all processes that share the Redis. Not a library: those over Redis
 * count whole windows, which lets twice the rate through around a window's border, and that the
 * catalogue answers with 429 or a ban; BullMQ's limiter covers jobs only, not the calls of the API.
 */
export function createRateBucket(
  redis: Redis,
  { key, perSecond }: { key: string; perSecond: number },
) {
  const spacingMs = Math.ceil(1000 / perSecond);
  return {
    /**
     * Resolves when the caller's turn has come.
     * @throws CatalogueBusy when that would take longer than `maxWaitMs`, AbortError when the caller stops waiting
     */
    async turn({ maxWaitMs, ...until }: { maxWaitMs: number; signal?: AbortSignal }) {
      const waitMs = Number(await redis.eval(BOOK, 1, key, spacingMs, maxWaitMs));
      if (waitMs < 0) throw new CatalogueBusy();
      if (waitMs > 0) await delay(waitMs, undefined, until);
    },
    /** Gives nobody a turn for so long; those who have one keep it. */
    async pause(ms: number): Promise<void> {
      await redis.eval(PAUSE, 1, key, ms);
    },
  };
}

export type RateBucket = ReturnType<typeof createRateBucket>;
