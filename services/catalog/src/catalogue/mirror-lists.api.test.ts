import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { startSync } from '@slots/contracts/catalog/catalogue-sync';
import { profileQueries, type QueryProfile } from '@slots/testing/query-profile';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { SyncRunRecord } from './sync-run.model.ts';

// The cost of the import screens by MongoDB's own count, and the marks of imported games that they read.

const GAMES = 1_200;
const IMPORTED = 800;
const A_PAGE = 20;
const SYNC_PAGE = 50;

jest.setTimeout(120_000);

let catalog: CatalogUnderTest;
let profile: QueryProfile;

beforeAll(async () => {
  const at = new Date(Date.now() - 3_600_000);
  // Imported before the mirror was filled, as after the loss of it.
  const stored = Array.from({ length: IMPORTED }, (_none, index) => storedGame(index + 1, { at }));
  catalog = await startCatalogUnderTest({
    games: GAMES,
    stored,
    env: { CATALOGUE_PAGE_SIZE: String(SYNC_PAGE) },
  });
  await catalog.startWorker();
  await catalog.mirrored();
  profile = await profileQueries({
    mongodbUrl: catalog.env['MONGODB_URL'] ?? '',
    database: catalog.env['MONGODB_DATABASE'] ?? '',
  });
});
afterAll(async () => {
  await profile?.close();
  await catalog?.close();
});

async function list(query: string) {
  const answer = await catalog.call('GET', `/api/game-import/games?${query}`);
  expect(answer.status).toBe(200);
  return listCatalogueGames.responses[200].parse(answer.body);
}

/** Ids that are marked although they are no games, or that are games without a mark. */
async function wrongMarks(): Promise<number[]> {
  const known = new Set((await catalog.games.find().toArray()).map(({ _id }) => _id));
  const copies = await catalog.mirror.find().toArray();
  return copies.flatMap(({ _id, imported }) => (imported === known.has(_id) ? [] : [_id]));
}

async function filled(): Promise<void> {
  await until(async () => expect(await wrongMarks()).toEqual([]));
}

test.each([
  ['all games', '', GAMES],
  ['what is imported', '&status=imported', IMPORTED],
  ['what is new', '&status=new', GAMES - IMPORTED],
])(
  'a page of %s reads as many documents as it answers with, the last like the first',
  async (_what, query, total) => {
    await filled();
    for (const page of [1, total / A_PAGE]) {
      await profile.take();
      const found = await list(`per_page=${A_PAGE}&page=${page}${query}`);
      const operations = (await profile.take()).filter(
        ({ collection, filter }) =>
          collection === 'mirror' ||
          // The visitors' index follows what changed all the time.
          (collection === 'games' && !filter.includes('updatedAt')),
      );
      expect(found).toMatchObject({ total, last_page: total / A_PAGE });
      expect(found.data).toHaveLength(A_PAGE);
      expect(operations.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
      const read = operations.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
      expect(read).toBe(A_PAGE);
    }
  },
);

test('a search reads of the documents only those of its page', async () => {
  const { name } = (await catalog.mirror.findOne({ _id: 7 })) ?? { name: '' };
  const part = encodeURIComponent(name.slice(0, 3));
  const matching = await list(`per_page=150&search=${part}&status=imported`);
  await profile.take();
  const found = await list(`per_page=5&search=${part}&status=imported`);
  const operations = (await profile.take()).filter(({ collection }) => collection === 'mirror');
  expect(found.total).toBe(matching.total);
  expect(found.data.map(({ id }) => id)).toEqual(matching.data.slice(0, 5).map(({ id }) => id));
  expect(operations.reduce((sum, { docsExamined }) => sum + docsExamined, 0)).toBe(
    found.data.length,
  );
});

test('games that the catalogue no longer has are left out by indexes alone', async () => {
  await filled();
  const found = await Promise.all(
    [true, false].map((imported) => catalog.mirror.findOne({ imported, published: true })),
  );
  const gone = { _id: { $in: found.flatMap((game) => game?._id ?? []) } };
  await catalog.mirror.updateMany(gone, { $set: { withdrawn: true } });
  for (const [query, total] of [
    ['', GAMES - 2],
    ['&status=imported', IMPORTED - 1],
    ['&status=new', GAMES - IMPORTED - 1],
  ] as const) {
    await profile.take();
    const listed = await list(`per_page=${A_PAGE}${query}`);
    const operations = (await profile.take()).filter(({ collection }) => collection === 'mirror');
    expect(listed.total).toBe(total);
    expect(listed.data).toHaveLength(A_PAGE);
    expect(operations.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
    expect(operations.reduce((sum, { docsExamined }) => sum + docsExamined, 0)).toBe(A_PAGE);
  }
  await catalog.mirror.updateMany(gone, { $set: { withdrawn: false } });
});

test('a sync counts what it has met once, not at each page', async () => {
  await profile.take();
  const answer = await catalog.call('POST', '/api/game-import/sync', { body: { full: true } });
  const { id } = startSync.responses[202].parse(answer.body);
  const runs = catalog.db.collection<SyncRunRecord>('syncRuns');
  await until(
    async () => expect(await runs.findOne({ _id: id })).toMatchObject({ state: 'completed' }),
    { timeoutMs: 60_000 },
  );
  const counts = (await profile.take()).filter(
    ({ collection, filter }) => collection === 'mirror' && filter.includes(`"seenIn":${id}`),
  );
  expect(counts.length).toBeGreaterThanOrEqual(GAMES / SYNC_PAGE);
  const keys = counts.reduce((sum, { keysExamined }) => sum + keysExamined, 0);
  // Counted at each page it would be twelve times all of them.
  expect(keys).toBeLessThan(6 * GAMES);
  expect(await runs.findOne({ _id: id })).toMatchObject({ games: GAMES });
});

test('marks follow imports and deletions, also side by side', async () => {
  await filled();
  const ids = Array.from({ length: 40 }, (_none, index) => IMPORTED + index + 1);
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: ids } });
  expect((await list('status=imported&per_page=1')).total).toBe(IMPORTED + 40);
  await Promise.all([
    ...ids.map((id) => catalog.call('DELETE', `/api/games/${id}`)),
    catalog.call('POST', '/api/game-import/batch', { body: { gameIds: ids } }),
  ]);
  expect(await wrongMarks()).toEqual([]);
});

test('what the version before imported and deleted is marked after the next start', async () => {
  await filled();
  const at = new Date();
  await catalog.games.insertMany([1_190, 1_191].map((id) => storedGame(id, { at })));
  await catalog.games.deleteOne({ _id: 3 });
  await catalog.mirror.updateMany({ _id: { $lt: 100 } }, { $unset: { imported: '' } });
  expect((await wrongMarks()).length).toBeGreaterThan(99);
  // Works only once the database is prepared.
  await catalog.startWorker();
  expect(await wrongMarks()).toEqual([]);
  expect(await catalog.mirror.findOne({ _id: 3 })).toMatchObject({ imported: false });
});
