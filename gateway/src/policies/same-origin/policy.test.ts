import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';

const path = '/api/auth/logout';

describe('a write from a browser', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'http://127.0.0.1.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('is refused with 403 when it says %j', async (headers) => {
    const answer = await send(system.url, { method: 'POST', path, headers: { ...headers } });
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 403,
      message: 'This request came from another site and was refused.',
    });
  });

  test.each(['127.0.0.1', 'localhost', '[::1]'])(
    'is taken from our own pages at %s',
    async (name) => {
      const { port } = new URL(system.url);
      const answer = await send(system.url, {
        method: 'POST',
        path,
        headers: { Origin: `http://${name}:${port}`, 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(answer.status).toBe(200);
    },
  );

  test.each([{}, { 'Sec-Fetch-Site': 'none' }])(
    'is taken from a script that says %j',
    async (headers) => {
      const answer = await send(system.url, { method: 'POST', path, headers: { ...headers } });
      expect(answer.status).toBe(200);
    },
  );

  test.each(['GET', 'POST'])(
    'is taken from anywhere where other sites make it, as %s',
    async (method) => {
      const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      const answer = await send(system.url, { method, path: '/api/postbacks/1/key', headers });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Referer: 'https://evil.example/page' },
    { Referer: 'nonsense' },
  ])('is refused as a GET that can change something and says %j', async (said) => {
    const headers = { Cookie: system.cookieOf('user'), ...said };
    const sent = { path: '/api/direct-sql?query=x', headers };
    expect((await send(system.url, sent)).status).toBe(403);
  });

  test('is taken as a GET of a script, or of a page of our own', async () => {
    for (const said of [{}, { Referer: `${system.url}/dashboard` }]) {
      const headers = { Cookie: system.cookieOf('user'), ...said };
      const sent = { path: '/api/direct-sql?query=x', headers };
      expect((await send(system.url, sent)).status).toBe(200);
    }
  });

  test.each(['GET', 'HEAD'])('is not looked at when it only reads: %s', async (method) => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await send(system.url, { method, path: '/api/public/games', headers });
    expect(answer.status).toBe(200);
  });
});

describe('a write from a browser under a public origin', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ PUBLIC_ORIGIN: 'https://slots.example' });
  });
  afterAll(() => system.stop());

  test.each([
    ['https://slots.example', 200],
    ['http://slots.example', 403],
    ['https://slots.example:8443', 403],
    ['https://www.slots.example', 403],
    ['http://localhost:8080', 403],
  ])('from %s gets %i', async (origin, status) => {
    const answer = await send(system.url, { method: 'POST', path, headers: { Origin: origin } });
    expect(answer.status).toBe(status);
  });
});
