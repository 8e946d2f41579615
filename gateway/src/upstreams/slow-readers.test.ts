import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { type HeldConnection, holdConnection } from '../testing/held-connections.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

/** More than there are connections to the web app. */
const CROWD = 140;
/** More than the buffers of the kernel take on the way. */
const LONG = 16 * 1024 * 1024;

/** Counts the bytes until the end of a connection, or of its answer. */
async function restOf({ socket }: HeldConnection): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LONG) resolve(bytes);
    });
    socket.on('close', () => resolve(bytes));
  });
}

describe('readers who hardly read', () => {
  let system: TestSystem;
  let held: HeldConnection[] = [];
  beforeAll(async () => {
    system = await startSystem();
    const long = Buffer.alloc(LONG, 'x');
    system.web.handler = ({ url }, response) => {
      const body = url === '/assets/long.js' ? long : Buffer.from('short');
      response.writeHead(200, { 'Content-Length': body.length }).end(body);
    };
  });
  afterAll(() => system.stop());
  afterEach(() => {
    for (const { socket } of held) socket.destroy();
    held = [];
  });

  const visitor = { 'X-Forwarded-For': '81.2.69.142' };

  async function beginToRead(): Promise<IncomingMessage> {
    const { port } = new URL(system.url);
    return new Promise((resolve, reject) => {
      const path = '/assets/long.js';
      get({ port, path, headers: visitor, agent: false }, resolve).on('error', reject);
    });
  }

  test('keep nobody waiting, and lose their own connections when they hold too much', async () => {
    const patient = await beginToRead();
    for (let at = 0; at < CROWD; at += 1) {
      held.push(
        holdConnection(system.url, 'GET /assets/long.js HTTP/1.1\r\nHost: a\r\n\r\n', {
          reads: false,
        }),
      );
    }
    await until(() => expect(system.web.requests.length).toBeGreaterThan(CROWD), {
      timeoutMs: 60_000,
    });
    const answer = await send(system.url, { path: '/assets/short.js', headers: visitor });
    expect([answer.status, answer.body]).toEqual([200, 'short']);
    // The first client, which holds least and reads on, gets all.
    let bytes = 0;
    for await (const chunk of patient) bytes += Buffer.from(chunk).length;
    expect(bytes).toBe(LONG);
    // Some of the others were cut off, which they see when they read on.
    const got = await Promise.all(held.map(restOf));
    expect(Math.min(...got)).toBeLessThan(LONG);
  }, 120_000);
});
