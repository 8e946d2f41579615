import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LOGO_TOO_LARGE } from '@slots/contracts/casino/images';
import { until } from '@slots/testing/until';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo } from '../../testing/upstream.ts';

const LIMIT = 64 * 1024;
const path = '/api/casinos';

describe('the size of a body', () => {
  let system: TestSystem;
  let headers: Record<string, string>;
  beforeAll(async () => {
    system = await startSystem();
    headers = { Cookie: system.cookieOf('admin'), 'Content-Type': 'application/json' };
  });
  afterAll(() => system.stop());
  beforeEach(() => {
    system.service.requests.length = 0;
    system.service.handler = echo;
  });

  const chunked = () => ({ ...headers, 'Transfer-Encoding': 'chunked' });

  test.each([
    ['announced', () => headers],
    ['in chunks', chunked],
  ])('just at the limit and %s passes whole', async (_way, sentHeaders) => {
    const body = 'x'.repeat(LIMIT);
    const answer = await send(system.url, { method: 'POST', path, headers: sentHeaders(), body });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ body });
  });

  test('over the limit and announced is 413, and no service sees it', async () => {
    const body = 'x'.repeat(LIMIT + 1);
    const answer = await send(system.url, { method: 'POST', path, headers, body });
    expect(answer.status).toBe(413);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 413,
      message: 'The request body is too large.',
      detail: 'At most 65536 bytes are accepted here.',
      requestId: answer.headers['x-request-id'],
    });
    expect(system.service.requests).toHaveLength(0);
  });

  test.each([
    ['announced', () => headers],
    ['in chunks', chunked],
  ])('over the limit and %s is told in the words of the call', async (_way, sentHeaders) => {
    const answer = await send(system.url, {
      method: 'POST',
      path: '/api/casinos/1/logo',
      headers: sentHeaders(),
      body: Buffer.alloc(15 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(answer.json()).toMatchObject({
      message: LOGO_TOO_LARGE,
      detail: 'At most 14680064 bytes are accepted here.',
    });
  });

  test('far over the limit is 413 for a sender that sends all before it listens, each time', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024);
    // Anonymous: while this process only copies bytes, revocations are not heard and a session is a 503.
    const type = { 'Content-Type': 'application/json' };
    for (const sentHeaders of [type, { ...type, 'Transfer-Encoding': 'chunked' }]) {
      for (let times = 0; times < 5; times += 1) {
        const sent = { method: 'POST', path: '/api/auth/login', headers: sentHeaders, body };
        expect((await send(system.url, sent)).status).toBe(413);
      }
    }
  });

  test('over the limit in chunks is 413, and the service gets no whole request', async () => {
    let whole = false;
    system.service.handler = (received, response) => {
      received.resume();
      received.on('end', () => {
        whole = true;
        response.end('{}');
      });
    };
    const answer = await send(system.url, {
      method: 'POST',
      path,
      headers: chunked(),
      body: Buffer.alloc(LIMIT * 4),
    });
    expect(answer.status).toBe(413);
    expect(answer.json()).toMatchObject({
      message: 'The request body is too large.',
      detail: 'At most 65536 bytes are accepted here.',
    });
    await until(() => expect(system.service.requests.every((one) => one.destroyed)).toBe(true));
    expect(whole).toBe(false);
  });

  test('far over the limit is still answered, also to a sender that reads only afterwards', async () => {
    const body = Buffer.alloc(20 * 1024 * 1024);
    const answer = await send(system.url, { method: 'POST', path, headers, body });
    expect(answer.status).toBe(413);
  });

  test('a visitor with a large body is told 401 first', async () => {
    const answer = await send(system.url, { method: 'POST', path, body: 'x'.repeat(LIMIT * 2) });
    expect(answer.status).toBe(401);
  });

  test('the connection serves the next request after a refusal', async () => {
    const { hostname, port } = new URL(system.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (length: number) =>
      new Promise<[number, boolean]>((resolve, reject) => {
        const sent = request({ hostname, port, path, method: 'POST', headers, agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve([answer.statusCode ?? 0, sent.reusedSocket]));
        });
        sent.on('error', reject);
        sent.end(Buffer.alloc(length));
      });
    system.service.handler = (received, response) => {
      received.resume();
      received.on('end', () => response.end('{}'));
    };
    expect(await post(LIMIT * 10)).toEqual([413, false]);
    expect(await post(10)).toEqual([200, true]);
    agent.destroy();
  });

  test('the connection serves the next request after a long body that nobody wants', async () => {
    const { hostname, port } = new URL(system.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (at: string, length: number) =>
      new Promise<[number, boolean]>((resolve, reject) => {
        const to = { hostname, port, path: at, method: 'POST', headers, agent };
        const sent = request(to, (answer) => {
          answer.resume();
          // Like a browser, it has sent everything before it goes on.
          Promise.all([once(answer, 'end'), written]).then(
            () => resolve([answer.statusCode ?? 0, sent.reusedSocket]),
            reject,
          );
        });
        const written = once(sent, 'finish');
        sent.on('error', reject);
        sent.end(Buffer.alloc(length));
      });
    system.service.handler = (_received, response) => {
      response.writeHead(503, { 'Content-Length': 2 });
      response.end('{}');
    };
    expect(await post('/api/casinos/1/logo', 12 * 1024 * 1024)).toEqual([503, false]);
    system.service.handler = echo;
    expect(await post(path, 10)).toEqual([200, true]);
    agent.destroy();
  });

  test('the body of a GET is not passed on', async () => {
    const answer = await send(system.url, {
      path: '/api/public/games',
      headers: { 'Content-Length': '5' },
      body: 'hello',
    });
    expect(answer.status).toBe(200);
    expect(system.service.requests[0]?.headers['content-length']).toBeUndefined();
  });
});
