import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Affiliate,
  createAffiliate,
  deleteAffiliate,
  listAffiliates,
} from '@slots/contracts/affiliate/affiliates';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import {
  answerUnchecked,
  callsOf,
  holdAndFail,
  openScreen,
  questionOnReload,
  toasts,
} from '../../../testing/portal-screen.ts';
import { affiliate } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let partners: Collection<Affiliate>;

beforeEach(() => {
  partners = web.gateway.collection(listAffiliates);
  partners.all = [
    affiliate(1, { name: 'River Partners', managerName: 'Ada', status: 'applied' }),
    affiliate(2, {
      name: 'Hill Media',
      email: 'hello@hill.example',
      companyEmail: 'office@hill.example',
      status: 'activated',
    }),
    affiliate(31, {
      name: 'Lake Ads',
      username: 'lake-user',
      telegramProfile: '@lake',
      telephoneNumber: '+44 20 7946 0000',
      status: 'rejected',
    }),
  ];
});

const open = () => openScreen(web, '/dashboard/affiliates', 'user');

async function namesIn(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  const cells = rows.filter({ has: page.getByRole('cell') }).locator('td:nth-child(2)');
  return cells.allTextContents();
}

describe('the affiliates', () => {
  test('are listed with how far it has come with them', async () => {
    const page = await open();
    await page.getByRole('row', { name: /River Partners/ }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'Name',
      'Status',
      'Created',
      'Last Updated',
      'Actions',
    ]);
    await page
      .getByRole('row', { name: /2 Hill Media Activated 1 October 2026 21 November 2026/ })
      .waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'View Hill Media' }).click();
    await page.waitForURL('**/dashboard/affiliates/2');
  });

  test.each([
    ['river', 'River Partners'],
    ['ríver', 'River Partners'],
    ['ADA', 'River Partners'],
    ['hello@', 'Hill Media'],
    ['office@hill', 'Hill Media'],
    ['lake-user', 'Lake Ads'],
    ['@lake', 'Lake Ads'],
    ['7946', 'Lake Ads'],
    ['31', 'Lake Ads'],
  ])('are found by %p', async (term, name) => {
    const page = await open();
    expect(await page.getByLabel('Search affiliates').getAttribute('maxlength')).toBe('255');
    await page.getByLabel('Search affiliates').fill(term);
    await page
      .getByRole('row', { name: /Affiliate|Partners|Media|Ads/ })
      .first()
      .waitFor();
    await expectNames(page, [name]);
    expect(callsOf(web.gateway, 'GET', /^\/api\/affiliates/)).toHaveLength(1);
  });

  test('have not applied where nothing is said of it', async () => {
    answerUnchecked(web.gateway, listAffiliates, [
      { id: 4, name: 'Silent Partners', status: null },
    ]);
    const page = await open();
    await page
      .getByRole('row', { name: /Silent/ })
      .getByText('Not Applied')
      .waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  test('are filtered by status', async () => {
    const page = await open();
    await page.getByRole('combobox', { name: 'Status' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'All Statuses',
      'Rejected',
      'Not Applied',
      'Applied',
      'Activated',
    ]);
    await page.getByRole('option', { name: 'Applied', exact: true }).click();
    await expectNames(page, ['River Partners']);
    await page.getByLabel('Search affiliates').fill('hill');
    await page.getByRole('heading', { name: 'No affiliates match your search' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('say when there are none', async () => {
    partners.all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No affiliates found' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('are asked for three more times, and say when they cannot be loaded', async () => {
    const held = holdAndFail(web.gateway, listAffiliates);
    const page = await open();
    await page.getByText('Loading affiliates...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'Failed to load affiliates' }).waitFor();
    expect(callsOf(web.gateway, 'GET', '/api/affiliates')).toHaveLength(4);
  });

  test('are added by name', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add Affiliate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Affiliate' });
    const add = dialog.getByRole('button', { name: 'Add Affiliate' });
    expect(await dialog.getByRole('textbox').count()).toBe(1);
    await add.click();
    await dialog.getByText('Name is required').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await dialog.getByLabel('Affiliate Name').fill('Sea Traffic');
    web.gateway.on(createAffiliate, () => ({ refuse: 503 }));
    await add.click();
    await toasts(page).getByText('Failed to create affiliate').waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    web.gateway.heal(createAffiliate);
    await add.click();
    await page.getByRole('row', { name: /Sea Traffic Not Applied/ }).waitFor();
    // Nothing is asked.
    await page.reload();
    await page.getByRole('row', { name: /Sea Traffic Not Applied/ }).waitFor();
  });

  test('are deleted once it has been asked by name, and the page is loaded anew', async () => {
    web.gateway.on(deleteAffiliate, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Delete Hill Media' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('"Hill Media"? This action cannot be undone.').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Failed to delete affiliate').waitFor();
    web.gateway.heal(deleteAffiliate);
    await page.getByRole('button', { name: 'Delete Hill Media' }).click();
    const loaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Delete' }).click();
    await loaded;
    await page.getByRole('row', { name: /River Partners/ }).waitFor();
    expect(await namesIn(page)).toEqual(['River Partners', 'Lake Ads']);
  });

  test.each([
    ['user', ''],
    ['admin', ' Its deals are deleted too, and its postbacks are refused.'],
  ] as const)(
    'are deleted after a question that tells the role %s no more than it may know',
    async (role, more) => {
      const page = await openScreen(web, '/dashboard/affiliates', role);
      await page.getByRole('button', { name: 'Delete Hill Media' }).click();
      const asked = page.getByRole('alertdialog').getByText(/This action cannot be undone/);
      expect(await asked.textContent()).toBe(
        `Are you sure you want to delete the affiliate "Hill Media"? This action cannot be undone.${more}`,
      );
    },
  );

  test('tell of their deletion on another screen, which stays as it is', async () => {
    const page = await open();
    web.gateway.held.add(deleteAffiliate);
    await page.getByRole('button', { name: 'Delete Hill Media' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    web.gateway.letGo();
    await toasts(page).getByText('Affiliate deleted successfully').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Settings');
  });

  test('go when somebody else has deleted them', async () => {
    const page = await open();
    await page.getByRole('row', { name: /Hill Media/ }).waitFor();
    const { all } = partners;
    partners.all = all.filter(({ name }) => name !== 'Hill Media');
    await page.getByRole('button', { name: 'Delete Hill Media' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /Hill Media/ }).waitFor({ state: 'detached' });
    expect(await namesIn(page)).toEqual(['River Partners', 'Lake Ads']);
  });
});

async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('table').getByRole('row').nth(names.length).waitFor();
  await page
    .getByRole('table')
    .getByRole('row')
    .nth(names.length + 1)
    .waitFor({ state: 'hidden' });
  expect(await namesIn(page)).toEqual(names);
}
