import type { RequestListener, Server } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listen } from '@slots/http-kit/graceful-server';
import { until } from '@slots/testing/until';
import { createAnswers } from '../answers/answers.ts';
import { createPublicServer } from '../front/public-server.ts';
import { type HeldConnection, holdConnection } from '../testing/held-connections.ts';
import { send, sendRaw } from '../testing/send.ts';

const ROOM = 20;
const GET = 'GET /fast HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a server with room for twenty connections', () => {
  let server: Server;
  let url: string;
  let kept: HeldConnection[];
  let served: string[];
  let answerHeld: () => void;

  const serve: RequestListener = (request, response) => {
    served.push(request.url ?? '');
    if (request.url !== '/held') response.end('served');
    else {
      const before = answerHeld;
      answerHeld = () => {
        before();
        response.end('served');
      };
    }
  };

  beforeEach(async () => {
    kept = [];
    served = [];
    answerHeld = () => undefined;
    server = createPublicServer(createAnswers({ secure: false }), serve, { maxConnections: ROOM });
    url = await listen(server, '127.0.0.1', 0);
  });
  afterEach(() => {
    for (const { socket } of kept) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  function keep(bytes: string): HeldConnection {
    const one = holdConnection(url, bytes);
    kept.push(one);
    return one;
  }

  async function keepAnswered(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const one = keep(GET);
      await until(() => expect(one.received).toContain('served'));
    }
  }

  const closed = () => kept.flatMap(({ isClosed }, at) => (isClosed ? [at] : []));

  test('takes one more in the place of the one that has been idle the longest', async () => {
    await keepAnswered(ROOM);
    kept[0]?.socket.write(GET);
    await until(() => expect(kept[0]?.received.match(/served/g)).toHaveLength(2));
    expect((await send(url, { path: '/fast' })).status).toBe(200);
    await until(() => expect(closed()).toEqual([1]));
  });

  test.each([
    ['said nothing yet', ''],
    ['sent half of their header fields', 'GET /fast HTTP/1.1\r\nHost: a\r\nX-'],
    ['sent half of a body', 'POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'],
    [
      'were answered before the end of their body',
      'POST /fast HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
    ],
  ])('has room for everybody while twenty others %s', async (_what, bytes) => {
    for (let at = 0; at < ROOM; at += 1) keep(bytes);
    for (let visitor = 0; visitor < 2 * ROOM; visitor += 1) {
      expect((await send(url, { path: '/fast' })).status).toBe(200);
    }
  });

  test('cuts off nobody who waits for an answer', async () => {
    for (let at = 0; at < ROOM - 1; at += 1) keep('GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => expect(served).toHaveLength(ROOM - 1));
    const idle = keep(GET);
    await until(() => expect(idle.received).toContain('served'));
    expect((await send(url, { path: '/fast' })).status).toBe(200);
    await until(() => expect(closed()).toEqual([ROOM - 1]));
    // The visitor's own connection is closed by its end.
    keep('GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => expect(served.filter((path) => path === '/held')).toHaveLength(ROOM));
    await expect(send(url, { path: '/fast' })).rejects.toThrow(/hang up|ECONNRESET/);
    answerHeld();
    await until(() =>
      expect(kept.filter(({ received }) => received.includes('served'))).toHaveLength(ROOM + 1),
    );
  });

  describe('refuses', () => {
    const withFields = (count: number, end = '') =>
      `GET /fast HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(count - 1)}${end}\r\n`;

    test.each([
      ['more than a hundred header fields', withFields(101), 431],
      ['as many as Node takes by itself', withFields(990), 431],
      ['two thousand of them', withFields(2_000), 431],
      ['a host that is named twice', 'GET /fast HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n', 400],
      ['the same in HTTP/1.0', 'GET /fast HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
      ['no host', 'GET /fast HTTP/1.1\r\nX: a\r\n\r\n', 400],
      ['no host beside an expectation', 'GET /fast HTTP/1.1\r\nExpect: wonders\r\n\r\n', 400],
    ])('%s, and what was sent ahead behind it', async (_what, bytes, status) => {
      // Read until the gateway closes the connection: the other side never does.
      const answer = await sendRaw(url, bytes + GET + GET);
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
      expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
      expect(served).toEqual([]);
    });

    test('the connection too when an answer before it is still being made', async () => {
      const one = keep(`GET /held HTTP/1.1\r\nHost: a\r\n\r\n${withFields(200)}${GET}`);
      await until(() => expect(one.isClosed).toBe(true));
      expect(one.received).toBe('');
      expect(served).toEqual(['/held']);
    });

    test('nothing with a hundred header fields, nor HTTP/1.0 without a host', async () => {
      const last = 'Connection: close\r\n';
      expect(await sendRaw(url, withFields(99, last))).toMatch(/^HTTP\/1\.1 200 /);
      expect(await sendRaw(url, 'GET /fast HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    });
  });
});

describe('a server with little patience for those who do not read', () => {
  const PIECE = 'x'.repeat(16_384);
  const PIECES = 4_000;
  let server: Server;
  let url: string;
  let open: HeldConnection[];
  let sentPieces: number[];

  beforeEach(async () => {
    open = [];
    sentPieces = [];
    const serve: RequestListener = (_request, response) => {
      const mine = sentPieces.push(0) - 1;
      async function* pieces() {
        for (; (sentPieces[mine] ?? 0) < PIECES; sentPieces[mine] = (sentPieces[mine] ?? 0) + 1) {
          yield PIECE;
        }
      }
      Readable.from(pieces()).pipe(response);
    };
    server = createPublicServer(createAnswers({ secure: false }), serve, { unreadMs: 1_000 });
    url = await listen(server, '127.0.0.1', 0);
  });
  afterEach(() => {
    for (const { socket } of open) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const connections = async () =>
    new Promise((resolve) => {
      server.getConnections((_error, count) => resolve(count));
    });

  test('cuts them off, also one who goes on sending, and nobody who reads a little', async () => {
    const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    open.push(holdConnection(url, ask, { reads: false }));
    open.push(holdConnection(url, ask, { reads: false, drip: '\r\n' }));
    const slow = holdConnection(url, ask, { reads: false });
    open.push(slow);
    const reading = setInterval(() => slow.socket.read(300_000), 200);
    await until(async () => expect(await connections()).toBe(1), { timeoutMs: 40_000 });
    clearInterval(reading);
    slow.socket.resume();
    await until(() => expect(sentPieces[2]).toBe(PIECES));
  }, 60_000);
});
