import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getSync, listMalformedItems } from '@slots/contracts/catalog/catalogue-sync';
import {
  importBatch,
  listImportJobs,
  planImport,
  retryImportJob,
} from '@slots/contracts/catalog/imports';
import { listLibraryGames } from '@slots/contracts/catalog/library-games';
import { profileQueries } from '@slots/testing/query-profile';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import type { ImportChunk } from './import.model.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 200 });
  await catalog.startWorker();
  await catalog.mirrored();
});
afterAll(() => catalog.close());

async function batch(gameIds: readonly number[]): Promise<number> {
  const answer = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds } });
  return importBatch.responses[200].parse(answer.body).jobId;
}

async function plan(body: object) {
  const answer = await catalog.call('POST', '/api/game-import/dry-run', { body });
  expect(answer.status).toBe(200);
  return planImport.responses[200].parse(answer.body);
}

test.each([
  ['POST', '/api/game-import/dry-run'],
  ['POST', '/api/game-import/cache-location'],
  ['POST', '/api/game-import/jobs/1/retry'],
  ['GET', '/api/game-import/malformed'],
  ['GET', '/api/game-import/library/games'],
])('%s %s is for super administrators only', async (method, path) => {
  expect(await catalog.call(method, path, { as: null })).toMatchObject({ status: 401 });
  expect(await catalog.call(method, path, { as: 'admin' })).toMatchObject({ status: 403 });
});

test('a dry run tells what would be created, changed, left and missed, and does nothing', async () => {
  await batch([1, 2]);
  await catalog.mirror.updateOne({ _id: 2 }, { $set: { hash: 'another' } });
  const before = await catalog.games.countDocuments();
  expect(await plan({ gameIds: [1, 2, 3, 3, 999_999] })).toMatchObject({
    total: 4,
    create: { count: 1, games: [{ id: 3, name: expect.any(String) }] },
    change: { count: 1, games: [{ id: 2 }] },
    leave: { count: 1, games: [{ id: 1 }] },
    missing: [999_999],
  });
  expect(await catalog.games.countDocuments()).toBe(before);
});

test('a dry run of everything names at most twenty games of a kind', async () => {
  const { total, create } = await plan({});
  expect(total).toBe(200);
  expect(create.count).toBeGreaterThan(20);
  expect(create.games).toHaveLength(20);
  expect(await plan({ search: 'no such game' })).toMatchObject({ total: 0, missing: [] });
  expect(
    await catalog.call('POST', '/api/game-import/dry-run', { body: { gameIds: [] } }),
  ).toMatchObject({ status: 400, body: { message: 'Please select at least one game to import.' } });
});

test('a dry run of more games than are compared at a time counts all of them and names the first', async () => {
  const [copy] = await catalog.mirror.find().limit(1).toArray();
  if (!copy) throw new Error('The mirror is empty.');
  const many = Array.from({ length: 5_200 }, (_none, at) => ({
    ...copy,
    _id: 1_000_000 + at,
    name: 'Copied',
    searchName: 'copied',
    imported: false,
    withdrawn: false,
    published: true,
  }));
  await catalog.mirror.insertMany(many);
  const { total, create, missing } = await plan({ search: 'copied' });
  expect({ total, count: create.count, missing }).toEqual({
    total: many.length,
    count: many.length,
    missing: [],
  });
  expect(create.games.map(({ id }) => id)).toEqual(many.slice(0, 20).map(({ _id }) => _id));
  await catalog.mirror.deleteMany({ _id: { $gte: 1_000_000 } });
});

test('the games of an import that failed are imported again; none failed is 409', async () => {
  const id = await batch([10, 777_777]);
  const answer = await catalog.call('POST', `/api/game-import/jobs/${id}/retry`);
  expect(answer.status).toBe(202);
  const { jobId } = retryImportJob.responses[202].parse(answer.body);
  expect(await catalog.ended(jobId)).toMatchObject({
    requestedBy: { id: 1, username: 'ada' },
    speed: null,
    progress: { total: 1, failed: 1 },
    results: { errors: [{ id: 777_777 }] },
  });
  const fine = await batch([10]);
  expect(await catalog.call('POST', `/api/game-import/jobs/${fine}/retry`)).toMatchObject({
    status: 409,
    body: { message: 'No game of this import has failed.' },
  });
  expect(await catalog.call('POST', '/api/game-import/jobs/999999/retry')).toMatchObject({
    status: 404,
  });
});

