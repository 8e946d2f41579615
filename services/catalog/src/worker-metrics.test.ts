import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from './catalog-under-test.ts';
import { storedGame } from './game-under-test.ts';

let catalog: CatalogUnderTest;
let gate: RedisGate | undefined;
afterEach(async () => {
  await catalog.close();
  await gate?.shut();
  gate = undefined;
});

test('a worker tells the depth and age of the queues, rates, outcomes and how old the last sync is', async () => {
  catalog = await startCatalogUnderTest({ games: 40 });
  const worker = await catalog.startWorker();
  const metrics = async () => {
    const text = await (await fetch(`${worker}/metrics`)).text();
    return (name: string, ...labels: string[]) => {
      const line = text
        .split('\n')
        .find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
      return line === undefined ? undefined : Number(line.split(' ').at(-1));
    };
  };
  await catalog.mirrored();
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds: [1, 2, 3, 9_999] },
  });
  expect(answer.status).toBe(200);
  await until(async () => {
    const value = await metrics();
    expect(value('import_games_total', 'outcome="succeeded"')).toBe(3);
    expect(value('import_games_total', 'outcome="failed"')).toBe(1);
    const done = ['queue="import"', 'outcome="completed"'];
    expect(value('queue_job_duration_seconds_count', ...done)).toBeGreaterThanOrEqual(1);
    expect(value('catalogue_sync_age_seconds')).toBeLessThan(30);
    expect(value('queue_jobs', 'queue="import"', 'state="prioritized"')).toBe(0);
    expect(value('queue_oldest_waiting_seconds', 'queue="import"')).toBe(0);
    // The next daily sync is on its queue, delayed rather than waiting.
    expect(value('queue_jobs', 'queue="daily-sync"', 'state="delayed"')).toBe(1);
    expect(value('queue_oldest_waiting_seconds', 'queue="daily-sync"')).toBe(0);
    // What others work is not told as if it never ran.
    expect(value('queue_job_duration_seconds_count', 'queue="webhooks"')).toBeUndefined();
    expect(value('queue_job_duration_seconds_count', 'queue="sync"', 'failed"')).toBe(0);
  });
});

test.each(['is away', 'does not answer'])(
  'a worker whose Redis %s tells all its other metrics, and nothing of its queues',
  async (state) => {
    catalog = await startCatalogUnderTest({ games: 40 });
    gate = await createRedisGate(catalog.env['REDIS_URL'] ?? '');
    await gate.open();
    const worker = await catalog.startWorker({ REDIS_URL: gate.url });
    const metrics = async () => {
      const answer = await fetch(`${worker}/metrics`, { signal: AbortSignal.timeout(10_000) });
      return answer.text();
    };
    await until(async () => expect(await metrics()).toContain('queue_jobs{'));
    if (state === 'is away') await gate.shut();
    else gate.freeze();
    await until(async () => expect(await metrics()).not.toContain('queue_jobs{'));
    expect(await metrics()).toContain('queue_job_duration_seconds_count{');
  },
  60_000,
);

test('what waits on a queue is told with its age', async () => {
  catalog = await startCatalogUnderTest({ games: 40, requestsPerSecond: 1 });
  const worker = await catalog.startWorker({ IMPORT_CONCURRENCY: '1' });
  // At one game a second most of them wait for as long as this asks.
  const asked = Array.from({ length: 20 }, (_, index) =>
    catalog.call('POST', '/api/game-import/batch', {
      body: { gameIds: [index + 1] },
      headers: { Prefer: 'respond-async' },
    }),
  );
  await Promise.all(asked);
  await until(
    async () => {
      const text = await (await fetch(`${worker}/metrics`)).text();
      const of = (line: RegExp) => Number(line.exec(text)?.[1]);
      expect(of(/^queue_jobs\{queue="import",state="prioritized".*\} (\d+)$/m)).toBeGreaterThan(0);
      expect(of(/^queue_oldest_waiting_seconds\{queue="import".*\} (\S+)$/m)).toBeGreaterThan(0);
    },
    { timeoutMs: 10_000 },
  );
});

test('a catalog whose OpenSearch is away counts what it answered without it', async () => {
  const port = await freePort();
  catalog = await startCatalogUnderTest({
    games: 40,
    stored: [storedGame(1, { published: true, at: new Date(0) })],
    env: { SEARCH_URL: `http://127.0.0.1:${port}` },
  });
  const counted = async () => {
    const text = await (await fetch(`${catalog.url}/metrics`)).text();
    return [...text.matchAll(/^opensearch_questions_total\{outcome="(\w+)".*\} (\d+)$/gm)].map(
      ([, outcome, value]) => `${outcome} ${value}`,
    );
  };
  expect(await counted()).toEqual(['answered 0', 'away 0']);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await catalog.call('GET', '/api/public/games', { as: null });
    expect([status, body]).toEqual([200, expect.objectContaining({ total: 1 })]);
  }
  expect(await counted()).toEqual(['answered 0', 'away 2']);
});
