import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort, isFree } from './ports.ts';

/** The first port that Linux gives to outgoing connections. */
const FIRST_OF_CONNECTIONS = 32_768;

test('a free port is another one each time, and none that an outgoing connection may take', async () => {
  const ports: number[] = [];
  for (let times = 0; times < 200; times += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS);
});

test('a port that a server has is not free', async () => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
});
