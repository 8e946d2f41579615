import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listen } from '@slots/http-kit/graceful-server';
import { until } from '@slots/testing/until';
import { Connections } from './connections.ts';

let server: Server;
let url: string;
let handler: RequestListener;
let sockets: Set<Socket>;
let opened: number;
let connections: Connections;

function open(options: { most?: number; lifeMs?: number } = {}): Connections {
  connections = new Connections(url, {
    most: 2,
    lifeMs: 60_000,
    connectTimeoutMs: 1_000,
    ...options,
  });
  return connections;
}

async function get(path = '/'): Promise<string> {
  const { statusCode, body } = await connections.request({ path, method: 'GET' });
  return `${statusCode} ${await body.text()}`;
}

beforeEach(async () => {
  handler = (request, response) => void response.end(request.url);
  sockets = new Set();
  opened = 0;
  server = createServer((request, response) => handler(request, response));
  server.on('connection', (socket) => {
    opened += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  url = await listen(server, '127.0.0.1', 0);
});
afterEach(async () => {
  await connections.destroy();
  server.closeAllConnections();
  server.close();
});

describe('connections to an upstream', () => {
  test('one request after the other needs no new connections, and no more than are allowed are opened', async () => {
    open();
    for (const path of ['/a', '/b', '/c', '/d']) expect(await get(path)).toBe(`200 ${path}`);
    // One is free again a turn after its answer.
    expect(opened).toBeLessThanOrEqual(2);
    const held: ServerResponse[] = [];
    handler = (_request, response) => void held.push(response);
    const answers = Promise.all(['/1', '/2', '/3', '/4'].map((path) => get(path)));
    await until(() => expect(held).toHaveLength(2));
    expect(sockets.size).toBe(2);
    handler = (request, response) => void response.end(request.url);
    for (const response of held) response.end('held');
    // Those that waited go on with the connections that came free.
    expect(await answers).toEqual(['200 held', '200 held', '200 /3', '200 /4']);
    expect(opened).toBeLessThanOrEqual(2);
  });

  test('one that has had its time is replaced', async () => {
    open({ lifeMs: 0 });
    await get();
    await get();
    expect(opened).toBe(2);
    await until(() => expect(sockets.size).toBeLessThan(2));
  });

  test('a connection that breaks costs its request alone', async () => {
    open({ most: 1 });
    handler = (request) => request.socket.destroy();
    await expect(get()).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
    handler = (_request, response) => void response.end('again');
    expect(await get()).toBe('200 again');
  });

  test('what cannot be connected to refuses each request, also those that waited', async () => {
    open({ most: 1 });
    await get();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const outcomes = await Promise.allSettled([get(), get(), get()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('a request that cannot be sent takes no connection from the others', async () => {
    open({ most: 1 });
    for (let at = 0; at < 3; at += 1) {
      const wrong = connections.request({ path: '/', method: 'GET', headers: { 'x-a': 'b\nc' } });
      await expect(wrong).rejects.toMatchObject({ code: 'UND_ERR_INVALID_ARG' });
    }
    expect(await get()).toBe('200 /');
  });

  test('a request that is withdrawn while it waits is never sent, and is not waited for by the end', async () => {
    open({ most: 1 });
    const asked: (string | undefined)[] = [];
    let held: ServerResponse | undefined;
    handler = (request, response) => {
      asked.push(request.url);
      held = response;
    };
    const begun = get('/held');
    await until(() => expect(held).toBeDefined());
    const waiting = { path: '/withdrawn', method: 'GET' };
    void connections.request(waiting);
    const closed = connections.close();
    connections.withdraw(waiting);
    held?.end('held');
    expect(await begun).toBe('200 held');
    await closed;
    expect(asked).toEqual(['/held']);
  });

  test('closing lets end what was begun and what waits, and takes nothing more', async () => {
    open({ most: 1 });
    let held: ServerResponse | undefined;
    handler = (request, response) => {
      if (request.url === '/held') held = response;
      else response.end('waited');
    };
    const begun = get('/held');
    await until(() => expect(held).toBeDefined());
    const waiting = get();
    const closed = connections.close();
    await expect(get()).rejects.toMatchObject({ code: 'UND_ERR_CLOSED' });
    held?.end('held');
    expect(await Promise.all([begun, waiting])).toEqual(['200 held', '200 waited']);
    await closed;
    await until(() => expect(sockets.size).toBe(0));
  });

  test('destroying refuses what was begun and what waits', async () => {
    open({ most: 1 });
    let begun = false;
    handler = () => {
      begun = true;
    };
    const both = Promise.allSettled([get(), get()]);
    await until(() => expect(begun).toBe(true));
    await connections.destroy();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(get()).rejects.toMatchObject({ code: 'UND_ERR_DESTROYED' });
  });
});
