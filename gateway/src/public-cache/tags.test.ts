import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  CAPABILITY_HEADER,
  CHANGED_TAGS_HEADER,
  changesChannel,
  KNOWN_CHANGES_HEADER,
  TOLD_TAGS_HEADER,
} from '@slots/contracts/changes';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { numberOf, startKeeping, untilKeeping, WITH_CACHE } from '../testing/numbered-answers.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const LIST = '/api/public/games';

/** No answer has the number of another, or one that is cached still could not be told from a new one. */
let lastNumber = 0;

/** Answers each request with a number of its own, and with the tags that its path ends with. */
function tagged(system: TestSystem, more: Record<string, string> = {}): void {
  system.service.handler = (request, response) => {
    const tags = /tagged-(.+)$/.exec(request.url ?? '')?.[1]?.replaceAll('+', ' ');
    const headers = tags === undefined ? {} : { 'Surrogate-Key': tags };
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers, ...more });
    lastNumber += 1;
    response.end(JSON.stringify({ number: lastNumber }));
  };
}

describe('answers that tell their tags', () => {
  let system: TestSystem;
  let redis: Redis;
  startKeeping((started) => {
    system = started;
  });
  beforeAll(async () => {
    redis = new Redis(await redisUrl());
  });
  afterAll(() => redis.disconnect());

  const read = async (path: string) => numberOf(await send(system.url, { path }));
  const ONE = `${LIST}/tagged-game:1`;
  const OTHER = `${LIST}/tagged-game:2+game-list`;
  const UNTAGGED = `${LIST}/plain`;
  const CASINO = '/api/casinos/slug/tagged-casino:1';
  const ALL = [ONE, OTHER, UNTAGGED, CASINO];
  let changedAt = 0;

  /** Answers made soon after a change may lack it, and are not kept for long. */
  async function settled(): Promise<void> {
    await untilKeeping(system, changedAt);
    tagged(system);
  }

  /** The answers that are made anew after something. */
  async function thrownAway(happens: () => Promise<unknown>): Promise<string[]> {
    await settled();
    const before = new Map<string, unknown>();
    for (const path of ALL) before.set(path, await read(path));
    await happens();
    changedAt = performance.now();
    const gone: string[] = [];
    for (const path of ALL) if ((await read(path)) !== before.get(path)) gone.push(path);
    return gone;
  }

  const patch = (headers: Record<string, string>, status = 200) =>
    thrownAway(async () => {
      const { handler } = system.service;
      system.service.handler = (request, response) => {
        if (request.method === 'GET') handler(request, response);
        else response.writeHead(status, { 'Content-Length': '0', ...headers }).end();
      };
      const answer = await send(system.url, {
        method: 'PATCH',
        path: '/api/games/1',
        headers: { Cookie: system.cookieOf('user') },
        body: '{"rtp":"96"}',
      });
      expect(answer.status).toBe(status);
      expect(answer.headers).not.toHaveProperty(CHANGED_TAGS_HEADER);
    });

  test('go when one of these changed; those that tell none go with any change of their owner', async () => {
    expect(await patch({ [CHANGED_TAGS_HEADER]: 'game:1 game:9' })).toEqual([ONE, UNTAGGED]);
    // The web server may not have heard of it yet.
    const knownByWeb = async (headers: Record<string, string>) => {
      await send(system.url, { path: '/casino/first', headers });
      return system.web.requests.at(-1)?.headers[KNOWN_CHANGES_HEADER];
    };
    const fromOutside = { [KNOWN_CHANGES_HEADER]: 'all:casino' };
    expect(await knownByWeb(fromOutside)).toBe('game:1 game:9 any:catalog');
    expect(await knownByWeb({ ...fromOutside, Cookie: system.cookieOf('user') })).toBeUndefined();
    expect(await patch({ [CHANGED_TAGS_HEADER]: 'game-list' })).toEqual([OTHER, UNTAGGED]);
  }, 20_000);

  test('all go after a write of which the owner does not say what it changed', async () => {
    expect(await patch({})).toEqual([ONE, OTHER, UNTAGGED]);
    expect(await patch({ [CHANGED_TAGS_HEADER]: 'no tags of OURS' })).toEqual([
      ONE,
      OTHER,
      UNTAGGED,
    ]);
  }, 20_000);

  test('all stay after a write that changed nothing, made or refused', async () => {
    expect(await patch({ [CHANGED_TAGS_HEADER]: '' })).toEqual([]);
    expect(await patch({ [CHANGED_TAGS_HEADER]: '' }, 400)).toEqual([]);
  }, 20_000);

  test('tell how long they hold to who makes pages of them, and to nobody else', async () => {
    await settled();
    tagged(system, { 'Surrogate-Control': 'max-age=30' });
    const path = `${LIST}/tagged-game:7`;
    const holdsFor = async (headers: Record<string, string>) =>
      (await send(system.url, { path, headers })).headers['x-holds-for'];
    expect(await holdsFor({})).toBeUndefined();
    expect(Number(await holdsFor({ [CAPABILITY_HEADER]: 'web="Surrogate/1.0"' }))).toBeGreaterThan(
      20,
    );
  });

  test('go within a second when their owner tells it by itself', async () => {
    await settled();
    const [one, other] = [await read(ONE), await read(OTHER)];
    const message = { owner: 'catalog', tags: ['game:2'] };
    await redis.publish(changesChannel(redis.options.db ?? 0), JSON.stringify(message));
    await until(async () => expect(await read(OTHER)).not.toBe(other), { timeoutMs: 1_000 });
    expect(await read(ONE)).toBe(one);
    changedAt = performance.now();
  });

  test('are not those that were begun before a change of their tags and ended after it', async () => {
    tagged(system);
    const path = `${LIST}/raced-tagged-game:3`;
    const same = `${LIST}/raced-tagged-game:4`;
    const { handler } = system.service;
    const held: (() => void)[] = [];
    system.service.handler = (request, response) => {
      if (request.method !== 'GET') {
        response.writeHead(200, { 'Content-Length': '0', [CHANGED_TAGS_HEADER]: 'game:3' }).end();
      } else if (held.length < 2) held.push(() => handler(request, response));
      else handler(request, response);
    };
    const asked = [read(path), read(same)];
    await until(() => expect(held).toHaveLength(2));
    await send(system.url, {
      method: 'DELETE',
      path: '/api/games/3',
      headers: { Cookie: system.cookieOf('user') },
    });
    for (const answer of held) answer();
    const [old, unchanged] = await Promise.all(asked);
    expect(await read(path)).not.toBe(old);
    expect(await read(same)).toBe(unchanged);
  });

  test('of a page are made once after each change, however many ask', async () => {
    await settled();
    const path = '/casino-review/once';
    system.web.requests.length = 0;
    system.web.handler = (_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Cache-Control': 'no-cache',
        'Surrogate-Key': 'casino:9',
      });
      response.end(JSON.stringify({ number: system.web.requests.length }));
    };
    const all = () => Promise.all(Array.from({ length: 30 }, () => read(path)));
    expect(new Set(await all())).toEqual(new Set([1]));
    const message = { owner: 'casino', tags: ['casino:9'] };
    await redis.publish(changesChannel(redis.options.db ?? 0), JSON.stringify(message));
    await until(async () => expect(await read(path)).toBe(2), { timeoutMs: 1_000 });
    expect(Math.min(...(await all()).map(Number))).toBeGreaterThanOrEqual(2);
    // What is made just after a change ends a second later and is made again, which these may have lasted.
    expect(system.web.requests.length).toBeLessThanOrEqual(3);
    changedAt = performance.now();
  }, 20_000);

  test('tell them to the web server, which makes pages of them, and to nobody else', async () => {
    tagged(system);
    const seen = await send(system.url, { path: OTHER });
    expect(seen.headers).not.toHaveProperty('surrogate-key');
    expect(seen.headers).not.toHaveProperty(TOLD_TAGS_HEADER);
    const headers = { 'Surrogate-Capability': 'web="Surrogate/1.0"' };
    const told = await send(system.url, { path: OTHER, headers });
    expect(told.headers[TOLD_TAGS_HEADER]).toBe('game:2 game-list');
    const plain = await send(system.url, { path: UNTAGGED, headers });
    expect(plain.headers).not.toHaveProperty(TOLD_TAGS_HEADER);
  });
});

