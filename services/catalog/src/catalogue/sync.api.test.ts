import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { catalogueGame, listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { getSync, startSync } from '@slots/contracts/catalog/catalogue-sync';
import { importAll } from '@slots/contracts/catalog/imports';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { type Feed, feedItem, startFeed } from './feed-under-test.ts';
import type { MalformedRecord } from './mirror-game.model.ts';

let feed: Feed;
let catalog: CatalogUnderTest;

beforeEach(async () => {
  feed = await startFeed(Array.from({ length: 45 }, (_, index) => feedItem(index + 1)));
  catalog = await startCatalogUnderTest({
    games: 1,
    catalogueUrl: feed.url,
    env: { CATALOGUE_PAGE_SIZE: '10', CATALOGUE_TIMEOUT_MS: '500' },
  });
});
afterEach(async () => {
  await catalog.close();
  await feed.close();
});

async function status() {
  return getSync.responses[200].parse((await catalog.call('GET', '/api/game-import/sync')).body);
}

async function mirroredIds(): Promise<number[]> {
  const rows = await catalog.mirror.find().sort({ _id: 1 }).toArray();
  return rows.map(({ _id }) => _id);
}

async function sync(full: boolean): Promise<void> {
  const answer = await catalog.call('POST', '/api/game-import/sync', { body: { full } });
  expect(answer.status).toBe(202);
  const { id } = startSync.responses[202].parse(answer.body);
  await until(async () => expect((await status()).last).toMatchObject({ id, state: 'completed' }), {
    timeoutMs: 20_000,
  });
}

async function list(query: string) {
  const answer = await catalog.call('GET', `/api/game-import/games?${query}`);
  expect(answer.status).toBe(200);
  return listCatalogueGames.responses[200].parse(answer.body);
}

test('the first sync starts by itself and mirrors every game', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  expect(await mirroredIds()).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(await status()).toMatchObject({
    running: null,
    mirrored: 45,
    last: {
      mode: 'full',
      state: 'completed',
      pages: 5,
      pagesDone: 5,
      games: 45,
      malformed: 0,
      error: null,
    },
  });
});

test('staff who are quicker than the first sync see pages of the catalogue itself', async () => {
  expect(await list('page=2&per_page=10')).toMatchObject({
    current_page: 2,
    last_page: 5,
    total: 45,
  });
  const game = await catalog.call('GET', '/api/game-import/game/7');
  expect(catalogueGame.parse(game.body)).toMatchObject({
    id: 7,
    imported: false,
    provider: { name: 'Studio' },
  });
  expect(await catalog.call('GET', '/api/game-import/game/7000')).toMatchObject({ status: 404 });
});

test('a catalogue that is away is 503 for who needs it, and the sync goes on when it is back', async () => {
  let away = true;
  feed.misbehave = (response, { page }) => {
    if (!away || page < 3) return false;
    response.writeHead(500).end();
    return true;
  };
  await catalog.startWorker();
  await until(async () =>
    expect((await status()).running).toMatchObject({ pagesDone: 2, error: expect.any(String) }),
  );
  expect(await catalog.call('GET', '/api/game-import/game/7000')).toMatchObject({ status: 404 });
  feed.misbehave = (response) => {
    if (!away) return false;
    response.writeHead(500).end();
    return true;
  };
  expect(await catalog.call('GET', '/api/game-import/game/7000')).toMatchObject({ status: 503 });
  away = false;
  await catalog.mirrored();
  expect(await mirroredIds()).toHaveLength(45);
});

test('a refusal for good ends the sync with its reason', async () => {
  feed.misbehave = (response) => {
    response.end('{"error":"Your subscription is not active."}');
    return true;
  };
  await catalog.startWorker();
  await until(async () =>
    expect((await status()).last).toMatchObject({
      state: 'failed',
      error: 'The external catalogue refused the request: Your subscription is not active.',
    }),
  );
});

test('games that move between pages while a sync runs are not lost', async () => {
  const items = feed.items;
  let moved = false;
  feed.misbehave = (_response, { page }) => {
    // The first game goes, so everything moves up by one after page 2 was read.
    if (page === 3 && !moved) {
      moved = true;
      feed.items = items.slice(1);
    }
    return false;
  };
  await catalog.startWorker();
  await catalog.mirrored();
  expect(await mirroredIds()).toEqual(
    expect.arrayContaining(Array.from({ length: 44 }, (_, index) => index + 2)),
  );
});

test('a whole sync withdraws no game that moved onto a page that was read already', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  const items = feed.items.filter((_item, index) => index !== 4);
  feed.items = items;
  let moved = false;
  feed.misbehave = (_response, { page }) => {
    // One goes and another comes after page 2 was read, so that there are as many as before.
    if (page === 3 && !moved) {
      moved = true;
      feed.items = [...items.slice(1), feedItem(46)];
    }
    return false;
  };
  await sync(true);
  const withdrawn = await catalog.mirror.find({ withdrawn: true }).toArray();
  expect(withdrawn.map(({ _id }) => _id)).toEqual([5]);
});

