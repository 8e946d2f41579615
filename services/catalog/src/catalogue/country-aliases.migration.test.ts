import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileQueries } from '@slots/testing/query-profile';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 2 });
}, 60_000);
afterAll(() => catalog?.close());

test('a game that was stored with the alias of a country does not launch there after the next start', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  const at = new Date();
  await catalog.games.insertMany([
    { ...storedGame(1, { at }), restricted: ['UK', 'US'] },
    { ...storedGame(2, { at }), restricted: ['FR'] },
  ]);
  await catalog.mirror.updateOne({ _id: 1 }, { $set: { restricted: ['UK', 'GB'] } });
  const { MONGODB_URL: mongodbUrl = '', MONGODB_DATABASE: database = '' } = catalog.env;
  const profile = await profileQueries({ mongodbUrl, database });
  await catalog.startReplica();
  const looked = (await profile.take()).filter(
    ({ op, filter }) => op === 'query' && filter.includes('UK'),
  );
  await profile.close();
  expect(new Set(looked.map(({ plan }) => plan))).toEqual(new Set(['IXSCAN { restricted: 1 }']));

  catalog.geo.putVisitorsIn('GB');
  const launch = async (id: number) =>
    (await catalog.call('GET', `/api/game-token?game=${id}`, { as: null })).status;
  expect(await launch(1)).toBe(403);
  expect(await launch(2)).toBe(200);
  expect((await catalog.mirror.findOne({ _id: 1 }))?.restricted).toEqual(['GB']);
  catalog.geo.putVisitorsIn('US');
  expect(await launch(1)).toBe(403);
});
