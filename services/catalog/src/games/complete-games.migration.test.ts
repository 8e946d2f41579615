import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { GameRecord } from './stored-game.ts';

const AT = new Date('2026-11-20T04:05:06.789Z');

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest();
}, 60_000);
afterAll(() => catalog?.close());

test('games of the first version are found by staff, edited and refreshed after the next start', async () => {
  const games = catalog.db.collection<Partial<GameRecord> & { _id: number }>('games');
  await games.insertMany([1, 2, 3].map((id) => storedGame(id, { at: AT })));
  await games.updateOne({ _id: 3 }, { $set: { name: 'Café Doré' } });
  const added = { searchText: '', visibleBefore: '', updatedBy: '', version: '' } as const;
  await games.updateMany({}, { $unset: added });
  // Prepares the same database again, side by side with another.
  await Promise.all([catalog.startReplica(), catalog.startReplica()]);
  await catalog.startWorker();

  expect(await games.findOne({ _id: 1 })).toMatchObject({
    searchText: 'game 1\nstudio 2\ngame-1',
    visibleBefore: [],
    updatedBy: null,
    version: AT.getTime(),
  });
  const found = await catalog.call('GET', '/api/games?search=cafe');
  expect(found.body).toMatchObject({ total: 1 });
  const edited = await catalog.call('PATCH', '/api/games/3', { body: { name: 'Café Noir' } });
  expect(edited.status).toBe(200);
  expect(edited.headers.get('etag')).toContain(String(AT.getTime() + 1));
  const answer = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1] } });
  expect(answer.body).toMatchObject({ results: { success: [1], failed: 0 } });
});
