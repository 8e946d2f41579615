import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KEEP_ALIVE_MS } from '@slots/http-kit/graceful-server';
import { type SmallServer, serve } from '@slots/testing/serve';
import { endWith, fieldsOf, lineOf, linesOf, writeLines } from './head.ts';

const FIELDS = ['X-One', 'a: b', 'Set-Cookie', 'c=d', 'Set-Cookie', 'e=f', 'Content-Length', '4'];
const LINES = linesOf(FIELDS);
const BODY = Buffer.from('é–');

let served: SmallServer;
beforeAll(async () => {
  served = await serve((request, response) => {
    const [, by, status = ''] = (request.url ?? '').split('/');
    if (request.headers['x-drain']) response.setHeader('Connection', 'close');
    if (by === 'lines') writeLines(response, Number(status), LINES);
    else response.writeHead(Number(status), FIELDS);
    if (status === '304' || request.method === 'HEAD') response.end();
    else if (by === 'lines') endWith(response, BODY.subarray(0, 4));
    else response.end(BODY.subarray(0, 4));
  });
  served.server.keepAliveTimeout = KEEP_ALIVE_MS;
});
afterAll(() => served.stop());

/** The bytes of the answers to some requests that are sent at once on one connection, but for their date. */
async function sent(...requests: string[]): Promise<string> {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1').setEncoding('latin1');
  socket.write(
    [...requests, 'GET /node/200 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'].join(''),
  );
  return (await text(socket)).replaceAll(/Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, 'Date');
}

describe('a head that is made of lines', () => {
  test.each([
    ['a kept connection', (by: string) => `GET /${by}/200 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['nothing that changed', (by: string) => `GET /${by}/304 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['HEAD', (by: string) => `HEAD /${by}/200 HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a failure', (by: string) => `GET /${by}/503 HTTP/1.1\r\nHost: a\r\n\r\n`],
    [
      'one that ends',
      (by: string) => `GET /${by}/200 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    ],
    ['an old client', (by: string) => `GET /${by}/200 HTTP/1.0\r\n\r\n`],
    [
      'an old client that keeps its connection',
      (by: string) => `GET /${by}/200 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`,
    ],
    [
      'a server that closes',
      (by: string) => `GET /${by}/200 HTTP/1.1\r\nHost: a\r\nX-Drain: 1\r\n\r\n`,
    ],
  ])('is what Node makes of the same fields: %s', async (_case, request) => {
    const byNode = await sent(request('node'));
    expect(byNode).toContain('X-One: a: b\r\nSet-Cookie: c=d\r\nSet-Cookie: e=f\r\n');
    expect(await sent(request('lines'))).toBe(byNode);
  });

  test('keeps its turn among answers to requests that were sent ahead', async () => {
    const both = (by: string) =>
      [200, 404, 304].map((status) => `GET /${by}/${status} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await sent(...both('lines'))).toBe(await sent(...both('node')));
  });

  test('gives back its fields', () => {
    expect(fieldsOf(LINES)).toEqual(FIELDS);
  });

  test.each([
    ['a', 'b\r\nc: d'],
    ['a\r\nb', 'c'],
    ['a', '\u010d'],
    ['a', 'b\0'],
    ['', 'b'],
  ])('refuses what could be read as more than a field: %j: %j', (name, value) => {
    expect(() => lineOf(name, value)).toThrow(/invalid character|valid HTTP token/i);
  });
});
