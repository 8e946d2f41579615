import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser } from 'playwright-core';
import { type SignedInSystem, startSignedInSystem } from '../testing/signed-in-system.ts';

let system: SignedInSystem;
let browser: Browser;
beforeAll(async () => {
  [system, browser] = await Promise.all([startSignedInSystem(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await system.stop();
});

test('a super administrator sees the queues, and nothing of the page is kept from working by its policy', async () => {
  const page = await browser.newPage({ extraHTTPHeaders: system.cookieOf('super_admin') });
  const blocked: string[] = [];
  page.on('console', (message) => {
    // Its fonts would come from another site; it has others.
    const told = message.text();
    if (told.includes('Content Security Policy') && !told.includes('fonts.')) blocked.push(told);
  });
  await page.goto(`${system.url}/api/queues`);
  for (const queue of ['daily-sync', 'import', 'submit-pages', 'sync']) {
    await page.getByRole('link', { name: queue }).first().waitFor();
  }
  expect(blocked).toEqual([]);
  expect(await page.title()).toBe('Queues');
});
