import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeForOwner } from '@slots/processes/installation-secrets';
import type { ProcessFiles } from '@slots/processes/process-files';
import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { redisProgram } from './redis-program.ts';
import { runServer } from './server-process.ts';

const ANSWER_TIMEOUT_MS = 2_000;

export interface StartedRedis {
  url: string;
  stop(): Promise<void>;
}

/** Starts a redis-server of our own that keeps what it is given: append-only file, no eviction. */
export async function startRedis(options: {
  dataDir: string;
  programsDir: string;
  processFiles: ProcessFiles;
  password?: string;
  log: Log;
}): Promise<StartedRedis> {
  const { password } = options;
  const urlOf = (port: number): string =>
    `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  const program = await redisProgram(options);
  const directory = join(options.dataDir, 'redis');
  mkdirSync(directory, { recursive: true });
  options.log('Starting Redis …');
  // In a file, so that no list of processes shows it.
  const passwordFile = join(directory, 'password.conf');
  if (password !== undefined) writeForOwner(passwordFile, `requirepass ${password}\n`);
  const server = await runServer({
    name: 'redis-server',
    program,
    options: (port) => ({
      port: String(port),
      bind: '127.0.0.1',
      dir: directory,
      appendonly: 'yes',
      'maxmemory-policy': 'noeviction',
      save: '',
      databases: '64',
      ...(password === undefined ? {} : { include: passwordFile }),
    }),
    // Redis rewrites its command line to "redis-server 127.0.0.1:<port>".
    marks: (port) => ['redis-server', `:${port}`],
    answers: async (port) => {
      await withRedis(urlOf(port), (redis) => redis.ping());
    },
    logFile: join(options.dataDir, 'logs', 'redis.log'),
    processFiles: options.processFiles,
    log: options.log,
  });
  return { url: urlOf(server.port), stop: server.stop };
}

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Says what is wrong with a Redis that was given to us; undefined when it is fit. */
export async function problemOfRedis(url: string): Promise<string | undefined> {
  try {
    const info = await withRedis(url, (redis) => redis.info('memory'));
    const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1];
    if (policy === undefined || policy === 'noeviction') return undefined;
    return `The Redis at REDIS_URL may throw jobs away (maxmemory-policy ${policy}). Set it to noeviction.`;
  } catch {
    return 'The Redis at REDIS_URL does not answer. Is it running, and is the address right?';
  }
}
