import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from '@slots/catalogue-simulator/simulator';
import { redisUrl } from '@slots/testing/databases';
import { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import { createCatalogueClient } from './catalogue.client.ts';
import { parseCatalogueGame } from './catalogue-game.ts';
import { createCatalogueMetrics } from './catalogue-metrics.ts';
import { type Feed, feedItem, startFeed } from './feed-under-test.ts';
import { createRateBucket } from './rate-bucket.ts';

const SECRET = 'the-secret';
let redis: Redis;
let feed: Feed;
let simulator: Simulator;

beforeAll(async () => {
  redis = new Redis(await redisUrl());
  feed = await startFeed();
  simulator = await createSimulator({
    host: '127.0.0.1',
    apiPort: 0,
    launcherPort: 0,
    token: 'key',
    secret: SECRET,
    origin: 'https://www.slots.example',
    requestsPerSecond: 20,
    seed: 1,
    games: 200,
  });
});
beforeEach(() => {
  feed.items = [feedItem(1), feedItem(2), feedItem(3)];
  feed.misbehave = () => false;
  feed.requests.length = 0;
});
afterAll(async () => {
  await feed.close();
  await simulator.close();
  redis.disconnect();
});

function clientOf(
  url: string,
  settings: {
    perSecond?: number;
    /** Of the rate: clients with the same one share it. */
    key?: string;
    secret?: string;
    token?: string;
    timeoutMs?: number;
  } = {},
) {
  const { perSecond = 1_000, secret = SECRET, token = 'key', timeoutMs = 5_000 } = settings;
  const { key = `rate-${perSecond}` } = settings;
  return createCatalogueClient({
    url,
    token,
    secret,
    origin: 'https://www.slots.example',
    pageSize: 50,
    timeoutMs,
    bucket: createRateBucket(redis, { key, perSecond }),
    metrics: createCatalogueMetrics(new Registry()),
  });
}

test('the catalogue accepts our key, Origin and signature', async () => {
  const page = await clientOf(simulator.apiUrl).page({ page: 2 });
  expect(page).toMatchObject({ page: 2, lastPage: 4, total: 200, malformed: [] });
  expect(page.games.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => 51 + index),
  );
});

test.each([
  ['a wrong key', { token: 'wrong' }],
  ['a wrong secret', { secret: 'wrong' }],
])('%s is refused for good', async (_what, settings) => {
  await expect(clientOf(simulator.apiUrl, settings).page({ page: 1 })).rejects.toMatchObject({
    name: 'CatalogueError',
    retryable: false,
  });
});

test('many clients together keep the rate, so that none is refused', async () => {
  const clients = Array.from({ length: 4 }, () => clientOf(simulator.apiUrl, { perSecond: 20 }));
  const start = performance.now();
  await Promise.all(
    clients.flatMap((client) => [1, 2, 3, 4, 1, 2].map((page) => client.page({ page }))),
  );
  expect(performance.now() - start).toBeGreaterThan((23 / 20) * 1000);
});

test('whoever cannot wait for a turn is told so at once', async () => {
  const client = clientOf(feed.url, { perSecond: 0.2 });
  await client.page({ page: 1 });
  const start = performance.now();
  await expect(client.page({ page: 1 }, { maxWaitMs: 100 })).rejects.toMatchObject({
    name: 'CatalogueBusy',
    retryable: true,
  });
  expect(performance.now() - start).toBeLessThan(1_000);
  await redis.del('rate-0.2');
});

test.each([
  ['seconds', () => '40', 30_000],
  ['a date', () => new Date(Date.now() + 40_000).toUTCString(), 30_000],
  ['a day, of which 50 seconds', () => '86400', 40_000],
])('a wait that the catalogue asks for holds for all clients: %s', async (what, wait, leastMs) => {
  const key = `asked ${what}`;
  const [first, second] = [clientOf(feed.url, { key }), clientOf(feed.url, { key })];
  feed.misbehave = (response) => {
    response.writeHead(429, { 'retry-after': wait() }).end('{"error":"Too many"}');
    return true;
  };
  await expect(first.page({ page: 1 })).rejects.toMatchObject({ name: 'CatalogueError' });
  feed.misbehave = () => false;
  await expect(second.page({ page: 1 }, { maxWaitMs: leastMs })).rejects.toMatchObject({
    name: 'CatalogueBusy',
  });
  expect(feed.requests).toHaveLength(1);
  expect(Number(await redis.get(key)) - Date.now()).toBeLessThanOrEqual(50_000);
});

test('games are asked for by id in groups of a page', async () => {
  feed.items = Array.from({ length: 120 }, (_, index) => feedItem(index + 1));
  const ids = Array.from({ length: 121 }, (_, index) => index + 1);
  const { games } = await clientOf(feed.url).games(ids);
  expect(games).toHaveLength(120);
  expect(feed.requests).toHaveLength(3);
});

