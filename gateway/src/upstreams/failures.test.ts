import { get, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listen } from '@slots/http-kit/graceful-server';
import { until } from '@slots/testing/until';
import { holdConnection } from '../testing/held-connections.ts';
import { type Received, send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { echo, startUpstream } from '../testing/upstream.ts';

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

  test.each([1, 2])(
    'by cutting a read before its answer is asked again, cut %i times',
    async (cuts) => {
      system.service.handler = (request, response) => {
        if (system.service.requests.length <= cuts) request.socket.destroy();
        else echo(request, response);
      };
      expect((await send(system.url, { path })).status).toBe(200);
      expect(system.service.requests).toHaveLength(cuts + 1);
    },
  );

  test('by cutting every read is 502 after three', async () => {
    system.service.handler = (request) => request.socket.destroy();
    expectProblem(await send(system.url, { path }), 502);
    expect(system.service.requests).toHaveLength(3);
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

  test('in the middle of a short answer is 502', async () => {
    system.service.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    };
    const answer = await send(system.url, { path });
    expect(answer.body).not.toContain('half');
    expectProblem(answer, 502);
  });

  test('in the middle of a long answer ends the connection, since nothing else can be told', async () => {
    system.service.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100000' });
      response.write('half', () => response.destroy());
    };
    await expect(send(system.url, { path })).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });

  test('in the middle of an answer that waits for its turn ends the connection after those before it', async () => {
    let first: ServerResponse | undefined;
    let isBroken = false;
    system.service.handler = ({ url }, response) => {
      if (url?.endsWith('first')) first = response;
      else if (url?.endsWith('broken')) {
        response.writeHead(200, { 'Content-Length': '100000' });
        response.write('half', () => response.destroy());
        response.once('close', () => {
          isBroken = true;
        });
      } else response.end('last');
    };
    const ahead = ['first', 'broken', 'last'].map(
      (page) => `GET ${path}?page=${page} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    const visitor = holdConnection(system.url, ahead.join(''));
    await until(() => expect([first !== undefined, isBroken]).toEqual([true, true]));
    // What the gateway was told before this answer it has seen by then.
    expect((await send(system.url, { path })).body).toBe('last');
    expect(visitor).toMatchObject({ received: '', isClosed: false });
    first?.end('whole');
    await until(() => expect(visitor.isClosed).toBe(true));
    expect(visitor.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    expect(visitor.received).toMatch(/whole(?:\r\n0\r\n\r\n)?$/);
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

  test('by having more to do than it can is 503 with Retry-After for those beyond', async () => {
    const held: ServerResponse[] = [];
    system.service.handler = (_request, response) => held.push(response);
    const statuses: number[] = [];
    const answers = Array.from({ length: 700 }, async () => {
      const answer = await send(system.url, { path: '/api/game-token' });
      statuses.push(answer.status);
      return answer;
    });
    // 128 are under way and 512 wait for them.
    await until(() => expect(statuses).toEqual(Array.from({ length: 60 }, () => 503)));
    system.service.handler = (_request, response) => response.end();
    for (const response of held) response.end();
    const refused = (await Promise.all(answers)).find(({ status }) => status === 503);
    expect(refused?.headers['retry-after']).toBe('2');
    expect(statuses.filter((status) => status === 200)).toHaveLength(640);
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
      behindGarbage = await startSystem({ CATALOG_URL: await listen(garbage, '127.0.0.1', 0) });
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
