import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import {
  importAll,
  importBatch,
  importJobEvents,
  listImportJobs,
} from '@slots/contracts/catalog/imports';
import { listCatalogHappenings } from '@slots/contracts/webhook-events';
import { createApiCaller } from '@slots/testing/api-caller';
import { serviceCredential } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import type { ImportRecord } from './import.model.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 400 });
  await catalog.startWorker();
  await catalog.mirrored();
});
afterAll(() => catalog.close());

const ASYNC = { Prefer: 'respond-async' };

async function queue(
  gameIds: readonly number[],
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds },
    headers: { ...ASYNC, ...headers },
  });
  expect(answer.status).toBe(202);
  return importBatch.responses[202].parse(answer.body).jobId;
}

async function batch(gameIds: readonly number[]) {
  const answer = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds } });
  expect(answer.status).toBe(200);
  return importBatch.responses[200].parse(answer.body);
}

test.each([
  ['GET', '/api/game-import/games'],
  ['GET', '/api/game-import/game/1'],
  ['GET', '/api/game-import/game/1/preview'],
  ['GET', '/api/game-import/imported-ids'],
  ['GET', '/api/game-import/sync'],
  ['POST', '/api/game-import/sync'],
  ['POST', '/api/game-import/batch'],
  ['POST', '/api/game-import/all'],
  ['GET', '/api/game-import/jobs'],
  ['GET', '/api/game-import/jobs/1'],
  ['GET', '/api/game-import/jobs/1/events'],
  ['DELETE', '/api/game-import/jobs/1'],
])('%s %s is for super administrators only', async (method, path) => {
  expect(await catalog.call(method, path, { as: null })).toMatchObject({ status: 401 });
  expect(await catalog.call(method, path, { as: 'user' })).toMatchObject({ status: 403 });
  expect(await catalog.call(method, path, { as: 'admin' })).toMatchObject({ status: 403 });
});

test('a batch answers with what became of each game; one that the catalogue lacks does not hold up the rest', async () => {
  const { message, results } = await batch([3, 1, 3, 2, 999_999]);
  expect(message).toBe('Successfully imported 3 games. 1 failed.');
  expect(results.success.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(results.errors).toEqual([
    { id: 999_999, error: 'The external catalogue has no game with this id.' },
  ]);
  expect(results.failed).toBe(1);
});

test('duplicates do not count toward the thousand games of a batch', async () => {
  const { results } = await batch(Array.from({ length: 1_001 }, () => 3));
  expect(results.success).toEqual([3]);
});

test('a batch of which nothing could be imported says so', async () => {
  const { message, results } = await batch([999_998, 999_999]);
  expect(message).toBe('No games were imported. 2 failed.');
  expect(results.success).toEqual([]);
});

test.each([
  ['an empty list', { gameIds: [] }, 'Please select at least one game to import.'],
  ['no list', {}, 'Please select at least one game to import.'],
  [
    'more than a thousand',
    { gameIds: Array.from({ length: 1_001 }, (_, id) => id) },
    'At most 1,000 games can be imported at once.',
  ],
])('a batch with %s is refused', async (_what, body, message) => {
  const answer = await catalog.call('POST', '/api/game-import/batch', { body });
  expect(answer).toMatchObject({ status: 400, body: { message } });
});

test.each([
  ['what is no whole number', { gameIds: [1.5] }, 'gameIds.0: must be a whole number'],
  ['a text for an id', { gameIds: ['1'] }, 'gameIds.0: must be a whole number'],
  [
    'an unknown field',
    { gameIds: [1], published: false },
    'published: is not a field of this call',
  ],
])('a batch with %s is refused', async (_what, body, message) => {
  expect(await catalog.call('POST', '/api/game-import/batch', { body })).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('whoever prefers not to wait gets 202 and finds the import at its Location', async () => {
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds: [10, 11] },
    headers: ASYNC,
  });
  expect(answer.status).toBe(202);
  const { jobId } = importBatch.responses[202].parse(answer.body);
  expect(answer.headers.get('location')).toBe(`/api/game-import/jobs/${jobId}`);
  const job = await catalog.ended(jobId);
  expect(job.progress).toEqual({ total: 2, done: 2, succeeded: 2, failed: 0 });
  expect(job.finishedAt).not.toBeNull();
});

