import { beforeEach, expect, test } from '@jest/globals';
import { getAffiliate } from '@slots/contracts/affiliate/affiliates';
import { SLOWNESS } from '@slots/testing/slowness';
import type { Page } from 'playwright-core';
import { openScreen } from '../testing/portal-screen.ts';
import { affiliate, casino, offer, publicGame } from '../testing/records.ts';
import { siteOn } from '../testing/site.ts';
import { follow, openAsVisitor } from '../testing/visitor.ts';
import { webForTests } from '../testing/web-under-test.ts';

const TEST_MS = 60_000;
/** Reads are tried again with pauses before a screen says that they failed. */
const FAILS_WITHIN_MS = 30_000 * SLOWNESS;

const web = await webForTests();

beforeEach(() => {
  const site = siteOn(web.gateway);
  site.games.all = [publicGame(1)];
  site.casinos.all = [casino(1, { name: 'Lucky River' })];
  web.gateway.collection(getAffiliate).all = [affiliate(4, { name: 'River Partners' })];
});

const A_PAGE = '<!doctype html><title>Welcome</title><h1>Hotel Wi-Fi</h1>';
/** Good statuses with bodies that no contract allows. */
const BODIES: readonly (readonly [string, string, string])[] = [
  ['an object without the list', 'application/json', '{}'],
  ['nothing', 'application/json', 'null'],
  ['a text', 'application/json', '"ok"'],
  ['a page', 'text/html', A_PAGE],
];

/** Answers a call in the browser with this from now on; `end` has the gateway answer again. */
async function answerWith(page: Page, url: RegExp, contentType: string, body: string) {
  await page.route(url, (route) => route.fulfill({ status: 200, contentType, body }));
  return { end: () => page.unroute(url) };
}

test(
  "an affiliate's screen goes on, and tries again, when the list of casinos is an object",
  async () => {
    const page = await openScreen(web, '/dashboard/affiliates', 'user');
    const broken = await answerWith(
      page,
      /\/production\/production-casinos/,
      'application/json',
      '{}',
    );
    await page.goto('/dashboard/affiliates/4');
    await page.getByText('Error loading casinos').waitFor({ timeout: FAILS_WITHIN_MS });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('River Partners');
    await broken.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Select a casino').waitFor();
  },
  TEST_MS,
);

test(
  'the list of casinos says that it failed, and tries again, when it is a page',
  async () => {
    const page = await openScreen(web, '/dashboard/affiliates');
    const broken = await answerWith(page, /\/api\/casinos\?/, 'text/html', A_PAGE);
    await page.goto('/dashboard/casinos');
    await page.getByText('Failed to fetch casinos').waitFor({ timeout: FAILS_WITHIN_MS });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Casinos');
    await broken.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Lucky River').first().waitFor();
  },
  TEST_MS,
);

test.each(BODIES)(
  'a visitor is told, and may try again, when the list of games is %s',
  async (_what, contentType, body) => {
    const page = await openAsVisitor(web, '/game-types');
    const broken = await answerWith(page, /\/api\/public\/games\?/, contentType, body);
    await follow(page, '/latest-slots');
    await page.getByText('The games could not be loaded').waitFor({ timeout: FAILS_WITHIN_MS });
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await broken.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('article').first().waitFor();
  },
  TEST_MS,
);

test('promotions are a list or an object with one, as the specification has it', async () => {
  const offers = [offer(1, { headline: 'Fifty free spins', countries: ['CA'] })];
  const page = await openAsVisitor(web, '/game-types');
  await answerWith(page, /\/api\/public\/promotions/, 'application/json', JSON.stringify(offers));
  await follow(page, '/country/canada');
  await page.getByText('Fifty free spins').first().waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});

test('what breaks a screen from within an answer leaves the navigation, and may be tried again', async () => {
  const page = await openAsVisitor(web, '/game-types');
  const body = JSON.stringify({ data: [null], hasMore: false, total: 1, seed: null });
  const broken = await answerWith(page, /\/api\/public\/games\?/, 'application/json', body);
  await follow(page, '/latest-slots');
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  expect(await page.getByRole('banner').getByRole('link').count()).toBeGreaterThan(1);
  await broken.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('article').first().waitFor();
});
