import type { Logger } from '@slots/logger/logger';
import { Redis } from 'ioredis';

/** There is no connection to Redis at the moment. */
export class RedisAway extends Error {
  constructor() {
    super('Redis cannot be reached');
    this.name = 'RedisAway';
  }
}

/** The Redis could throw away what is stored in it, and jobs with it. */
export class RedisMayEvict extends Error {
  constructor(policy: string) {
    super(
      `The Redis at REDIS_URL may throw jobs away: its maxmemory-policy is ${policy}. Set it to noeviction.`,
    );
    this.name = 'RedisMayEvict';
  }
}

/**
 * A connection for queues and counters. `wait: 'forever'` suits workers, who sit out a Redis that is
 * away; `wait: 'never'` suits calls that somebody waits for, and fails while there is no connection.
 */
export function connectRedis(
  url: string,
  { logger, wait }: { logger: Logger; wait: 'forever' | 'never' },
): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: wait === 'forever' ? null : 1,
    enableOfflineQueue: wait === 'forever',
    connectTimeout: 3_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'Redis cannot be reached, trying again');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('Redis is back');
    away = false;
  });
  return redis;
}

/**
 * Refuses a Redis that may evict keys when its memory is full, since jobs would vanish silently.
 * A server that keeps its policy to itself is taken at its word.
 * @throws RedisMayEvict
 */
export async function refuseEviction(redis: {
  info(section: string): Promise<string>;
}): Promise<void> {
  const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
  if (policy !== undefined && policy !== 'noeviction') throw new RedisMayEvict(policy);
}

const AWAY = new Set(['RedisAway', 'MaxRetriesPerRequestError', 'AbortError']);
const AWAY_TEXT = /^(Connection is closed|Stream isn't writeable|Command timed out)/;

/** True for errors of a Redis that cannot be reached at the moment. */
export function isRedisUnavailable(error: unknown): boolean {
  return error instanceof Error && (AWAY.has(error.name) || AWAY_TEXT.test(error.message));
}
