import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importBatch } from '@slots/contracts/catalog/imports';
import {
  listPublicGameProviders,
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { searchGames } from '@slots/contracts/catalog/search';
import { createApiCaller } from '@slots/testing/api-caller';
import { serviceCredential } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: 300 });
  await catalog.startWorker();
  await catalog.mirrored();
  const answer = await catalog.call('POST', '/api/game-import/all', { headers: {} });
  await catalog.ended(importBatch.responses[202].parse(answer.body).jobId);
  await until(async () => {
    if ((await list('')).total !== (await visible()))
      throw new Error('not all games are listed yet');
  });
});
afterAll(() => catalog.close());

const visible = (filter = {}) =>
  catalog.games.countDocuments({ published: true, withdrawn: false, ...filter });

async function list(query: string) {
  const answer = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
  return listPublicGames.responses[200].parse(answer.body);
}

async function aGame(filter = {}): Promise<GameRecord> {
  const game = await catalog.games.findOne({ published: true, withdrawn: false, ...filter });
  if (!game) throw new Error('There is no such game');
  return game;
}

async function publish(id: number, published: boolean): Promise<void> {
  const answer = await catalog.call('PATCH', `/api/games/${id}/publish`, { body: { published } });
  expect(answer.status).toBe(200);
}

/** All pages of a random order. */
async function turnPages(seed: string | null): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await list(`random=true&limit=20&page=${page}${seed ? `&seed=${seed}` : ''}`);
    seen.push(...answer.data.map(({ external_id: id }) => id));
    if (!answer.hasMore) return seen;
  }
}

test('the catalog is ready once it has read its games', async () => {
  const state = await fetch(`${catalog.url}/readyz`);
  const dependencies = { mongodb: 'up', redis: 'up', games: 'up' };
  expect(await state.json()).toEqual({ ready: true, dependencies });
});

test('a card holds what the home page shows', async () => {
  const { data, hasMore, total } = await list('limit=2');
  expect(data).toHaveLength(2);
  expect(hasMore).toBe(true);
  expect(total).toBeGreaterThan(250);
  expect(data[0]).toEqual({
    external_id: expect.any(Number),
    name: expect.any(String),
    slug: expect.any(String),
    thumb: expect.stringMatching(/^\/api\/public\/images\/[a-f0-9]{32}-640$/),
    rtp: expect.anything(),
    provider: { id: expect.any(Number), name: expect.any(String), slug: expect.any(String) },
  });
});

test('a page has 20 games unless told otherwise, and one beyond the end is empty', async () => {
  expect((await list('')).data).toHaveLength(20);
  expect(await list('page=1000')).toMatchObject({ data: [], hasMore: false });
});

test('an RTP may be asked for in any spelling of its number', async () => {
  const { total } = await list('minRtp=96');
  expect(await list('minRtp=9.6e1')).toMatchObject({ total });
  expect(await list('minRtp=2.2e-308')).toMatchObject({ data: expect.any(Array) });
});

test.each([
  'page=0',
  'page=x',
  'limit=0',
  'limit=101',
  'sort=price',
  'random=perhaps',
  'minRtp=101',
  'minRtp=x',
  'minRtp=-1e-3',
  'type=%07',
])('a list with %s is refused', async (query) => {
  const answer = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
  expect(answer.status).toBe(400);
});

test('the pages of a seed hold every game once, in an order that stays', async () => {
  const { seed } = await list('random=true');
  const pages = await turnPages(seed);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toHaveLength(await visible());
  expect(pages).not.toEqual(pages.toSorted((a, b) => a - b));
  expect(await turnPages(seed)).toEqual(pages);
});

test('a client that knows no seed sees no game twice either', async () => {
  const pages = await turnPages(null);
  expect(new Set(pages).size).toBe(pages.length);
});

test('another seed is another order, and is given back', async () => {
  const [first, second] = [
    await list('random=true&seed=first'),
    await list('random=true&seed=second'),
  ];
  expect(first.seed).toBe('first');
  expect(first.data).not.toEqual(second.data);
});

test('games are filtered by type, provider and theme, each by id or slug', async () => {
  const game = await aGame({
    'themes.0': { $exists: true },
    provider: { $ne: null },
    type: { $ne: null },
  });
  const { provider, type, themes } = game;
  for (const [name, field, ref] of [
    ['provider', 'provider.id', provider],
    ['type', 'type.id', type],
    ['theme', 'themes.id', themes[0]],
  ] as const) {
    const byId = await list(`${name}=${ref?.id}&limit=100`);
    expect(byId.total).toBe(await visible({ [field]: ref?.id }));
    expect(byId.data).toHaveLength(Math.min(100, byId.total));
    expect(await list(`${name}=${ref?.slug}&limit=100`)).toEqual(byId);
  }
  expect(await list('type=no-such-type')).toMatchObject({ data: [], total: 0, hasMore: false });
});

test('a filter and a random order go together', async () => {
  const { type } = await aGame({ type: { $ne: null } });
  const { data, total } = await list(`type=${type?.id}&random=true&limit=100&seed=x`);
  expect(total).toBe(await visible({ 'type.id': type?.id }));
  expect(new Set(data.map(({ external_id: id }) => id)).size).toBe(Math.min(100, total));
});

