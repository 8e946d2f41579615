import { beforeEach, expect, test } from '@jest/globals';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { listCountryCounts, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { listCountries } from '@slots/contracts/geo/countries';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { hydrated } from '../../../testing/hydrated.ts';
import { casino, offer } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { countryKnown, follow, openAsVisitor, PHONE } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  site.counts = [
    { code: 'SE', promotions: 12, casinos: 9 },
    { code: 'CA', promotions: 1, casinos: 1 },
    { code: 'GL', promotions: 1, casinos: 1 },
  ];
  site.offers.all = [offer(1), offer(2, { countries: ['SE'] }), offer(3, { countries: ['gl'] })];
  web.gateway.calls.length = 0;
});

test('the countries that have bonuses are listed with flags and counts, from the server', async () => {
  const html = await (await fetch(`${web.gateway.url}/country`)).text();
  expect(html).toContain('12 bonuses · 9 casinos');
  expect(html).toContain('<title>Casino Bonuses by Country | Slots &amp; Games</title>');
  const page = await openAsVisitor(web, '/country');
  const links = page.getByRole('main').getByRole('list').last().getByRole('link');
  expect(await links.allTextContents()).toEqual([
    'Global1 bonus · 1 casino',
    'Canada1 bonus · 1 casino',
    'Sweden12 bonuses · 9 casinos',
  ]);
  expect(await links.last().locator('img').getAttribute('width')).not.toBeNull();
  await links.last().click();
  await page.waitForURL('**/country/sweden');
  await page.getByRole('heading', { level: 1, name: 'Sweden Casino Bonuses' }).waitFor();
});

test('the list of countries holds its place, says when it is empty, and can be tried again', async () => {
  const page = await openAsVisitor(web, '/game-types');
  web.gateway.held.add(listCountryCounts);
  web.gateway.failing.add(listCountryCounts);
  await follow(page, '/country');
  await page.getByRole('status', { name: 'Loading countries' }).waitFor();
  web.gateway.letGo();
  await page.getByText('The countries could not be loaded').waitFor();
  web.gateway.failing.clear();
  site.counts = [];
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No promotions available at the moment.').waitFor();
  expect(await page.getByText('Check back later for new offers!').count()).toBe(1);
});

test('the choice of a country says that it loads, and can be tried again once that failed', async () => {
  web.gateway.held.add(listCountries);
  web.gateway.failing.add(listCountries);
  const page = await openAsVisitor(web, '/game-types');
  await page.getByRole('button', { name: /^Country: / }).click();
  await page.getByText('Loading countries...', { exact: true }).waitFor();
  const failure = page.getByText('The countries could not be loaded.');
  expect(await failure.count()).toBe(0);
  web.gateway.letGo();
  await failure.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  web.gateway.failing.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: 'Sweden' }).click();
  await page.getByRole('button', { name: 'Country: Sweden, SE' }).waitFor();
});

test('the menu of a phone closes when the visitor goes back beneath it', async () => {
  const page = await openAsVisitor(web, '/country', { viewport: PHONE });
  await follow(page, '/game-types');
  await page.getByRole('heading', { level: 1, name: 'All Game Types' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Casino Bonuses by Country' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/country');
});

test("a country's page has its offers and casinos, whatever the visitor's country", async () => {
  const html = await (await fetch(`${web.gateway.url}/country/sweden`)).text();
  expect(html).toContain('<title>Sweden Casino Bonuses | Slots &amp; Games</title>');
  expect(html).toContain('Offer 2');
  expect(html).not.toContain('Offer 1');
  expect(html).toContain('"@type":"BreadcrumbList"');
  const page = await openAsVisitor(web, '/country/sweden');
  await countryKnown(page);
  await page.waitForLoadState('networkidle');
  const offers = page.getByRole('region', { name: 'Bonuses' });
  expect(await offers.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Offer 2',
    'Offer 3',
  ]);
  const review = page.getByRole('region', { name: 'Casinos' }).getByRole('link');
  expect(await review.getAttribute('href')).toBe('/casino-review/casino-1');
  await page.getByText('2 bonuses · 2 casinos').waitFor();
  // Detection found the United Kingdom; the address has not changed what is saved.
  const saved = await page.evaluate(() => localStorage.getItem('selected_country'));
  expect(saved).toContain('"GB"');
  await page.getByRole('contentinfo').getByText('Stödlinjen').waitFor();
});

