import { beforeEach, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { hydrated } from '../../../testing/hydrated.ts';
import { offer } from '../../../testing/records.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { DESKTOP, openAsVisitor, PHONE } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const PATH = '/country/united-kingdom';

const web = await webForTests();
let site: Site;

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
  await hydrated(page);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await until(async () => expect(await headlines(page)).toHaveLength(5));
  await page.locator('main :focus').waitFor();
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

test('a comparison that Back has emptied stays closed until it is asked for', async () => {
  const page = await openAsVisitor(web, PATH);
  await hydrated(page);
  const compare = (id: number) => page.getByRole('checkbox', { name: `Compare Offer ${id}` });
  await page.getByLabel('Sort by').selectOption('rating');
  await compare(1).check();
  await compare(2).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await compare(1).check();
  await compare(2).check();
  await page.getByText('2 of at most').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('bonuses are narrowed by kind and known wagering, on the server too', async () => {
  const of = 'bonus';
  site.offers.all = [
    offer(1, { kind: 'no-deposit', wagering: { times: 10, of } }),
    offer(2, { kind: 'no-deposit', wagering: { times: 10.5, of } }),
    offer(3, { kind: 'cashback', wagering: { times: 0, of } }),
    offer(4),
  ];
  const titles = async (search: string) => {
    const html = await (await fetch(`${web.gateway.url}${PATH}${search}`)).text();
    return [1, 2, 3, 4].filter((id) => html.includes(`Offer ${id}</h3>`));
  };
  expect(await titles('?kind=no-deposit')).toEqual([1, 2]);
  expect(await titles('?wagering=10')).toEqual([1, 3]);
  expect(await titles('?kind=no-deposit&wagering=10')).toEqual([1]);
  expect(await titles('?kind=free&wagering=ten')).toEqual([1, 2, 3, 4]);

  const page = await openAsVisitor(web, `${PATH}?wagering=10.5`);
  await until(async () => expect(await headlines(page)).toEqual(['Offer 1', 'Offer 2', 'Offer 3']));
  await page.getByText('3 of 4 bonuses').waitFor();
  expect(await page.getByLabel('Wagering').inputValue()).toBe('10.5');
  await page.getByLabel('Kind of bonus').selectOption({ label: 'Cashback' });
  await until(async () => expect(await headlines(page)).toEqual(['Offer 3']));
  expect(query(page)).toBe('?wagering=10.5&kind=cashback');
  await page.getByLabel('Sort by').selectOption('rating');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await until(async () => expect(await headlines(page)).toHaveLength(4));
  expect(query(page)).toBe('?sort=rating');
});

test('terms are compared, and what has to be staked in all', async () => {
  const GBP = (amount: number) => ({ amount, currency: 'GBP' });
  site.offers.all = [
    offer(1, {
      kind: 'deposit-match',
      product: 'live-casino',
      wagering: { times: 10, of: 'bonus' },
      minDeposit: GBP(10),
      maxBonus: GBP(100),
      maxBet: GBP(5),
      maxWin: GBP(1_500),
      freeSpins: 1_000,
      validDays: 30,
      code: 'SPIN50',
      termsUrl: 'https://terms.example/',
    }),
    offer(2, {
      wagering: { times: 20, of: 'bonus-and-deposit' },
      minDeposit: GBP(10),
      maxBonus: GBP(50.25),
    }),
    offer(3, { wagering: { times: 25, of: 'winnings' }, maxBonus: GBP(50) }),
    offer(4, {
      wagering: { times: 0, of: 'bonus' },
      // Hundredths of a currency that has none.
      minDeposit: { amount: 10.5, currency: 'JPY' },
    }),
  ];
  const page = await openAsVisitor(web, `${PATH}?compare=1,2,3,4`);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare offers' });
  const row = (name: string) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('Kind').waitFor();
  const cells = (name: string) => row(name).getByRole('cell').allTextContents();
  const firstCells = Object.fromEntries(
    await Promise.all(
      [
        'Kind',
        'Product',
        'Wagering',
        'Minimum deposit',
        'Maximum bonus',
        'Maximum bet',
        'Maximum win',
        'Free spins',
        'Valid for',
        'Bonus code',
      ].map(async (name) => [name, (await cells(name))[0]]),
    ),
  );
  expect(firstCells).toEqual({
    Kind: 'Deposit match',
    Product: 'Live casino',
    Wagering: '10× bonus',
    'Minimum deposit': '£10',
    'Maximum bonus': '£100',
    'Maximum bet': '£5',
    'Maximum win': '£1,500',
    'Free spins': '1,000',
    'Valid for': '30 days',
    'Bonus code': 'SPIN50',
  });
  expect(await cells('Total to stake')).toEqual([
    '£1,000',
    'At least £1,205',
    '25× the winnings',
    'Nothing',
  ]);
  expect((await cells('Minimum deposit'))[3]).toBe('JP¥10.50');
  expect((await cells('Kind'))[3]).toBe('Not specified');
  const full = row('Full terms').getByRole('link');
  expect(await full.getAttribute('href')).toBe('https://terms.example/');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

/** The list of offers that search engines read at this address. */
async function listAt(path: string) {
  const html = await (await fetch(web.gateway.url + path)).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return things
    .map(
      ([, text = '']): {
        '@type'?: string;
        itemListElement?: readonly { item: Readonly<Record<string, unknown>> }[];
      } => JSON.parse(text),
    )
    .find((thing) => thing['@type'] === 'ItemList');
}

test('search engines read the offers with their country, deposit and days', async () => {
  site.offers.all = [
    offer(1, { minDeposit: { amount: 10, currency: 'GBP' }, validDays: 30, kind: 'cashback' }),
  ];
  expect(await listAt(PATH)).toMatchObject({
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Offer',
          name: 'Offer 1',
          url: expect.stringMatching(/\/casino\/casino-1$/),
          category: 'cashback',
          eligibleRegion: 'GB',
          eligibleTransactionVolume: { minPrice: 10, priceCurrency: 'GBP' },
          eligibleDuration: { value: 30, unitCode: 'DAY' },
        },
      },
    ],
  });
});

test('search engines read the offers of the page that is shown, and no country of those for everybody', async () => {
  site.offers.all = Array.from({ length: 13 }, (_, index) =>
    offer(index + 1, { countries: ['gl'] }),
  );
  const namesAt = async (path: string) =>
    (await listAt(path))?.itemListElement?.map(({ item }) => item['name']);
  expect(await namesAt(PATH)).toHaveLength(12);
  expect(await namesAt(`${PATH}?page=2`)).toEqual(['Offer 13']);
  expect(await namesAt(`${PATH}?kind=cashback`)).toBeUndefined();
  const everybody = (await listAt('/country/global'))?.itemListElement?.[0]?.item;
  expect(everybody).toMatchObject({ name: 'Offer 1' });
  expect(everybody).not.toHaveProperty('eligibleRegion');
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
  await bar.getByRole('button', { name: 'Clear' }).press('Enter');
  await bar.waitFor({ state: 'hidden' });
  await page.locator('main :focus').waitFor();
});

test('what gets the focus is not below the bar of the chosen offers', async () => {
  const page = await openAsVisitor(web, PATH, { viewport: PHONE });
  await hydrated(page);
  const compare = (id: number) => page.getByRole('checkbox', { name: `Compare Offer ${id}` });
  await compare(1).check();
  const bar = page.getByRole('region', { name: 'Comparison' });
  for (const id of [2, 3, 4, 5]) {
    await compare(id).focus();
    const box = await compare(id).boundingBox();
    const end = (box?.y ?? Number.NaN) + (box?.height ?? 0);
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }
});

test.each([
  ['offer-comparison', 'Compare', 'Compare offers'],
  ['promotion-terms-window', 'Terms', 'Casino 1 - Terms & Conditions'],
])('a window (%s) that does not arrive comes with another press', async (chunk, label, title) => {
  const script = `**/assets/${chunk}-*.js`;
  const page = await openAsVisitor(web, `${PATH}?compare=1,2`);
  await hydrated(page);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route(script, (route) => route.abort());
  const button = page.getByRole('button', { name: label, exact: true }).first();
  await button.click();
  await until(() => {
    expect(complaints.join('\n')).toContain('A part of the page could not be loaded');
  });
  await page.unroute(script);
  await button.click();
  await page.getByRole('dialog', { name: title }).waitFor();
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

test('a page that the narrowed bonuses do not have is not found', async () => {
  site.offers.all = Array.from({ length: 25 }, (_, index) =>
    offer(index + 1, { kind: index < 13 ? 'cashback' : null }),
  );
  const statusOf = async (narrowed: string) =>
    (await fetch(`${web.gateway.url}${PATH}?${narrowed}`)).status;
  expect(await statusOf('kind=cashback&page=2')).toBe(200);
  expect(await statusOf('kind=cashback&page=3')).toBe(404);
  expect(await statusOf('payment=paypal&page=2')).toBe(404);
  expect(await statusOf('page=3')).toBe(200);
});
