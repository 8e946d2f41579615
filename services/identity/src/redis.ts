import type { Logger } from '@slots/logger/logger';
import { Redis } from 'ioredis';

/**
 * A connection that never makes a caller wait for a Redis that is away: commands fail at once, and
 * it connects again by itself. Logs when it goes and when it comes, not every try in between.
 */
export function openRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis cannot be reached, trying again');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
  return redis;
}
