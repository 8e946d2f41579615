import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@slots/contracts/problem';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import sharp from 'sharp';
import { startWebProcess, type WebProcess } from '../testing/web-process.ts';
import { type PublicGateway, startPublicGateway } from './public-gateway.fixture.ts';

const BUILD_MS = 240_000;
const GAMES = Array.from({ length: 45 }, (_, index) => `/share/games/game-${index + 1}.png`);

let gateway: PublicGateway;
let web: WebProcess;
const started: WebProcess[] = [];

async function start(env: Readonly<Record<string, string>> = {}): Promise<WebProcess> {
  const process = await startWebProcess(gateway, env);
  started.push(process);
  return process;
}

beforeAll(async () => {
  gateway = await startPublicGateway();
  web = await start();
  gateway.passTo(web.url);
}, BUILD_MS);

afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await gateway?.stop();
});

afterEach(() => {
  gateway.broken = undefined;
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${gateway.url}${path}`, { headers });

/** Number of a server's pictures with this result. */
async function counted({ url }: WebProcess, result: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('# TYPE share_pictures_total counter');
  const line = new RegExp(`^share_pictures_total\\{result="${result}"[^}]*\\} (\\d+)`, 'm');
  return Number(line.exec(metrics)?.[1] ?? 0);
}

async function expectProblem(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const told = problem.parse(await answer.json());
  expect(told.detail).toMatch(/\w+\.$/);
  expect(told.requestId).toBe(answer.headers.get('x-request-id'));
}

describe('the picture of a game for where its page is shared', () => {
  it('is 1200 by 630, drawn once, and asked for on behalf of its visitor', async () => {
    gateway.calls.length = 0;
    const drawn = await counted(web, 'drawn');
    const answers = await Promise.all([ask(GAMES[0] ?? ''), ask(GAMES[0] ?? '')]);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height } = await sharp(await answer.bytes()).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
    expect(await counted(web, 'drawn')).toBe(drawn + 1);
    expect(gateway.calls.map(({ url }) => url)).toContain(
      `/api/public/images/${'a'.repeat(16)}-640`,
    );
    for (const { headers } of gateway.calls) {
      expect(headers['x-forwarded-for']).toBe('203.0.113.7');
    }
  });

  it.each([
    '/share/pages/home.png',
    '/share/pages/casinos.png',
    '/share/countries/canada.png',
    '/share/providers/video-slots.png',
    '/share/authors/nora-vance.png',
    '/share/pages/how-we-rate.png',
    '/share/game-types/video-slots.png',
  ])('is there of a list or a country too: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(await answer.bytes()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is not drawn for those who have it', async () => {
    const etag = (await ask(GAMES[0] ?? '')).headers.get('etag') ?? '';
    const other = await start();
    const answer = await fetch(`${other.url}${GAMES[0]}`, { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(await counted(other, 'drawn')).toBe(0);
  });

  it('tells the name that the product has now', async () => {
    const redis = { REDIS_URL: await redisUrl() };
    const former = await start({ ...redis, PRODUCT_NAME: 'Former Name' });
    const path = GAMES[3] ?? '';
    const known = await fetch(`${former.url}${path}`);
    const renamed = await start({ ...redis, PRODUCT_NAME: 'New Name' });
    const headers = { 'If-None-Match': known.headers.get('etag') ?? '' };
    const answer = await fetch(`${renamed.url}${path}`, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.bytes()).not.toEqual(await known.bytes());
  });

  it('is told to come later when more are wanted than can be drawn soon, and pages go on', async () => {
    const other = await start();
    const pictures = GAMES.map(async (path) => fetch(`${other.url}${path}`));
    const page = await fetch(`${other.url}/`);
    expect(page.status).toBe(200);
    const answers = await Promise.all(pictures);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5');
      await expectProblem(answer, 503);
    }
    expect(await counted(other, 'busy')).toBe(refused.length);
    await until(async () => expect((await fetch(`${other.url}${GAMES[44]}`)).status).toBe(200));
  });

  it('is found by all web servers once one has drawn it, and drawn anew without Redis', async () => {
    const gate = await createRedisGate(await redisUrl());
    await gate.open();
    const [one, other, third] = await Promise.all(
      [0, 1, 2].map(() => start({ REDIS_URL: gate.url })),
    );
    if (!one || !other || !third) throw new Error('not started');
    const drawn = await (await fetch(`${one.url}${GAMES[2]}`)).bytes();
    await until(async () => {
      expect(await (await fetch(`${other.url}${GAMES[2]}`)).bytes()).toEqual(drawn);
      expect(await counted(other, 'redis')).toBe(1);
    });
    expect(await counted(one, 'drawn')).toBe(1);
    await gate.shut();
    const answer = await fetch(`${third.url}${GAMES[2]}`);
    expect(await answer.bytes()).toEqual(drawn);
    expect(await counted(third, 'drawn')).toBe(1);
  });

  it.each([
    [503, GAMES[5]],
    [404, GAMES[6]],
  ])('lacks artwork that is %i now, and is not kept so', async (refuse, path = '') => {
    gateway.broken = { path: '/api/public/images/', refuse };
    const lacking = await ask(path);
    expect(lacking.status).toBe(200);
    expect(lacking.headers.get('cache-control')).toBe('no-store');
    gateway.broken = undefined;
    const whole = await ask(path);
    expect(whole.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(await whole.bytes()).not.toEqual(await lacking.bytes());
  });

  it.each([
    ['away', 503, 503],
    ['broken', 500, 503],
    ['refused to a visitor who asks too much', 429, 429],
    ['deleted', 410, 404],
    ['not public', 403, 404],
  ])('whose data is %s is told in words', async (_what, status, told) => {
    gateway.broken = { path: '/api/public/games/', refuse: status };
    const answer = await ask(GAMES[7] ?? '');
    expect(answer.headers.has('retry-after')).toBe(told !== 404);
    await expectProblem(answer, told);
  });
});

describe('what looks like a file and is none', () => {
  it.each([
    '/nothing.png',
    '/casino/nothing.png',
    '/assets/gone-1a2b.js',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/share/games/none.png',
    '/share/pages/none.png',
    '/share/countries/none.png',
    '/share/game-themes/none.png',
    '/share/none/none.png',
    '/share/games/a/b.png',
    '/sitemaps/none.xml',
  ])('%s is a small answer and no page', async (path) => {
    gateway.calls.length = 0;
    await expectProblem(await ask(path), 404);
    await expectProblem(await ask(path, { Accept: 'image/avif,image/webp,*/*;q=0.8' }), 404);
    // A page asks for the counts of its navigation.
    expect(gateway.calls.map(({ url }) => url)).not.toContain('/api/public/game-types');
  });

  it.each([
    ['/nothing.png', 'Explore Games'],
    ['/assets/gone-1a2b.js', 'Explore Games'],
    ['/.git/config', 'Explore Games'],
    ['/share/games/none.png', 'Explore Games'],
    ['/sitemaps/none.xml', 'Explore Games'],
    ['/free-to-play/foo.bar', 'Game Not Found'],
    ['/casino-review/foo.bar', 'Casino Not Found'],
  ])('%s is to a person who opens it the page that helps', async (path, text) => {
    const answer = await ask(path, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(text);
  });

  it('leaves addresses that do not look so to the page that helps', async () => {
    const answer = await ask('/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Explore Games');
  });
});
