import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getGame, listGames } from '@slots/contracts/catalog/games';
import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';

const GONE = 3;
const INSIDE = 4;
const DRAFT = 5;
const DAY_MS = 86_400_000;

/** The games that the launcher was asked for, and whether the address was signed. */
const asked: { readonly id: number; readonly isSigned: boolean }[] = [];
let isAway = false;
let inside = 0;

const secret = await serve((_request, response) => {
  inside += 1;
  response.end('inside');
});
const launcher = await serve(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://launcher');
  const id = Number(pathname.split('/').at(-1));
  asked.push({ id, isSigned: searchParams.has('sig') });
  if (isAway) response.writeHead(503).end();
  else if (id === GONE) response.writeHead(404).end();
  else if (id === INSIDE) response.writeHead(302, { Location: secret.url }).end();
  else response.end('play');
});

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalogUnderTest({
    games: 1,
    env: {
      LINK_CHECKS: 'true',
      LINK_CHECK_GAP_MS: '1',
      LINK_CHECK_ROUND_MS: '50',
      LAUNCHER_URL: launcher.url,
    },
  });
  const at = new Date(Date.now() - DAY_MS);
  await catalog.games.insertMany(
    [1, 2, GONE, INSIDE, DRAFT].map((id) => storedGame(id, { at, published: id !== DRAFT })),
  );
});
afterAll(async () => {
  await catalog.close();
  await Promise.all([launcher.stop(), secret.stop()]);
});

async function game(id: number) {
  return getGame.responses[200].parse((await catalog.call('GET', `/api/games/${id}`)).body);
}

async function launchers() {
  const { body } = await catalog.call('GET', '/api/games/statistics', { as: 'user' });
  return getGameStatistics.responses[200].parse(body).launchers;
}

test('the demos of published games are looked at in the background, and staff see what was found', async () => {
  const before = await game(1);
  await until(async () => {
    expect(await launchers()).toEqual({ checking: true, ok: 2, broken: 1, unknown: 1 });
  });
  expect(await game(GONE)).toMatchObject({
    launcherHealth: { state: 'broken', detail: 'It answers with 404.' },
  });
  // No change of the game: it does not look edited, and open tabs get no conflict.
  const { launcherHealth, ...rest } = await game(1);
  expect(launcherHealth).toMatchObject({ state: 'ok' });
  expect(rest).toEqual({ ...before, launcherHealth: undefined });

  const list = await catalog.call('GET', '/api/games?launcher=broken', { as: 'user' });
  expect(listGames.responses[200].parse(list.body)).toMatchObject({
    total: 1,
    data: [{ id: GONE, launcher: 'broken' }],
  });
  const drafts = await catalog.call('GET', '/api/games?launcher=broken&status=draft');
  expect(drafts).toMatchObject({ status: 200, body: { total: 0, data: [] } });
  const shown = await catalog.call('GET', '/api/public/games/game-3', { as: null });
  expect(JSON.stringify(shown.body)).not.toContain('launcherHealth');
});

test('each is looked at once until it is due again, never a draft, and never what is inside', async () => {
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([1, 2, GONE, INSIDE]));
  expect(asked.filter(({ id }) => id === 1)).toHaveLength(1);
  expect(asked.every(({ isSigned }) => isSigned)).toBe(true);
  expect(inside).toBe(0);
});

test('a launcher that is away breaks no game, and is asked for one of them a round', async () => {
  isAway = true;
  const before = asked.length;
  await catalog.games.updateMany(
    { _id: { $in: [1, 2] } },
    { $set: { launcherDueAt: new Date(0) } },
  );
  await until(async () => {
    for (const id of [1, 2]) {
      expect((await game(id)).launcherHealth).toMatchObject({
        state: 'unknown',
        detail: 'It answers with 503.',
      });
    }
  });
  // HEAD and GET of each.
  expect(asked.length - before).toBe(4);
  expect((await launchers()).broken).toBe(1);
});
