import {
  REVOCATION_BEAT_MS,
  REVOCATION_CHANNEL,
  revocationMessage,
  revokedSessions,
  sessionState,
} from '@slots/contracts/identity/auth';
import type { Logger } from '@slots/logger/logger';
import { type ServiceClient, ServiceUnavailable } from '@slots/service-client/service-client';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { TOKEN_LIFETIME_SECONDS } from '@slots/tokens/claims';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Three beats may be late; with the time that a beat takes this keeps revocation within a second. */
const HEARING_MS = 3 * REVOCATION_BEAT_MS + 50;
/** How long an answer that a session lives may be used again. */
const LIVE_MS = 500;
/** One beat was missed. */
const SILENT_MS = 2 * REVOCATION_BEAT_MS + 50;
const ASK_TIMEOUT_MS = 800;
/** No beat for so long on a connection that looks open: it is dead, and a new one is made. */
const DEAD_CONNECTION_MS = 5_000;
/** After this no token of a revoked session can be valid any more. */
const FORGET_MS = (TOKEN_LIFETIME_SECONDS + 60) * 1_000;
const SWEEP_MS = 60_000;

export interface Revocations {
  /** Whether a session lives: at once while revocations are heard. @throws ServiceUnavailable */
  isLive(sessionId: string): boolean | Promise<boolean>;
  isHearing(): boolean;
  /** A beat is late: whoever cannot wait until it is missed asks. */
  isSilent(): boolean;
  /** The same as `isLive`, but asks identity even while revocations are heard. @throws ServiceUnavailable */
  asksIsLive(sessionId: string): Promise<boolean>;
  /** Told of sessions that have ended, as soon as that is known. */
  onRevoked(listener: (sessionIds: readonly string[]) => void): void;
  close(): void;
}

/**
 * Keeps the revoked sessions of the last token's lifetime in memory. They are heard over Redis;
 * while beats do not come, identity is asked. After each gap identity is asked for all that may
 * have been missed before what is heard is trusted again. While identity answers nothing either, but the
 * connection to Redis has held and brings what is sent, nobody has revoked anything: whoever could is away.
 */
export function createRevocations(options: {
  readonly redisUrl: string;
  readonly identity: ServiceClient;
  readonly logger: Logger;
  readonly measureRedis?: MeasureRedis | undefined;
}): Revocations {
  const { redisUrl, identity, logger } = options;
  /** When each revoked session may be forgotten, on the clock of `performance.now()`. */
  const revoked = new Map<string, number>();
  const live = new LRUCache<string, true>({ max: 5_000, ttl: LIVE_MS });
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  const asked = new Map<string, Promise<boolean>>();
  let lastBeat = Number.NEGATIVE_INFINITY;
  let connectedAt = 0;
  let caughtUp = false;
  let catchingUp = false;
  /** All was known once, and the connection has held since then: no message was lost on it. */
  let unbroken = false;
  /** When the last question was asked that Redis answered on that connection, after all messages before it. */
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** Goes up whenever messages may have been lost. */
  let gap = 0;

  const redis = new Redis(redisUrl, {
    autoResubscribe: false,
    connectTimeout: 2_000,
    enableReadyCheck: false,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
  });

  function revoke(sessionIds: readonly string[]): void {
    const until = performance.now() + FORGET_MS;
    for (const sessionId of sessionIds) revoked.set(sessionId, until);
    for (const listener of listeners) listener(sessionIds);
  }

  function lose(): void {
    gap += 1;
    if (caughtUp) logger.warn('revocations are not heard; identity is asked instead');
    caughtUp = false;
  }

  async function catchUp(): Promise<void> {
    const before = gap;
    catchingUp = true;
    try {
      const { sessionIds } = await identity.call(revokedSessions, {});
      revoke(sessionIds);
      if (before !== gap) return;
      caughtUp = true;
      unbroken = true;
      logger.info('revocations are heard');
    } catch (error) {
      // The next beat tries again; until then identity is asked for each session.
      logger.warn({ err: error }, 'missed revocations could not be fetched');
    } finally {
      catchingUp = false;
    }
  }

  function hearBeat(): void {
    const now = performance.now();
    if (now - lastBeat > HEARING_MS) lose();
    lastBeat = now;
    if (!caughtUp && !catchingUp) void catchUp();
  }

  function hear(text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      message = undefined;
    }
    const parsed = revocationMessage.safeParse(message);
    if (!parsed.success) logger.error('a message on the revocation channel makes no sense');
    else if (parsed.data.kind === 'beat') hearBeat();
    else revoke(parsed.data.sessionIds);
  }

  redis.on('ready', () => {
    connectedAt = performance.now();
    redis.subscribe(REVOCATION_CHANNEL).catch((error: unknown) => {
      logger.warn({ err: error }, 'the revocation channel could not be subscribed');
      redis.disconnect(true);
    });
  });
  redis.on('close', () => {
    unbroken = false;
    lose();
  });
  redis.on('error', (error) => logger.debug({ err: error }, 'Redis connection'));
  options.measureRedis?.('revocations', redis);
  redis.on('message', (_channel, text) => hear(text));

  async function ping(now: number): Promise<void> {
    await redis.ping();
    answeredAt = now;
  }

  const watch = setInterval(() => {
    const now = performance.now();
    if (caughtUp && now - lastBeat > HEARING_MS) lose();
    const silentFor = now - Math.max(lastBeat, connectedAt, answeredAt);
    if (redis.status === 'ready') {
      ping(now).catch(() => undefined);
    }
    if (redis.status === 'ready' && silentFor > DEAD_CONNECTION_MS) redis.disconnect(true);
  }, REVOCATION_BEAT_MS);
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [sessionId, until] of revoked) if (until < now) revoked.delete(sessionId);
  }, SWEEP_MS);
  watch.unref();
  sweep.unref();

  const isHearing = () => caughtUp && performance.now() - lastBeat <= HEARING_MS;

  const knowsAll = () => unbroken && performance.now() - answeredAt <= HEARING_MS;

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
      .catch((error: unknown) => {
        if (error instanceof ServiceUnavailable && knowsAll()) return !revoked.has(sessionId);
        throw error;
      })
      .finally(() => asked.delete(sessionId));
    asked.set(sessionId, question);
    return question;
  }

  return {
    isHearing,
    isSilent: () => !caughtUp || performance.now() - lastBeat > SILENT_MS,
    onRevoked: (listener) => void listeners.push(listener),
    async asksIsLive(sessionId) {
      if (revoked.has(sessionId)) return false;
      return live.get(sessionId) === true || askOnce(sessionId);
    },
    isLive(sessionId) {
      if (revoked.has(sessionId)) return false;
      if (isHearing() || live.get(sessionId) === true) return true;
      return askOnce(sessionId);
    },
    close() {
      clearInterval(watch);
      clearInterval(sweep);
      redis.disconnect();
    },
  };
}