test('a whole sync of a catalogue that says that it has no game withdraws none', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  feed.items = [];
  await sync(true);
  expect(await catalog.mirror.countDocuments({ withdrawn: true })).toBe(0);
});

test('a sync ends where the number of games goes up and down with every page', async () => {
  feed.misbehave = (response, { page, count }) => {
    const data = feed.items.slice((page - 1) * 10, page * 10);
    const meta = { current_page: page, last_page: 5, total: 45 - (count % 2) };
    response.end(JSON.stringify({ data, meta }));
    return true;
  };
  await catalog.startWorker();
  await catalog.mirrored();
  expect(await mirroredIds()).toHaveLength(45);
});

test('a sync ends at an empty page, however many pages there are said to be', async () => {
  feed.misbehave = (response, { page }) => {
    const data = feed.items.slice((page - 1) * 10, page * 10);
    const meta = { current_page: page, last_page: 1_000_000, total: 45 };
    response.end(JSON.stringify({ data, meta }));
    return true;
  };
  await catalog.startWorker();
  await catalog.mirrored();
  expect(await mirroredIds()).toHaveLength(45);
  expect(feed.requests).toHaveLength(6);
});

test.each([
  ['stored a page has all its tries again', 3, 'completed'],
  ['stored none fails', 1, 'failed'],
])('a sync whose last try %s', async (_what, page, state) => {
  const begun = await catalog.call('POST', '/api/game-import/sync');
  const { id } = startSync.responses[202].parse(begun.body);
  const redis = new Redis(catalog.env['REDIS_URL'] ?? '');
  // The tries that the queue has counted of the job.
  await redis.hset(`${catalog.env['QUEUE_PREFIX']}:sync:sync-${id}`, 'atm', 59);
  redis.disconnect();
  let failures = 0;
  feed.misbehave = (response, request) => {
    if (request.page !== page || (failures += 1) > 1) return false;
    response.writeHead(500).end();
    return true;
  };
  await catalog.startWorker();
  await until(async () => expect((await status()).last).toMatchObject({ id, state }), {
    timeoutMs: 20_000,
  });
  expect(failures).toBeGreaterThan(0);
});

test('a worker that is stopped in the middle of a sync ends in time, and another goes on where it was', async () => {
  const pages = { CATALOGUE_PAGE_SIZE: '1' };
  const stopped = catalog.spawnWorker({ ...pages, CATALOGUE_RATE: '1' });
  await until(async () => expect((await status()).running?.pagesDone).toBeGreaterThan(0), {
    timeoutMs: 20_000,
  });
  expect(await stopped.stop()).toBe(0);
  expect(await status()).toMatchObject({ running: { state: 'running', error: null } });
  await catalog.startWorker(pages);
  await catalog.mirrored();
  expect(await mirroredIds()).toHaveLength(45);
  expect(feed.requests.filter((query) => query.get('page') === '1')).toHaveLength(1);
}, 90_000);

test('malformed items are put aside and do not stop the run', async () => {
  feed.items[20] = { id: 21, name: '' };
  await catalog.startWorker();
  await catalog.mirrored();
  expect((await status()).last).toMatchObject({ games: 44, malformed: 1 });
  const aside = await catalog.db.collection<MalformedRecord>('malformedItems').find().toArray();
  expect(aside).toMatchObject([{ externalId: 21, reason: expect.stringContaining('name') }]);
});

test('each malformed item is listed once, however many syncs meet it, until it can be read', async () => {
  const listed = async () => (await catalog.call('GET', '/api/game-import/malformed')).body;
  feed.items[20] = { id: 21, name: '' };
  feed.items[30] = { name: 'Nobody knows me' };
  await catalog.startWorker();
  await catalog.mirrored();
  for (const full of [true, false, false]) {
    await sync(full);
    expect(await listed()).toMatchObject({ total: 2 });
  }
  feed.items[20] = feedItem(21);
  await sync(false);
  expect(await listed()).toMatchObject({ total: 1, data: [{ externalId: null }] });
  feed.items[30] = feedItem(31);
  await sync(true);
  expect(await listed()).toMatchObject({ total: 0, data: [] });
});

test('the mirror is listed by page, searched without regard to accents, and filtered by what is imported', async () => {
  feed.items[3] = feedItem(4, { name: 'Café Olé (100%)' });
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [4, 5] } });
  const page = await list('page=2&per_page=20');
  expect(page).toMatchObject({ current_page: 2, per_page: 20, last_page: 3, total: 45 });
  expect(page.data.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => 21 + index),
  );
  expect((await list('search=CAFE%20ol%C3%A9%20(1')).data.map(({ id }) => id)).toEqual([4]);
  expect((await list('status=imported')).data.map(({ id }) => id)).toEqual([4, 5]);
  expect((await list('status=new')).total).toBe(43);
  expect(await list('page=99')).toMatchObject({ data: [], last_page: 1 });
  expect(await catalog.call('GET', '/api/game-import/games?page=0')).toMatchObject({ status: 400 });
});

