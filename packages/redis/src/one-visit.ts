import { Redis } from 'ioredis';
import { DISCONNECT_TIMEOUT_MS } from './connection.ts';

const TIMEOUT_MS = 5_000;

/** Connects for one piece of work; fails when Redis does not answer it within five seconds. */
export async function visitRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: TIMEOUT_MS,
    connectTimeout: TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
