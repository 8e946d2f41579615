import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { launchBrowser } from '@slots/testing/browser';
import { type OpenidProvider, startOpenidProvider } from '@slots/testing/openid-provider';
import { SLOWNESS } from '@slots/testing/slowness';
import { until } from '@slots/testing/until';
import { startWholeSystem, type TestedSystem } from '@slots/testing/whole-system';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../testing/accessibility.ts';

// The whole way of a visitor whose age the law wants verified: through the real site, services and browser to a
// real OpenID provider on another site, and back.

const folder = mkdtempSync(join(tmpdir(), 'law-'));
let provider: OpenidProvider;
let system: TestedSystem;
let browser: Browser;
/** The address of a game. */
let game = '';
/** Values seen in addresses on the way that belong in no log. */
const passing = new Set<string>();

beforeAll(async () => {
  const law = join(folder, 'law.json');
  writeFileSync(law, JSON.stringify({ default: { demo: 'verified-age', terms: 'optional' } }));
  provider = await startOpenidProvider();
  [system, browser] = await Promise.all([
    startWholeSystem({
      env: { ...provider.settings, LAW_FILE: law, LOG_LEVEL: 'debug', SEED_GAMES: '20' },
    }),
    launchBrowser(),
  ]);
  provider.open(`${system.url}/age-check`);
  game = await until(
    async () => {
      const answer = await fetch(`${system.url}/api/public/games?limit=1`);
      const [first] = listPublicGames.responses[200].parse(await answer.json()).data;
      if (!first) throw new Error('No game is there yet');
      return `${system.url}/free-to-play/${first.slug}`;
    },
    { timeoutMs: 90_000 },
  );
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await system?.stop();
  await provider?.close();
  rmSync(folder, { recursive: true });
}, 60_000);

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

/** A visitor who has pressed the game's button, and has to have their age verified. */
async function openGame(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  await context.addInitScript(() => {
    localStorage.setItem('age_verified', 'true');
    localStorage.setItem('cookie_consent', 'rejected');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000 * SLOWNESS);
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    for (const name of ['code', 'state', 'nonce', 'ageProof']) {
      const value = searchParams.get(name);
      if (value !== null) passing.add(value);
    }
  });
  await page.goto(game);
  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  await page.getByText('In your country, your age must be verified before you play.').waitFor();
  return page;
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify my age' }).click();

/** Signs in on the provider's page. */
async function signIn(page: Page, person: string): Promise<void> {
  await page.waitForURL(/^http:\/\/localhost:/);
  await page.getByLabel('Name').fill(person);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: /spin/i }).first().waitFor();
}

const proofIn = (page: Page) => page.evaluate(() => localStorage.getItem('age_proof'));

/** The proof that there is once the page has said this, with nothing of the provider in its address. */
async function proofAfter(page: Page, words: string): Promise<string | null> {
  await page.getByRole('alert').getByText(words).waitFor();
  await page.getByRole('link', { name: 'All games', exact: true }).waitFor();
  await page.waitForURL(`${system.url}/age-check`);
  return proofIn(page);
}

test('who is of age comes back to the game and plays it, and keeps nothing but the proof', async () => {
  const page = await openGame();
  await verify(page);
  await signIn(page, 'adult');
  await page.waitForURL(game);
  expect(await proofIn(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const cookies = await page.context().cookies(system.url);
  expect(cookies.map(({ name }) => name)).not.toContain('age-check');
  await play(page);
}, 120_000);

test('who is not, or cancels, is told so in words', async () => {
  const page = await openGame();
  await verify(page);
  await signIn(page, 'minor');
  expect(await proofAfter(page, 'Your age could not be verified.')).toBeNull();
  expect(await accessibilityFaults(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);

  const other = await openGame();
  await verify(other);
  await other.waitForURL(/^http:\/\/localhost:/);
  await other.getByRole('button', { name: 'Cancel' }).click();
  expect(await proofAfter(other, 'Your age could not be verified.')).toBeNull();
}, 120_000);

test.each(['?state=forged&code=made-up', '?state=%00&code=made-up', '?code=made-up', ''])(
  'an address that was made up, %p, is told so in words',
  async (query) => {
    const page = await openGame();
    await page.goto(`${system.url}/age-check${query}`);
    expect(await proofAfter(page, 'This age check has expired')).toBeNull();
  },
  120_000,
);

test('what a provider adds to the address is not written into the page', async () => {
  const answer = await fetch(`${system.url}/age-check?state=a-state-of-ours&code=a-code-of-theirs`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/a-state-of-ours|a-code-of-theirs/);
});

test("an address that led back to somebody else's browser is told so in words", async () => {
  const page = await openGame();
  const sent = page.waitForRequest(/^http:\/\/localhost:\d+\/auth\?/);
  await verify(page);
  const back = await provider.signIn((await sent).url(), 'adult');
  const other = await openGame();
  await other.goto(back.href);
  expect(await proofAfter(other, 'was started in another browser')).toBeNull();
}, 120_000);

test('while the provider is away that is said, and trying again goes on where it was', async () => {
  const page = await openGame();
  await verify(page);
  await page.route('**/api/age-checks/end', async (route) => {
    await provider.goAway();
    await route.continue();
  });
  await signIn(page, 'adult');
  await page.getByText('Your age could not be verified. Please try again in a moment.').waitFor();
  expect(await proofIn(page)).toBeNull();
  await page.unroute('**/api/age-checks/end');
  await provider.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(game);
  await play(page);
}, 120_000);

test('no code, state, nonce or proof is in any log', () => {
  expect(passing.size).toBeGreaterThan(10);
  const logs = system.logs();
  expect(logs).toContain('/api/age-checks/end');
  expect([...passing].filter((value) => logs.includes(value))).toEqual([]);
});
