import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { System } from '@slots/processes/system';
import { launchBrowser } from '@slots/testing/browser';
import { doMainJob } from '@slots/testing/main-job';
import { startWholeSystem, TEST_ADMIN } from '@slots/testing/whole-system';
import type { Browser } from 'playwright-core';

/** The product's main job on the whole system: a game's way from the external catalogue to a visitor's screen. */

const WAIT_MS = 60_000;

let system: System;
let browser: Browser;

beforeAll(async () => {
  // One after the other: a failing one of two parallel starts would leave the other open.
  system = await startWholeSystem();
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await system?.stop();
}, 60_000);

test(
  'a super administrator imports games, and a visitor finds one on the home page and plays it',
  async () => {
    // An address of the United Kingdom, as a proxy names it: a loopback address is in no country.
    const site = { url: system.url, admin: TEST_ADMIN, visitorAddress: '81.2.69.142' };
    expect(await doMainJob(browser, site)).toBe(system.launcherUrl);
  },
  4 * WAIT_MS,
);
