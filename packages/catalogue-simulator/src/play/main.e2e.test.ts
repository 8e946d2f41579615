import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type BrowserTabs, startBrowserTabs } from '@slots/testing/browser-tabs';
import { until } from '@slots/testing/until';
import { createSimulator, type Simulator } from '../simulator.ts';
import { launchAddress, testSettings } from '../simulator-under-test.ts';

const START_MS = 120_000;
/** More than the pause between two automatic spins. */
const PAUSE_MS = 1_000;

let simulator: Simulator;
let browser: BrowserTabs;

beforeAll(async () => {
  simulator = await createSimulator(testSettings);
  browser = await startBrowserTabs();
}, START_MS);
afterAll(async () => {
  await browser.stop();
  await simulator.close();
});
afterEach(() => browser.closePages());

/** A game whose clock stands still, and its buttons. */
async function open() {
  const page = await browser.open({ window: {} });
  await page.clock.install();
  await page.goto(launchAddress(simulator.launcherUrl));
  const spin = page.locator('#spin');
  await spin.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  return { page, spin, auto: page.locator('#auto'), balance: page.locator('#balance') };
}

test('automatic spins that are stopped and begun again in the pause come one after the other', async () => {
  const { page, auto } = await open();
  await auto.click();
  await until(async () => expect(await auto.textContent()).toBe('Stop (9)'));
  await auto.click();
  await auto.click();
  await until(async () => expect(await auto.textContent()).toBe('Stop (9)'));
  await page.clock.runFor(PAUSE_MS);
  await until(async () => expect(await auto.textContent()).toBe('Stop (8)'));
});

test('nobody spins by hand in the pause between two automatic spins', async () => {
  const { page, auto, spin, balance } = await open();
  await auto.click();
  await until(async () => expect(await auto.textContent()).toBe('Stop (9)'));
  expect(await spin.getAttribute('aria-disabled')).toBe('true');
  const before = await balance.textContent();
  await spin.dispatchEvent('click');
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  expect(await balance.textContent()).toBe(before);
  await auto.click();
  expect(await spin.getAttribute('aria-disabled')).toBe('false');
});