describe('a gateway behind a CDN', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({
      ...WITH_CACHE,
      CDN_TAGS: 'true',
      CDN_MAX_AGE_SECONDS: '300',
      CDN_STALE_SECONDS: '60',
    });
    await untilKeeping(system, performance.now());
  }, 20_000);
  afterAll(() => system.stop());

  const headersOf = async (path: string) => (await send(system.url, { path })).headers;

  test('tells it the tags of an answer, and how long it may keep it', async () => {
    tagged(system);
    expect(await headersOf(`${LIST}/tagged-game:1+game-list`)).toMatchObject({
      'surrogate-key': 'game:1 game-list all:catalog',
      'cache-tag': 'game:1,game-list,all:catalog',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
      age: '0',
    });
    expect(await headersOf(`${LIST}/plain`)).toMatchObject({
      'surrogate-key': 'any:catalog all:catalog',
    });
  });

  test('lets it keep nothing for longer than it holds, and nothing that depends on the country', async () => {
    tagged(system, { 'Surrogate-Control': 'max-age=40' });
    const path = `${LIST}/holds-tagged-game:1`;
    expect((await headersOf(path))['cache-control']).toBe('public, max-age=0, s-maxage=40');
    const offers = await headersOf('/api/public/promotions');
    expect(offers['cache-control']).toBe('no-cache');
    expect(offers['surrogate-key']).toBe('any:casino all:casino');
  });

  test('lets it keep nothing that may still lack a change', async () => {
    tagged(system);
    const { handler } = system.service;
    system.service.handler = (request, response) => {
      if (request.method === 'GET') handler(request, response);
      else
        response.writeHead(200, { 'Content-Length': '0', [CHANGED_TAGS_HEADER]: 'game:5' }).end();
    };
    await send(system.url, {
      method: 'DELETE',
      path: '/api/games/5',
      headers: { Cookie: system.cookieOf('user') },
    });
    const path = `${LIST}/settling-tagged-game:5`;
    expect((await headersOf(path))['cache-control']).toBe('no-cache');
    await until(async () => expect((await headersOf(path))['cache-control']).toMatch(/s-maxage/));
  });
});