test('a sync takes over what the catalogue tells of providers and themes, and works without it', async () => {
  const theme = { id: 4, name: 'Egypt', slug: 'egypt', parent_id: 3 };
  feed.items = [feedItem(1, { themes: [theme] })];
  feed.described['/api/providers'] = [
    // On the second page, since a page is of ten.
    ...Array.from({ length: 10 }, (_, index) => ({ id: 100 + index, name: `No ${index}` })),
    {
      id: 1,
      name: 'Studio',
      bio: 'From Riga.',
      markets: ['UK', 'MT'],
      thumb: `${feed.url}/1.webp`,
    },
    'nonsense',
  ];
  feed.described['/api/themes'] = [{ ...theme, parent_id: '3' }];
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1] } });
  expect((await catalog.call('GET', '/api/game-providers')).body).toEqual([
    expect.objectContaining({
      id: 1,
      name: 'Studio',
      bio: 'From Riga.',
      markets: ['UK', 'MT'],
      thumb: expect.stringMatching(/^\/api\/public\/images\/[0-9a-f]{32}-\d+$/),
    }),
  ]);
  // Visitors get the same of a provider that has published games, and nothing of others.
  const ofVisitors = (slug: string) =>
    catalog.call('GET', `/api/public/game-providers/${slug}`, { as: null });
  await until(async () => {
    const listed = await catalog.call('GET', '/api/public/game-providers', { as: null });
    const [{ slug }] = z.tuple([z.object({ slug: z.string() })]).parse(listed.body);
    expect((await ofVisitors(slug)).body).toEqual({
      id: 1,
      name: 'Studio',
      slug,
      gameCount: 1,
      bio: 'From Riga.',
      thumb: expect.stringMatching(/^\/api\/public\/images\/[0-9a-f]{32}-\d+$/),
    });
  });
  expect(await ofVisitors('nobody')).toMatchObject({
    status: 404,
    body: { message: 'There is no such game provider.' },
  });
  expect((await catalog.call('GET', '/api/game-themes')).body).toEqual([
    expect.objectContaining({ id: 4, slug: 'egypt', parentId: 3 }),
  ]);
});

test('a delta takes over what changed, in imported games too, and asks only for what changed', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2] } });
  feed.requests.length = 0;
  feed.items = [feedItem(1, { rtp: '97.1', slug: 'renamed' }), feedItem(46)];
  await sync(false);
  expect(feed.requests.map((query) => query.get('updated_at'))).toEqual([
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ]);
  const game = await catalog.games.findOne({ _id: 1 });
  expect(game).toMatchObject({
    rtp: '97.1',
    rtpValue: 97.1,
    slug: 'renamed',
    oldSlugs: ['game-1'],
  });
  expect(await catalog.games.countDocuments()).toBe(2);
  expect(await mirroredIds()).toHaveLength(46);
});

test('what a whole sync no longer finds is withdrawn, and back when the catalogue has it again', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2] } });
  const items = feed.items;
  feed.items = items.slice(1);
  await sync(true);
  expect(await catalog.call('GET', '/api/public/games/game-1', { as: null })).toMatchObject({
    status: 404,
  });
  const { body } = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1] } });
  expect(body).toMatchObject({
    results: { errors: [{ id: 1, error: 'The external catalogue no longer has this game.' }] },
  });
  feed.items = items;
  await sync(true);
  expect(await catalog.call('GET', '/api/public/games/game-1', { as: null })).toMatchObject({
    status: 200,
  });
});

test('a game that the catalogue no longer has is not there for who imports, until it is back', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2] } });
  const queries = ['', 'status=imported', 'status=new', 'search=game%203'];
  const totals = () => Promise.all(queries.map(async (query) => (await list(query)).total));
  const rows = async () => {
    const { body } = await catalog.call('GET', '/api/game-import/games.csv');
    return String(body).trim().split('\r\n').slice(1);
  };
  // Unpublished before it goes: it is there until then.
  feed.items[2] = feedItem(3, { published: 0 });
  await sync(false);
  expect(await totals()).toEqual([45, 2, 43, 11]);
  const items = feed.items;
  feed.items = items.filter((_item, index) => index !== 0 && index !== 2);
  await sync(true);
  expect(await totals()).toEqual([43, 1, 42, 10]);
  expect((await list('')).data.map(({ id }) => id).slice(0, 2)).toEqual([2, 4]);
  expect(await rows()).toHaveLength(43);
  expect((await status()).mirrored).toBe(43);
  expect(await catalog.call('GET', '/api/game-import/game/3')).toMatchObject({ status: 404 });
  expect(await catalog.call('GET', '/api/game-import/game/1')).toMatchObject({
    status: 200,
    body: { imported: true },
  });
  const answer = await catalog.call('POST', '/api/game-import/all');
  expect(answer.status).toBe(202);
  const job = await catalog.ended(importAll.responses[202].parse(answer.body).jobId);
  expect(job.progress).toMatchObject({ total: 43, succeeded: 43, failed: 0 });

  feed.items = items;
  await sync(true);
  expect(await totals()).toEqual([45, 44, 1, 11]);
  expect(await rows()).toHaveLength(45);
  expect(await catalog.call('GET', '/api/game-import/game/3')).toMatchObject({ status: 200 });
});

