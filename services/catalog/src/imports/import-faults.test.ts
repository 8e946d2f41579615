import { afterEach, expect, test } from '@jest/globals';
import { getSync, startSync } from '@slots/contracts/catalog/catalogue-sync';
import { importBatch } from '@slots/contracts/catalog/imports';
import { createMongoGate, type Gate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';

const GAMES = 120;
const IDS = Array.from({ length: GAMES }, (_, index) => index + 1);
const ENV = { CATALOGUE_PAGE_SIZE: '20', CATALOGUE_TIMEOUT_MS: '700' };
let catalog: CatalogUnderTest;
let gate: (Gate & { url: string }) | undefined;

afterEach(async () => {
  await catalog.close();
  await gate?.shut();
  gate = undefined;
});

async function queue(gameIds: readonly number[]): Promise<number> {
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds },
    headers: { Prefer: 'respond-async' },
  });
  return importBatch.responses[202].parse(answer.body).jobId;
}

async function status() {
  return getSync.responses[200].parse((await catalog.call('GET', '/api/game-import/sync')).body);
}

async function sync(full: boolean) {
  const answer = await catalog.call('POST', '/api/game-import/sync', { body: { full } });
  const { id } = startSync.responses[202].parse(answer.body);
  return until(
    async () => {
      const current = await status();
      expect(current.last?.id).toBe(id);
      return current;
    },
    { timeoutMs: 20_000 },
  );
}

/** The games of the product are there, each once; succeeded and failed are what was asked for. */
async function wholeAfter(id: number): Promise<void> {
  const { progress, results } = await catalog.ended(id, 40_000);
  expect(progress).toEqual({ total: GAMES, done: GAMES, succeeded: GAMES, failed: 0 });
  expect(new Set(results.success).size).toBe(GAMES);
  expect(await catalog.games.countDocuments()).toBe(GAMES);
}

test.each([
  ['429', { kind: 'too-many-requests', seconds: 1, every: 3, count: 4 }],
  ['500', { kind: 'server-error', every: 3, count: 4 }],
  ['hanging', { kind: 'hang', every: 4, count: 2 }],
  ['cut', { kind: 'cut', every: 3, count: 4 }],
  ['broken JSON', { kind: 'broken-json', every: 3, count: 4 }],
  ['reordered pages', { kind: 'reorder', count: 6, shift: 7 }],
])(
  'sync and import come to a whole end by themselves with a catalogue that is at times: %s',
  async (_what, fault) => {
    catalog = await startCatalogUnderTest({ games: GAMES, env: ENV });
    await catalog.fault(fault);
    const id = await queue(IDS);
    await catalog.startWorker();
    await wholeAfter(id);
    await catalog.mirrored();
    expect(await status()).toMatchObject({ mirrored: GAMES, away: null });
  },
  60_000,
);

test('{"error"} with 200 fails the sync and the games for good, in its own words', async () => {
  catalog = await startCatalogUnderTest({ games: GAMES, env: ENV });
  await catalog.fault({ kind: 'error-with-200' });
  await catalog.startWorker();
  const id = await queue(IDS);
  const { progress, results } = await catalog.ended(id);
  expect(progress).toEqual({ total: GAMES, done: GAMES, succeeded: 0, failed: GAMES });
  const reason = 'The external catalogue refused the request: Your subscription is not active.';
  expect(new Set(results.errors.map(({ error }) => error))).toEqual(new Set([reason]));
  await until(async () =>
    expect((await status()).away).toMatchObject({ since: expect.any(String), reason }),
  );
});

test('changed slugs redirect, games that vanish are withdrawn, and malformed items are put aside with their reason', async () => {
  catalog = await startCatalogUnderTest({ games: GAMES, env: ENV });
  await catalog.startWorker();
  await catalog.mirrored();
  await wholeAfter(await queue(IDS));
  const games = catalog.games;
  const before = await games.findOne({ published: true, withdrawn: false, _id: { $gt: 20 } });
  const moved = before?._id ?? 0;
  await catalog.fault({ kind: 'changed-slugs', ids: [moved] });
  await catalog.fault({ kind: 'vanished-games', ids: [3] });
  await catalog.fault({ kind: 'malformed-items', ids: [4] });
  expect((await sync(true)).last).toMatchObject({ state: 'completed', malformed: 1 });
  const old = await catalog.call('GET', `/api/public/games/${before?.slug}`, { as: null });
  expect(old.status).toBe(301);
  expect(await games.findOne({ _id: 3 })).toMatchObject({ withdrawn: true });
  expect(await games.findOne({ _id: 4 })).toMatchObject({ withdrawn: false });
  expect(await catalog.call('GET', '/api/game-import/malformed')).toMatchObject({
    body: { total: 1, data: [{ externalId: 4, reason: expect.any(String) }] },
  });
}, 60_000);

test('an import ends while the catalogue refuses, also with games that an old copy says are gone', async () => {
  catalog = await startCatalogUnderTest({ games: GAMES, env: ENV });
  await catalog.startWorker();
  await catalog.mirrored();
  const longAgo = new Date(0);
  await catalog.db.collection('syncRuns').updateMany({}, { $set: { createdAt: longAgo } });
  await catalog.mirror.updateMany({}, { $set: { fetchedAt: longAgo } });
  await catalog.mirror.updateOne({ _id: 3 }, { $set: { withdrawn: true } });
  await catalog.fault({ kind: 'error-with-200' });
  expect((await catalog.ended(await queue([2, 3]))).results).toMatchObject({
    success: [2],
    errors: [{ id: 3, error: 'The external catalogue no longer has this game.' }],
  });
});

test('an import goes on after MongoDB was away for ten seconds', async () => {
  catalog = await startCatalogUnderTest({ games: GAMES, requestsPerSecond: 4, env: ENV });
  gate = await createMongoGate(catalog.env['MONGODB_URL'] ?? '');
  await gate.open();
  await catalog.startWorker({ MONGODB_URL: gate.url });
  const id = await queue(IDS);
  await until(async () => expect((await catalog.job(id)).progress.done).toBeGreaterThan(0), {
    timeoutMs: 20_000,
  });
  expect((await catalog.job(id)).progress.done).toBeLessThan(GAMES);
  await gate.shut();
  // The time that MongoDB is away is what is tested, so it is waited for.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  await gate.open();
  await wholeAfter(id);
}, 90_000);
