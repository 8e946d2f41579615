import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, jest, test } from '@jest/globals';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { send } from './testing/send.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const UNREACHABLE_URL = 'http://127.0.0.1:1';
const SETTINGS = {
  PORT: '0',
  REDIS_URL: 'redis://127.0.0.1:1',
  IDENTITY_URL: UNREACHABLE_URL,
  GEO_URL: UNREACHABLE_URL,
  CATALOG_URL: UNREACHABLE_URL,
  CASINO_URL: UNREACHABLE_URL,
  AFFILIATE_URL: UNREACHABLE_URL,
  WEB_URL: UNREACHABLE_URL,
  SERVICE_SECRET: TEST_SERVICE_SECRET,
};

// A process takes a second to start, and many more on a busy machine.
jest.setTimeout(60_000);

function start(changed: Record<string, string> = {}) {
  return spawn(process.execPath, [SERVER], {
    env: { PATH: process.env['PATH'], ...SETTINGS, ...changed },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit');
  return code;
}

describe('the process of the gateway', () => {
  test.each([
    ['REDIS_URL', ''],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['CATALOG_URL', 'catalog'],
    ['SERVICE_SECRET', 'short'],
    ['SERVICE_SECRET', `${TEST_SERVICE_SECRET},short`],
    ['PORT', '99999'],
    ['PUBLIC_ORIGIN', 'https://slots.example/path'],
    ['TRUSTED_PROXIES', 'loopback, somewhere'],
  ])('does not start with a wrong %s (%j), and says which', async (name, value) => {
    const child = start({ [name]: value });
    const [message, code] = await Promise.all([text(child.stderr), exitCode(child)]);
    expect(code).toBe(1);
    // Of a list the entry, too.
    expect(message).toMatch(new RegExp(`^  ${name}(\\.\\d)?: `, 'm'));
    expect(message).not.toContain(TEST_SERVICE_SECRET);
  });

  test('says in its log why it cannot start', async () => {
    const child = start({ LAW_FILE: '/no/such/law.json' });
    const [log, message, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      exitCode(child),
    ]);
    expect(code).toBe(1);
    const last: unknown = JSON.parse(log.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ level: 'fatal', msg: expect.stringContaining('law.json') });
    expect(message).not.toContain('law.json');
  });

  test('starts and answers while everything behind it is away, and answers on for a while after SIGTERM before it ends in order', async () => {
    const child = start();
    const ended = exitCode(child);
    let url = '';
    for await (const line of createInterface(child.stdout)) {
      const entry: unknown = JSON.parse(line);
      if (typeof entry === 'object' && entry && 'url' in entry) url = String(entry.url);
      if (url) break;
    }
    expect((await send(url, { path: '/healthz' })).status).toBe(200);
    expect((await send(url, { path: '/readyz' })).status).toBe(503);
    expect((await send(url, { path: '/api/public/games' })).status).toBe(503);
    expect((await send(url, { path: '/' })).status).toBe(503);
    expect((await send(url, { path: '/api/casinos' })).status).toBe(401);
    child.kill('SIGTERM');
    await until(async () => {
      const { status, headers } = await fetch(`${url}/healthz`);
      expect([status, headers.get('connection')]).toEqual([200, 'close']);
    });
    expect(await ended).toBe(0);
  });
});
