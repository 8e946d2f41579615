import { get } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { type Received, send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo, startUpstream } from '../../testing/upstream.ts';

const path = '/api/public/games';

function expectProblem(answer: Received, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const problem = answer.json();
  expect(problem).toMatchObject({ type: 'about:blank', status });
  expect(problem['requestId']).toBe(answer.headers['x-request-id']);
  expect(problem).not.toHaveProperty('message');
  expect(answer.body).not.toMatch(/127\.0\.0\.1|localhost|ECONN|Error:|\.ts/);
}

describe('a request on its way to a service', () => {
  let system: TestSystem;
  const headersThatArrive = async (headers: Record<string, string>, at = path) =>
    (await send(system.url, { path: at, headers })).json()['headers'];
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  test('keeps what belongs to it', async () => {
    const headers = { Accept: 'text/x', 'Accept-Language': 'en-GB', 'If-None-Match': '"1"' };
    expect(await headersThatArrive(headers)).toMatchObject({
      accept: 'text/x',
      'accept-language': 'en-GB',
      'if-none-match': '"1"',
    });
  });

  test('keeps method, body and content type of a write', async () => {
    const answer = await send(system.url, {
      method: 'POST',
      path: '/api/casinos',
      headers: { Cookie: system.cookieOf('user'), 'Content-Type': 'application/json' },
      body: '{"name":"Ä"}',
    });
    expect(answer.json()).toMatchObject({
      method: 'POST',
      body: '{"name":"Ä"}',
      headers: { 'content-type': 'application/json', 'content-length': '13' },
    });
  });

  test.each([
    'Authorization',
    'Cookie',
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-User-Id',
    'X-User-Role',
    'X-User',
    'X-Session-Id',
    'X-HTTP-Method-Override',
    'X-Original-URL',
    'Eg-Consumer-Id',
    'Proxy-Authorization',
    'Proxy-Connection',
    'TE',
    'Keep-Alive',
    'Upgrade',
    'Expect',
  ])('leaves %s from outside behind', async (name) => {
    const value = name === 'Expect' ? '100-continue' : 'from-outside';
    const arrived = await headersThatArrive({ [name]: value });
    expect(arrived).not.toHaveProperty(name.toLowerCase());
  });

  test('leaves behind what Connection names', async () => {
    const arrived = await headersThatArrive({ Connection: 'close, X-Secret', 'X-Secret': '1' });
    expect(arrived).not.toHaveProperty('x-secret');
  });

  test("cannot choose the request id; the answer and the service get the gateway's", async () => {
    const headers = { 'X-Request-Id': 'chosen-outside' };
    const answer = await send(system.url, { path, headers });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.json()).toMatchObject({
      headers: { 'x-request-id': answer.headers['x-request-id'] },
    });
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ 'X-Forwarded-For': '81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '1.1.1.1, 81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '81.2.69.142, 127.0.0.1' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '2001:db8::1' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': '::ffff:81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': 'nonsense' }, '127.0.0.1'],
    [{ 'X-Client-Address': '81.2.69.142' }, '127.0.0.1'],
  ])('from a trusted proxy that says %j is from %s', async (headers, address) => {
    const arrived = await headersThatArrive({ ...headers }, '/api/geo-detect');
    expect(arrived).toMatchObject({ 'x-client-address': address });
  });

  test('to the web app carries the address as a proxy would, and no cookie', async () => {
    const headers = { 'X-Forwarded-For': '81.2.69.142', Cookie: system.cookieOf('user') };
    const arrived = await headersThatArrive(headers, '/slots/book');
    expect(arrived).toMatchObject({ 'x-forwarded-for': '81.2.69.142' });
    expect(arrived).not.toHaveProperty('cookie');
    expect(arrived).not.toHaveProperty('authorization');
  });
});

describe('an untrusted proxy', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ TRUSTED_PROXIES: '10.0.0.0/8' });
  });
  afterAll(() => system.stop());

  test('is not believed about the address', async () => {
    const headers = { 'X-Forwarded-For': '81.2.69.142' };
    const answer = await send(system.url, { path, headers });
    expect(answer.json()).toMatchObject({ headers: { 'x-client-address': '127.0.0.1' } });
  });
});

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
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test("keeps the web app's own content security policy, and adds none to it", async () => {
    system.web.handler = (_request, response) => {
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      response.end('<!doctype html>');
    };
    const page = await send(system.url, { path: '/' });
    expect(page.headers['content-security-policy']).toBe("script-src 'self'");
    system.web.handler = echo;
    const asset = await send(system.url, { path: '/assets/app.js' });
    expect(asset.headers).not.toHaveProperty('content-security-policy');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
  });

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

