import { setTimeout as delay } from 'node:timers/promises';
import { type ChangeMessage, changesChannel } from '@slots/contracts/changes';
import type { PublicOwner } from '@slots/contracts/contract';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import type { Redis } from 'ioredis';

/** The first of many changes is told at once and the rest together, this often. */
const TELL_EVERY_MS = 500;
/** Nobody who changed something waits longer than this for others to hear of it. */
const PATIENCE_MS = 250;

interface ChangePublisher {
  /**
   * Something was stored that visitors may read; not `made`: a write failed, which may have stored a part
   * or nothing. Resolves when gateways were told, or when that takes too long or cannot be done now: then
   * they are told as soon as it can. Never fails.
   */
  changed(made?: boolean): Promise<void>;
  /** Its connection, whose commands fail at once while Redis is away. */
  readonly redis: Redis;
  close(): Promise<void>;
}

/**
 * Tells gateways that an owner's data changed. It says so as well once the owner can answer, for whatever
 * was stored by a process that died before it could; not sooner, for what gateways know is better than an
 * owner that knows nothing yet.
 */
export function startChangePublisher({
  redisUrl,
  owner,
  ready,
  logger,
}: {
  redisUrl: string;
  owner: PublicOwner;
  /** Resolves when the owner can answer those who ask after the change. */
  ready: Promise<unknown>;
  logger: Logger;
}): ChangePublisher {
  const redis = connectRedis(redisUrl, { role: 'request', name: 'changes', logger });
  const channel = changesChannel(redis.options.db ?? 0);
  let untold: ChangeMessage | undefined = { owner };
  let isReady = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  /** One message says all that is untold: that something was stored is the stronger one. */
  function owe(message: ChangeMessage): void {
    if (!untold || untold.doubtful) untold = message;
  }

  async function tell(): Promise<void> {
    if (!untold || !isReady || redis.status !== 'ready') return;
    const message = untold;
    untold = undefined;
    toldAt = performance.now();
    try {
      await redis.publish(channel, JSON.stringify(message));
      isFailing = false;
    } catch (error) {
      owe(message);
      if (!isFailing) logger.warn({ err: error }, 'gateways could not be told of a change');
      isFailing = true;
    }
  }

  async function tellOnceReady(): Promise<void> {
    await ready;
    isReady = true;
  }
  tellOnceReady().catch(() => undefined);
  const loop = repeat(tell, { everyMs: TELL_EVERY_MS, onError: () => undefined, atOnce: true });
  return {
    async changed(made = true) {
      owe({ owner, ...(made ? {} : { doubtful: true }) });
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      await Promise.race([tell(), delay(PATIENCE_MS, undefined, { ref: false })]);
    },
    redis,
    async close() {
      await loop.close();
      await tell();
      redis.disconnect();
    },
  };
}
