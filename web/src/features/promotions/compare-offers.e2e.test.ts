import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { offer } from '../../../testing/records.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { DESKTOP, openAsVisitor, PHONE } from '../../../testing/visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../testing/web-under-test.ts';

const START_MS = 120_000;
const PATH = '/country/united-kingdom';

let web: WebUnderTest;
let site: Site;

beforeAll(async () => {
  web = await startWebUnderTest();
}, START_MS);
afterAll(() => web.stop());

beforeEach(() => {
  site = siteOn(web.gateway);
  site.facets = {
    licences: [{ id: 1, name: 'UK Gambling Commission', code: 'ukgc' }],
    paymentMethods: [
      { id: 1, name: 'Visa', code: 'visa' },
      { id: 2, name: 'PayPal', code: 'paypal' },
    ],
    currencies: [{ id: 1, symbol: '£', code: 'GBP' }],
  };
  site.offers.all = [
    offer(1, { casino: { rating: '3.5' } }),
    offer(2, { casino: { rating: '4.0', paymentMethodIds: [1, 2] } }),
    offer(3, { casino: { rating: '4.9', currencyIds: [] }, significantTerms: null }),
    offer(4),
    offer(5),
  ];
});
afterEach(() => web.closePages());

const bonuses = (page: Page) => page.getByRole('region', { name: 'Bonuses' });
const headlines = (page: Page) =>
  bonuses(page).getByRole('article').getByRole('heading').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

test('bonuses are narrowed and sorted by the address, on the server too', async () => {
  const path = `${PATH}?payment=paypal`;
  const html = await (await fetch(web.gateway.url + path)).text();
  expect(html).toContain('Offer 2');
  expect(html).not.toContain('Offer 4</h3>');

  const page = await openAsVisitor(web, path);
  await until(async () => expect(await headlines(page)).toEqual(['Offer 2']));
  await page.getByText('1 of 5 bonuses').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await until(async () => expect(await headlines(page)).toHaveLength(5));
  await page.getByLabel('Casino rating').selectOption('4');
  await page.getByLabel('Currency').selectOption('GBP');
  await page.getByLabel('Sort by').selectOption('rating');
  await until(async () => expect(await headlines(page)).toEqual(['Offer 4', 'Offer 5', 'Offer 2']));
  expect(query(page)).toBe('?rating=4&currency=GBP&sort=rating');
  await page.goBack();
  await until(async () => expect(await headlines(page)).toEqual(['Offer 2', 'Offer 4', 'Offer 5']));
  await page.getByLabel('Payment method').selectOption('paypal');
  await page.getByLabel('Casino rating').selectOption('4.5');
  await page.getByText('No bonus fits these filters').waitFor();
});

test('two to four offers are compared side by side', async () => {
  const page = await openAsVisitor(web, PATH);
  const choice = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await choice('Offer 1').check();
  const bar = page.getByRole('region', { name: 'Comparison' });
  await bar.getByText('1 offer chosen. Choose 1 more to compare.').waitFor();
  expect(await bar.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true);
  for (const name of ['Offer 2', 'Offer 3', 'Offer 4']) await choice(name).check();
  expect(await choice('Offer 5').isDisabled()).toBe(true);
  await choice('Offer 4').uncheck();
  expect(query(page)).toBe('?compare=1%2C2%2C3');
  await page.reload();
  await bar.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare offers' });
  const row = (name: string) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('Payment methods').waitFor();
  const cells = (name: string) => row(name).getByRole('cell').allTextContents();
  expect(await cells('Payment methods')).toEqual(['Visa', 'Visa, PayPal', 'Visa']);
  expect(await cells('Currencies')).toEqual(['GBP', 'GBP', 'Not specified']);
  expect((await cells('Significant terms'))[2]).toBe('Not specified');
  const claim = dialog.getByRole('link', { name: 'Claim Bonus' });
  expect(await claim.first().getAttribute('rel')).toBe('sponsored noopener');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await bar.waitFor({ state: 'hidden' });
});

test('offers that were ticked before the application answers are chosen then', async () => {
  const page = await openAsVisitor(web, PATH);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  for (const name of ['Offer 1', 'Offer 2']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  }
  resolve();
  await page.getByText('2 of at most 4 offers chosen').waitFor();
  await until(() => expect(query(page)).toBe('?compare=1%2C2'));
});
