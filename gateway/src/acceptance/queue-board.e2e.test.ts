import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser } from 'playwright-core';
import { type Received, send } from '../testing/send.ts';
import {
  type Caller,
  problem,
  type SignedInSystem,
  startSignedInSystem,
  told,
} from '../testing/signed-in-system.ts';

// The queues of background jobs, through the real gateway to the real catalog service.

let system: SignedInSystem;
let browser: Browser;
beforeAll(async () => {
  system = await startSignedInSystem();
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await system?.stop();
});

function ask(
  caller: Caller,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Received> {
  return send(system.url, { method, path, headers: { ...system.cookieOf(caller), ...headers } });
}

const PATHS = ['/api/queues', '/api/queues/', '/api/queues/queue/import', '/api/queues/api/queues'];

test.each(PATHS)('only super administrators get %s', async (path) => {
  const anonymous = await ask('anonymous', path);
  expect(told(anonymous)).toEqual(problem(anonymous, 401));
  for (const caller of ['user', 'admin'] as const) {
    expect(await ask(caller, path)).toMatchObject({ status: 403 });
  }
  expect(await ask('super_admin', path)).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  });
});

test('the board comes with its files under a policy of its own, and lists every queue', async () => {
  const page = await ask('super_admin', '/api/queues');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const script = /src="(static[^"]+)"/.exec(page.body)?.[1];
  expect(page.body).toContain('<base href="/api/queues/"');
  expect(await ask('super_admin', `/api/queues/${script}`)).toMatchObject({ status: 200 });
  expect(await ask('anonymous', `/api/queues/${script}`)).toMatchObject({ status: 401 });
  const { queues } = JSON.parse((await ask('super_admin', '/api/queues/api/queues')).body);
  const names = queues.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual([
    'conversions',
    'daily-sync',
    'import',
    'sign-in-notices',
    'submit-pages',
    'sync',
    'webhooks',
  ]);
});

test('a super administrator sees the queues, and nothing of the page is kept from working by its policy', async () => {
  const page = await browser.newPage({ extraHTTPHeaders: system.cookieOf('super_admin') });
  const blocked: string[] = [];
  page.on('console', (message) => {
    // Its fonts would come from another site; it has others.
    const text = message.text();
    if (text.includes('Content Security Policy') && !text.includes('fonts.')) blocked.push(text);
  });
  await page.goto(`${system.url}/api/queues`);
  for (const queue of ['daily-sync', 'import', 'submit-pages', 'sync']) {
    await page.getByRole('link', { name: queue }).first().waitFor();
  }
  expect(blocked).toEqual([]);
  expect(await page.title()).toBe('Queues');
});

test('its writes are refused from other sites, from other roles and by other methods', async () => {
  const path = '/api/queues/api/queues/import/pause';
  const elsewhere = { Origin: 'https://elsewhere.example' };
  const put = { method: 'PUT' };
  expect(await ask('super_admin', path, { ...put, headers: elsewhere })).toMatchObject({
    status: 403,
  });
  expect(await ask('super_admin', path, { method: 'DELETE' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, PATCH, POST, PUT' },
  });
  expect(await ask('anonymous', path, put)).toMatchObject({ status: 401 });
  expect(await ask('admin', path, put)).toMatchObject({ status: 403 });
  const paused = async () => {
    const { queues } = JSON.parse((await ask('super_admin', '/api/queues/api/queues')).body);
    return queues.find(({ name }: { name: string }) => name === 'import').isPaused;
  };
  expect(await paused()).toBe(false);
  expect(await ask('super_admin', path, put)).toMatchObject({ status: 200 });
  expect(await paused()).toBe(true);
  const resume = path.replace('pause', 'resume');
  expect(await ask('super_admin', resume, put)).toMatchObject({ status: 200 });
});

test('addresses beside the board stay unknown', async () => {
  for (const path of ['/api/queuesx', '/api/queue', '/api/queues/nothing-there/x']) {
    expect(await ask('super_admin', path)).toMatchObject({ status: 404 });
  }
});
