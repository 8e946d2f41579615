import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeForOwner } from '@slots/processes/installation-secrets';
import type { Log } from '@slots/processes/log';
import { RedisMayEvict, refuseEviction } from '@slots/redis/eviction';
import { visitRedis } from '@slots/redis/one-visit';
import { redisProgram } from './redis-program.ts';
import { runServer } from './server-process.ts';

/** Starts a redis-server of our own that keeps what it is given: append-only file, no eviction. */
export async function startRedis(options: { dataDir: string; password?: string; log: Log }) {
  const { password } = options;
  const urlOf = (port: number): string =>
    `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  const program = await redisProgram(options.log);
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
    answers: (port) => visitRedis(urlOf(port), (redis) => redis.ping()),
    logFile: join(options.dataDir, 'logs', 'redis.log'),
    dataDir: options.dataDir,
    log: options.log,
  });
  return Object.assign(server, { url: urlOf(server.port) });
}

/** Says what is wrong with a Redis that was given to us; undefined when it is fit. */
export async function problemOfRedis(url: string): Promise<string | undefined> {
  try {
    await visitRedis(url, refuseEviction);
    return undefined;
  } catch (error) {
    if (error instanceof RedisMayEvict) return error.message;
    return 'The Redis at REDIS_URL does not answer. Is it running, and is the address right?';
  }
}
