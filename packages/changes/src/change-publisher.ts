import { setTimeout as delay } from 'node:timers/promises';
import { type ChangeMessage, changesChannel, MAX_TAGS } from '@slots/contracts/changes';
import type { PublicOwner } from '@slots/contracts/contract';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import { type CdnSettings, startCdnPurge } from './cdn-purge.ts';

/** The first of many changes is published at once and the rest together, at this interval. */
const FLUSH_EVERY_MS = 500;
/** Longest time that a writer waits for its change to be published. */
const MAX_WAIT_MS = 250;
/** Quiet time after which deferred changes are published. */
const QUIET_MS = 3_000;

/** Changes that are not published yet: of some tags, or of anything. */
class PendingChanges {
  #everything = false;
  readonly #tags = new Set<string>();

  add(tags: readonly string[] | undefined): void {
    for (const tag of tags ?? []) this.#tags.add(tag);
    if (!tags || this.#tags.size > MAX_TAGS) this.#everything = true;
  }

  get isEverything(): boolean {
    return this.#everything;
  }

  /** Returns the pending changes, which are pending no more. */
  take(): { readonly tags?: readonly string[] } | undefined {
    if (!this.#everything && this.#tags.size === 0) return undefined;
    const taken = this.#everything ? {} : { tags: [...this.#tags] };
    this.#everything = false;
    this.#tags.clear();
    return taken;
  }
}

/**
 * Notifies gateways that an owner's data changed. Also once the owner can answer, for whatever was stored by a
 * process that died before it notified them; not sooner, since cached responses are better than an owner
 * without data.
 */
export function startChangePublisher({
  redisUrl,
  owner,
  ready,
  logger,
  cdn,
}: {
  redisUrl: string;
  owner: PublicOwner;
  /** Resolves when the owner can answer those who ask after the change. */
  ready: Promise<unknown>;
  logger: Logger;
  /** The cache in front of gateways: it is told of each change, and again of each message that they are. */
  cdn?: CdnSettings;
}) {
  const purge = cdn && startCdnPurge(cdn, logger);
  const redis = connectRedis(redisUrl, { role: 'request', name: 'changes', logger });
  const channel = changesChannel(redis.options.db ?? 0);
  const made = new PendingChanges();
  const doubtful = new PendingChanges();
  const deferred = new PendingChanges();
  const unpurged = new PendingChanges();
  made.add(undefined);
  unpurged.add(undefined);
  let isReady = false;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  async function publish(message: ChangeMessage, retry: PendingChanges): Promise<void> {
    try {
      await redis.publish(channel, JSON.stringify(message));
      isFailing = false;
      // Once more: a gateway that had not heard of it may have answered with what was.
      purge?.changed(message);
    } catch (error) {
      retry.add(message.tags);
      if (!isFailing) logger.warn({ err: error }, 'gateways could not be told of a change');
      isFailing = true;
    }
  }

  async function flush(): Promise<void> {
    if (!isReady) return;
    // A CDN must not keep what changed for as long as Redis is away.
    const toPurge = unpurged.take();
    if (toPurge) purge?.changed({ owner, ...toPurge });
    if (redis.status !== 'ready') return;
    if (performance.now() - changedAt >= QUIET_MS) {
      const due = deferred.take();
      if (due) made.add(due.tags);
    }
    // A certain change of everything covers doubtful ones.
    if (made.isEverything) doubtful.take();
    const stored = made.take();
    const perhaps = doubtful.take();
    if (stored || perhaps) flushedAt = performance.now();
    if (stored) await publish({ owner, ...stored }, made);
    if (perhaps) await publish({ owner, doubtful: true, ...perhaps }, doubtful);
  }

  async function noteReady(): Promise<void> {
    await ready;
    isReady = true;
  }
  noteReady().catch(() => undefined);
  const loop = repeat(flush, { everyMs: FLUSH_EVERY_MS, onError: () => undefined, atOnce: true });
  return {
    /**
     * Something was stored that visitors may read; not `wasMade`: a write failed, which may have stored a part
     * or nothing. Resolves when gateways were notified, or when that takes too long or is impossible now:
     * then they are notified as soon as possible. Never fails.
     * @param tags of what changed; without them it may be anything of the owner's
     */
    async changed(wasMade = true, tags?: readonly string[]): Promise<void> {
      changedAt = performance.now();
      (wasMade ? made : doubtful).add(tags);
      if (purge && wasMade) unpurged.add(tags);
      if (performance.now() - flushedAt < FLUSH_EVERY_MS) return;
      await Promise.race([flush(), delay(MAX_WAIT_MS, undefined, { ref: false })]);
    },
    /** The same for what an import changes all the time: published once nothing has changed for three seconds. */
    changedLater(tags: readonly string[]): void {
      changedAt = performance.now();
      deferred.add(tags);
    },
    /** Its connection, whose commands fail at once while Redis is away. */
    redis,
    async close(): Promise<void> {
      await loop.close();
      changedAt = Number.NEGATIVE_INFINITY;
      await flush();
      redis.disconnect();
      await purge?.close();
    },
  };
}