test('a whole sync that is asked for while a delta is under way is made of that one', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  const held: ServerResponse[] = [];
  feed.misbehave = (response) => {
    if (held.length > 0) return false;
    held.push(response);
    return true;
  };
  feed.items = feed.items.slice(1);
  const start = async (full: boolean) =>
    startSync.responses[202].parse(
      (await catalog.call('POST', '/api/game-import/sync', { body: { full } })).body,
    );
  const { id, mode } = await start(false);
  expect(mode).toBe('delta');
  await until(() => expect(held).toHaveLength(1));
  expect(await start(true)).toMatchObject({ id, mode: 'full' });
  expect(await start(false)).toMatchObject({ id, mode: 'full' });
  const meta = { current_page: 1, last_page: 1, total: 0 };
  for (const response of held) response.end(JSON.stringify({ data: [], meta }));
  await until(
    async () => expect((await status()).last).toMatchObject({ id, mode: 'full', games: 44 }),
    { timeoutMs: 20_000 },
  );
  expect(await catalog.mirror.countDocuments({ withdrawn: true })).toBe(1);
});

test('no game is withdrawn by a whole sync that met items without an id, until one meets none', async () => {
  await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2, 3] } });
  const withdrawnIds = async () => {
    const found = await catalog.games.find({ withdrawn: true }).sort({ _id: 1 }).toArray();
    return found.map(({ _id }) => _id);
  };
  const others = feed.items.slice(3);
  feed.items = [null, 'Game 2', { ...feedItem(3), id: 'not a number' }, ...others];
  await sync(true);
  expect((await status()).last).toMatchObject({ games: 42, malformed: 3 });
  expect(await withdrawnIds()).toEqual([]);
  expect(await catalog.mirror.countDocuments({ withdrawn: true })).toBe(0);
  feed.items = [feedItem(1), feedItem(2), ...others];
  await sync(true);
  expect(await withdrawnIds()).toEqual([3]);
});

test('two requests for a sync make one', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => catalog.call('POST', '/api/game-import/sync')),
  );
  const ids = answers.map(({ body }) => startSync.responses[202].parse(body).id);
  expect(new Set(ids).size).toBe(1);
});

test('a first start imports the first games, then the rest, once however many workers there are', async () => {
  await catalog.startWorker({ SEED_GAMES: '15', SEED_REST: 'true' });
  await catalog.startWorker({ SEED_GAMES: '15', SEED_REST: 'true' });
  await until(async () => expect(await catalog.games.countDocuments()).toBe(45), {
    timeoutMs: 25_000,
  });
  const imports = await catalog.db.collection('imports').find().sort({ _id: 1 }).toArray();
  expect(imports).toMatchObject([
    { origin: 'seed', seedStep: 'first', total: 15 },
    { origin: 'seed', seedStep: 'rest', total: 30 },
  ]);
}, 40_000);

test('a first start imports so many games as it is told, and no more', async () => {
  await catalog.startWorker({ SEED_GAMES: '15' });
  const imports = catalog.db.collection('imports');
  await until(
    async () =>
      expect(await imports.findOne()).toMatchObject({ seedStep: 'first', state: 'completed' }),
    { timeoutMs: 25_000 },
  );
  // Whatever would follow is begun by the next worker at the latest.
  const second = await catalog.startWorker({ SEED_GAMES: '15' });
  await until(async () => expect((await fetch(`${second}/readyz`)).status).toBe(200));
  expect(await imports.countDocuments()).toBe(1);
  expect(await catalog.games.countDocuments()).toBe(15);
}, 40_000);

test('somebody who imports before the first start has filled the product does not stop it', async () => {
  await catalog.startWorker();
  await sync(true);
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1] } });
  await catalog.startWorker({ SEED_GAMES: '15', SEED_REST: 'true' });
  await until(async () => expect(await catalog.games.countDocuments()).toBe(45), {
    timeoutMs: 25_000,
  });
}, 40_000);
