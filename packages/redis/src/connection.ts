import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { Redis, type RedisOptions } from 'ioredis';

/** Time by which ioredis delays the end of the process, even when the connection is already closed. */
export const DISCONNECT_TIMEOUT_MS = 100;

/** The behaviour of a connection while Redis is away, by its purpose. */
const ROLES = {
  /** Callers wait for the answer: a command fails at once, or after a second. */
  request: {
    autoResendUnfulfilledCommands: false,
    commandTimeout: 1_000,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  },
  subscription: {
    autoResubscribe: false,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: null,
  },
  /** Adds jobs for callers who wait; a command may carry hundreds of them. */
  queue: { commandTimeout: 2_000, enableOfflineQueue: false, maxRetriesPerRequest: 1 },
  /** Takes jobs, and sits out a Redis that is away. */
  worker: { maxRetriesPerRequest: null },
} satisfies Record<string, RedisOptions>;

export type RedisRole = keyof typeof ROLES;

/** A connection that is made again by itself. It logs when Redis goes and when it is back, not each try between. */
export function connectRedis(
  url: string,
  options: {
    readonly role: RedisRole;
    /** Its name in logs and metrics. */
    readonly name: string;
    readonly logger: Logger;
    readonly measure?: MeasureRedis | undefined;
    /** Shorter than that of the role. */
    readonly commandTimeoutMs?: number;
  },
): Redis {
  const { role, name, logger, measure, commandTimeoutMs } = options;
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
    ...ROLES[role],
    ...(commandTimeoutMs !== undefined && { commandTimeout: commandTimeoutMs }),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ err: error, connection: name }, 'Redis cannot be reached');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info({ connection: name }, 'Redis is back');
    isAway = false;
  });
  measure?.(name, redis);
  return redis;
}

const AWAY = new Set(['RedisAway', 'MaxRetriesPerRequestError', 'AbortError']);
const AWAY_TEXT = /^(Connection is closed|Stream isn't writeable|Command timed out)/;

/** True when an error says that Redis cannot be reached at the moment. */
export function isRedisUnavailable(error: unknown): boolean {
  return error instanceof Error && (AWAY.has(error.name) || AWAY_TEXT.test(error.message));
}

/** There is no connection to Redis at the moment. */
export class RedisAway extends Error {
  constructor() {
    super('Redis cannot be reached');
    this.name = 'RedisAway';
  }
}
