import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getPublicGame, listGamePages } from '@slots/contracts/catalog/public-games';
import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';

const at = new Date('2026-11-01T00:00:00.000Z');
const gameRecord = (id: number, over: Partial<GameRecord>): GameRecord => ({
  ...storedGame(id, { at }),
  ...over,
});

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({
    games: 1,
    stored: [
      gameRecord(1, { description: 'From the catalogue.' }),
      gameRecord(2, { description: 'Our own.', editedFields: ['description'] }),
      gameRecord(3, { seo_description: 'Ours too.', editedFields: ['seo_description', 'rtp'] }),
      gameRecord(4, { description: null, editedFields: ['description'] }),
      gameRecord(5, { published: false }),
      gameRecord(6, { withdrawn: true }),
    ],
  });
  // From before the field.
  await catalog.games.updateOne({ _id: 1 }, { $unset: { indexing: '' } });
}, 60_000);

afterAll(() => catalog.close());

const rule = (body: unknown, as: 'super_admin' | 'admin' | 'user' = 'super_admin') =>
  catalog.call('PUT', '/api/game-indexing', { body, as });

async function listed(): Promise<string[]> {
  const { body } = await catalog.call('GET', '/api/public/game-pages', { as: null });
  const { data, total } = listGamePages.responses[200].parse(body);
  expect(data).toHaveLength(total);
  const figures = await catalog.call('GET', '/api/games/statistics');
  expect(getGameStatistics.responses[200].parse(figures.body).indexed).toBe(total);
  return data.map(({ slug }) => slug);
}

/** By their pages' own word, which must be the same as the list's. */
async function indexed(): Promise<string[]> {
  const found: string[] = [];
  for (const slug of ['game-1', 'game-2', 'game-3', 'game-4']) {
    const { body } = await catalog.call('GET', `/api/public/games/${slug}`, { as: null });
    if (getPublicGame.responses[200].parse(body).indexed) found.push(slug);
  }
  expect(await listed()).toEqual(found);
  return found;
}

test('all published games are for search engines, unless staff say otherwise', async () => {
  const { body } = await catalog.call('GET', '/api/game-indexing', { as: 'user' });
  expect(body).toEqual({ rule: 'all' });
  expect(await indexed()).toEqual(['game-1', 'game-2', 'game-3', 'game-4']);
});

test('a rule leaves those with own words, or none; one game may differ', async () => {
  expect(await rule({ rule: 'own-words' })).toMatchObject({ status: 200 });
  expect(await indexed()).toEqual(['game-2', 'game-3']);
  await catalog.call('PATCH', '/api/games/1', { body: { indexing: 'yes' } });
  await catalog.call('PATCH', '/api/games/2', { body: { indexing: 'no' } });
  expect(await indexed()).toEqual(['game-1', 'game-3']);
  await rule({ rule: 'none' });
  expect(await indexed()).toEqual(['game-1']);
  await rule({ rule: 'all' });
  expect(await indexed()).toEqual(['game-1', 'game-3', 'game-4']);
  await catalog.call('PATCH', '/api/games/2', { body: { indexing: 'site' } });
  await catalog.call('PATCH', '/api/games/1', { body: { indexing: 'site' } });
});

test("a game's answer has another tag when the rule changes it", async () => {
  const tag = async () =>
    (await catalog.call('GET', '/api/public/games/game-4', { as: null })).headers.get('etag');
  const before = await tag();
  await rule({ rule: 'none' });
  expect(await tag()).not.toBe(before);
  await rule({ rule: 'all' });
  expect(await tag()).toBe(before);
});

test('super administrators alone set the rule, and who did is told', async () => {
  expect((await rule({ rule: 'none' }, 'admin')).status).toBe(403);
  expect((await rule({ rule: 'some' })).status).toBe(400);
  expect((await rule({})).status).toBe(400);
  expect((await catalog.call('GET', '/api/game-indexing', { as: null })).status).toBe(401);
  const history = catalog.db.collection('history').find({ kind: 'site-settings' });
  const [first] = await history.sort({ version: 1 }).toArray();
  expect(first).toMatchObject({
    by: { username: 'ada' },
    changes: [{ field: 'gameIndexing', from: 'all', to: 'own-words' }],
  });
});

test('pages of the list hold each game once', async () => {
  const slugs: string[] = [];
  for (const page of [1, 2, 3]) {
    const path = `/api/public/game-pages?limit=2&page=${page}`;
    const { body } = await catalog.call('GET', path, { as: null });
    const { data, total } = listGamePages.responses[200].parse(body);
    expect(total).toBe(4);
    slugs.push(...data.map(({ slug }) => slug));
  }
  expect(slugs).toEqual(['game-1', 'game-2', 'game-3', 'game-4']);
});
