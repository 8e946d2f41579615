import type { ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import {
  numbered,
  numberOf,
  startKeeping,
  untilKeeping,
  WITH_CACHE,
} from '../testing/numbered-answers.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { startUpstream } from '../testing/upstream.ts';

const LIST = '/api/public/games';
const STALE = '110 - "Response is Stale"';
/** To one owner at a time, and requests that may wait for one. */
const [CONNECTIONS, WAITING] = [128, 512];

describe('cached responses of an owner that fails', () => {
  let system: TestSystem;
  startKeeping((started) => {
    system = started;
  });

  const ask = (path: string) => send(system.url, { path });

  async function untilKept(path: string): Promise<void> {
    await until(async () => {
      const one = numberOf(await ask(path));
      expect(numberOf(await ask(path))).toBe(one);
    });
  }

  test('outlast a write that cannot have reached their owner', async () => {
    const casinos = await startUpstream();
    const away = await startSystem({ ...WITH_CACHE, CASINO_URL: casinos.url });
    try {
      // What is kept sooner after the start does not last.
      await untilKeeping(away, performance.now());
      casinos.handler = (_request, response) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' })
          .end('{"known":true}');
      const path = '/api/public/casinos';
      const kept = () => send(away.url, { path });
      await until(
        async () => {
          const before = casinos.requests.length;
          await kept();
          expect(casinos.requests).toHaveLength(before);
        },
        { timeoutMs: 10_000 },
      );
      await casinos.stop();
      const headers = { Cookie: away.cookieOf('user') };
      const write = { method: 'POST', path: '/api/casinos', headers, body: '{"name":"New"}' };
      expect((await send(away.url, write)).status).toBe(503);
      expect((await kept()).json()).toEqual({ known: true });
    } finally {
      await away.stop();
    }
  }, 20_000);

  test('are never what makes no sense, which is 502', async () => {
    const garbage: Readonly<Record<string, [type: string, body: string]>> = {
      page: ['text/html', '<html>Welcome!</html>'],
      cut: ['application/json', '{"data":[{"id":1,"na'],
      endless: ['application/json', `"${'a'.repeat(17 * 1_048_576)}"`],
    };
    for (const [name, [type, body]] of Object.entries(garbage)) {
      const path = `${LIST}/nonsense-${name}`;
      system.service.handler = (_request, response) => {
        response.writeHead(200, { 'Content-Type': type }).end(body);
      };
      expect((await ask(path)).status).toBe(502);
      numbered(system);
      expect((await ask(path)).status).toBe(200);
    }
  });

  test('are sent old and with a mark while their owner cannot make them anew', async () => {
    // Old at once, and for errors only.
    const control = { 'Surrogate-Control': 'max-age=1, stale-if-error=60' };
    numbered(system, control);
    const path = `${LIST}/owner-away`;
    await untilKept(path);
    const { handler } = system.service;
    system.service.handler = (request) => request.socket.destroy();
    const old = await until(async () => {
      const answer = await ask(path);
      expect(answer.headers['warning']).toBe('110 - "Response is Stale"');
      return answer;
    });
    expect(old).toMatchObject({ status: 200 });
    // One that is ended by the clock is wrong, not old.
    system.service.handler = handler;
    numbered(system, { 'Surrogate-Control': 'max-age=1' });
    await untilKept(`${path}-wrong`);
    system.service.handler = (request) => request.socket.destroy();
    await until(async () => expect((await ask(`${path}-wrong`)).status).toBe(502));
    // An owner that hangs is not waited for by those who could have something old.
    system.service.handler = () => undefined;
    const before = performance.now();
    expect((await ask(path)).headers['warning']).toBeDefined();
    expect(performance.now() - before).toBeLessThan(3_000);
  }, 20_000);

  test('go on with a mark while too many wait for their owner, who are told at once to come again', async () => {
    // Old at once, and for errors only.
    numbered(system, { 'Surrogate-Control': 'max-age=1, stale-if-error=60' });
    const path = `${LIST}/owner-busy`;
    await untilKept(path);
    const held: ServerResponse[] = [];
    system.service.handler = (_request, response) => void held.push(response);
    const asked = Array.from({ length: CONNECTIONS + WAITING + 1 }, (_one, at) =>
      ask(`${path}-${at}`),
    );
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(refused.json()).toMatchObject({
      detail: 'A part of the system is overloaded at the moment.',
    });
    const old = await until(async () => {
      const answer = await ask(path);
      expect(answer.headers['warning']).toBe(STALE);
      return answer;
    });
    expect(old.status).toBe(200);
    numbered(system);
    for (const response of held) response.setHeader('Content-Type', 'application/json').end('{}');
    const others = (await Promise.all(asked)).filter((answer) => answer !== refused);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  }, 20_000);

  test('are waited for no longer than their owner has, also for want of a connection to it', async () => {
    const held: ServerResponse[] = [];
    system.service.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
      held.push(response);
    };
    const path = '/api/countries';
    const own = { Authorization: 'Bearer nonsense' };
    const answered: number[] = [];
    const taken = Promise.allSettled(
      Array.from({ length: CONNECTIONS }, async () => {
        const { status } = await send(system.url, { path, headers: own });
        answered.push(status);
      }),
    );
    await until(() =>
      expect({ held: held.length, answered }).toEqual({ held: CONNECTIONS, answered: [] }),
    );
    expect((await ask(path)).status).toBe(504);
    // What was given up costs no connection: the next one takes that which is free.
    const next = send(system.url, { path, headers: own });
    numbered(system);
    const last = held.pop();
    last?.end(']');
    expect((await next).status).toBe(200);
    const sockets = system.service.requests.map(({ socket }) => socket);
    expect(sockets.map((socket) => socket === last?.req.socket)).toEqual([true]);
    for (const response of held) response.end(']');
    await taken;
  }, 20_000);

  test('go on with a mark after a write that failed, until the owner can be asked', async () => {
    const path = `${LIST}/write-failed`;
    const before = numberOf(await ask(path));
    const { handler } = system.service;
    system.service.handler = (_request, response) => response.writeHead(503).end();
    const headers = { Cookie: system.cookieOf('user') };
    const write = { method: 'PATCH', path: '/api/games/1', headers, body: '{"rtp":"96"}' };
    expect((await send(system.url, write)).status).toBe(503);
    const old = await ask(path);
    expect(old.headers['warning']).toBe(STALE);
    expect(numberOf(old)).toBe(before);
    system.service.handler = handler;
    await until(async () => {
      const made = await ask(path);
      expect(made.headers).not.toHaveProperty('warning');
      expect(numberOf(made)).not.toBe(before);
    });
  });

  test.each([
    ['a page', ['Content-Type', 'text/html', 'Content-Length', '7']],
    ['a body that is cut', ['Content-Type', 'application/json', 'Content-Length', '100']],
    ['a body of which nobody can tell whether it is whole', ['Content-Type', 'application/json']],
  ])('are not given up for %s that a write is answered with', async (_name, answered) => {
    const path = `${LIST}/write-garbled`;
    const before = numberOf(await ask(path));
    system.service.handler = (request) => {
      const lines = answered.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `)).join('');
      request.socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n${lines}\r\n{"id":1`);
    };
    const headers = { Cookie: system.cookieOf('user') };
    const write = { method: 'PATCH', path: '/api/games/1', headers, body: '{"rtp":"96"}' };
    expect((await send(system.url, write)).status).toBe(502);
    const old = await ask(path);
    expect([old.headers['warning'], numberOf(old)]).toEqual([STALE, before]);
  });
});
