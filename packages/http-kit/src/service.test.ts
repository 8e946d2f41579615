import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import { problem } from '@slots/contracts/problem';
import { REQUEST_ARRIVES_MS } from '@slots/contracts/time-budgets';
import { until } from '@slots/testing/until';
import { startServiceUnderTest } from './service-under-test.ts';

const catalog = await startServiceUnderTest();
const { url, visitor, as, tokenOf, isUp, streams, checks } = catalog;

afterAll(() => catalog.stop());

describe('failures', () => {
  test.each(['surprise', 'refused-elsewhere'])(
    'that nobody foresaw are a 500 that gives nothing away: %s',
    async (how) => {
      const answer = await visitor('GET', `/api/fail/${how}`);
      expect(answer.status).toBe(500);
      expect(problem.parse(answer.body)).not.toHaveProperty('message');
      expect(JSON.stringify(answer.body)).not.toContain('10.0.0.7');
    },
  );

  test('that a translator knows are what it makes of them', async () => {
    const answer = await visitor('GET', '/api/fail/away');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.7');
  });
});

/** The server that a service listens with, as Node tells it. */
async function serverOf(ask: () => Promise<unknown>): Promise<Server> {
  const channel = 'http.server.request.start';
  const servers: Server[] = [];
  const heard = (message: unknown): void => {
    const { server }: { readonly server?: unknown } = Object(message);
    if (server instanceof Server) servers.push(server);
  };
  subscribe(channel, heard);
  await ask();
  unsubscribe(channel, heard);
  const [server] = servers;
  if (!server) throw new Error('Node tells of no server.');
  return server;
}

test('a body that the gateway passes on as it comes is waited for longer than the gateway waits', async () => {
  const { headersTimeout, requestTimeout } = await serverOf(() => visitor('GET', '/healthz'));
  expect(requestTimeout).toBeGreaterThan(REQUEST_ARRIVES_MS);
  // Node takes the longer one of the two for the whole request.
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

describe('health', () => {
  test('is alive, and ready while everything that it needs is reached', async () => {
    expect((await visitor('GET', '/healthz')).status).toBe(200);
    expect((await visitor('GET', '/readyz')).body).toEqual({
      ready: true,
      dependencies: { database: 'up', queue: 'up' },
    });
    isUp.database = false;
    const answer = await visitor('GET', '/readyz');
    isUp.database = true;
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ ready: false, dependencies: { database: 'down', queue: 'up' } });
  });

  test('stays ready without what it can do without, and says so', async () => {
    isUp.queue = false;
    const answer = await visitor('GET', '/readyz');
    isUp.queue = true;
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ready: true,
      dependencies: { database: 'up', queue: 'degraded' },
    });
  });

  test('tells its metrics by route, not by address', async () => {
    await visitor('GET', '/api/things/123456');
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('route="/api/things/:id"');
    expect(text).not.toContain('123456');
  });
});

describe('server-sent events', () => {
  test('come as they are made, and end', async () => {
    const answer = await fetch(`${url}/api/events/two`);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(await answer.text()).toBe(
      'event: progress\nid: 1\ndata: {"step":1}\n\ndata: {"step":2}\n\n',
    );
  });

  test('a bad call of a stream is an ordinary 400', async () => {
    expect((await visitor('GET', '/api/events/three')).status).toBe(400);
  });

  test('a reader who goes away ends the source', async () => {
    const before = streams.ended;
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/events/endless`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await until(() => expect(streams.ended).toBe(before + 1));
  });

  test('a reader who goes away while their token is checked gets none', async () => {
    const { begun } = streams;
    const { asked } = checks;
    const { promise, resolve } = Promise.withResolvers<void>();
    checks.begin = promise;
    const left = async () =>
      /count\{.*route="\/api\/events\/:kind".*\} (\d+)/.exec(
        await (await fetch(`${url}/metrics`)).text(),
      )?.[1];
    const leftBefore = await left();
    const leaving = new AbortController();
    const answer = fetch(`${url}/api/events/endless`, {
      headers: { Authorization: `Bearer ${tokenOf('user')}` },
      signal: leaving.signal,
    });
    await until(() => expect(checks.asked).toBe(asked + 1));
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until(async () => expect(await left()).not.toBe(leftBefore));
    resolve();
    // Checked after the other one.
    expect((await as('user')('GET', '/api/things/1')).status).toBe(200);
    expect(streams.begun).toBe(begun);
  });
});

describe('stopping', () => {
  test('ends event streams and idle connections at once, and lets a running call end', async () => {
    const stopping = await startServiceUnderTest();
    const stream = await fetch(`${stopping.url}/api/events/endless`);
    const reader = stream.body?.getReader();
    await reader?.read();
    const { port } = new URL(stopping.url);
    const slow = connect(Number(port), '127.0.0.1');
    const chunks: string[] = [];
    slow.on('data', (chunk) => chunks.push(chunk.toString()));
    const body = JSON.stringify({ name: 'x' });
    slow.write(
      `PUT /api/upload HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 4)}`,
    );
    await until(() => expect(chunks.join('')).toContain('100 Continue'));

    const closed = stopping.service.close(5_000);
    expect((await reader?.read())?.done).toBe(true);
    slow.write(body.slice(4));
    await until(() => expect(chunks.join('')).toContain('{"length":1}'));
    slow.end();
    await closed;
    await expect(fetch(stopping.url)).rejects.toThrow('fetch failed');
    await stopping.stop();
  });
});
