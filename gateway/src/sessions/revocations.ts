import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  REVOCATION_BEAT_MS,
  REVOCATION_CHANNEL,
  revocationMessage,
  revokedSessions,
  sessionState,
} from '@slots/contracts/identity/auth';
import type { Logger } from '@slots/logger/logger';
import { createSubscription } from '@slots/redis/subscription';
import { type ServiceClient, ServiceUnavailable } from '@slots/service-client/service-client';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { TOKEN_LIFETIME_SECONDS } from '@slots/tokens/claims';
import { LRUCache } from 'lru-cache';

/** With the time that a beat takes this keeps revocation within a second. */
const IN_SYNC_MS = 3 * REVOCATION_BEAT_MS + 50;
/** A positive answer of identity may be used again for this long. */
const LIVE_MS = 500;
/** One beat was missed. */
const SILENT_MS = 2 * REVOCATION_BEAT_MS + 50;
const ASK_TIMEOUT_MS = 800;
/** After this no token of a revoked session can be valid any more. */
const FORGET_MS = (TOKEN_LIFETIME_SECONDS + 60) * 1_000;
const SWEEP_MS = 60_000;

/**
 * Keeps the revoked sessions of the last token's lifetime in memory. They are heard over Redis;
 * while beats do not come, identity is asked. After each gap identity is asked for all that may
 * have been missed before what is heard is trusted again. While identity does not answer either, but the
 * connection to Redis is unbroken and delivers, no session was revoked: only identity could do so, and it is away.
 * (`admin:reset` and `sessions:end` write to MongoDB by themselves: identity tells of theirs once it answers.)
 */
export function createRevocations(options: {
  readonly redisUrl: string;
  readonly identity: ServiceClient;
  readonly logger: Logger;
  readonly measureRedis?: MeasureRedis | undefined;
}) {
  const { redisUrl, identity, logger } = options;
  /** When each revoked session may be forgotten, on the clock of `performance.now()`. */
  const revoked = new Map<string, number>();
  const live = new LRUCache<string, true>({ max: 5_000, ttl: LIVE_MS });
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  const asked = new Map<string, Promise<boolean>>();
  function revoke(sessionIds: readonly string[]): void {
    const until = performance.now() + FORGET_MS;
    for (const sessionId of sessionIds) revoked.set(sessionId, until);
    for (const listener of listeners) listener(sessionIds);
  }

  const subscription = createSubscription({
    redisUrl,
    name: 'revocations',
    channel: () => REVOCATION_CHANNEL,
    schema: revocationMessage,
    isBeat: ({ kind }) => kind === 'beat',
    onMessage: (message) => message.kind === 'revoked' && revoke(message.sessionIds),
    async catchUp() {
      revoke((await identity.call(revokedSessions, {})).sessionIds);
    },
    logger,
    measure: options.measureRedis,
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [sessionId, until] of revoked) if (until < now) revoked.delete(sessionId);
  }, SWEEP_MS).unref();

  const isHeardWithin = (milliseconds: number) =>
    subscription.isInSync() && subscription.uncertainForMs() <= milliseconds;
  const isInSync = () => isHeardWithin(IN_SYNC_MS);

  async function ask(sessionId: string): Promise<boolean> {
    const start = performance.now();
    const answer = await identity.call(sessionState, {
      params: { sessionId },
      timeoutMs: ASK_TIMEOUT_MS,
    });
    // Counted from the question, since the answer may have been true only then.
    if (answer.live) live.set(sessionId, true, { start });
    else revoke([sessionId]);
    return answer.live;
  }

  function askOnce(sessionId: string): Promise<boolean> {
    const running = asked.get(sessionId);
    if (running) return running;
    const question = ask(sessionId)
      .catch(async (error: unknown) => {
        await readSockets();
        if (error instanceof ServiceUnavailable && subscription.isUnbroken()) {
          return !revoked.has(sessionId);
        }
        throw error;
      })
      .finally(() => asked.delete(sessionId));
    asked.set(sessionId, question);
    return question;
  }

  async function isLiveLate(sessionId: string): Promise<boolean> {
    await readSockets();
    if (revoked.has(sessionId)) return false;
    return isInSync() || askOnce(sessionId);
  }

  return {
    isInSync,
    /** True when a beat is late: callers that cannot wait until it counts as missed ask identity. */
    isSilent: () => !isHeardWithin(SILENT_MS),
    /** Called with ended sessions as soon as they are known. */
    onRevoked: (listener: (sessionIds: readonly string[]) => void) => void listeners.push(listener),
    /** The same as `isLive`, but asks identity even while revocations are heard. @throws ServiceUnavailable */
    async asksIsLive(sessionId: string): Promise<boolean> {
      if (revoked.has(sessionId)) return false;
      return live.get(sessionId) === true || askOnce(sessionId);
    },
    /** True when a session lives: at once while revocations are heard. @throws ServiceUnavailable */
    isLive(sessionId: string): boolean | Promise<boolean> {
      if (revoked.has(sessionId)) return false;
      if (isInSync() || live.get(sessionId) === true) return true;
      return isLiveLate(sessionId);
    },
    close(): void {
      clearInterval(sweep);
      subscription.close();
    },
  };
}

export type Revocations = ReturnType<typeof createRevocations>;

/**
 * Lets everything that has arrived be read. In a process that was busy, beats are unread rather than late, which is no
 * reason to ask identity. The first turn may be the end of the one that was busy.
 */
async function readSockets(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
