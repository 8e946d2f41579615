import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import { createCasino, deleteCasino, listCasinos } from '@slots/contracts/casino/casinos';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { answerUnchecked, openScreen, questionOnReload } from '../../../testing/portal-screen.ts';
import { affiliate, staffCasino } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { type StaffCasinos, staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const LIST = '/dashboard/casinos';
const MANAGER = '/dashboard/casino-manager';

const web = await webForTests();
let fake: StaffCasinos;

beforeEach(() => {
  fake = staffCasinosOn(web.gateway);
  fake.casinos.all = [
    staffCasino(1, { name: 'Lucky River', slug: 'lucky-river', affiliateId: 1 }),
    staffCasino(2, { name: 'Hill House', slug: 'hill-house', gamblingLicenceIds: [2] }),
    ...Array.from({ length: 10 }, (_, index) => staffCasino(index + 3)),
  ];
});

const toast = (page: Page) => page.locator('[data-sonner-toast]').first();
const listCalls = () =>
  web.gateway.calls
    .filter(({ method, url }) => method === 'GET' && /^\/api\/casinos(\?|$)/.test(url))
    .map(({ url }) => url);
const sent = (method: string) => web.gateway.calls.filter((call) => call.method === method);

const open = (path: string): Promise<Page> => openScreen(web, path, 'admin');

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Holds back the answers of the list until `go`. */
function holdList(): () => void {
  const held = Promise.withResolvers<void>();
  web.gateway.on(listCasinos, async () => {
    await held.promise;
    return { status: 200, body: { casinos: [], total: 0, totalPages: 0 } };
  });
  return held.resolve;
}

describe('Casino Management', () => {
  test('lists ten casinos with their affiliate, id and slug, and leads to each', async () => {
    const page = await open(LIST);
    expect(await page.title()).toBe('Casino Management | Casino Admin');
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    await page.getByText('12 total casinos', { exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(10);
    await card(page, 'Lucky River').getByText('Affiliate: River Partners').waitFor();
    await card(page, 'Lucky River').getByText('Casino ID: 1 | Slug: lucky-river').waitFor();
    await card(page, 'Hill House').getByText('No affiliate assigned').waitFor();
    const manage = card(page, 'Hill House').getByRole('link', { name: 'Manage', exact: true });
    expect(await manage.getAttribute('href')).toBe('/dashboard/casinos/hill-house');
    const current = page.locator('aside [aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Casinos']);
    await card(page, 'Hill House').getByRole('link', { name: 'Hill House' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hill House' }).waitFor();
    expect(await current.allTextContents()).toEqual(['Casinos']);
  });

  test('names the affiliate that another person has just added', async () => {
    const page = await open(LIST);
    await card(page, 'Lucky River').getByText('Affiliate: River Partners').waitFor();
    const { all } = web.gateway.collection(listAffiliates);
    all.push(affiliate(3, { name: 'Bay Agents', status: 'activated' }));
    Object.assign(fake.casinos.all.at(-1) ?? {}, { affiliateId: 3 });
    await page.getByRole('button', { name: 'Next' }).click();
    const last = card(page, 'Casino 12');
    await until(async () => expect(await last.innerText()).toContain('Affiliate: Bay Agents'));
  });

  test('pages through the list, one request per page', async () => {
    const page = await open(LIST);
    await page.getByText('Page 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await card(page, 'Casino 12').waitFor();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await card(page, 'Lucky River').waitFor();
    // The first page is cached for 30 seconds.
    expect(listCalls()).toEqual(['/api/casinos?page=1&limit=10', '/api/casinos?page=2&limit=10']);
  });

  test('says in words why a search is refused', async () => {
    const page = await open(`${LIST}?search=${'x'.repeat(300)}`);
    await page.getByRole('heading', { name: 'Search must be 255 characters or less' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toHaveLength(300);
  });

  test('leaves the focus at the pages once there is no further one', async () => {
    const page = await open(LIST);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const previous = pages.getByRole('button', { name: 'Previous' });
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByText('Page 2 of 2').waitFor();
    await pages.and(page.locator(':focus')).waitFor();
    // Buttons are disabled while the page is loaded.
    await until(async () => expect(await previous.isDisabled()).toBe(false));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Page 1 of 2').waitFor();
    await pages.and(page.locator(':focus')).waitFor();
    expect(await previous.isDisabled()).toBe(true);
  });

  test('names in its filter an affiliate that is gone, is awaited, or has the name of another', async () => {
    web.gateway.held.add(listAffiliates);
    const page = await open(`${LIST}?affiliate=99999`);
    const filter = page.getByRole('combobox', { name: 'Affiliate' });
    await until(async () => expect(await filter.textContent()).toBe('Loading...'));
    const affiliates = web.gateway.collection(listAffiliates);
    affiliates.all = [...affiliates.all, affiliate(3, { name: 'Hill Media' })];
    web.gateway.letGo();
    await until(async () => expect(await filter.textContent()).toBe('Affiliate 99999 (not found)'));
    await filter.click();
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'All Affiliates',
      'Unassigned',
      'River Partners',
      'Hill Media (ID 2)',
      'Hill Media (ID 3)',
      'Affiliate 99999 (not found)',
    ]);
    await page.getByRole('option', { name: 'All Affiliates' }).click();
    await page.getByText('12 total casinos').waitFor();
    await page.goto(`${web.gateway.url}${MANAGER}?licence=999`);
    const licence = page.getByRole('combobox', { name: 'Licence' });
    await until(async () => expect(await licence.textContent()).toBe('Licence 999 (not found)'));
  });

  test('searches by the button or Enter only, and filters, each from page 1 with one request', async () => {
    const page = await open(`${LIST}?page=2`);
    await card(page, 'Casino 12').waitFor();
    await page.getByRole('searchbox', { name: 'Search casinos' }).pressSequentially('i');
    await page.getByRole('searchbox', { name: 'Search casinos' }).press('Enter');
    await card(page, 'Lucky River').waitFor();
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('hill');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('1 total casinos').waitFor();
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('12 total casinos').waitFor();
    await choose(page, 'Affiliate', 'River Partners');
    await page.getByText('1 total casinos').waitFor();
    await choose(page, 'Affiliate', 'Unassigned');
    await page.getByText('11 total casinos').waitFor();
    expect(listCalls().map((url) => url.replace('/api/casinos?', ''))).toEqual([
      'page=2&limit=10',
      'page=1&limit=10&search=i',
      'page=1&limit=10&search=hill',
      'page=1&limit=10',
      'page=1&limit=10&affiliate=1',
      'page=1&limit=10&affiliate=unassigned',
    ]);
  });

  test('searches once for the same, and the way back leads to the list before it', async () => {
    const page = await open(LIST);
    await card(page, 'Lucky River').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search casinos' });
    await search.fill('hill');
    await search.press('Enter');
    await page.getByText('1 total casinos').waitFor();
    await search.press('Enter');
    await page.goBack();
    await page.getByText('12 total casinos').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('keeps its address when a page fails that the list before it does not have', async () => {
    const page = await open(LIST);
    await page.getByText('Page 1 of 2').waitFor();
    web.gateway.on(listCasinos, () => ({ refuse: 400, message: 'Not now.' }));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Not now.').waitFor();
    web.gateway.heal(listCasinos);
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('hill');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('1 total casinos').waitFor();
    web.gateway.on(listCasinos, () => ({ refuse: 400, message: 'Not now.' }));
    await page.goBack();
    await page.getByText('Not now.').waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    web.gateway.heal(listCasinos);
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Casino 12').waitFor();
  });

  test('says that it loads, and has no pager while there is one page', async () => {
    const go = holdList();
    const page = await open(LIST);
    await page.getByRole('status').filter({ hasText: 'Loading casinos...' }).waitFor();
    go();
    await page.getByRole('heading', { name: 'No casinos found' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create your first casino' }).click();
    await page.getByRole('dialog', { name: 'Create Casino' }).waitFor();
  });

  test('says what went wrong after one more try, and tries again when asked to', async () => {
    web.gateway.on(listCasinos, () => ({ refuse: 503 }));
    const page = await open(LIST);
    await page.getByRole('alert').getByText('Failed to fetch casinos').waitFor();
    await page.getByText('request-of-the-fake').waitFor();
    expect(listCalls()).toHaveLength(2);
    web.gateway.on(listCasinos, () => ({ refuse: 400, message: 'The page is out of range.' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').getByText('The page is out of range.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('creates a casino from its name', async () => {
    const page = await open(LIST);
    await page.getByRole('button', { name: 'Create Casino' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Casino' });
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await dialog.getByText('Name is required').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Casino Name' }).fill('New Shore');
    web.gateway.on(createCasino, () => ({ refuse: 503 }));
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await toast(page).getByText('Failed to create casino').waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    web.gateway.on(createCasino, ({ body }) => {
      fake.casinos.all.unshift(staffCasino(99, { name: body.name }));
      return { status: 201, body: staffCasino(99, { name: body.name }) };
    });
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Casino created successfully').waitFor();
    await card(page, 'New Shore').waitFor();
    expect(sent('POST').at(-1)?.body).toEqual({ name: 'New Shore' });
  });

  test('deletes a casino once that was confirmed', async () => {
    const page = await open(LIST);
    await page.getByRole('button', { name: 'Delete Hill House' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await dialog
      .getByText(
        'This will permanently delete the casino "Hill House". This action cannot be undone.',
      )
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(sent('DELETE')).toEqual([]);
    await page.getByRole('button', { name: 'Delete Hill House' }).click();
    await dialog.getByRole('button', { name: 'Delete Casino' }).click();
    await page.getByText('Casino deleted successfully').waitFor();
    await card(page, 'Hill House').waitFor({ state: 'hidden' });
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/casinos/2']);
    web.gateway.on(deleteCasino, () => ({ refuse: 503 }));
    await page.getByRole('button', { name: 'Delete Lucky River' }).click();
    await dialog.getByRole('button', { name: 'Delete Casino' }).click();
    await page.getByText('Failed to delete casino', { exact: true }).waitFor();
  });

  test('goes back to the last page when the only casino of a page is deleted', async () => {
    fake.casinos.all = fake.casinos.all.slice(0, 11);
    const page = await open(`${LIST}?page=2`);
    await page.getByRole('button', { name: 'Delete Casino 11' }).click();
    await page.getByRole('button', { name: 'Delete Casino', exact: true }).click();
    await card(page, 'Lucky River').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(10);
  });

  test('is accessible and no wider than the screen, light and dark', async () => {
    const page = await open(LIST);
    await card(page, 'Lucky River').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});

describe('Casino Manager', () => {
  const row = (page: Page, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
  const names = async (page: Page) =>
    page.getByRole('table').locator('tbody tr td:nth-child(2)').allTextContents();

  function withoutAffiliate() {
    const { affiliateId: _none, ...casino } = staffCasino(2, { name: 'Beta' });
    return casino;
  }

  test('has its buttons in sight, whatever the length of a name', async () => {
    fake.casinos.all = [staffCasino(9, { name: 'W'.repeat(255), slug: 'w'.repeat(255) })];
    const page = await open(MANAGER);
    const table = page.getByRole('region', { name: 'Casinos' });
    await table.getByRole('button', { name: /^Delete W/ }).waitFor();
    const [content, frame] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(content).toBe(frame);
  });

  test('lists all casinos in a table', async () => {
    const page = await open(MANAGER);
    expect(await page.title()).toBe('Casino Manager | Casino Admin');
    await row(page, 'Hill House').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'Name',
      'Slug',
      'Created',
      'Actions',
    ]);
    expect(await row(page, 'Hill House').getByRole('cell').allTextContents()).toEqual([
      '2',
      'Hill House',
      'hill-house',
      '21 November 2026',
      'View',
    ]);
    const view = row(page, 'Hill House').getByRole('link', { name: 'View' });
    expect(await view.getAttribute('href')).toBe('/casino/hill-house');
    expect(await view.getAttribute('target')).toBe('_blank');
    expect(listCalls()).toEqual(['/api/casinos']);
    const current = page.locator('aside [aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Casinos']);
  });

  test('filters by name, slug, description, id, affiliate and licence without a request', async () => {
    fake.casinos.all = [
      staffCasino(41, { name: 'Alpha', slug: 'first', description: 'By the lake', affiliateId: 1 }),
      staffCasino(52, { name: 'Beta', slug: 'second', description: null, gamblingLicenceIds: [2] }),
    ];
    const page = await open(MANAGER);
    await row(page, 'Alpha').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search casinos' });
    expect(await search.getAttribute('maxlength')).toBe('255');
    for (const [term, found] of [
      ['ALPHA', ['Alpha']],
      ['second', ['Beta']],
      ['lake', ['Alpha']],
      ['52', ['Beta']],
      ['', ['Alpha', 'Beta']],
    ] as const) {
      await search.fill(term);
      await until(async () => expect(await names(page)).toEqual(found));
    }
    await choose(page, 'Affiliate', 'River Partners');
    await until(async () => expect(await names(page)).toEqual(['Alpha']));
    await choose(page, 'Affiliate', 'Unassigned');
    await until(async () => expect(await names(page)).toEqual(['Beta']));
    await choose(page, 'Affiliate', 'All Affiliates');
    await choose(page, 'Licence', 'UK Gambling Commission');
    await until(async () => expect(await names(page)).toEqual(['Beta']));
    await search.fill('nothing like it');
    await page.getByRole('heading', { name: 'No casinos match your search' }).waitFor();
    // A screen reader hears of it while the focus stays in the search.
    const told = page.getByRole('status');
    await told.filter({ hasText: /^0 rows$/ }).waitFor();
    await search.fill('second');
    await told.filter({ hasText: /^1 row$/ }).waitFor();
    expect(listCalls()).toHaveLength(1);
  });

  test('knows of a licence that was given to a casino since the list was read', async () => {
    const page = await open(MANAGER);
    await row(page, 'Lucky River').waitFor();
    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await card(page, 'Lucky River').getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('tab', { name: 'Licences' }).click();
    await page
      .getByRole('tabpanel', { name: 'Licences' })
      .getByRole('button', { name: /^Edit / })
      .click();
    await page.getByRole('checkbox', { name: 'UK Gambling Commission' }).click();
    Object.assign(fake.casinos.all[0] ?? {}, { gamblingLicenceIds: [1, 2] });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Gambling licences saved successfully').waitFor();
    await page.getByRole('link', { name: 'Back to Casinos' }).click();
    await page.getByRole('link', { name: 'Casino Manager' }).click();
    await choose(page, 'Licence', 'UK Gambling Commission');
    await until(async () => expect(await names(page)).toEqual(['Lucky River', 'Hill House']));
  });

  test('says that there are none, and why they could not be loaded', async () => {
    fake.casinos.all = [];
    const page = await open(MANAGER);
    await page.getByRole('heading', { name: 'No casinos added yet' }).waitFor();
    web.gateway.on(listCasinos, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByRole('alert').getByText('Failed to fetch casinos').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("creates a casino with the slug that its name makes, in the person's name", async () => {
    const page = await open(MANAGER);
    await page.getByRole('button', { name: 'Add Casino' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Casino' });
    const name = dialog.getByRole('textbox', { name: 'Casino Name' });
    await name.fill('A');
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await dialog.getByText('Casino name must be at least 2 characters').waitFor();
    await name.fill('Big Win & Co 7');
    await dialog.getByText('Slug: big-win--co-7').waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await page.getByText('Casino created successfully').waitFor();
    await row(page, 'Big Win & Co 7').waitFor();
    expect(sent('POST').at(-1)?.body).toEqual({
      name: 'Big Win & Co 7',
      userId: 1,
      slug: 'big-win--co-7',
    });
    web.gateway.on(createCasino, () => ({ refuse: 409, message: 'This slug is taken' }));
    await page.getByRole('button', { name: 'Add Casino' }).click();
    await name.fill('Again');
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    await toast(page).getByText('This slug is taken').waitFor();
    await dialog.getByRole('alert').getByText('This slug is taken').waitFor();
    await name.and(page.locator(':focus')).waitFor();
  });

  test('says that one has to be logged in when the session has ended meanwhile', async () => {
    const page = await open(MANAGER);
    const message = 'You must be logged in to create a casino';
    web.gateway.user = undefined;
    web.gateway.on(createCasino, () => ({ refuse: 401, message }));
    await page.getByRole('button', { name: 'Add Casino' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Casino' });
    await dialog.getByRole('textbox', { name: 'Casino Name' }).fill('Big Win');
    await dialog.getByRole('button', { name: 'Create Casino' }).click();
    expect(await toast(page).innerText()).toContain(message);
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
  });

  test('takes casinos without an affiliate in the answer for unassigned, in both lists', async () => {
    const casinos = [staffCasino(1, { name: 'Alpha', affiliateId: 1 }), withoutAffiliate()];
    answerUnchecked(web.gateway, listCasinos, { casinos, total: 2, totalPages: 1 });
    const page = await open(MANAGER);
    await choose(page, 'Affiliate', 'Unassigned');
    await until(async () => expect(await names(page)).toEqual(['Beta']));
    await page.goto(LIST);
    await card(page, 'Beta').getByText('No affiliate assigned').waitFor();
  });

  test('deletes a casino once that was confirmed', async () => {
    const page = await open(MANAGER);
    await page.getByRole('button', { name: 'Delete Hill House' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Casino' });
    await dialog
      .getByText('Are you sure you want to delete this casino? This action cannot be undone.')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Casino deleted successfully').waitFor();
    await row(page, 'Hill House').waitFor({ state: 'hidden' });
  });

  test('finds one among 2,000 casinos by what is typed, and shows more of them as it is read', async () => {
    fake.casinos.all = Array.from({ length: 2_000 }, (_, index) => staffCasino(index + 1));
    const page = await open(MANAGER);
    await row(page, 'Casino 1').waitFor();
    await page.getByText('100 of 2,000 shown').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search casinos' });
    await search.focus();
    await page.keyboard.type('casino 1999');
    await until(async () => expect(await names(page)).toEqual(['Casino 1999']));
    expect(listCalls()).toEqual(['/api/casinos']);
    await search.fill('');
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await until(async () => expect((await names(page)).length).toBeGreaterThanOrEqual(200));
  });

  test('is accessible and no wider than the screen, light and dark', async () => {
    const page = await open(MANAGER);
    await page.getByText('hill-house').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});