test('imported games are public, flagged in the list of the catalogue, and among the imported ids', async () => {
  await batch([21]);
  const game = await catalog.call('GET', '/api/game-import/game/21');
  expect(game.body).toMatchObject({ id: 21, external_id: 21, imported: true });
  const { body: ids } = await catalog.call('GET', '/api/game-import/imported-ids');
  expect(ids).toContain(21);
  await until(async () => {
    const cards = await catalog.call('GET', '/api/public/games?limit=100', { as: null });
    expect(cards.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ external_id: 21 })]),
    });
  });
});

test('twenty requests at once with the same Idempotency-Key make one import', async () => {
  const headers = { 'Idempotency-Key': 'only-once' };
  const gameIds = Array.from({ length: 30 }, (_, index) => 100 + index);
  const ids = await Promise.all(Array.from({ length: 20 }, () => queue(gameIds, headers)));
  expect(new Set(ids).size).toBe(1);
  const { progress } = await catalog.ended(ids[0] ?? 0);
  expect(progress).toEqual({ total: 30, done: 30, succeeded: 30, failed: 0 });
  expect(await queue([1], headers)).toBe(ids[0]);
});

test.each([
  ['too long', 'k'.repeat(256)],
  ['not ASCII', 'schlüssel'],
])('an Idempotency-Key that is %s is refused', async (_what, key) => {
  const answer = await catalog.call('POST', '/api/game-import/batch', {
    body: { gameIds: [1] },
    headers: { 'Idempotency-Key': key },
  });
  expect(answer.status).toBe(400);
});

test('the events of an import tell its progress and end with its end', async () => {
  const id = await queue([40, 41, 42]);
  const stream = await catalog.call('GET', `/api/game-import/jobs/${id}/events`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const events = String(stream.body)
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => importJobEvents.responses[200].parse(JSON.parse(line.slice(6))));
  expect(events.at(-1)).toMatchObject({ id, state: 'completed', progress: { done: 3 } });
});

test('who listens after the end gets the end at once', async () => {
  const { jobId } = await batch([43]);
  const stream = await catalog.call('GET', `/api/game-import/jobs/${jobId}/events`);
  expect(String(stream.body).match(/^data: /gm)).toHaveLength(1);
});

test('an import that has ended stays as it is when it is cancelled', async () => {
  const { jobId } = await batch([44]);
  const answer = await catalog.call('DELETE', `/api/game-import/jobs/${jobId}`);
  expect(answer).toMatchObject({ status: 200, body: { state: 'completed' } });
});

test('an import that is not there is 404, what is no id 400', async () => {
  for (const [method, path] of [
    ['GET', '/api/game-import/jobs/999999'],
    ['GET', '/api/game-import/jobs/999999/events'],
    ['DELETE', '/api/game-import/jobs/999999'],
  ] as const) {
    expect(await catalog.call(method, path)).toMatchObject({ status: 404 });
  }
  expect(await catalog.call('GET', '/api/game-import/jobs/abc')).toMatchObject({ status: 400 });
});

test('imports that end, and games that change, are told to webhooks', async () => {
  const since = new Date().toISOString();
  const id = await queue([21, 22]);
  await catalog.call('PATCH', '/api/games/1', { body: { name: 'Told Of' } });
  const ask = createApiCaller(catalog.url, serviceCredential('affiliate', 'catalog'));
  await until(async () => {
    const { body } = await ask('GET', `/internal/happenings?since=${since}&limit=100`);
    expect(listCatalogHappenings.responses[200].parse(body).data).toMatchObject([
      { type: 'game.changed', kind: 'game', recordId: 1, name: 'Told Of', fields: ['name'] },
      {
        id: `import-${id}`,
        type: 'import.finished',
        kind: 'import',
        recordId: id,
        name: '2 games',
        action: 'completed',
      },
    ]);
  });
});

test('webhooks are told of each import that ended, however many did', async () => {
  const since = new Date();
  const imports = catalog.db.collection<ImportRecord>('imports');
  const ended = Array.from(
    { length: 1_001 },
    (_, index): ImportRecord => ({
      _id: 1_000_000 + index,
      origin: 'batch',
      state: 'completed',
      total: 1,
      chunkSize: 1,
      priority: 1,
      requestedBy: null,
      search: null,
      steps: [],
      createdAt: since,
      startedAt: since,
      finishedAt: since,
    }),
  );
  await imports.insertMany(ended);
  const ask = createApiCaller(catalog.url, serviceCredential('affiliate', 'catalog'));
  const { body } = await ask('GET', `/internal/happenings?since=${since.toISOString()}&limit=100`);
  const { data } = listCatalogHappenings.responses[200].parse(body);
  const told = data.map(({ recordId }) => recordId).toSorted((a, b) => a - b);
  expect(told).toEqual(ended.map(({ _id }) => _id));
  await imports.deleteMany({ _id: { $gte: 1_000_000 } });
});

