import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { type HeldConnection, holdConnection } from '../../testing/held-connections.ts';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo } from '../../testing/upstream.ts';

/** More than there are connections to a service. */
const CROWD = 140;
const SLOWER = { timeoutMs: 40_000 };
const LASTS_MS = 60_000;

describe('a body that comes slowly', () => {
  let system: TestSystem;
  let held: HeldConnection[];
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  beforeEach(() => {
    held = [];
    system.service.handler = echo;
    system.service.requests.length = 0;
  });
  afterEach(() => {
    for (const { socket } of held) socket.destroy();
  });

  function hold(head: string, drip = 'x'): HeldConnection {
    const one = holdConnection(system.url, `${head}\r\n\r\n`, { drip });
    held.push(one);
    return one;
  }

  const POST = 'POST /api/age-checks HTTP/1.1\r\nHost: a\r\n';
  const ANNOUNCED = 'Content-Length: 60000';
  const upload = (bytes: number) =>
    `POST /api/casinos/1/logo HTTP/1.1\r\nHost: a\r\nCookie: ${system.cookieOf('user')}\r\nContent-Length: ${bytes}`;

  test('keeps nobody else waiting, and reaches its owner whole or not at all', async () => {
    for (let at = 0; at < CROWD; at += 1) hold(POST + ANNOUNCED, 'x');
    await until(() => expect(held.every(({ socket }) => socket.bytesWritten > 60)).toBe(true));
    const one = hold(`${POST}Content-Length: 3`, 'x');
    const visitor = { method: 'POST', path: '/api/age-checks', body: '{"a":1}' };
    expect((await send(system.url, visitor)).json()).toMatchObject({ body: '{"a":1}' });
    await until(() => expect(one.received).toContain('"body":"xxx"'));
    expect(system.service.requests).toHaveLength(2);
  });

  // Together, since each of them is waited for until the limit of ten seconds.
  test(
    'is 408 when it does not come in ten seconds, and holds no connection, nor once it was answered with an error',
    async () => {
      const late: Readonly<Record<string, HeldConnection>> = {
        announced: hold(POST + ANNOUNCED),
        'in chunks': hold(`${POST}Transfer-Encoding: chunked`, '1\r\nx\r\n'),
        'waited for': hold(`${POST}Expect: 100-continue\r\n${ANNOUNCED}`),
        'of HTTP/1.0': hold(`POST /api/age-checks HTTP/1.0\r\n${ANNOUNCED}`),
        long: hold(upload(9_000_000)),
      };
      const refused: Readonly<Record<number, HeldConnection>> = {
        401: hold(`POST /api/casinos HTTP/1.1\r\nHost: a\r\n${ANNOUNCED}`),
        404: hold(`POST /api/nothing HTTP/1.0\r\n${ANNOUNCED}`),
        413: hold(`${POST}Content-Length: 90000`),
        200: hold(`GET /api/public/games HTTP/1.1\r\nHost: a\r\n${ANNOUNCED}`),
      };
      for (const [status, one] of Object.entries(refused)) {
        await until(() => expect(one.received).toMatch(`HTTP/1.1 ${status} `));
      }
      for (const one of Object.values(late)) {
        await until(() => expect(one.isClosed).toBe(true), SLOWER);
        const [answer = '', body = ''] = one.received.split('\r\n\r\n').slice(-2);
        expect(answer).toMatch(/^HTTP\/1\.1 408 /);
        expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
        expect(answer.toLowerCase()).toContain('connection: close');
        expect(JSON.parse(body)).toMatchObject({
          status: 408,
          message: 'The request took too long to arrive.',
        });
      }
      for (const one of Object.values(refused)) {
        await until(() => expect(one.isClosed).toBe(true), SLOWER);
        expect(one.received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      }
      const whole = system.service.requests.filter(({ complete }) => complete);
      expect(whole.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
    LASTS_MS,
  );

  test(
    'and is long keeps none waiting but others that are long, and passes at a fair pace',
    async () => {
      for (let at = 0; at < CROWD; at += 1) hold(upload(9_000_000));
      await until(() => expect(system.service.requests.length).toBeGreaterThan(8));
      const headers = { Cookie: system.cookieOf('user') };
      const sent = { method: 'POST', path: '/api/casinos', headers, body: '{}' };
      expect((await send(system.url, sent)).status).toBe(200);
      // Those that are too slow are gone after ten seconds; this one takes longer.
      const pieces = Array.from({ length: 13 }, () => 'x'.repeat(16_384));
      const { port } = new URL(system.url);
      const status = await new Promise((resolve, reject) => {
        const fair = request(
          { port, method: 'POST', path: '/api/casinos/2/logo', headers, agent: false },
          (answer) => {
            answer.resume();
            answer.on('end', () => resolve(answer.statusCode));
          },
        );
        fair.on('error', reject);
        void (async () => {
          for (const piece of pieces) {
            fair.write(piece);
            await delay(1_000);
          }
          fair.end();
        })();
      });
      expect(status).toBe(200);
    },
    LASTS_MS,
  );
});