test('the list of imports holds the first hundred results of each, one import all of them', async () => {
  const id = await batch(Array.from({ length: 150 }, (_, index) => index + 1));
  const { body } = await catalog.call('GET', '/api/game-import/jobs?limit=1');
  const [listed] = listImportJobs.responses[200].parse(body).data;
  expect(listed).toMatchObject({ id, progress: { succeeded: 150 } });
  expect(listed?.results.success).toHaveLength(100);
  expect((await catalog.job(id)).results.success).toHaveLength(150);
});

test('the list of imports reads of a large one as many chunks as hold the results that it shows', async () => {
  const id = await batch([1, 999_999]);
  await catalog.db.collection<ImportChunk>('importChunks').insertMany(
    Array.from({ length: 60 }, (_none, index) => ({
      _id: `${id}:${index + 1}`,
      importId: id,
      chunk: index + 1,
      pending: [],
      succeeded: Array.from({ length: 20 }, (_one, at) => 10_000 + 20 * index + at),
      failed: index === 59 ? [{ id: 999_998, error: 'It broke.' }] : [],
    })),
  );
  const profile = await profileQueries({
    mongodbUrl: catalog.env['MONGODB_URL'] ?? '',
    database: catalog.env['MONGODB_DATABASE'] ?? '',
  });
  const { body } = await catalog.call('GET', '/api/game-import/jobs?limit=1');
  const [listed] = listImportJobs.responses[200].parse(body).data;
  expect(listed).toMatchObject({ id, progress: { succeeded: 1_201, failed: 2 } });
  expect(listed?.results.success).toHaveLength(100);
  expect(listed?.results.errors.map((error) => error.id)).toEqual([999_999, 999_998]);
  const operations = await profile.take();
  await profile.close();
  // They are counted by an aggregation.
  const reads = operations.filter(
    ({ collection, op }) => collection === 'importChunks' && (op === 'query' || op === 'getmore'),
  );
  const read = reads.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(20);
});

test('a game is found on the page where it was seen', async () => {
  const body = { gameId: 150, page: 2 };
  expect(await catalog.call('POST', '/api/game-import/cache-location', { body })).toMatchObject({
    status: 200,
  });
  await catalog.mirror.deleteOne({ _id: 150 });
  expect(await catalog.call('GET', '/api/game-import/game/150')).toMatchObject({
    status: 200,
    body: { id: 150 },
  });
  const wrong = { gameId: 888_888, page: 1 };
  await catalog.call('POST', '/api/game-import/cache-location', { body: wrong });
  expect(await catalog.call('GET', '/api/game-import/game/888888')).toMatchObject({ status: 404 });
  expect(
    await catalog.call('POST', '/api/game-import/cache-location', { body: { gameId: 1, page: 0 } }),
  ).toMatchObject({ status: 400 });
});

test('the state of the sync says when it last went well, and no item is malformed', async () => {
  const { body } = await catalog.call('GET', '/api/game-import/sync');
  const { lastSyncedAt, away, last } = getSync.responses[200].parse(body);
  expect(lastSyncedAt).toBe(last?.finishedAt);
  expect(away).toBeNull();
  const items = await catalog.call('GET', '/api/game-import/malformed');
  expect(listMalformedItems.responses[200].parse(items.body)).toEqual({ data: [], total: 0 });
});

test('the library lists imported games, found by name, provider, slug and external id', async () => {
  await batch([1, 2, 3]);
  const list = async (query: string) => {
    const answer = await catalog.call('GET', `/api/game-import/library/games?${query}`);
    expect(answer.status).toBe(200);
    return listLibraryGames.responses[200].parse(answer.body);
  };
  const first = await list('per_page=2');
  expect(first).toMatchObject({ current_page: 1, per_page: 2, data: [{ id: 1 }, { id: 2 }] });
  expect((await list('per_page=2&page=2')).data[0]).toMatchObject({ id: 3 });
  const [game] = first.data;
  for (const text of [game?.name, game?.slug, game?.provider_name, '1']) {
    const { data } = await list(`search=${encodeURIComponent(text ?? '')}&per_page=150`);
    expect(data.map(({ id }) => id)).toContain(1);
  }
  expect(await list('search=no(such')).toMatchObject({ data: [], total: 0, last_page: 1 });
  expect(await catalog.call('GET', '/api/game-import/library/games?page=0')).toMatchObject({
    status: 400,
  });
});
