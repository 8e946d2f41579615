import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import type { GameRecord } from '../games/game.model.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 60 });
  await catalog.startWorker();
  await catalog.mirrored();
  const gameIds = Array.from({ length: 50 }, (_, index) => index + 1);
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds } });
});
afterAll(() => catalog.close());

const games = () => catalog.db.collection<GameRecord>('games');

async function idOf(filter: object): Promise<number> {
  const game = await games().findOne({ published: true, withdrawn: false, ...filter });
  if (!game) throw new Error('There is no such game');
  return game._id;
}

test('a visitor gets a demo token that is never cached', async () => {
  const answer = await catalog.call('GET', '/api/game-token', { as: null });
  expect(answer).toMatchObject({
    status: 200,
    body: { token: expect.any(String), expiresIn: 3600 },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the signed address of a public game opens in the launcher', async () => {
  const id = await idOf({ restricted: [] });
  const answer = await catalog.call('GET', `/api/game-token?game=${id}`, { as: null });
  const { launcherUrl = '' } = gameToken.responses[200].parse(answer.body);
  expect(launcherUrl).toContain(`/iframe/${id}?token=the-key&exp=`);
  expect((await fetch(launcherUrl)).status).toBe(200);
  expect((await fetch(launcherUrl.replace(/.$/, 'z'))).status).not.toBe(200);
});

test('a game that is unknown, not published or withdrawn is not launched', async () => {
  const id = await idOf({ restricted: [] });
  for (const hidden of [{ published: false }, { withdrawn: true }]) {
    await games().updateOne({ _id: id }, { $set: hidden });
    expect(await catalog.call('GET', `/api/game-token?game=${id}`, { as: null })).toMatchObject({
      status: 404,
    });
    await games().updateOne({ _id: id }, { $set: { published: true, withdrawn: false } });
  }
  expect(await catalog.call('GET', '/api/game-token?game=999999', { as: null })).toMatchObject({
    status: 404,
  });
  expect(await catalog.call('GET', '/api/game-token?game=x', { as: null })).toMatchObject({
    status: 400,
  });
});

test("a game that is restricted in the visitor's country is refused there, and only there", async () => {
  const id = await idOf({});
  await games().updateOne({ _id: id }, { $set: { restricted: ['DE', 'FR'] } });
  const launch = () => catalog.call('GET', `/api/game-token?game=${id}`, { as: null });
  catalog.geo.putVisitorsIn('DE');
  expect(await launch()).toMatchObject({
    status: 403,
    body: { message: 'This game is not available in your country.' },
  });
  catalog.geo.putVisitorsIn('GB');
  expect(await launch()).toMatchObject({ status: 200 });
  catalog.geo.putVisitorsIn(null);
  expect(await launch()).toMatchObject({ status: 200 });
});

test('while geo is away a restricted game launches', async () => {
  const id = await idOf({});
  await games().updateOne({ _id: id }, { $set: { restricted: ['DE'] } });
  catalog.geo.goAway();
  expect(await catalog.call('GET', `/api/game-token?game=${id}`, { as: null })).toMatchObject({
    status: 200,
  });
});

test('a preview redirects a super administrator to the launcher, for games that are not imported too', async () => {
  const answer = await catalog.call('GET', '/api/game-import/game/55/preview');
  expect(answer.status).toBe(302);
  expect((await fetch(answer.headers.get('location') ?? '')).status).toBe(200);
  expect(await catalog.call('GET', '/api/game-import/game/999999/preview')).toMatchObject({
    status: 404,
  });
});