test.each([
  ['429', true, 429, '{"error":"Too many"}'],
  ['500', true, 500, 'oops'],
  ['an answer that is no JSON', true, 200, '{"data": ['],
  ['an answer of another shape', true, 200, '{"items": []}'],
  ...[null, '', false, -1, 1.5].map(
    (total) =>
      [
        `a number of games that is ${JSON.stringify(total)}`,
        true,
        200,
        JSON.stringify({ data: [], meta: { current_page: 1, last_page: 1, total } }),
      ] as const,
  ),
  ['{"error"} with 200', false, 200, '{"error":"Your subscription is not active."}'],
  ['403', false, 403, '{}'],
])('%s is an error, worth another try: %s', async (what, retryable, status, body) => {
  feed.misbehave = (response) => {
    response.writeHead(status, { 'retry-after': '3' }).end(body);
    return true;
  };
  await expect(clientOf(feed.url, { key: what }).page({ page: 1 })).rejects.toMatchObject({
    retryable,
  });
});

test('numbers of an answer may be digits in a text', async () => {
  feed.misbehave = (response) => {
    response.end('{"data": [], "meta": {"current_page": "2", "last_page": "4", "total": "200"}}');
    return true;
  };
  const page = await clientOf(feed.url).page({ page: 2 });
  expect(page).toMatchObject({ page: 2, lastPage: 4, total: 200 });
});

test('a catalogue that hangs or hangs up is an error, worth another try', async () => {
  feed.misbehave = () => true;
  const late = clientOf(feed.url, { timeoutMs: 300 }).page({ page: 1 });
  await expect(late).rejects.toMatchObject({
    retryable: true,
    message: expect.stringContaining('in time'),
  });
  feed.misbehave = (response) => {
    response.destroy();
    return true;
  };
  await expect(clientOf(feed.url).page({ page: 1 })).rejects.toMatchObject({ retryable: true });
});

test('no error of the client carries the key', async () => {
  feed.misbehave = () => true;
  const error = await clientOf(feed.url, { token: 'a-very-secret-key', timeoutMs: 300 })
    .page({ page: 1 })
    .catch((reason: unknown) => reason);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(
    'a-very-secret-key',
  );
});

test('a malformed item is put aside with its id and reason, and the page is kept', async () => {
  feed.items = [feedItem(1), { id: 2, name: null, themes: 'all' }, 'nonsense', feedItem(4)];
  const page = await clientOf(feed.url).page({ page: 1 });
  expect(page.games.map(({ id }) => id)).toEqual([1, 4]);
  expect(page.malformed).toEqual([
    {
      id: 2,
      reason:
        'name must not be empty; url must not be empty; themes is missing or has the wrong form',
    },
    { id: null, reason: 'item is missing or has the wrong form' },
  ]);
});

test('flat fields and objects, 0/1 and true/false, numbers and texts come out alike', () => {
  const flat = feedItem(5, {
    megaways: 1,
    bonus_buy: 0,
    rtp: '96.5',
    reels: '5',
    max_bet: '',
    min_bet: null,
  });
  const nested = {
    ...feedItem(5, { megaways: true, bonus_buy: false, rtp: 96.5, reels: 5 }),
    provider: { id: 1, name: 'Studio', slug: 'studio' },
    provider_id: undefined,
    type: { id: 2, name: 'Slots', slug: 'slots' },
    type_id: undefined,
    published: true,
  };
  expect(parseCatalogueGame(nested)).toEqual(parseCatalogueGame(flat));
  expect(parseCatalogueGame(flat)).toMatchObject({
    provider: { id: 1, name: 'Studio', slug: 'studio' },
    megaways: true,
    bonusBuy: false,
    thumb: null,
    texts: { rtp: '96.5', reels: '5', maxBet: null, minBet: null, volatility: null },
  });
});

test('a theme that a game names twice is there once', () => {
  const egypt = { id: 4, name: 'Egypt', slug: 'egypt' };
  const space = { id: 5, name: 'Space', slug: 'space' };
  const copy = parseCatalogueGame(feedItem(8, { themes: [egypt, space, { ...egypt, id: '4' }] }));
  expect(copy).toMatchObject({ themes: [egypt, space] });
});

test('restrictions are the codes in a text, the United Kingdom by either of its two', () => {
  const restrictedIn = (restrictions: string) => parseCatalogueGame(feedItem(7, { restrictions }));
  expect(restrictedIn('uk; US/gb')).toMatchObject({ restricted: ['GB', 'US'] });
  expect(restrictedIn('United Kingdom')).toMatchObject({ restricted: [] });
});

test('a long list of countries is cut where it is shown and whole where it counts', () => {
  const codes = Array.from({ length: 120 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  );
  const copy = parseCatalogueGame(feedItem(6, { restrictions: codes.join(', ') }));
  expect(copy).toMatchObject({ restricted: codes });
  expect('texts' in copy && copy.texts.restrictions?.length).toBeLessThanOrEqual(255);
});
