import { beforeEach, expect, test } from '@jest/globals';
import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { getDeal } from '@slots/contracts/affiliate/deals';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import type { SessionUser } from '@slots/contracts/identity/auth';
import type { Page } from 'playwright-core';
import { callsOf, openScreen } from '../../../testing/portal-screen.ts';
import { deal, staffCasino, staffPromotion } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

beforeEach(() => {
  const fake = staffCasinosOn(web.gateway);
  fake.casinos.all = [staffCasino(1, { name: 'Lucky River', slug: 'lucky-river', affiliateId: 4 })];
  fake.promotions.all = [
    staffPromotion(1, { headline: 'British', score: 90, countries: ['GB'] }),
    staffPromotion(2, { headline: 'German', score: 50, countries: ['DE'] }),
  ];
  web.gateway.collection(getDeal).all = [
    deal(7, { countries: ['GB', 'SE'], casinoIds: [1] }),
    deal(6, { casinoIds: [2] }),
    deal(5, { cpa: { amount: 99, currency: 'GBP' }, from: '2025-01-01', to: '2025-12-31' }),
  ];
  web.gateway.on(reportClicks, () => ({
    status: 200,
    body: { data: [{ key: 1, name: 'British', clicks: 400 }], total: 500 },
  }));
  const counts = { clicks: 400, registrations: 0, deposits: 0, perClick: {} };
  web.gateway.on(reportEarnings, () => ({
    status: 200,
    body: {
      data: [{ ...counts, key: 1, name: 'British', amounts: { GBP: '40.00' } }],
      totals: { ...counts, amounts: { GBP: '52.50' } },
    },
  }));
});

async function open(role: SessionUser['role']): Promise<Page> {
  const page = await openScreen(web, '/dashboard/casinos/lucky-river?tab=promos', role);
  await page.getByRole('heading', { level: 3, name: 'British' }).waitFor();
  return page;
}

const card = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Promotions' }).locator('> li').nth(place);
/** The value under a name on a card. */
const fact = (page: Page, place: number, name: string) =>
  card(page, place)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('a running deal counts in place of what the promotion says', async () => {
  const page = await open('admin');
  const [british, german] = [fact(page, 0, 'Deal'), fact(page, 1, 'Deal')];
  await british.getByText('CPA £40 in GB, SE').waitFor();
  await british.getByText("The deal applies, not the promotion's revenue share and CPA.").waitFor();
  expect(await british.getByRole('link').getAttribute('href')).toBe('/dashboard/affiliates/4');
  // The promotion's value stays.
  expect(await fact(page, 0, 'Revenue Share').innerText()).toBe('30%');
  expect(await german.count()).toBe(0);
  expect(await screenFaults(page)).toEqual([]);
});

test('casino and promotions tell what they earned, each one its own', async () => {
  const page = await open('admin');
  const british = fact(page, 0, 'Earnings').getByRole('link');
  expect(await british.innerText()).toBe('Earned £40.00 in 30 days');
  expect(await fact(page, 1, 'Earnings').innerText()).toBe('Earned nothing in 30 days');
  const address = new URL((await british.getAttribute('href')) ?? '', web.gateway.url);
  expect([address.pathname, address.searchParams.get('promotion')]).toEqual([
    '/dashboard/earnings',
    '1',
  ]);
  await page.getByRole('link', { name: 'Earned £52.50 in 30 days' }).waitFor();
  await page.getByRole('link', { name: '500 clicks in 30 days' }).waitFor();
  // One question for all of them.
  expect(callsOf(web.gateway, 'GET', /^\/api\/earnings/)).toHaveLength(1);
});

test('casino and promotions say that their figures could not be loaded', async () => {
  web.gateway.failing.add(reportClicks).add(reportEarnings);
  const page = await open('admin');
  for (const name of ['Clicks', 'Earnings']) {
    const failure = page.getByText(`${name} could not be loaded`);
    await fact(page, 0, name)
      .getByText(/could not be loaded/)
      .waitFor();
    // On the casino and on each of its promotions.
    expect(await failure.count()).toBe(3);
  }
});

test('the role user is told of clicks alone', async () => {
  const page = await open('user');
  await fact(page, 0, 'Clicks').getByText('400 clicks in 30 days').waitFor();
  expect(
    await card(page, 0)
      .getByText(/Earned|Deal/)
      .count(),
  ).toBe(0);
  expect(callsOf(web.gateway, 'GET', /^\/api\/(?:earnings|deals)/)).toEqual([]);
});
