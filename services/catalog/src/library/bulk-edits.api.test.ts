import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getGame, getGameHistory, listGames } from '@slots/contracts/catalog/games';
import { bulkChangeGames } from '@slots/contracts/catalog/games-bulk';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';

const GAMES = 30;
const MISSING = 999_999;

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 1 });
  const at = new Date(Date.now() - 3_600_000);
  const games = Array.from({ length: GAMES }, (_none, index) =>
    storedGame(index + 1, { at, published: index % 2 === 0 }),
  );
  await catalog.games.insertMany(games);
});
afterAll(() => catalog.close());

const bulk = (ids: readonly number[], change: string, as: 'user' | null = 'user') =>
  catalog.call('POST', '/api/games/many', { body: { ids, change }, as });

async function game(id: number) {
  return getGame.responses[200].parse((await catalog.call('GET', `/api/games/${id}`)).body);
}

async function historyOf(id: number) {
  const answer = await catalog.call('GET', `/api/games/${id}/history`);
  return getGameHistory.responses[200].parse(answer.body).data;
}

async function listed(query: string): Promise<number[]> {
  const answer = await catalog.call('GET', `/api/games?per_page=150&${query}`, { as: 'user' });
  return listGames.responses[200].parse(answer.body).data.map(({ id }) => id);
}

async function exported(query: string): Promise<string[]> {
  const answer = await catalog.call('GET', `/api/games.csv?${query}`, { as: 'user' });
  expect(answer.status).toBe(200);
  return String(answer.body).trim().split('\r\n').slice(1);
}

const idsOf = (rows: readonly string[]) => rows.map((row) => Number.parseInt(row, 10));

describe('games in bulk', () => {
  test('are published in one call, with an outcome and a history each', async () => {
    const answer = await bulk([2, 1, MISSING, 2], 'publish');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: 2, outcome: 'done', version: expect.any(Number) },
          { id: 1, outcome: 'unchanged' },
          { id: MISSING, outcome: 'refused', reason: 'Game Not Found' },
        ],
      },
    });
    expect(await game(2)).toMatchObject({ published: true, status: 'published' });
    expect(await historyOf(2)).toMatchObject([{ action: 'published', by: { username: 'ada' } }]);
    expect(await historyOf(1)).toEqual([]);
    await bulk([2], 'unpublish');
    expect(await game(2)).toMatchObject({ published: false, status: 'draft' });
  });

  test('are taken back only where nobody has changed them since', async () => {
    const done = bulkChangeGames.responses[200].parse((await bulk([6, 8], 'publish')).body);
    const versions = done.results.map(({ version = -1 }) => version);
    await catalog.call('PATCH', '/api/games/8', { body: { rtp: '96.1' }, as: 'admin' });
    const body = { ids: [6, 8], versions, change: 'unpublish' };
    const undone = await catalog.call('POST', '/api/games/many', { body, as: 'user' });
    expect(undone.body).toMatchObject({
      results: [
        { id: 6, outcome: 'done' },
        {
          id: 8,
          outcome: 'refused',
          reason: expect.stringMatching(/^This game was changed by \w+ on .+ \(UTC\)\.$/),
        },
      ],
    });
    expect(await game(8)).toMatchObject({ published: true, rtp: '96.1' });
    const short = { ...body, versions: [1] };
    expect((await catalog.call('POST', '/api/games/many', { body: short })).status).toBe(400);
    await bulk([8], 'unpublish');
  });

  test('are featured, which counts as edited by hand, and listed as that', async () => {
    await bulk([3, 4], 'feature');
    expect(await game(4)).toMatchObject({ featured: true, editedFields: ['featured'] });
    expect(await historyOf(4)).toMatchObject([
      { changes: [{ field: 'featured', from: false, to: true }] },
    ]);
    expect(await listed('featured=true')).toEqual([3, 4]);
    await bulk([3], 'unfeature');
    expect(await listed('featured=true')).toEqual([4]);
  });

  test('that are featured by mistake belong to the catalogue again once that is undone', async () => {
    const send = async (body: object) =>
      bulkChangeGames.responses[200]
        .parse((await catalog.call('POST', '/api/games/many', { body, as: 'user' })).body)
        .results.map(({ version = -1 }) => version);
    const undo = (versions: readonly number[], change: string) =>
      send({ ids: [10, 12], versions, change });

    // One of them was decided by staff before: that stays so.
    await bulk([12], 'feature');
    await bulk([12], 'unfeature');
    await undo(await send({ ids: [10, 12], change: 'feature' }), 'unfeature');
    expect(await game(10)).toMatchObject({ featured: false, editedFields: [] });
    expect(await game(12)).toMatchObject({ featured: false, editedFields: ['featured'] });
    // Not featuring it is a decision, other than taking one back.
    await bulk([10], 'feature');
    await bulk([10], 'unfeature');
    expect(await game(10)).toMatchObject({ featured: false, editedFields: ['featured'] });
  });

  test('are at most 500, and at least one, and nobody’s but the staff’s', async () => {
    const ids = Array.from({ length: 501 }, (_none, index) => index + 1);
    expect((await bulk(ids, 'publish')).status).toBe(400);
    expect(await bulk([], 'publish')).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one record.' },
    });
    expect((await bulk([1], 'delete')).status).toBe(400);
    expect((await bulk([1], 'publish', null)).status).toBe(401);
  });
});

describe('the list of games', () => {
  test('is filtered by status and sorted, and is a file as it is then', async () => {
    await catalog.call('PATCH', '/api/games/20', { body: { name: '=Zenith' } });
    const drafts = await listed('status=draft');
    expect(drafts).toEqual(Array.from({ length: GAMES / 2 }, (_none, index) => 2 * index + 2));
    for (const query of ['status=draft&sort=-id', 'sort=-name', 'sort=-updated', 'search=Zenith']) {
      expect(idsOf(await exported(query))).toEqual(await listed(query));
    }
    expect((await listed('sort=-updated'))[0]).toBe(20);
    expect((await listed('sort=-name')).at(-1)).toBe(20);
    await catalog.call('PATCH', '/api/games/19', { body: { description: 'Said.' } });
    const undescribed = await listed('description=none&sort=-id');
    expect(undescribed).toHaveLength(GAMES - 1);
    expect(undescribed).not.toContain(19);
    expect((await exported('ids=20'))[0]).toMatch(/^20,"'=Zenith","game-20","Studio 21"/);
    expect(idsOf(await exported('ids=9,7&sort=-id'))).toEqual([9, 7]);
  });

  test.each(['/api/games.csv', '/api/game-import/games.csv'])(
    '%s is not for visitors',
    async (path) => {
      expect((await catalog.call('GET', path, { as: null })).status).toBe(401);
    },
  );

  test('of the catalogue is a file for super administrators', async () => {
    await catalog.startWorker();
    await catalog.mirrored();
    const path = '/api/game-import/games.csv';
    expect((await catalog.call('GET', path, { as: 'admin' })).status).toBe(403);
    const whole = await catalog.call('GET', path);
    expect(String(whole.body).trim().split('\r\n')[1]).toMatch(/^1,".+",yes,no$/);
    const others = await catalog.call('GET', `${path}?status=new`);
    expect(String(others.body).trim().split('\r\n')).toHaveLength(1);
  });
});
