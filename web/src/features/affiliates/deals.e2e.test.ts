import { beforeEach, expect, test } from '@jest/globals';
import { getAffiliate } from '@slots/contracts/affiliate/affiliates';
import {
  createDeal,
  type Deal,
  deleteDeal,
  getDeal,
  listDeals,
  updateDeal,
} from '@slots/contracts/affiliate/deals';
import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { listCountries } from '@slots/contracts/geo/countries';
import type { SessionUser } from '@slots/contracts/identity/auth';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import { callsOf, openScreen, questionOnReload, toasts } from '../../../testing/portal-screen.ts';
import { affiliate, COUNTRIES, deal, staffCasino } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;

const web = await webForTests();
let deals: Collection<Deal>;

beforeEach(() => {
  web.gateway.collection(getAffiliate).all = [affiliate(4, { name: 'River Partners' })];
  web.gateway.collection(listProductionCasinos).all = [
    staffCasino(11, { name: 'Emerald Spins', affiliateId: 4 }),
    staffCasino(12, { name: 'Golden Reef', affiliateId: 4 }),
    staffCasino(13, { name: "Another's", affiliateId: 9 }),
  ];
  web.gateway.collection(listCountries).all = COUNTRIES;
  deals = web.gateway.collection(getDeal);
  deals.all = [
    deal(7, { note: 'Agreed with Ada.', casinoIds: [11], countries: ['GB', 'SE'] }),
    deal(5, {
      model: 'hybrid',
      cpa: { amount: 25.5, currency: 'EUR' },
      share: 22.5,
      from: '2025-01-01',
      to: '2025-12-31',
    }),
    deal(3, { affiliateId: 9 }),
  ];
});

const open = (role: SessionUser['role'] = 'super_admin') =>
  openScreen(web, '/dashboard/affiliates/4', role);

async function rowsOf(page: Page): Promise<string[][]> {
  await page.getByRole('table', { name: 'Deals' }).waitFor();
  const rows = await page.getByRole('table', { name: 'Deals' }).locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
}

const form = (page: Page, name: 'Add Deal' | 'Edit Deal') => page.getByRole('dialog', { name });
const written = (method: string) => callsOf(web.gateway, method, /^\/api\/deals/);

test('deals of the affiliate are listed in words', async () => {
  const page = await open();
  // The names of casinos and countries come after the table.
  await until(async () => {
    const [first, second, ...more] = await rowsOf(page);
    expect(more).toEqual([]);
    expect(first?.slice(0, 4)).toEqual([
      '7',
      'CPA £40\nAgreed with Ada.',
      'Emerald Spins',
      'United Kingdom, Sweden',
    ]);
    expect(first?.[4]).toBe('from 1 October 2026\nRunning');
    expect(second?.slice(1, 4)).toEqual(['CPA €25.50 and 22.5% revenue share', 'All', 'All']);
    expect(second?.[4]).toBe('1 January 2025 to 31 December 2025\nEnded');
  });
});

test('one is added, with the fields that its model needs', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const dialog = form(page, 'Add Deal');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await dialog.getByText('CPA is needed for a deal of the model cpa').waitFor();
  expect(written('POST')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  // Beside each other, the sign of the calendar would cover the end of a date.
  expect((await dialog.getByLabel('First day').boundingBox())?.width).toBeGreaterThan(200);

  expect(await dialog.getByLabel('Revenue share (%)').count()).toBe(0);
  await dialog.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: /^Hybrid/ }).click();
  await dialog.getByLabel('CPA').fill('40.5');
  await dialog.getByLabel('Currency').fill('eur');
  await dialog.getByLabel('Revenue share (%)').fill('101');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await dialog.getByText(/^Revenue share must be a percentage/).waitFor();
  await dialog.getByLabel('Revenue share (%)').fill('12.5');
  await dialog.getByLabel('First day').fill('2026-11-01');
  await dialog.getByLabel('Last day').fill('2026-10-31');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await dialog.getByText('Last day must not be before the first day').waitFor();
  await dialog.getByLabel('Last day').fill('2027-03-31');
  // The affiliate's casinos, and countries without Global.
  expect(
    await dialog.getByRole('group', { name: 'Casinos' }).getByRole('listitem').allInnerTexts(),
  ).toEqual(['Emerald Spins', 'Golden Reef']);
  await dialog.getByRole('checkbox', { name: 'Golden Reef' }).click();
  await dialog.getByRole('checkbox', { name: 'United Kingdom' }).click();
  expect(await dialog.getByRole('checkbox', { name: 'Global' }).count()).toBe(0);
  await dialog.getByLabel('Note').fill('Until spring.');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await toasts(page).getByText('Deal added').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(written('POST').map(({ body }) => body)).toEqual([
    {
      affiliateId: 4,
      model: 'hybrid',
      cpa: { amount: 40.5, currency: 'eur' },
      share: 12.5,
      casinoIds: [12],
      countries: ['GB'],
      from: '2026-11-01',
      to: '2027-03-31',
      note: 'Until spring.',
    },
  ]);
  await page.getByText('Until spring.').waitFor();
});