test('imports are listed, newest first', async () => {
  const { jobId } = await batch([45]);
  const { body } = await catalog.call('GET', '/api/game-import/jobs?limit=2');
  const { data, total } = listImportJobs.responses[200].parse(body);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ id: jobId, results: { success: [45], errors: [] } });
  expect(total).toBeGreaterThan(2);
});

test('everything whose name matches is imported by one call; no match is 404', async () => {
  const found = await catalog.call('GET', '/api/game-import/games?search=GÖLD');
  const { total } = listCatalogueGames.responses[200].parse(found.body);
  const answer = await catalog.call('POST', '/api/game-import/all', { body: { search: 'GÖLD' } });
  expect(answer.status).toBe(202);
  const job = await catalog.ended(importAll.responses[202].parse(answer.body).jobId);
  expect(job).toMatchObject({ origin: 'all', progress: { total, succeeded: total } });
  const none = await catalog.call('POST', '/api/game-import/all', {
    body: { search: 'no such game' },
  });
  expect(none.status).toBe(404);
});

test('the same Idempotency-Key finds the import of all that matched, though nothing matches now', async () => {
  await catalog.mirror.updateOne({ _id: 45 }, { $set: { searchName: 'quetzal' } });
  const ask = async () => {
    const answer = await catalog.call('POST', '/api/game-import/all', {
      body: { search: 'Quetzal' },
      headers: { 'Idempotency-Key': 'all-once' },
    });
    expect(answer.status).toBe(202);
    return importAll.responses[202].parse(answer.body).jobId;
  };
  const id = await ask();
  await catalog.mirror.updateOne({ _id: 45 }, { $set: { searchName: 'gone' } });
  expect(await ask()).toBe(id);
  expect(await catalog.ended(id)).toMatchObject({ progress: { total: 1, succeeded: 1 } });
});

test('a game that is imported again keeps what staff edited, its slug and its published state', async () => {
  await batch([50, 51]);
  const games = catalog.games;
  const before = await games.findOne({ _id: 50 });
  await games.updateOne(
    { _id: 50 },
    {
      $set: {
        rtp: '99.9',
        rtpValue: 99.9,
        editedFields: ['rtp'],
        published: false,
        volatility: 'none',
        sourceHash: 'older',
      },
    },
  );
  const { results } = await batch([50, 51]);
  expect(results.success).toHaveLength(2);
  const after = await games.findOne({ _id: 50 });
  expect(after).toMatchObject({ rtp: '99.9', rtpValue: 99.9, published: false });
  expect(after).toMatchObject({ volatility: before?.volatility, slug: before?.slug });
});

test('a game whose slug the catalogue changed redirects from its old address', async () => {
  await batch([60]);
  const games = catalog.games;
  const current = await games.findOne({ _id: 60 });
  await games.updateOne(
    { _id: 60 },
    { $set: { slug: 'its-old-slug', sourceSlug: 'its-old-slug', sourceHash: 'older' } },
  );
  await batch([60]);
  const moved = await catalog.call('GET', '/api/public/games/its-old-slug', { as: null });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`/api/public/games/${current?.slug}`);
});

test('games that want the same slug get numbers', async () => {
  const mirror = catalog.mirror;
  await mirror.updateMany(
    { _id: { $in: [70, 71, 72] } },
    { $set: { slug: 'same-slug', hash: 'new' } },
  );
  await batch([70]);
  await batch([71, 72]);
  const games = catalog.games;
  const slugs = await games
    .find({ _id: { $in: [70, 71, 72] } })
    .sort({ _id: 1 })
    .toArray();
  expect(slugs.map((game) => game.slug)).toEqual(['same-slug', 'same-slug-2', 'same-slug-3']);
});

test('games that the mirror does not have are fetched from the catalogue', async () => {
  await catalog.mirror.deleteMany({ _id: { $in: [80, 81] } });
  const { results } = await batch([79, 80, 81]);
  expect(results.success.toSorted((a, b) => a - b)).toEqual([79, 80, 81]);
  const mirrored = await catalog.mirror.countDocuments({ seenIn: 0 });
  expect(mirrored).toBe(2);
});
