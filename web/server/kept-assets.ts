import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotli } from '@slots/http-kit/brotli';
import { connectRedis } from '@slots/redis/connection';
import type { RedisOptions } from './redis-options.ts';

/** As long as a tab is left open, within reason; a Redis that evicts nothing has 1 MB for each release of that time. */
const KEPT_SECONDS = 7 * 86_400;
const RENEWED_MS = 86_400_000;
const MAX_START_MS = 2_000;
/** Made by the build beside each file that they are smaller than. */
const COMPRESSED = new Set(['.br', '.gz']);
const BROTLI_QUALITY = 5;

/**
 * Hashed files of all releases that ran within a week, by their names: while a release replaces another, a page of
 * one asks the other's web server for them. Without Redis, or while it is down, none is found.
 */
export interface KeptAssets {
  /** A font as it is, anything else as brotli: nothing is compressed for a browser that takes that. */
  find(name: string): Promise<Buffer | undefined>;
  close(): void;
}

/** Fonts are compressed already. */
export const isCompressed = (name: string): boolean => extname(name) !== '.woff2';

/** Named for its format: servers of another release read it too. */
function placeOf(name: string): string {
  return `web:asset-br:${name}`;
}

/**
 * Keeps the files of this release, in `folder`, before it resolves: no page may refer to them earlier. A Redis that does not
 * answer is not waited for; it gets them when it is back.
 */
export async function createKeptAssets(
  folder: string,
  { redisUrl, logger, measureRedis }: RedisOptions,
): Promise<KeptAssets> {
  if (redisUrl === undefined) return { find: async () => undefined, close: () => undefined };
  const own = (await readdir(folder)).filter((name) => !COMPRESSED.has(extname(name)));
  const redis = connectRedis(redisUrl, {
    role: 'request',
    name: 'assets',
    logger,
    measure: measureRedis,
  });

  async function keepOwn(): Promise<void> {
    try {
      for (const name of own) {
        if (await redis.expire(placeOf(name), KEPT_SECONDS)) continue;
        const file = await readFile(join(folder, name));
        const kept = isCompressed(name) ? await brotli(file, BROTLI_QUALITY) : file;
        await redis.set(placeOf(name), kept, 'EX', KEPT_SECONDS);
      }
    } catch (error) {
      logger.warn({ err: error }, 'the assets of this release are not kept for others');
    }
  }

  const renewing = setInterval(() => void keepOwn(), RENEWED_MS).unref();
  const first = Promise.race([
    once(redis, 'ready').then(keepOwn),
    delay(MAX_START_MS, undefined, { ref: false }),
  ]);
  // A Redis that refuses the connection at once.
  await first.catch(() => undefined);
  redis.on('ready', () => void keepOwn());
  return {
    async find(name) {
      const found = await redis.getBuffer(placeOf(name)).catch((error: unknown) => {
        logger.debug({ err: error }, 'an asset of another release cannot be looked up');
      });
      return found ?? undefined;
    },
    close() {
      clearInterval(renewing);
      redis.disconnect();
    },
  };
}
