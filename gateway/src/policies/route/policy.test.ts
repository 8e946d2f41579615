import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';

describe('the route of a request', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  beforeEach(() => {
    system.service.requests.length = 0;
    system.web.requests.length = 0;
  });

  test('a call of the contracts reaches its owner with path and query', async () => {
    const answer = await send(system.url, { path: '/api/public/games?page=2&type=a%2Fb' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      method: 'GET',
      url: '/api/public/games?page=2&type=a%2Fb',
    });
  });

  test('an owner gets the spelling that the table decided on', async () => {
    const answer = await send(system.url, { path: '/api/public/gam%65s/book%2dof%20x' });
    expect(answer.json()).toMatchObject({ url: '/api/public/games/book-of%20x' });
  });

  test.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api/casinos/',
    '/api/casinos/slug/a/b',
    '/API/casinos',
    '/api/Casinos',
    '/api/public/Games',
    '/internal/jwks/../../api',
  ])('%s is not known and reaches no service', async (path) => {
    const answer = await send(system.url, { path });
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ type: 'about:blank', status: answer.status });
    expect(system.service.requests).toHaveLength(0);
  });

  test.each([
    '/api//casinos',
    '/api/public/games/../../casinos',
    '/api/public/games/%2e%2e/%2e%2e/casinos',
    '/api/public/games%2f..%2fcasinos',
    '/api/public/games/x%5c..%5ccasinos',
    '/api/public/games/x%00',
    '/api/public/games/%252e%252e',
    '/api/public/games/%',
    'http://127.0.0.1/api/casinos',
  ])('%s can be read in two ways: 400, and no service sees it', async (path) => {
    const answer = await send(system.url, { path });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, message: 'The address is not valid.' });
    expect(system.service.requests).toHaveLength(0);
    expect(system.web.requests).toHaveLength(0);
  });

  test.each(['/internal/revocations', '/internal', '/metrics', '/Metrics/x'])(
    '%s is for those inside: 404',
    async (prefix) => {
      // The gateway itself asks identity for revocations; the query marks the call from outside.
      const path = `${prefix}?from=outside`;
      const answer = await send(system.url, { path });
      expect(answer.status).toBe(404);
      expect(system.web.requests).toHaveLength(0);
      expect(system.identity.calls).not.toContain(path);
    },
  );

  test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a known path is 405 with Allow and no CORS headers',
    async (method) => {
      const answer = await send(system.url, {
        method,
        path: '/api/casinos',
        headers: { 'Access-Control-Request-Method': 'POST' },
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
      expect(answer.json()).toMatchObject({
        title: 'Method Not Allowed',
        status: 405,
        message: 'This method is not allowed here.',
        requestId: answer.headers['x-request-id'],
      });
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
      expect(system.service.requests).toHaveLength(0);
    },
  );

  test('HEAD is answered where GET is, without a body', async () => {
    const answer = await send(system.url, { method: 'HEAD', path: '/api/public/games' });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe('');
    expect(system.service.requests[0]?.method).toBe('HEAD');
  });

  test.each([
    ['an event stream, which would never end', '/api/game-import/jobs/1/events'],
    ['a call that may change something', '/api/direct-sql?query=x'],
  ])('HEAD of %s is 405', async (_what, path) => {
    const answer = await send(system.url, { method: 'HEAD', path });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET');
    expect(system.service.requests).toHaveLength(0);
  });

  test('everything else goes to the web app, read only', async () => {
    const page = await send(system.url, { path: '/slots/book?x=1' });
    expect(page.json()).toMatchObject({ method: 'GET', url: '/slots/book?x=1' });
    const write = await send(system.url, { method: 'POST', path: '/slots/book' });
    expect(write.status).toBe(405);
    expect(write.headers.allow).toBe('GET, HEAD');
    expect(system.web.requests).toHaveLength(1);
  });
});
