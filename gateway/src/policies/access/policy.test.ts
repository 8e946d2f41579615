import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo } from '../../testing/upstream.ts';

describe('who may make a call', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  test('a visitor gets what is open to any', async () => {
    expect((await send(system.url, { path: '/api/public/games' })).status).toBe(200);
  });

  test.each(['/api/casinos', '/api/affiliates/1', '/api/game-import/games'])(
    'a visitor gets 401 from %s',
    async (path) => {
      const answer = await send(system.url, { path });
      expect(answer.status).toBe(401);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: 'You need to be logged in to access this page.',
        message: 'You need to be logged in to access this page.',
        requestId: answer.headers['x-request-id'],
      });
    },
  );

  test("a visitor who creates a casino gets the specification's text", async () => {
    const answer = await send(system.url, { method: 'POST', path: '/api/casinos' });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'You must be logged in to create a casino' });
  });

  test.each(['user', 'admin', 'super_admin'] as const)(
    'a %s gets what is for staff',
    async (role) => {
      const headers = { Cookie: system.cookieOf(role) };
      expect((await send(system.url, { path: '/api/casinos', headers })).status).toBe(200);
    },
  );

  test.each(['user', 'admin'] as const)(
    'a %s gets 403 from what is for super administrators',
    async (role) => {
      const headers = { Cookie: system.cookieOf(role) };
      const answer = await send(system.url, { path: '/api/game-import/games', headers });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({
        status: 403,
        message: "You don't have permission to access this page.",
      });
    },
  );

  test('a super administrator gets it', async () => {
    const headers = { Cookie: system.cookieOf('super_admin') };
    expect((await send(system.url, { path: '/api/game-import/games', headers })).status).toBe(200);
  });

  test('a visitor may ask who is signed in', async () => {
    expect((await send(system.url, { path: '/api/auth/session' })).status).toBe(200);
  });

  test('while nobody can know who somebody is, open calls are answered and others are not', async () => {
    const person = { id: 7, username: 'ann', role: 'super_admin' } as const;
    const old = system.identity.tokenFor({ ...person, lifetimeSeconds: -60 });
    const headers = { Cookie: `token=${old}` };
    system.identity.away = true;
    expect((await send(system.url, { path: '/api/public/games', headers })).status).toBe(200);
    for (const path of ['/api/casinos', '/api/game-import/games', '/api/auth/session']) {
      const answer = await send(system.url, { path, headers });
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
    }
    system.identity.away = false;
  });

  test('who takes a file out or begins an import is noted, and not who only previews one', async () => {
    const { identity, service } = system;
    const headers = { Cookie: system.cookieOf('super_admin') };
    const calls = [
      ['POST', '/api/conversions/imports', 200, undefined],
      ['POST', '/api/conversions/imports', 202, "a partner's report"],
      ['POST', '/api/game-import/batch', 200, 'games of the catalogue'],
      ['POST', '/api/game-import/batch', 202, 'games of the catalogue'],
      ['POST', '/api/game-import/all', 202, 'games of the catalogue'],
      ['POST', '/api/game-import/all', 404, undefined],
      ['GET', '/api/game-import/jobs.csv', 200, 'imports.csv'],
      ['GET', '/api/game-import/jobs.csv', 503, undefined],
    ] as const;
    for (const [method, path, status] of calls) {
      service.handler = (_request, response) => void response.writeHead(status).end();
      const sent = { method, path: `${path}?answered=${status}`, headers };
      expect((await send(system.url, sent)).status).toBe(status);
    }
    service.handler = echo;
    const by = { id: 7, username: 'ann' };
    const noted = calls.flatMap(([method, , status, name]) => {
      const kind = method === 'GET' ? 'export' : 'import';
      return name === undefined ? [] : [{ by, kind, name, query: `answered=${status}` }];
    });
    await until(() => {
      expect(identity.notes).toEqual(expect.arrayContaining(noted));
      expect(identity.notes).toHaveLength(noted.length);
    });
  });

  test('a token outside the cookie makes nobody signed in', async () => {
    const token = system.cookieOf('super_admin').slice('token='.length);
    const headers = { Authorization: `Bearer ${token}`, 'X-User-Role': 'super_admin' };
    expect((await send(system.url, { path: '/api/casinos', headers })).status).toBe(401);
  });
});
