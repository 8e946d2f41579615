import { randomBytes } from 'node:crypto';
import { visitRedis } from '@slots/redis/one-visit';

/** A database of its own on the MongoDB of this run, for the settings MONGODB_URL and MONGODB_DATABASE. */
export interface TestDatabase {
  /** The server's address, without a database name. */
  mongodbUrl: string;
  database: string;
}

/** A unique database name; the database is dropped when the tests of the file have ended. */
export function freshDatabase(): TestDatabase {
  return {
    mongodbUrl: fromRun('TEST_MONGODB_URL'),
    // Found by its beginning in jest/environment.mjs.
    database: `test-${fromRun('TEST_RUN_ID')}-${workerId()}-${randomBytes(4).toString('hex')}`,
  };
}

let emptied: Promise<string> | undefined;

/**
 * The address of a Redis database that only this test file uses; it is emptied at the first call of
 * the file. (Published messages cross databases: do not count those of others.)
 */
export function redisUrl(): Promise<string> {
  emptied ??= emptyDatabase(`${fromRun('TEST_REDIS_URL')}/${workerId()}`);
  return emptied;
}

async function emptyDatabase(url: string): Promise<string> {
  await visitRedis(url, (redis) => redis.flushdb());
  return url;
}

/** The number of jest's worker; it runs one file at a time. */
function workerId(): string {
  return process.env['JEST_WORKER_ID'] ?? '1';
}

function fromRun(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the test through jest, whose global set-up starts the servers`,
    );
  return value;
}
