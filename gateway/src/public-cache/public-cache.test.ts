import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changesChannel } from '@slots/contracts/changes';
import { freePort } from '@slots/processes/ports';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import {
  numbered,
  numberOf,
  startKeeping,
  untilKeeping,
  WITH_CACHE,
} from '../testing/numbered-answers.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const LIST = '/api/public/games';

describe('responses that are cached for visitors', () => {
  let system: TestSystem;
  startKeeping((started) => {
    system = started;
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(system.url, { path, headers, method });

  test('are made once and say their age, and each has an id of its own', async () => {
    const path = `${LIST}?page=2`;
    const first = await ask(path);
    const second = await ask(path);
    expect([numberOf(first), numberOf(second)]).toEqual([1, 1]);
    expect(second.headers).toMatchObject({
      age: '0',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie, Authorization',
      etag: first.headers['etag'],
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(second.headers['etag']).toMatch(/^"[^"]+"$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await until(async () => expect((await ask(path)).headers['age']).toBe('1'));
    const head = await ask(path, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
    expect(system.service.requests).toHaveLength(1);
  });

  test('are kept under what the contract reads of the query, in whatever order it comes', async () => {
    const first = await ask(`${LIST}?limit=5&page=3`);
    expect(first.json()['url']).toBe(`${LIST}?limit=5&page=3`);
    for (const query of [
      'page=3&limit=5',
      'page=3&_t=1&limit=%35',
      'utm_source=a&page=3&limit=5',
    ]) {
      expect(numberOf(await ask(`${LIST}?${query}`))).toBe(1);
    }
    expect(numberOf(await ask(`${LIST}?page=3&limit=6`))).toBe(2);
    // Queries that are refused or ambiguous are passed on as they are, each time.
    for (const query of ['page=3&page=4&limit=5', 'page=3&limit=5&q[$ne]=1', 'page[]=3&limit=5']) {
      const [one, other] = [await ask(`${LIST}?${query}`), await ask(`${LIST}?${query}`)];
      expect(numberOf(other)).toBe(Number(numberOf(one)) + 1);
      expect(one.json()['url']).toBe(`${LIST}?${query}`);
    }
  });

  test('are compressed once, as each asker likes it, with a tag for each form', async () => {
    numbered(system, {}, 5_000);
    const forms = new Map<string, string>();
    const askFor = async (accepted: string) => {
      const answer = await fetchRaw(`${system.url}${LIST}?page=9`, accepted);
      forms.set(answer.coding, String(answer.etag));
      return answer;
    };
    expect((await askFor('gzip, deflate, br')).coding).toBe('br');
    expect((await askFor('gzip;q=1, br;q=0')).coding).toBe('gzip');
    for (const accepted of ['', 'identity', 'br;q=0', '*;q=0, identity']) {
      expect((await askFor(accepted)).coding).toBe('identity');
    }
    const bodies = await Promise.all(['br', 'gzip', 'identity'].map(askFor));
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(1);
    expect(new Set(forms.values()).size).toBe(3);
    expect(system.service.requests).toHaveLength(1);
    for (const etag of [
      ...forms.values(),
      `W/${forms.get('br')}`,
      `"x", ${forms.get('gzip')}`,
      '*',
    ]) {
      const again = await ask(`${LIST}?page=9`, { 'If-None-Match': etag });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers).toHaveProperty('x-request-id');
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect((await ask(`${LIST}?page=9`, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('are asked of the owner once by many at the same time, without what one of them says', async () => {
    numbered(system);
    const path = `${LIST}/all-at-once`;
    const strange = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Scheme': 'nothttps',
      'X-Original-URL': '/evil',
      'Accept-Language': 'xx',
      Origin: 'https://evil.example',
      Range: 'bytes=0-1',
      'If-None-Match': '"a"',
      Cookie: 'theme=evil',
    };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, at) => ask(path, at % 2 === 0 ? strange : {})),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [{ headers, url } = { headers: {}, url: '' }, ...others] = system.service.requests;
    expect(others).toEqual([]);
    expect(url).toBe(path);
    expect(JSON.stringify(headers)).not.toContain('evil');
    expect(Object.keys(headers)).not.toContain('range');
    expect(Object.keys(headers)).not.toContain('if-none-match');
  });

  test('are never those of a request that names somebody', async () => {
    const path = `${LIST}/named`;
    await ask(path);
    const named: readonly Record<string, string>[] = [
      { Cookie: system.cookieOf('user') },
      { Cookie: 'theme=dark; token=nonsense' },
      { Authorization: 'Bearer nonsense' },
    ];
    for (const [at, headers] of named.entries()) {
      const answer = await ask(path, headers);
      expect(numberOf(answer)).toBe(at + 2);
      expect(answer.headers).not.toHaveProperty('age');
    }
    expect(numberOf(await ask(path))).toBe(1);
  });

  test.each([
    ['an error', 500, {}],
    ['a missing thing', 404, {}],
    ['a redirect', 301, { Location: '/elsewhere' }],
    ['a cookie', 200, { 'Set-Cookie': 'a=b' }],
    ['one that is private', 200, { 'Cache-Control': 'private, max-age=60' }],
    ['one that is not to be stored', 200, { 'Cache-Control': 'no-store' }],
    ['one that depends on other headers', 200, { Vary: 'Accept' }],
    ['one that ends now', 200, { 'Surrogate-Control': 'max-age=0' }],
  ])('are not %s', async (_what, status, headers) => {
    system.service.handler = (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{}');
    };
    const path = `${LIST}/${status}-${Object.keys(headers).join('')}`;
    const first = await ask(path);
    expect(first.status).toBe(status);
    expect(first.headers).not.toHaveProperty('surrogate-control');
    const said = 'Cache-Control' in headers ? headers['Cache-Control'] : 'no-cache';
    expect(first.headers['cache-control']).toBe(said);
    await ask(path);
    expect(system.service.requests).toHaveLength(2);
  });

  test.each([
    '/api/geo-detect',
    '/api/game-token',
    '/api/auth/session',
    '/api/auth/session/style.css',
    `/api/public/images/${'a'.repeat(16)}-160`,
    '/dashboard',
    '/dashboard/style.css',
    '/login',
    '/casino/style.css',
    '/assets/entry.js',
    '/free-to-play?unknown=1',
  ])('are never of %s', async (path) => {
    system.web.requests.length = 0;
    const [one, other] = [await ask(path), await ask(path)];
    expect([one.headers['age'], other.headers['age']]).toEqual([undefined, undefined]);
  });

  test('are pages too, for those who came from an advertisement as for others', async () => {
    system.web.handler = (_request, response) => {
      const number = system.web.requests.length;
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
      response.end(JSON.stringify({ number }));
    };
    const first = await ask('/casino/first');
    const second = await ask('/casino/first?utm_source=a&gclid=b');
    expect(numberOf(second)).toBe(numberOf(first));
    expect(second.headers).toMatchObject({ age: '0', vary: 'Accept-Encoding' });
    expect(second.headers['content-security-policy']).not.toContain('default-src');
  });

  test('are not the redirects of pages, which take the campaign of a link along', async () => {
    system.web.handler = (request, response) => {
      const { search } = new URL(request.url ?? '', system.web.url);
      response.writeHead(301, { Location: `/casino/present${search}` }).end();
    };
    for (const query of ['', '?utm_source=a&gclid=b']) {
      const { status, headers } = await ask(`/casino/former${query}`);
      expect([status, headers['location']]).toEqual([301, `/casino/present${query}`]);
    }
  });

  test('are told to have changed before a write is answered, whatever became of it', async () => {
    const path = `${LIST}/written`;
    const headers = { Cookie: system.cookieOf('user') };
    const patch = { method: 'PATCH', path: '/api/games/1', headers, body: '{"rtp":"96"}' };
    const before = numberOf(await ask(path));
    // Writes of visitors change nothing that others read: the cache cannot be emptied from outside.
    await send(system.url, { method: 'POST', path: '/api/age-checks', body: '{}' });
    expect(numberOf(await ask(path))).toBe(before);
    await send(system.url, patch);
    const after = numberOf(await ask(path));
    expect(after).not.toBe(before);

    const { handler } = system.service;
    system.service.handler = (request, response) => {
      if (request.method === 'PATCH') request.socket.destroy();
      else handler(request, response);
    };
    expect((await send(system.url, patch)).status).toBe(502);
    expect(numberOf(await ask(path))).not.toBe(after);
  });

  test('are not those that were begun before a change and ended after it', async () => {
    const path = `${LIST}/raced`;
    const headers = { Cookie: system.cookieOf('user') };
    let answerFirst: () => void = () => undefined;
    const { handler } = system.service;
    system.service.handler = (request, response) => {
      if (request.url === path && system.service.requests.length === 1) {
        response.setHeader('Content-Type', 'application/json');
        answerFirst = () => response.end('{"number":"old"}');
      } else handler(request, response);
    };
    const first = ask(path);
    await until(() => expect(system.service.requests).toHaveLength(1));
    await send(system.url, { method: 'DELETE', path: '/api/games/1', headers });
    // A request after the change does not wait with those before it.
    expect(numberOf(await ask(path))).not.toBe('old');
    answerFirst();
    expect(numberOf(await first)).toBe('old');
    expect(numberOf(await ask(path))).not.toBe('old');
  });

  test('take no more memory than they may, and are counted', async () => {
    const port = await freePort();
    const startedAt = performance.now();
    const small = await startSystem({
      ...WITH_CACHE,
      PUBLIC_CACHE_BYTES: String(1024 * 1024),
      METRICS_PORT: String(port),
    });
    try {
      const metrics = async () =>
        (await send(`http://127.0.0.1:${port}`, { path: '/metrics' })).body;
      const told = async (name: string) =>
        Number(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'm').exec(await metrics())?.[1]);
      const askForAll = async (list: string, accepted: string) => {
        for (let page = 1; page <= 60; page += 1) {
          const path = `${LIST}/${list}-${page}`;
          const { coding, text } = await fetchRaw(small.url + path, accepted);
          expect(coding).toBe(accepted || 'identity');
          expect(JSON.parse(text)).toMatchObject({ url: path });
        }
      };
      await untilKeeping(small, startedAt);
      numbered(small, {}, 20_000);
      // All forms of small answers are kept, and count.
      for (const accepted of ['', 'br', 'gzip']) await askForAll('small', accepted);
      expect(await told('public_cache_bytes')).toBeGreaterThan(500_000);
      expect(await told('public_cache_bytes')).toBeLessThanOrEqual(1024 * 1024);
      expect(await told('public_cache_entries')).toBeLessThan(40);
      // Only the packed form of large answers is kept; other forms are made from it.
      numbered(small, {}, 40_000);
      const readAll = async (...forms: string[]) => {
        const before = small.service.requests.length;
        for (const accepted of forms) await askForAll('large', accepted);
        return small.service.requests.length - before;
      };
      await until(async () => expect(await readAll('br')).toBe(0), { timeoutMs: 10_000 });
      expect(await readAll('gzip', '', 'br')).toBe(0);
      expect(await told('public_cache_bytes')).toBeLessThanOrEqual(1024 * 1024);
      const body = await metrics();
      expect(body).toMatch(/^public_cache_requests_total\{.*result="hit".*\} [1-9]/m);
      expect(body).toMatch(/^public_cache_requests_total\{.*result="miss".*\} [1-9]/m);
      expect(body).toMatch(/^public_cache_entries\{[^}]*\} [1-9]/m);
    } finally {
      await small.stop();
    }
  }, 20_000);

  test('count toward the same limits as others', async () => {
    const limited = await startSystem({ PUBLIC_CACHE_BYTES: WITH_CACHE.PUBLIC_CACHE_BYTES });
    try {
      numbered(limited);
      const left = async () => {
        const { headers } = await send(limited.url, { path: LIST });
        const [, rest] = /r=(\d+)/.exec(String(headers['ratelimit'])) ?? [];
        return { kept: headers['age'] !== undefined, rest: Number(rest) };
      };
      await until(async () => {
        const [one, other] = [await left(), await left()];
        expect([one.kept, other.kept]).toEqual([true, true]);
        expect(other.rest).toBe(one.rest - 1);
      });
    } finally {
      await limited.stop();
    }
  }, 20_000);
});

describe('two gateways that keep answers', () => {
  let redis: RedisGate;
  let here: TestSystem;
  let there: TestSystem;
  beforeAll(async () => {
    const url = await redisUrl();
    redis = await createRedisGate(url);
    await redis.open();
    here = await startSystem({ ...WITH_CACHE, REDIS_URL: url });
    there = await startSystem({ ...WITH_CACHE, REDIS_URL: redis.url });
    const startedAt = performance.now();
    numbered(here);
    numbered(there);
    await untilKeeping(there, startedAt);
  }, 20_000);
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await redis.shut();
  });

  const readThere = async () => numberOf(await send(there.url, { path: LIST }));
  const isKept = async () => {
    const one = await readThere();
    expect(await readThere()).toBe(one);
    return one;
  };
  const ONE_SECOND = { timeoutMs: 1_000 };
  const change = () =>
    send(here.url, {
      method: 'DELETE',
      path: '/api/games/1',
      headers: { Cookie: here.cookieOf('user') },
    });

  test('both show within a second what staff changed through one of them', async () => {
    const before = await until(isKept);
    await change();
    await until(async () => expect(await readThere()).not.toBe(before), ONE_SECOND);
  });

  test('both ask the owner after a write that failed through one of them', async () => {
    const before = await until(isKept, { timeoutMs: 5_000 });
    const { handler } = here.service;
    here.service.handler = (_request, response) => response.writeHead(503).end();
    expect((await change()).status).toBe(503);
    here.service.handler = handler;
    await until(async () => expect(await readThere()).not.toBe(before), ONE_SECOND);
  });

  test('show within a second what an owner changed by itself, by an import for instance', async () => {
    const before = await until(isKept, { timeoutMs: 5_000 });
    const owner = new Redis(await redisUrl());
    await owner.publish(changesChannel(owner.options.db ?? 0), '{"owner":"catalog"}');
    await until(async () => expect(await readThere()).not.toBe(before), ONE_SECOND);
    owner.disconnect();
  });

  test.each(['shut', 'freeze'] as const)(
    'show it within a second while one does not hear of it after a %s, and keep again afterwards',
    async (fault) => {
      const before = await until(isKept, { timeoutMs: 5_000 });
      await redis[fault]();
      await change();
      await until(async () => expect(await readThere()).not.toBe(before), ONE_SECOND);
      // Each is answered by its owner then.
      await until(async () => {
        const one = await readThere();
        expect(await readThere()).not.toBe(one);
      });
      await redis.open();
      const kept = await until(isKept, { timeoutMs: 10_000 });
      expect(kept).not.toBe(before);
    },
    20_000,
  );
});

async function fetchRaw(url: string, accepted: string) {
  const { hostname, port, pathname, search } = new URL(url);
  const { request } = await import('node:http');
  const { buffer } = await import('node:stream/consumers');
  return new Promise<{ coding: string; etag: string | undefined; text: string }>(
    (resolve, reject) => {
      const headers = accepted === '' ? {} : { 'Accept-Encoding': accepted };
      request({ hostname, port, path: pathname + search, headers, agent: false }, (answer) => {
        const read = async () => {
          const body = await buffer(answer);
          const coding = answer.headers['content-encoding'] ?? 'identity';
          const plain =
            coding === 'br'
              ? brotliDecompressSync(body)
              : coding === 'gzip'
                ? gunzipSync(body)
                : body;
          return { coding, etag: answer.headers.etag, text: plain.toString() };
        };
        resolve(read());
      })
        .on('error', reject)
        .end();
    },
  );
}