test('sorted by RTP the highest come first and those without one last', async () => {
  const rows = await turnSorted('rtp');
  const values = rows.map(({ rtp }) => (rtp === null ? -1 : Number(rtp)));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values.at(-1)).toBe(-1);
});

test('games of at least an RTP, highest first', async () => {
  const { data, total } = await list('minRtp=96&sort=rtp&limit=100');
  expect(total).toBe(await visible({ rtpValue: { $gte: 96 } }));
  const values = data.map(({ rtp }) => Number(rtp));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(await visible({ rtpValue: { $lt: 96 } })).toBeGreaterThan(0);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(96);
});

test('sorted by date the newest come first, and none of the future', async () => {
  const rows = await turnSorted('latest');
  const found = await catalog.games
    .find()
    .project<{ _id: number; releaseDay: string | null }>({ releaseDay: 1 })
    .toArray();
  const dayOf = new Map(found.map(({ _id, releaseDay }) => [_id, releaseDay ?? '']));
  const days = rows.map(({ external_id: id }) => dayOf.get(id) ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days[0]?.localeCompare(new Date().toISOString().slice(0, 10))).toBeLessThanOrEqual(0);
});

test('only the released ones, in any order', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const future = await visible({ releaseDay: { $gt: today } });
  expect(future).toBeGreaterThan(0);
  const { total } = await list('sort=name');
  for (const order of ['sort=name', 'sort=rtp', 'random=true']) {
    expect(await list(`${order}&released=true`)).toMatchObject({ total: total - future });
  }
  expect(await list('sort=latest')).toMatchObject({ total: total - future });
});

test('sorted by name', async () => {
  const names = (await turnSorted('name')).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

async function turnSorted(sort: string) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const answer = await list(`sort=${sort}&limit=100&page=${page}`);
    rows.push(...answer.data);
    if (!answer.hasMore) return rows;
  }
}

test('a visitor gets a published game whole, by its slug', async () => {
  const { _id: id, slug, name, provider } = await aGame();
  const answer = await catalog.call('GET', `/api/public/games/${slug}`, { as: null });
  expect(answer).toMatchObject({
    status: 200,
    body: { id, external_id: id, name, slug, published: true, providerId: provider?.id ?? null },
  });
});

test('a game that is not published, was withdrawn, or never was is 404; a deleted one 410', async () => {
  const [hidden, withdrawn] = [
    await aGame({ _id: { $gt: 100 } }),
    await aGame({ _id: { $gt: 150 } }),
  ];
  await publish(hidden._id, false);
  await catalog.games.updateOne({ _id: withdrawn._id }, { $set: { withdrawn: true } });
  const deleted = await aGame({ _id: { $gt: 200 } });
  await catalog.call('DELETE', `/api/games/${deleted._id}`);
  for (const slug of [hidden.slug, withdrawn.slug, 'never-was']) {
    const answer = await catalog.call('GET', `/api/public/games/${slug}`, { as: null });
    expect(answer).toMatchObject({
      status: 404,
      body: { message: "We couldn't find the game you're looking for." },
    });
  }
  expect(
    await catalog.call('GET', `/api/public/games/${deleted.slug}`, { as: null }),
  ).toMatchObject({
    status: 410,
  });
  await publish(hidden._id, true);
  await catalog.games.updateOne({ _id: withdrawn._id }, { $set: { withdrawn: false } });
});

test.each([
  ['type', listPublicGameTypes],
  ['themes', listPublicGameThemes],
  ['provider', listPublicGameProviders],
] as const)(
  'each %s comes with its number of public games, most first',
  async (field, contract) => {
    await until(async () => {
      const { body } = await catalog.call('GET', contract.path, { as: null });
      const refs = contract.responses[200].parse(body);
      const counts = refs.map(({ gameCount }) => gameCount);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts[0]).toBe(await visible({ [`${field}.id`]: refs[0]?.id }));
    });
  },
);

test('a provider without published games is neither described nor found, and is again once it has some', async () => {
  const { provider } = await aGame({ provider: { $ne: null } });
  const { id, name, slug } = provider ?? { id: 0, name: '', slug: '' };
  const ids = await catalog.games
    .find({ 'provider.id': id, published: true })
    .map(({ _id }) => _id)
    .toArray();
  const ask = createApiCaller(catalog.url, serviceCredential('gateway', 'catalog'));
  const seen = async () => {
    const described = await catalog.call('GET', `/api/public/game-providers/${slug}`, { as: null });
    const found = await ask('GET', `/internal/search?q=${encodeURIComponent(name)}`);
    const results = searchGames.responses[200].parse(found.body);
    return {
      status: described.status,
      isFound: results.some((result) => result.type === 'provider' && result.id === id),
    };
  };
  await until(async () => expect(await seen()).toEqual({ status: 200, isFound: true }));
  for (const one of ids) await publish(one, false);
  await until(async () => expect(await seen()).toEqual({ status: 404, isFound: false }));
  for (const one of ids) await publish(one, true);
  await until(async () => expect(await seen()).toEqual({ status: 200, isFound: true }));
});
