import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { System } from '@slots/processes/system';
import { launchBrowser } from '@slots/testing/browser';
import { startWholeSystem, TEST_ADMIN } from '@slots/testing/whole-system';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The product's main job on the whole system: a game's way from the external catalogue to a visitor's screen. */

const WAIT_MS = 60_000;

let system: System;
let browser: Browser;

beforeAll(async () => {
  // One after the other: of two at once, one that fails would leave the other open.
  system = await startWholeSystem();
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await system?.stop();
}, 60_000);

/** A page whose console errors are kept: none is expected on the whole way. */
async function open(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // Who is signed in is asked with a call that answers 401 to a visitor: the browser logs that.
    if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text());
  });
  return { page, errors };
}

test(
  'a super administrator imports games, and a visitor finds one on the home page and plays it',
  async () => {
    const staff = await browser.newContext();
    const { page: portal, errors: portalErrors } = await open(staff);
    await portal.goto(`${system.url}/login`);
    await portal.getByLabel('Username').fill(TEST_ADMIN.username);
    await portal.getByLabel('Password').fill(TEST_ADMIN.password);
    await portal.getByRole('button', { name: 'Sign in' }).click();
    await portal.waitForURL(`${system.url}/dashboard`);

    await portal
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Games' })
      .click();
    await portal.getByRole('link', { name: 'Game Importer' }).click();
    await portal.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
    const rows = portal.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();

    // What the search finds is decided by the simulator's seed: its first game's first word.
    const wanted = await rows.nth(1).getByRole('link').first().innerText();
    await portal.getByPlaceholder('Search games by name...').fill(wanted);
    await portal.getByRole('button', { name: 'Search', exact: true }).click();
    await portal.waitForURL(/search=/);
    await portal
      .getByRole('checkbox', { name: `Select ${wanted}`, exact: true })
      .first()
      .click();
    await portal.getByRole('button', { name: 'Import Selected (1)' }).click();
    await portal.getByRole('heading', { name: 'Import finished' }).waitFor();
    await portal.getByText('Successfully imported 1 games').first().waitFor();
    await portal.getByRole('cell', { name: 'Imported', exact: true }).first().waitFor();
    expect(portalErrors).toEqual([]);

    // An address of the United Kingdom, as a proxy names it: a loopback address is in no country.
    const visitor = await browser.newContext({
      extraHTTPHeaders: { 'X-Forwarded-For': '81.2.69.142' },
    });
    const { page, errors } = await open(visitor);
    await page.goto(system.url);
    await page.getByRole('button', { name: "I'm 18 or over" }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('article').filter({ hasText: wanted }).getByRole('link').first().click();
    await page.waitForURL(/\/free-to-play\/[a-z0-9-]+$/);
    await page.getByRole('heading', { level: 1, name: wanted }).waitFor();

    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    const launcher = page.frameLocator('iframe');
    await launcher.getByRole('button', { name: /spin/i }).first().click();
    await launcher.getByText(/No win this time\.|You win/).waitFor();
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
    expect(new URL(frame?.url() ?? '').origin).toBe(system.launcherUrl);
    expect(errors).toEqual([]);
    await Promise.all([staff.close(), visitor.close()]);
  },
  4 * WAIT_MS,
);

test('a service refuses a call that went around the gateway without a token', async () => {
  const answer = await fetch(`${system.urlOf('catalog')}/api/game-import/imported-ids`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('the gateway answers 503 in the ruled shape while a service is away, and serves it again after', async () => {
  const geo = system.process('geo');
  await geo.stop();
  const away = await fetch(`${system.url}/api/countries`);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toMatch(/^\d+$/);
  const problem: unknown = await away.json();
  expect(problem).toMatchObject({ status: 503, requestId: expect.any(String) });
  expect(problem).not.toHaveProperty('message');

  await geo.restart();
  const back = await fetch(`${system.url}/api/countries`);
  expect(back.status).toBe(200);
}, 60_000);