test('one can be added before the countries are there, and for an affiliate without casinos', async () => {
  web.gateway.collection(listProductionCasinos).all = [];
  web.gateway.held.add(listCountries);
  const page = await open();
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const dialog = form(page, 'Add Deal');
  await dialog.getByText('Loading countries...').waitFor();
  await dialog.getByText('Nothing to choose from').waitFor();
  web.gateway.letGo();
  await dialog.getByRole('checkbox', { name: 'United Kingdom' }).waitFor();
  expect(await dialog.getByText('Nothing found').count()).toBe(0);
});

test('a refused one says why in words, and keeps what was typed', async () => {
  const overlap = 'It overlaps another deal of the affiliate: deal 7 (cpa, from 2026-10-01).';
  web.gateway.on(createDeal, () => ({ refuse: 409, message: overlap }));
  const page = await open();
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const dialog = form(page, 'Add Deal');
  await dialog.getByLabel('CPA').fill('10');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await dialog.getByRole('alert').getByText(overlap).waitFor();
  // After the fields, beside the button that was pressed.
  const [refusal, note] = await Promise.all([
    dialog.getByRole('alert').boundingBox(),
    dialog.getByLabel('Note').boundingBox(),
  ]);
  expect(refusal?.y).toBeGreaterThan(note?.y ?? Infinity);
  expect(await dialog.getByLabel('CPA').inputValue()).toBe('10');
  expect(await questionOnReload(page)).toBe('beforeunload');
  web.gateway.on(createDeal, () => ({
    refuse: 400,
    message: 'casinoIds: not casinos of this affiliate: 11',
    errors: [{ path: 'casinoIds', message: 'not casinos of this affiliate: 11' }],
  }));
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  const fault = dialog.getByText('Casinos: not casinos of this affiliate: 11');
  await fault.waitFor();
  const casinos = dialog.getByRole('group', { name: 'Casinos (all casinos of the affiliate)' });
  expect(await casinos.getAttribute('aria-describedby')).toBe(await fault.getAttribute('id'));
});

test('one is changed as it is now, and asks whose change is to stay', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit deal 7' }).click();
  const dialog = form(page, 'Edit Deal');
  expect(await dialog.getByLabel('CPA').inputValue()).toBe('40');
  await dialog.getByLabel('CPA').fill('45');
  await dialog.getByText('Emerald Spins').click();
  Object.assign(deals.all[0] ?? {}, {
    cpa: { amount: 50, currency: 'GBP' },
    note: 'Changed meanwhile.',
    casinoIds: [12],
  });
  await dialog.getByRole('button', { name: 'Update Deal' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this record' });
  await conflict.getByText('50 GBP').waitFor();
  expect(await conflict.getByRole('term').allTextContents()).toEqual(['CPA', 'Casino IDs']);
  await conflict.getByText('Golden Reef').waitFor();
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await toasts(page).getByText('Deal updated').waitFor();
  expect(deals.all[0]).toMatchObject({
    cpa: { amount: 45, currency: 'GBP' },
    note: 'Changed meanwhile.',
  });
  expect(callsOf(web.gateway, 'PATCH', '/api/deals/7').map(({ body }) => body)).toHaveLength(2);
  web.gateway.heal(updateDeal);
});

test("one that somebody else gave a note keeps it beside another's change", async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit deal 5' }).click();
  const dialog = form(page, 'Edit Deal');
  await dialog.getByLabel('CPA').fill('45');
  Object.assign(deals.all[1] ?? {}, { note: 'Changed meanwhile.' });
  await dialog.getByRole('button', { name: 'Update Deal' }).click();
  await toasts(page).getByText('Deal updated').waitFor();
  expect(deals.all[1]).toMatchObject({
    cpa: { amount: 45, currency: 'EUR' },
    note: 'Changed meanwhile.',
  });
});

