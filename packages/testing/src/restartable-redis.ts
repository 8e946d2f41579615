import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redisProgram } from '@slots/databases/redis-program';
import { freePort } from '@slots/processes/ports';
import { spawnTied, stopChild } from '@slots/processes/tied-child';
import { visitRedis } from '@slots/redis/one-visit';
import { until } from './until.ts';

const GRACE_MS = 5_000;

/** A Redis of a test's own, with an append-only file as in production, that can be stopped and started. */
export async function startRestartableRedis() {
  const directory = mkdtempSync(join(tmpdir(), 'slots-redis-'));
  const port = await freePort();
  const program = await redisProgram(() => undefined);
  const url = `redis://127.0.0.1:${port}`;
  let child = await start();

  async function start() {
    const started = spawnTied({
      command: program,
      args: ['--port', `${port}`, '--dir', directory, '--appendonly', 'yes', '--save', ''],
      env: { PATH: process.env['PATH'], LANG: 'C' },
      output: 'ignore',
      deathSignal: 'SIGKILL',
    });
    await until(() => visitRedis(url, (redis) => redis.ping()));
    return started;
  }

  return {
    url,
    stop: () => stopChild(child, { graceMs: GRACE_MS }),
    async startAgain(): Promise<void> {
      child = await start();
    },
    async close(): Promise<void> {
      await stopChild(child, { graceMs: GRACE_MS });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
