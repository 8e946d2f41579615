import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { connectRedis, isRedisUnavailable } from '@slots/redis/connection';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import type { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { defineJob } from './job.ts';
import { createJobOutcomes } from './job-metrics.ts';
import { type JobQueue, openQueue } from './queue.ts';
import { jobs } from './registry.ts';
import { type JobWorker, startWorker, Unrecoverable } from './worker.ts';

const logger = createLogger({ name: 'jobs', level: 'silent' });
const job = defineJob({
  name: 'greet',
  queue: 'greetings',
  payload: z.object({ name: z.string() }),
  attempts: 3,
  delayMs: 10,
  maxDelayMs: 20,
});

let redis: Redis;
let queue: JobQueue<{ name: string }>;
let worker: JobWorker | undefined;
let prefix = '';
let run = 0;

beforeEach(async () => {
  prefix = `test-${(run += 1)}`;
  redis = connectRedis(await redisUrl(), { role: 'worker', name: 'jobs', logger });
  await redis.ping();
  queue = openQueue(job, { redis, prefix });
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await queue.close();
  redis.disconnect();
});

function work(handle: (name: string, last: boolean, signal: AbortSignal) => Promise<void>): void {
  worker = startWorker(job, ({ name }, { last, signal }) => handle(name, last, signal), {
    redis,
    prefix,
    logger,
    metrics: createJobOutcomes(new Registry()),
  });
}

test('a job reaches its worker with a parsed payload', async () => {
  const greeted: string[] = [];
  await queue.add([{ payload: { name: 'Ada' }, id: 'greet-1' }]);
  work(async (name) => void greeted.push(name));
  await until(() => expect(greeted).toEqual(['Ada']));
});

test('a payload of the wrong shape is not put on the queue', async () => {
  const wrong = JSON.parse('{"name": 7}');
  await expect(queue.add([{ payload: wrong, id: 'greet-1' }])).rejects.toThrow('expected string');
});

test('a job that waits already is not added again; one that is done may be', async () => {
  const greeted: string[] = [];
  const ada = { payload: { name: 'Ada' }, id: 'greet-1' } as const;
  await queue.add([ada, ada]);
  await queue.add([ada, { payload: { name: 'Bob' }, id: 'greet-2' }]);
  work(async (name) => void greeted.push(name));
  await until(() => expect(greeted).toEqual(['Ada', 'Bob']));
  await until(async () => {
    await queue.add([ada]);
    expect(greeted.slice(0, 3)).toEqual(['Ada', 'Bob', 'Ada']);
  });
});

test('a smaller priority number goes first', async () => {
  const greeted: string[] = [];
  await queue.add([
    { payload: { name: 'later' }, id: 'greet-1', priority: 50 },
    { payload: { name: 'first' }, id: 'greet-2', priority: 1 },
  ]);
  work(async (name) => void greeted.push(name));
  await until(() => expect(greeted).toEqual(['first', 'later']));
});

test('a job that fails is tried again until its last attempt, and knows which one that is', async () => {
  const tries: boolean[] = [];
  await queue.add([{ payload: { name: 'Ada' }, id: 'greet-1' }]);
  work(async (_name, last) => {
    tries.push(last);
    throw new Error('not now');
  });
  await until(() => expect(tries).toEqual([false, false, true]));
});

test('a job hears that its worker closes, which waits for its end', async () => {
  const told: string[] = [];
  await queue.add([{ payload: { name: 'Ada' }, id: 'greet-1' }]);
  work(async (name, _last, signal) => {
    told.push(name);
    await once(signal, 'abort');
    told.push('has ended');
  });
  await until(() => expect(told).toEqual(['Ada']));
  await worker?.close();
  expect(told).toEqual(['Ada', 'has ended']);
});

test.each(['is away', 'does not answer'])(
  'a worker closes while its Redis %s',
  async (state) => {
    const gate = await createRedisGate(await redisUrl());
    await gate.open();
    const lost = connectRedis(gate.url, { role: 'worker', name: 'jobs', logger });
    const greeted: string[] = [];
    const idle = startWorker(job, async ({ name }) => void greeted.push(name), {
      redis: lost,
      prefix,
      logger,
      metrics: createJobOutcomes(new Registry()),
    });
    await queue.add([{ payload: { name: 'Ada' }, id: 'greet-1' }]);
    await until(() => expect(greeted).toEqual(['Ada']));
    if (state === 'is away') await gate.shut();
    else gate.freeze();
    // The time that Redis is away is what is tested, so it is waited for: by then the worker asks for its next job.
    await delay(4_000);
    await expect(idle.close()).resolves.toBeUndefined();
    lost.disconnect();
    await gate.shut();
  },
  20_000,
);

test('a job that fails for good is not tried again', async () => {
  const greeted: string[] = [];
  await queue.add([
    { payload: { name: 'Ada' }, id: 'greet-1' },
    { payload: { name: 'Bob' }, id: 'greet-2' },
  ]);
  work(async (name) => {
    greeted.push(name);
    if (name === 'Ada') throw new Unrecoverable('never');
  });
  await until(() => expect(greeted).toEqual(['Ada', 'Bob']));
});

test('a job that was taken back is not worked on', async () => {
  const greeted: string[] = [];
  await queue.add([
    { payload: { name: 'Ada' }, id: 'greet-1' },
    { payload: { name: 'Bob' }, id: 'greet-2' },
  ]);
  await queue.remove(['greet-1', 'greet-9']);
  work(async (name) => void greeted.push(name));
  await until(() => expect(greeted).toEqual(['Bob']));
});

test('a schedule follows the tries that its job has by now', async () => {
  const schedule = { id: 'greet-daily', pattern: '* * * * * *', payload: { name: 'Ada' } };
  const before = openQueue({ ...job, attempts: 1 }, { redis, prefix });
  await before.schedule(schedule);
  await before.close();
  await queue.schedule(schedule);
  const tries: boolean[] = [];
  work(async (_name, last) => {
    tries.push(last);
    throw new Error('not now');
  });
  // The last try of one comes among the first tries of the next ones.
  await until(() => expect(tries).toContain(true), { timeoutMs: 20_000 });
});

test('adding to a Redis that is away fails at once, and is told apart', async () => {
  const away = connectRedis('redis://127.0.0.1:1', { role: 'queue', name: 'jobs', logger });
  const error = await openQueue(job, { redis: away, prefix })
    .add([{ payload: { name: 'Ada' }, id: 'greet-1' }])
    .catch((reason: unknown) => reason);
  away.disconnect();
  expect(isRedisUnavailable(error)).toBe(true);
});

test.each(['was opened before', 'was not opened yet'])(
  'adding to a Redis that does not answer fails too, where its queue %s',
  async (state) => {
    const gate = await createRedisGate(await redisUrl());
    await gate.open();
    const silent = connectRedis(gate.url, { role: 'queue', name: 'jobs', logger });
    const ofSilent = openQueue(job, { redis: silent, prefix });
    const add = () => ofSilent.add([{ payload: { name: 'Ada' }, id: 'greet-1' }]);
    await until(() => expect(silent.status).toBe('ready'));
    if (state === 'was opened before') await add();
    const listeners = silent.listenerCount('ready');
    gate.freeze();
    const error = await add().catch((reason: unknown) => reason);
    expect(isRedisUnavailable(error)).toBe(true);
    expect(silent.listenerCount('ready')).toBe(listeners);
    silent.disconnect();
    await gate.shut();
  },
);

test('every job has a name and a queue of its own', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  expect(new Set(jobs.map(({ queue: name }) => name)).size).toBe(jobs.length);
});
