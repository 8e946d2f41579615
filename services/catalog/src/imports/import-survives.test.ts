import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { createRandom } from '@slots/catalogue-simulator/random';
import { importBatch } from '@slots/contracts/catalog/imports';
import { redisUrl } from '@slots/testing/databases';
import { startRestartableRedis } from '@slots/testing/restartable-redis';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';

const GAMES = 600;
const KILLS = Number(process.env['KILLS'] ?? 5);
const LATEST_KILL_MS = 2_200;
let catalog: CatalogUnderTest;
let redis: Awaited<ReturnType<typeof startRestartableRedis>> | undefined;

afterEach(async () => {
  await catalog.close();
  await redis?.close();
  redis = undefined;
});

/** Slow enough to be caught in the middle: each chunk needs several requests under a low rate. */
async function startSlowImport(env: Record<string, string> = {}): Promise<number> {
  catalog = await startCatalogUnderTest({
    games: GAMES,
    requestsPerSecond: 12,
    env: { CATALOGUE_PAGE_SIZE: '20', ...env },
  });
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds: Array.from({ length: GAMES }, (_, index) => index + 1) },
    headers: { Prefer: 'respond-async' },
  });
  return importBatch.responses[202].parse(answer.body).jobId;
}

async function underWay(id: number, least: number): Promise<void> {
  await until(
    async () => {
      const { progress } = await catalog.job(id);
      expect(progress.done).toBeGreaterThanOrEqual(least);
    },
    { timeoutMs: 25_000 },
  );
  expect((await catalog.job(id)).progress.done).toBeLessThan(GAMES);
}

/** The outcome of an import that has ended. */
async function outcome(id: number) {
  const { progress, results } = await catalog.ended(id, 80_000);
  const games = await catalog.games.countDocuments();
  return { progress, different: new Set(results.success).size, games };
}

const EVERY_GAME_ONCE = {
  progress: { total: GAMES, done: GAMES, succeeded: GAMES, failed: 0 },
  different: GAMES,
  games: GAMES,
};

test('a worker that is killed in the middle loses no game and imports none twice', async () => {
  const id = await startSlowImport();
  const first = catalog.spawnWorker();
  await underWay(id, 1);
  await first.kill();
  const second = catalog.spawnWorker();
  await underWay(id, 150);
  await second.kill();
  catalog.spawnWorker();
  expect(await outcome(id)).toEqual(EVERY_GAME_ONCE);
}, 120_000);

test('workers that are killed at random instants, at the end two at a time, lose no game and import none twice', async () => {
  const seed = Number(process.env['KILL_SEED'] ?? Date.now());
  const random = createRandom(seed, 'kills');
  const kills: string[] = [];
  const id = await startSlowImport();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const workers = [catalog.spawnWorker(), ...(kill > KILLS - 2 ? [catalog.spawnWorker()] : [])];
    await Promise.all(workers.map(({ started }) => started));
    const instant = random.int(0, LATEST_KILL_MS);
    // The random instant is what is tested, so it is waited for.
    await delay(instant);
    await Promise.all(workers.map((worker) => worker.kill()));
    const { progress } = await catalog.job(id);
    expect(progress.done).toBe(progress.succeeded);
    kills.push(`${instant} ms (${progress.done} games in)`);
  }
  process.stderr.write(
    `killed after ${kills.join(', ')}; the same again: KILLS=${KILLS} KILL_SEED=${seed}\n`,
  );
  catalog.spawnWorker();
  expect(await outcome(id)).toEqual(EVERY_GAME_ONCE);
}, 300_000);

test('an import goes on by itself after Redis was stopped and started', async () => {
  redis = await startRestartableRedis();
  const id = await startSlowImport({ REDIS_URL: redis.url });
  await catalog.startWorker();
  await underWay(id, 1);
  await redis.stop();
  expect(await catalog.job(id)).toMatchObject({ state: 'running' });
  await redis.startAgain();
  expect(await outcome(id)).toEqual(EVERY_GAME_ONCE);
}, 120_000);

test('an import goes on by itself after Redis has lost everything', async () => {
  const id = await startSlowImport();
  await catalog.startWorker();
  await underWay(id, 1);
  const connection = new Redis(catalog.env['REDIS_URL'] ?? '');
  await connection.flushdb();
  connection.disconnect();
  expect(await outcome(id)).toEqual(EVERY_GAME_ONCE);
}, 120_000);

test('two workers share one import', async () => {
  const id = await startSlowImport();
  catalog.spawnWorker();
  catalog.spawnWorker();
  expect(await outcome(id)).toEqual(EVERY_GAME_ONCE);
}, 120_000);

test('a cancelled import keeps what is in and takes no more', async () => {
  const id = await startSlowImport();
  await catalog.startWorker();
  await underWay(id, 1);
  const cancelled = await catalog.call('DELETE', `/api/game-import/jobs/${id}`);
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  const events = await catalog.call('GET', `/api/game-import/jobs/${id}/events`);
  expect(String(events.body)).toContain('"state":"cancelled"');
  // Whatever is queued behind it has to wait for the workers; its end shows that they are free again.
  const next = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1] } });
  expect(next.status).toBe(200);
  const { progress } = await catalog.job(id);
  expect(progress.done).toBeLessThan(GAMES);
  expect(await catalog.games.countDocuments()).toBeLessThan(GAMES);
}, 60_000);

test('an import that is asked for while Redis is away is kept, and begins when it is there', async () => {
  const away = { REDIS_URL: 'redis://127.0.0.1:1', QUEUE_PREFIX: `survives-${process.pid}` };
  catalog = await startCatalogUnderTest({ games: 30, env: away, ready: false });
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds: [1, 2, 3] },
    headers: { Prefer: 'respond-async' },
  });
  const { jobId } = importBatch.responses[202].parse(answer.body);
  expect(await catalog.job(jobId)).toMatchObject({ state: 'queued', progress: { done: 0 } });
  // Its reads need no Redis, so a cluster keeps sending them here.
  await until(async () =>
    expect(await catalog.call('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { dependencies: { mongodb: 'up', games: 'up', redis: 'degraded' } },
    }),
  );
  expect(await catalog.call('GET', '/api/public/games')).toMatchObject({ status: 200 });
  expect(await catalog.call('GET', '/api/game-import/game/1')).toMatchObject({ status: 503 });
  await catalog.startWorker({ REDIS_URL: await redisUrl() });
  expect(await catalog.ended(jobId)).toMatchObject({ progress: { succeeded: 3 } });
}, 40_000);
