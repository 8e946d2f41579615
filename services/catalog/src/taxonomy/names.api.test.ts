import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serviceCredential } from '@slots/testing/test-identity';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { TaxonRecord } from './taxonomy.model.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  const at = new Date();
  catalog = await startCatalogUnderTest({
    games: 1,
    stored: [storedGame(2, { at }), storedGame(3, { published: false, at })],
  });
  await catalog.db.collection<TaxonRecord>('providers').insertMany([
    { _id: 7, name: 'Wickloom', slug: 'wickloom' },
    { _id: 3, name: 'Ashmark', slug: 'ashmark' },
    { _id: 4, name: 'hidden', slug: 'hidden' },
  ]);
  await catalog.db
    .collection<TaxonRecord>('types')
    .insertMany([{ _id: 3, name: 'Slots', slug: 'slots' }]);
});
afterAll(() => catalog.close());

test('the casino service gets the names of all providers and game types, with their numbers of published games', async () => {
  const Authorization = `Bearer ${serviceCredential('casino', 'catalog')}`;
  const answer = await catalog.call('GET', '/internal/names', {
    as: null,
    headers: { Authorization },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    providers: [
      { id: 3, name: 'Ashmark', slug: 'ashmark', gameCount: 1, thumb: null },
      { id: 4, name: 'hidden', slug: 'hidden', gameCount: 0, thumb: null },
      { id: 7, name: 'Wickloom', slug: 'wickloom', gameCount: 0, thumb: null },
    ],
    gameTypes: [{ id: 3, name: 'Slots', slug: 'slots', gameCount: 1 }],
  });
});

test('nobody else does', async () => {
  expect(await catalog.call('GET', '/internal/names', { as: null })).toMatchObject({ status: 401 });
  expect(await catalog.call('GET', '/internal/names')).toMatchObject({ status: 401 });
});
