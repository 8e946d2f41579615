import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser } from 'playwright-core';
import { sidewaysFaults } from '../testing/sideways.ts';
import { visitEach } from '../testing/visit-each.ts';
import { type LongNames, startLongNames } from './long-names.fixture.ts';

const START_MS = 400_000;
const PAGES_MS = 900_000;

let named: LongNames;
let browser: Browser;

beforeAll(async () => {
  named = await startLongNames();
  browser = await launchBrowser();
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await named?.stop();
}, 60_000);

test.each([
  ['the site', 'publicPages'],
  ['the portal', 'portalPages'],
] as const)(
  'no page of %s scrolls sideways on any screen, however long the names in it are',
  async (_where, pages) => {
    const context = await browser.newContext();
    const [name = '', value = ''] = named.cookie.split('=');
    if (pages === 'portalPages') await context.addCookies([{ name, value, url: named.system.url }]);
    await context.addInitScript(() => {
      localStorage.setItem('age_verified', 'true');
      localStorage.setItem('cookie_consent', 'accepted');
    });
    const faults = await visitEach(
      () => context.newPage(),
      named[pages].map((path) => `${named.system.url}${path}`),
      sidewaysFaults,
    );
    expect(faults).toEqual([]);
    for (const page of context.pages()) {
      expect(await page.getByText('Authentication Required').count()).toBe(0);
    }
    await context.close();
  },
  PAGES_MS,
);
