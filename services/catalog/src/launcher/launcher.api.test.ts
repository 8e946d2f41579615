import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 60 });
  await catalog.startWorker();
  await catalog.mirrored();
  const gameIds = Array.from({ length: 50 }, (_, index) => index + 1);
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds } });
});
afterAll(() => catalog.close());

async function idOf(filter: object): Promise<number> {
  const game = await catalog.games.findOne({ published: true, withdrawn: false, ...filter });
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

test('a game with the longest id that the catalogue gives opens too', async () => {
  const id = 999_999_999_999_999;
  await catalog.games.insertOne(storedGame(id, { at: new Date() }));
  const answer = await catalog.call('GET', `/api/game-token?game=${id}`, { as: null });
  expect(answer).toMatchObject({
    status: 200,
    body: { launcherUrl: expect.stringContaining(`/iframe/${id}?`) },
  });
});

test('a game that is unknown, not published or withdrawn is not launched', async () => {
  const id = await idOf({ restricted: [] });
  for (const hidden of [{ published: false }, { withdrawn: true }]) {
    await catalog.games.updateOne({ _id: id }, { $set: hidden });
    expect(await catalog.call('GET', `/api/game-token?game=${id}`, { as: null })).toMatchObject({
      status: 404,
    });
    await catalog.games.updateOne({ _id: id }, { $set: { published: true, withdrawn: false } });
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
  await catalog.games.updateOne({ _id: id }, { $set: { restricted: ['DE', 'FR'] } });
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
  await catalog.games.updateOne({ _id: id }, { $set: { restricted: ['DE'] } });
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
  await catalog.mirror.updateOne({ _id: 56 }, { $set: { imported: true, withdrawn: true } });
  expect(await catalog.call('GET', '/api/game-import/game/56/preview')).toMatchObject({
    status: 409,
    body: { message: 'The external catalogue has withdrawn this game.' },
  });
});

describe('where the law of a country differs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'law-'));
  let strict: CatalogUnderTest;
  let game = 0;

  beforeAll(async () => {
    const file = join(folder, 'law.json');
    const law = {
      default: { demo: 'age-gate', terms: 'optional' },
      DE: { demo: 'verified-age' },
      US: { demo: 'not-offered' },
    };
    writeFileSync(file, JSON.stringify(law));
    strict = await startCatalogUnderTest({
      games: 5,
      env: { LAW_FILE: file, AGE_PROVIDER: 'test' },
    });
    await strict.startWorker();
    await strict.mirrored();
    await strict.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2, 3, 4, 5] } });
    game = 1;
    await strict.db
      .collection<GameRecord>('games')
      .updateOne({ _id: game }, { $set: { restricted: [], published: true, withdrawn: false } });
  });
  afterAll(async () => {
    await strict.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (query = '') => strict.call('GET', `/api/game-token${query}`, { as: null });
  const post = (path: string, body: object, headers = {}) =>
    strict.call('POST', path, { as: null, body, headers });

  test('a demo is not offered at all, or to whoever passed the age gate', async () => {
    strict.geo.putVisitorsIn('US');
    for (const query of ['', `?game=${game}`]) {
      expect(await ask(query)).toMatchObject({
        status: 403,
        body: { message: 'Free demos are not offered in your country.' },
      });
    }
    strict.geo.putVisitorsIn('GB');
    expect((await ask(`?game=${game}`)).status).toBe(200);
    strict.geo.putVisitorsIn(null);
    expect((await ask(`?game=${game}`)).status).toBe(200);
  });

  test('a demo is launched for a verified age alone', async () => {
    strict.geo.putVisitorsIn('DE');
    expect((await ask()).status).toBe(200);
    expect(await ask(`?game=${game}`)).toMatchObject({ status: 428 });
    expect((await ask(`?game=${game}&ageProof=made-up`)).status).toBe(428);

    const begun = await post('/api/age-checks', { returnTo: '/free-to-play/a-game' });
    const { url } = beginAgeCheck.responses[201].parse(begun.body);
    const state = new URLSearchParams(url.split('?')[1]).get('state') ?? '';
    const cookie = /^age-check=([^;]+)/.exec(begun.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const end = (body: object) =>
      post('/api/age-checks/end', body, { [BROWSER_COOKIE_HEADER]: cookie });
    expect(await end({ state, answer: { over18: 'no' } })).toMatchObject({
      status: 403,
      body: { message: 'Your age could not be verified.' },
    });
    const ended = await end({ state, answer: { over18: 'yes' } });
    const { proof, returnTo } = endAgeCheck.responses[200].parse(ended.body);
    expect(returnTo).toBe('/free-to-play/a-game');
    expect((await ask(`?game=${game}&ageProof=${proof}`)).status).toBe(200);
    // The state of a check is no proof, and the other way round.
    expect((await ask(`?game=${game}&ageProof=${state}`)).status).toBe(428);
    expect((await end({ state: proof, answer: {} })).status).toBe(410);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\\\evil.example', 'relative', '/a b'])(
    'a check does not lead back to %s',
    async (returnTo) => {
      expect((await post('/api/age-checks', { returnTo })).status).toBe(400);
    },
  );

  test('without a provider there is no check', async () => {
    const body = { returnTo: '/' };
    const begun = await catalog.call('POST', '/api/age-checks', { as: null, body });
    expect(begun.status).toBe(404);
  });
});