test('what the new model does not have is sent as null', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit deal 5' }).click();
  const dialog = form(page, 'Edit Deal');
  await dialog.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: /^Revenue share/ }).click();
  await dialog.getByRole('button', { name: 'Update Deal' }).click();
  await toasts(page).getByText('Deal updated').waitFor();
  expect(written('PATCH')[0]?.body).toMatchObject({ model: 'share', cpa: null, share: 22.5 });
});

test('one whose answer is late does not take the place of another that is being added', async () => {
  const page = await open();
  web.gateway.held.add(getDeal);
  const answered = page.waitForResponse('**/api/deals/7');
  await page.getByRole('button', { name: 'Edit deal 7' }).click();
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const dialog = form(page, 'Add Deal');
  await dialog.getByLabel('CPA').fill('45');
  web.gateway.letGo();
  await (await answered).finished();
  await dialog.getByLabel('Note').fill('A new one.');
  await dialog.getByRole('button', { name: 'Add Deal' }).click();
  await toasts(page).getByText('Deal added').waitFor();
  expect(written('PATCH')).toEqual([]);
  expect(written('POST')).toMatchObject([{ body: { note: 'A new one.' } }]);
});

test('one whose last day is half typed is not sent', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit deal 5' }).click();
  const dialog = form(page, 'Edit Deal');
  const last = dialog.getByLabel('Last day');
  await last.fill('');
  await last.pressSequentially('11');
  await dialog.getByRole('button', { name: 'Update Deal' }).click();
  await dialog.getByRole('alert').getByText('Enter a date', { exact: true }).waitFor();
  await last.and(page.locator(':focus')).waitFor();
  expect(written('PATCH')).toEqual([]);
  await last.fill('2027-03-31');
  await dialog.getByRole('button', { name: 'Update Deal' }).click();
  await toasts(page).getByText('Deal updated').waitFor();
  expect(written('PATCH')[0]?.body).toMatchObject({ to: '2027-03-31' });
});

test('one is deleted after a question, and has a history', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'History' }).nth(1).click();
  await page.getByRole('dialog', { name: 'History of deal 7' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete deal 7' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Deal' });
  await question.getByText(/^Delete the deal "CPA £40"/).waitFor();
  web.gateway.failing.add(deleteDeal);
  await question.getByRole('button', { name: 'Delete' }).click();
  await toasts(page).getByText('The deal could not be deleted').waitFor();
  web.gateway.failing.delete(deleteDeal);
  await page.getByRole('button', { name: 'Delete deal 7' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await toasts(page).getByText('Deal deleted').waitFor();
  expect(deals.all.map(({ id }) => id)).toEqual([5, 3]);
});

test('the question about one outlasts the deletion of another', async () => {
  const page = await open();
  web.gateway.held.add(deleteDeal);
  const question = page.getByRole('alertdialog', { name: 'Delete Deal' });
  await page.getByRole('button', { name: 'Delete deal 7' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete deal 5' }).click();
  await question.getByText(/^Delete the deal "CPA €25.50/).waitFor();
  web.gateway.letGo();
  await toasts(page).getByText('Deal deleted').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await until(() => expect(deals.all.map(({ id }) => id)).toEqual([3]));
});

test('an admin reads them, the role user is not told that there are any', async () => {
  const page = await open('admin');
  expect(await rowsOf(page)).toHaveLength(2);
  const buttons = await page
    .getByRole('table', { name: 'Deals' })
    .getByRole('button')
    .allInnerTexts();
  expect(buttons).toEqual(['History', 'History']);
  expect(await page.getByRole('button', { name: 'Add Deal' }).count()).toBe(0);

  const theirs = await open('user');
  await theirs.getByRole('heading', { name: 'Casino Relationships' }).waitFor();
  await theirs.getByText('No casinos are assigned').waitFor();
  expect(await theirs.getByRole('heading', { name: 'Deals' }).count()).toBe(0);
  expect(callsOf(web.gateway, 'GET', /^\/api\/(?:deals|earnings|conversions)/)).toEqual([]);
});

test('without any it says what they are good for; a failure can be tried again', async () => {
  deals.all = [];
  const page = await open();
  await page.getByRole('heading', { name: 'No deals yet' }).waitFor();
  web.gateway.failing.add(listDeals);
  await page.reload();
  await page.getByRole('heading', { name: 'The deals could not be loaded' }).waitFor();
  web.gateway.failing.delete(listDeals);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No deals yet' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test(
  'the list and the form have no faults, on a phone neither',
  async () => {
    const page = await open();
    await rowsOf(page);
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await form(page, 'Add Deal').getByRole('checkbox', { name: 'Sweden' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  FAULTS_MS,
);
