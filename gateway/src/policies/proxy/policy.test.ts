import { get, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo } from '../../testing/upstream.ts';

const path = '/api/public/games';
const A_DAY = { 'Cache-Control': 'public, max-age=86400' };

describe('an answer on its way back', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  beforeEach(() => {
    system.service.handler = echo;
    system.service.requests.length = 0;
  });

  test('keeps status, headers and body', async () => {
    system.service.handler = (_request, response) => {
      response.writeHead(410, [
        ['Content-Type', 'application/problem+json'],
        ['ETag', '"7"'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ]);
      response.end('{"message":"Gone"}');
    };
    const answer = await send(system.url, { path });
    expect(answer.status).toBe(410);
    expect(answer.headers).toMatchObject({ etag: '"7"', 'set-cookie': ['a=1', 'b=2'] });
    expect(answer.body).toBe('{"message":"Gone"}');
  });

  test('loses the headers of its connection, those that Connection names, and who wrote it', async () => {
    system.service.handler = (_request, response) => {
      response.writeHead(200, {
        Connection: 'keep-alive, X-Inner',
        'X-Inner': '1',
        'X-Powered-By': 'Express',
        Server: 'inner/1.0',
        'Proxy-Authenticate': 'Basic',
        'X-Request-Id': 'inner',
      });
      response.end('{}');
    };
    const answer = await send(system.url, { path });
    for (const name of ['x-inner', 'x-powered-by', 'server', 'proxy-authenticate']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect(answer.headers['x-request-id']).not.toBe('inner');
  });

  test('has the security headers, and the policy of the API unless the service has its own', async () => {
    const answer = await send(system.url, { path });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test("keeps the web app's own content security policy, and gives one to its files", async () => {
    system.web.handler = (_request, response) => {
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      response.end('<!doctype html>');
    };
    const page = await send(system.url, { path: '/' });
    expect(page.headers['content-security-policy']).toBe("script-src 'self'");
    system.web.handler = echo;
    const asset = await send(system.url, { path: '/assets/app.js' });
    expect(asset.headers['content-security-policy']).toBe(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
  });

  test('may be shown on pages of other sites where the web app says so, as of share pictures', async () => {
    const name = 'cross-origin-resource-policy';
    const say: RequestListener = (_request, response) =>
      void response.writeHead(200, { [name]: 'cross-origin' }).end();
    system.web.handler = say;
    system.service.handler = say;
    const picture = await send(system.url, { path: '/share/home.png' });
    expect(picture.headers).toMatchObject({ [name]: 'cross-origin', 'x-frame-options': 'DENY' });
    expect((await send(system.url, { path })).headers[name]).toBe('same-origin');
  });

  test.each([
    ['a redirect', 301, { Location: '/elsewhere' }, 'no-cache'],
    ['one that is good', 200, {}, 'no-cache'],
    ['one whose owner says how long it holds', 200, A_DAY, A_DAY['Cache-Control']],
    ['one that leaves what the browser has as it is', 304, { ETag: '"7"' }, undefined],
  ])(
    'is asked for each time unless its owner says otherwise: %s',
    async (_what, status, own, told) => {
      system.service.handler = (_request, response) => void response.writeHead(status, own).end();
      const answer = await send(system.url, { path });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe(told);
    },
  );

  test('may be large: it passes whole, at the pace of the reader', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    let written = 0;
    system.service.handler = (_request, response) => {
      const more = () => {
        while (written < 64) {
          written += 1;
          if (!response.write(megabyte)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    };
    const { port } = new URL(system.url);
    const received = await new Promise<number>((resolve, reject) => {
      get({ port, path, agent: false }, async (answer) => {
        answer.pause();
        // Nothing is read here: what is on its way fills the buffers and then stops.
        let before = -1;
        await until(() => {
          const stoodStill = written === before;
          before = written;
          expect(stoodStill).toBe(true);
        });
        expect(written).toBeLessThan(40);
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve(bytes));
        answer.resume();
      }).on('error', reject);
    });
    expect(received).toBe(64 * 1024 * 1024);
  });

  test('as server-sent events comes piece by piece, as it is written', async () => {
    let send: (text: string) => void = () => undefined;
    let closed = false;
    system.service.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.flushHeaders();
      send = (text) => response.write(text);
      response.on('close', () => {
        closed = true;
      });
    };
    const { port } = new URL(system.url);
    const events: string[] = [];
    let status: number | undefined;
    const headers = { Cookie: system.cookieOf('super_admin') };
    const reader = get(
      { port, path: '/api/game-import/jobs/1/events', headers, agent: false },
      (answer) => {
        status = answer.statusCode;
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => events.push(text));
        answer.on('error', () => undefined);
      },
    );
    reader.on('error', () => undefined);
    // The headers come before any event does.
    await until(() => expect(status).toBe(200));
    send('data: 1\n\n');
    await until(() => expect(events).toEqual(['data: 1\n\n']));
    send('data: 2\n\n');
    await until(() => expect(events).toEqual(['data: 1\n\n', 'data: 2\n\n']));
    reader.destroy();
    await until(() => expect(closed).toBe(true));
  });
});