test("a country's page counts what it shows, and is not for search engines where that is nothing", async () => {
  const sweden = async () => (await fetch(`${web.gateway.url}/country/sweden`)).text();
  site.counts = [{ code: 'GL', promotions: 7, casinos: 5 }];
  site.offers.all = [offer(3, { countries: ['gl'] })];
  const some = await sweden();
  expect(some).toContain('1 bonus · 1 casino');
  expect(some).not.toContain('noindex');
  // The country's own law withholds the global ones.
  site.offers.all = [];
  const none = await sweden();
  expect(none).toContain('name="robots" content="noindex"');
  expect(none).not.toContain('7 bonuses');
});

test("the pages of a country's casinos keep what its offers are narrowed by", async () => {
  site.casinos.all = Array.from({ length: 22 }, (_, index) => casino(index + 1));
  const html = await (await fetch(`${web.gateway.url}/country/sweden?kind=cashback`)).text();
  expect(html).toContain('href="/country/sweden?kind=cashback&amp;casinos=2"');
});

test('a page of its offers in another order has the whole list as its address for search engines', async () => {
  site.offers.all = Array.from({ length: 14 }, (_, index) =>
    offer(index + 1, { countries: ['SE'] }),
  );
  const canonical = async (query: string) => {
    const html = await (await fetch(`${web.gateway.url}/country/sweden?${query}`)).text();
    return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(web.gateway.url, '');
  };
  expect(await canonical('page=2')).toBe('/country/sweden?page=2');
  expect(await canonical('sort=rating&page=2')).toBe('/country/sweden');
});

test('an address of no country is not found', async () => {
  const answer = await fetch(`${web.gateway.url}/country/atlantis`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There is no country at this address.');
  web.gateway.failing.add(listCountries);
  expect((await fetch(`${web.gateway.url}/country/sweden`)).status).toBe(429);
});

test('both lists of a country grow, hold their places, fail and are empty by themselves', async () => {
  site.offers.all = Array.from({ length: 14 }, (_, index) =>
    offer(index + 1, { countries: ['SE'] }),
  );
  site.casinos.all = Array.from({ length: 22 }, (_, index) => casino(index + 1));
  let page = await openAsVisitor(web, '/country/sweden');
  const offers = page.getByRole('region', { name: 'Bonuses' }).getByRole('article');
  const casinos = page.getByRole('region', { name: 'Casinos' }).getByRole('article');
  expect([await offers.count(), await casinos.count()]).toEqual([12, 20]);
  await page.getByRole('button', { name: 'Load More Bonuses' }).click();
  await page.getByRole('button', { name: 'Load More Casinos' }).click();
  await casinos.nth(21).waitFor();
  expect([await offers.count(), await casinos.count()]).toEqual([14, 22]);

  const grown = '/country/sweden?from=1&page=2&casinos-from=1&casinos=2';
  await page.waitForURL(`**${grown}`);
  await follow(page, '/game-types');
  await page.getByRole('heading', { level: 1, name: 'All Game Types' }).waitFor();
  await page.goBack();
  await casinos.nth(21).waitFor();
  expect([await offers.count(), await casinos.count()]).toEqual([14, 22]);
  const html = await (await fetch(`${web.gateway.url}${grown}`)).text();
  expect(html.match(/<article/g)).toHaveLength(36);
  expect(html).toContain(`<link rel="canonical" href="${web.gateway.url}/country/sweden"`);
  expect((await fetch(`${web.gateway.url}${grown}3`)).status).toBe(404);

  page = await openAsVisitor(web, '/game-types');
  for (const call of [listPublicPromotions, listPublicCasinos]) {
    web.gateway.held.add(call);
    web.gateway.failing.add(call);
  }
  await follow(page, '/country/sweden');
  await page.getByRole('status', { name: 'Loading casino bonuses' }).waitFor();
  await page.getByRole('status', { name: 'Loading casinos' }).waitFor();
  web.gateway.letGo();
  await page.getByText('Failed to load promotions. Please try again later.').waitFor();
  await page.getByText('The casinos could not be loaded').waitFor();
  web.gateway.failing.clear();
  site.offers.all = [];
  site.casinos.all = [];
  for (const name of ['Bonuses', 'Casinos']) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Try again' }).click();
  }
  await page.getByText('No promotions available for your region at the moment.').waitFor();
  await page.getByText('No casinos with offers in Sweden yet').waitFor();
});

test.each(['/country', '/country/sweden'])('%s has no faults', async (path) => {
  const page = await openAsVisitor(web, path);
  await hydrated(page);
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
