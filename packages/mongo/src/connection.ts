import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@slots/logger/logger';
import { isTracing } from '@slots/telemetry/telemetry';
import mongoose, { type Connection } from 'mongoose';
import type { Registry } from 'prom-client';
import { traceCommands } from './command-spans.ts';
import { createPoolMetrics } from './pool-metrics.ts';

const RETRY_MS = 1_000;
/** As long as most calls may take: callers have given up on longer waits, which would only take memory. */
const WAIT_QUEUE_MS = 10_000;

export interface MongoSettings {
  /** Address of the server or set, without a database. */
  readonly url: string;
  /** The service's own database. */
  readonly database: string;
}

/**
 * Opens the service's database without waiting for it, so that services may start in any order.
 * `prepare` (indexes, first records) runs after each first contact until it has succeeded once; it
 * must be safe to run twice and side by side with another replica. Metrics of the connection pool
 * are in `registry`.
 */
export function openMongo(
  { url, database }: MongoSettings,
  {
    logger,
    registry,
    prepare,
  }: {
    logger: Logger;
    registry?: Registry;
    prepare: (connection: Connection) => Promise<void>;
  },
) {
  const measurePool = registry && createPoolMetrics(registry);
  const connection = mongoose.createConnection();
  connection.set('strictQuery', true);
  connection.set('sanitizeFilter', true);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  connection.set('bufferCommands', false);
  let measured: mongoose.mongo.MongoClient | undefined;
  let isPrepared = false;
  let closing = false;

  async function connect(): Promise<void> {
    while (!closing) {
      try {
        const opened = connection.openUri(url, {
          dbName: database,
          serverSelectionTimeoutMS: 3_000,
          socketTimeoutMS: 30_000,
          maxPoolSize: 50,
          waitQueueTimeoutMS: WAIT_QUEUE_MS,
          writeConcern: { w: 'majority' },
          readConcernLevel: 'majority',
          monitorCommands: isTracing(),
        });
        // Before it has connected, so that the first connections are counted too.
        const client = connection.getClient();
        // A preparation that failed is tried again with the same one.
        if (client !== measured) {
          measurePool?.(client);
          if (isTracing()) traceCommands(client);
          measured = client;
        }
        await opened;
        await prepare(connection);
        isPrepared = true;
        return;
      } catch (error) {
        if (closing) return;
        logger.warn({ err: error }, 'MongoDB is not ready, trying again');
        await delay(RETRY_MS);
      }
    }
  }

  return {
    connection,
    /** Resolves once connected and prepared; a MongoDB that is away is tried for until it is there. */
    prepared: connect(),
    /** Rejects while MongoDB cannot be reached or is not prepared yet: for /readyz. */
    async ping(): Promise<void> {
      if (!isPrepared || !connection.db) throw new Error('not prepared');
      await connection.db.command({ ping: 1 });
    },
    async close(): Promise<void> {
      closing = true;
      await connection.close();
    },
  };
}

export type Mongo = ReturnType<typeof openMongo>;

const UNAVAILABLE = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'TransactionGivenUp',
]);

/** Error codes of a member that steps down or shuts down, of a full disk, and of a query that took longer than it may. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  50, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031,
]);

/** True when an error says that MongoDB cannot be reached at the moment, rather than that the call is wrong. */
export function isMongoUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    UNAVAILABLE.has(error.name) ||
    (error instanceof mongoose.mongo.MongoServerError && UNAVAILABLE_CODES.has(error.code)) ||
    (error.name === 'MongooseError' &&
      /initial connection|bufferCommands|buffering/.test(error.message))
  );
}

/** True when a write was refused by a unique index; with `field`, by the one on that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) return false;
  return field === undefined || field in (error['keyPattern'] ?? {});
}

/** Makes a wrapper of writes that gives their result, or `taken` when the unique index on `field` refused them. */
export const unlessDuplicate =
  <Taken extends string>(field: string, taken: Taken) =>
  async <T>(write: Promise<T>): Promise<T | Taken> => {
    try {
      return await write;
    } catch (error) {
      if (isDuplicateKey(error, field)) return taken;
      throw error;
    }
  };