describe('a service that fails', () => {
  let system: TestSystem;
  let other: TestSystem | undefined;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  beforeEach(() => {
    system.service.handler = echo;
    system.service.requests.length = 0;
  });
  afterEach(async () => {
    await other?.stop();
    other = undefined;
  });

  test('by not being there is 503 with Retry-After, and is served again when it is back', async () => {
    const service = await startUpstream();
    const port = Number(new URL(service.url).port);
    const { url } = (other = await startSystem({ CATALOG_URL: service.url }));
    expect((await send(url, { path })).status).toBe(200);
    await service.stop();
    const answer = await send(url, { path });
    expectProblem(answer, 503);
    expect(answer.headers['retry-after']).toBe('2');
    const back = await startUpstream(port);
    await until(async () => expect((await send(url, { path })).status).toBe(200));
    await back.stop();
  });

  test('by having no known host is 503', async () => {
    other = await startSystem({ CATALOG_URL: 'http://catalog.invalid:3000' });
    const answer = await send(other.url, { path });
    expectProblem(answer, 503);
    expect(answer.body).not.toContain('invalid');
  });

  test('by not answering in the time of its contract is 504, and its work is ended', async () => {
    let ended = false;
    system.service.handler = (_request, response) => {
      response.on('close', () => {
        ended = true;
      });
    };
    // Among the shortest of the table: the default of ten seconds.
    const answer = await send(system.url, { path });
    expectProblem(answer, 504);
    await until(() => expect(ended).toBe(true));
  }, 20_000);

  test('by cutting a read before its answer is asked once more', async () => {
    system.service.handler = (request, response) => {
      if (system.service.requests.length === 1) request.socket.destroy();
      else echo(request, response);
    };
    expect((await send(system.url, { path })).status).toBe(200);
    expect(system.service.requests).toHaveLength(2);
  });

  test('by cutting every read is 502 after two', async () => {
    system.service.handler = (request) => request.socket.destroy();
    expectProblem(await send(system.url, { path }), 502);
    expect(system.service.requests).toHaveLength(2);
  });

  test('by cutting a write is 502 after one', async () => {
    system.service.handler = (request) => request.socket.destroy();
    const answer = await send(system.url, {
      method: 'POST',
      path: '/api/casinos',
      headers: { Cookie: system.cookieOf('user') },
      body: '{}',
    });
    expectProblem(answer, 502);
    expect(system.service.requests).toHaveLength(1);
  });

  test('in the middle of its answer ends the connection, since nothing else can be told', async () => {
    system.service.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(send(system.url, { path })).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });

  test('is not asked any longer when the visitor goes away', async () => {
    let ended = false;
    system.service.handler = (_request, response) => {
      response.on('close', () => {
        ended = true;
      });
    };
    const { port } = new URL(system.url);
    const visitor = get({ port, path, agent: false }).on('error', () => undefined);
    await until(() => expect(system.service.requests).toHaveLength(1));
    visitor.destroy();
    await until(() => expect(ended).toBe(true));
  });

  describe('by answering with', () => {
    let garbage: Server;
    let bytes = '';
    let behindGarbage: TestSystem;
    beforeAll(async () => {
      garbage = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => socket.end(bytes));
      });
      await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
      const address = garbage.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      behindGarbage = await startSystem({ CATALOG_URL: `http://127.0.0.1:${port}` });
    });
    afterAll(async () => {
      await behindGarbage.stop();
      await new Promise((resolve) => garbage.close(resolve));
    });

    test.each([
      ['what is no HTTP', 'hello\r\n\r\n'],
      ['nothing', ''],
      [
        'a length beside chunks',
        'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ],
    ])('%s is 502', async (_what, answered) => {
      bytes = answered;
      const answer = await send(behindGarbage.url, { path });
      expect(answer.status).toBe(502);
      expectProblem(answer, 502);
    });

    test('a preliminary answer first is as good as without', async () => {
      bytes =
        'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
      const answer = await send(behindGarbage.url, { path });
      expect(answer.status).toBe(200);
      expect(answer.body).toBe('{}');
    });
  });
});
