import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { until } from '@slots/testing/until';
import { send, sendRaw } from './testing/send.ts';
import { startSystem, type TestSystem } from './testing/system.ts';

describe('the gateway', () => {
  let system: TestSystem;
  let other: TestSystem | undefined;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  afterEach(async () => {
    await other?.stop();
    other = undefined;
  });

  test('opens one port, and no admin API', async () => {
    const listening = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    other = await startSystem();
    // Four are identity with its keys, the services and the web app; the rest is the gateway.
    expect(listening() - before - 4).toBe(1);
  });

  test('is alive', async () => {
    const answer = await send(system.url, { path: '/healthz' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'alive' });
    expect((await send(system.url, { method: 'POST', path: '/healthz' })).status).toBe(405);
  });

  test('is ready when its services are, and names the one that is not', async () => {
    const up = { identity: 'up', geo: 'up', catalog: 'up', casino: 'up', affiliate: 'up' };
    const ready = await send(system.url, { path: '/readyz' });
    expect(ready.status).toBe(200);
    expect(ready.json()).toEqual({ ready: true, dependencies: up });
    system.identity.away = true;
    await until(async () => {
      const answer = await send(system.url, { path: '/readyz' });
      expect(answer.status).toBe(503);
      expect(answer.json()).toEqual({
        ready: false,
        dependencies: { ...up, identity: 'down' },
      });
    });
    system.identity.away = false;
    await until(async () => expect((await send(system.url, { path: '/readyz' })).status).toBe(200));
  });

  test('asks the services about readiness once for many who ask', async () => {
    system.service.requests.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => send(system.url, { path: '/readyz' })));
    // Four services are played by one server here; half a second may have ended in between.
    expect(system.service.requests.length).toBeLessThanOrEqual(8);
  });

  test.each([
    ['a line that is no request', 'hello\r\n\r\n', 400],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
      400,
    ],
    [
      'chunks named twice',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nX-A : 1\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'an expectation of its own',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('refuses %s in the common shape', async (_what, bytes, status) => {
    const answer = await sendRaw(system.url, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(body)).toMatchObject({
      type: 'about:blank',
      status,
      detail: expect.any(String),
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('answers what is sent ahead in its order, and ends a connection that sends too much', async () => {
    const ahead = (count: number) =>
      Array.from(
        { length: count },
        (_, at) =>
          `GET /api/public/games?page=${at + 1} HTTP/1.1\r\nHost: a\r\n${at === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
      ).join('');
    const answers = await sendRaw(system.url, ahead(9));
    const pages = [...answers.matchAll(/"url":"\/api\/public\/games\?page=(\d+)"/g)];
    expect(pages.map(([, page]) => Number(page))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const before = system.service.requests.length;
    expect(await sendRaw(system.url, ahead(50)).catch(() => '')).toBe('');
    expect(system.service.requests.length - before).toBeLessThan(10);
  });

  test('adds strict transport security under TLS', async () => {
    other = await startSystem({ PUBLIC_ORIGIN: 'https://slots.example' });
    const answer = await send(other.url, { path: '/healthz' });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('tells its metrics on a port of their own, by route and not by address', async () => {
    const port = await freePort();
    other = await startSystem({ METRICS_PORT: String(port) });
    await send(other.url, { path: '/api/public/games/book-of-x' });
    const metrics = await send(`http://127.0.0.1:${port}`, { path: '/metrics' });
    const counted = metrics.body
      .split('\n')
      .find((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counted).toMatch(/method="GET",route="\/api\/public\/games\/:slug",status="200"\} 1$/);
    expect(metrics.body).not.toContain('book-of-x');
  });
});

describe('the door of operations', () => {
  test('tells health and metrics and nothing else, like the public one', async () => {
    const port = await freePort();
    const system = await startSystem({ METRICS_PORT: String(port) });
    const door = `http://127.0.0.1:${port}`;
    for (const path of ['/healthz', '/readyz']) {
      const [inside, outside] = await Promise.all([
        send(door, { path }),
        send(system.url, { path }),
      ]);
      expect([inside.status, inside.json()]).toEqual([outside.status, outside.json()]);
    }
    expect((await send(door, { path: '/metrics' })).body).toContain('http_request_duration');
    expect((await send(door, { path: '/api/public/games' })).status).toBe(404);
    system.identity.away = true;
    await until(async () => expect((await send(door, { path: '/readyz' })).status).toBe(503));
    expect((await send(door, { path: '/healthz' })).status).toBe(200);
    await system.stop();
  });
});

describe('a gateway that stops', () => {
  test('lets running requests end, ends event streams, and takes no new ones', async () => {
    const system = await startSystem();
    const { port } = new URL(system.url);
    let finish: () => void = () => undefined;
    system.service.handler = (request, response) => {
      if (request.url?.endsWith('/events')) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write('data: 1\n\n');
        return;
      }
      finish = () => response.end('{"late":true}');
    };
    const running = send(system.url, { path: '/api/public/games' });
    let streamEnded = false;
    let streaming = false;
    const headers = { Cookie: system.cookieOf('super_admin') };
    get({ port, path: '/api/game-import/jobs/1/events', headers, agent: false }, (answer) => {
      streaming = true;
      answer.resume();
      answer.on('error', () => undefined);
      answer.on('close', () => {
        streamEnded = true;
      });
    });
    await until(() => expect([streaming, system.service.requests.length]).toEqual([true, 2]));

    let closed = false;
    const closing = (async () => {
      await system.gateway.close();
      closed = true;
    })();
    await until(() => expect(streamEnded).toBe(true));
    await until(async () =>
      expect(send(system.url, { path: '/healthz' })).rejects.toThrow('ECONNREFUSED'),
    );
    expect(closed).toBe(false);
    finish();
    expect((await running).json()).toEqual({ late: true });
    await closing;
    await Promise.all([system.identity.stop(), system.service.stop(), system.web.stop()]);
  });
});
