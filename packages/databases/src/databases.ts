import type { Log } from '@slots/processes/log';
import { CannotObtain } from './cannot-obtain.ts';
import { problemOfMongodb, startMongodb } from './mongodb.ts';
import { problemOfRedis, startRedis } from './redis.ts';

/** Addresses of a MongoDB (without a database name) and of a Redis that run. */
export interface Databases {
  mongodbUrl: string;
  redisUrl: string;
  /** Stops what was started here; a server that was given by its address stays as it is. */
  stop(): Promise<void>;
}

/** As they are right after their start. */
export interface StartedDatabases extends Databases {
  /** False when MongoDB has the data of an earlier start. Nothing is known of one that was given by its address. */
  mayBeEmpty: boolean;
}

export interface DatabasesOptions {
  /** Where the servers keep their data, logs and process files. */
  dataDir: string;
  /** The passwords of servers that are started here; none when left out, as in tests. */
  password?: string;
  /** MONGODB_URL and REDIS_URL, when set, are used instead of own servers. */
  env: NodeJS.ProcessEnv;
  log: Log;
}

interface Server {
  url: string;
  /** Undefined: not known. */
  isNew?: boolean;
  stop(): Promise<void>;
}

/**
 * MongoDB and Redis, each from its address in the environment, else a program on the PATH, else a
 * copy that is obtained once and kept.
 * @throws CannotObtain in plain words when one cannot be had
 */
export async function startDatabases(options: DatabasesOptions): Promise<StartedDatabases> {
  const starts = await Promise.allSettled([mongodb(options), redis(options)]);
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const [first, second] = servers;
  if (first && second) {
    const { url: mongodbUrl, isNew: mayBeEmpty = true } = first;
    return { mongodbUrl, redisUrl: second.url, mayBeEmpty, stop };
  }
  await stop();
  throw starts.find((start) => start.status === 'rejected')?.reason;
}

async function mongodb(options: DatabasesOptions): Promise<Server> {
  const url = options.env['MONGODB_URL'];
  if (!url) return startMongodb(options);
  return given(url, await problemOfMongodb(url), options.log);
}

async function redis(options: DatabasesOptions): Promise<Server> {
  const url = options.env['REDIS_URL'];
  if (!url) return startRedis(options);
  return given(url, await problemOfRedis(url), options.log);
}

function given(url: string, problem: string | undefined, log: Log): Server {
  if (problem?.includes('does not answer')) throw new CannotObtain(problem);
  if (problem) log(problem);
  return { url, stop: () => Promise.resolve() };
}
