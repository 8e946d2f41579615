import { connectRedis } from '@slots/redis/connection';
import type { RedisOptions } from './redis-options.ts';

/**
 * Each picture has one of these slots, by its hash, and overwrites the previous one: so pictures never take more
 * than some 50 MB of a Redis that evicts nothing.
 */
const PLACES = 512;
const MAX_BYTES = 200_000;
const KEPT_SECONDS = 7 * 86_400;
/** As long as drawing takes. */
const COMMAND_TIMEOUT_MS = 250;
const HASH_LENGTH = 32;

/** Pictures shared by all web servers. Without Redis, or while it is down, nothing is stored or found. */
export interface KeptPictures {
  find(hash: string): Promise<Buffer | undefined>;
  keep(hash: string, png: Buffer): Promise<void>;
  close(): void;
}

const NOTHING_KEPT: KeptPictures = {
  find: async () => undefined,
  keep: async () => undefined,
  close: () => undefined,
};

function placeOf(hash: string): string {
  return `web:share-picture:${Number.parseInt(hash.slice(0, 8), 16) % PLACES}`;
}

/** Keeps share pictures in the Redis of all web servers. */
export function createKeptPictures({ redisUrl, logger, measureRedis }: RedisOptions): KeptPictures {
  if (redisUrl === undefined) return NOTHING_KEPT;
  const redis = connectRedis(redisUrl, {
    role: 'request',
    name: 'share-pictures',
    logger,
    measure: measureRedis,
    commandTimeoutMs: COMMAND_TIMEOUT_MS,
  });
  const ignore = (error: unknown): undefined => {
    logger.debug({ err: error }, 'a picture is not kept');
  };
  return {
    async find(hash) {
      const kept = await redis.getBuffer(placeOf(hash)).catch(ignore);
      if (!kept || kept.subarray(0, HASH_LENGTH).toString('latin1') !== hash) return undefined;
      return kept.subarray(HASH_LENGTH);
    },
    async keep(hash, png) {
      if (png.length > MAX_BYTES) return;
      const value = Buffer.concat([Buffer.from(hash, 'latin1'), png]);
      await redis.set(placeOf(hash), value, 'EX', KEPT_SECONDS).catch(ignore);
    },
    close: () => redis.disconnect(),
  };
}
