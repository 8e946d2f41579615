import { beforeEach, expect, test } from '@jest/globals';
import { type ClickCount, reportClicks } from '@slots/contracts/affiliate/clicks';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { openScreen } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;

const web = await webForTests();
let counted: Readonly<Record<string, readonly ClickCount[]>>;

beforeEach(() => {
  counted = {
    day: [
      { key: '2026-11-02', name: '2026-11-02', clicks: 1_200 },
      { key: '2026-11-04', name: '2026-11-04', clicks: 34 },
    ],
    casino: [
      { key: 3, name: 'Harbour Nine', clicks: 1_000 },
      { key: 4, name: 'Lucky River', clicks: 234 },
    ],
    country: [
      { key: 'GB', name: 'United Kingdom', clicks: 1_200 },
      { key: null, name: 'None', clicks: 34 },
    ],
  };
  web.gateway.on(reportClicks, ({ query }) => {
    const data = (counted[query.by] ?? []).filter(
      ({ key }) => query.by !== 'casino' || query.casino === undefined || key === query.casino,
    );
    const total = data.reduce((sum, { clicks }) => sum + clicks, 0);
    return { status: 200, body: { data: [...data], total } };
  });
});

const IN_NOVEMBER = 'from=2026-11-01&to=2026-11-05';
const open = (query = IN_NOVEMBER) => openScreen(web, `/dashboard/clicks?${query}`, 'user');
const asked = () =>
  web.gateway.calls
    .filter(({ url }) => url.startsWith('/api/clicks?'))
    .map(({ url }) => Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?')))));

async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: table }).locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

test('clicks are charted by day, with the days that have none in the table behind it', async () => {
  const page = await open();
  await page.getByText('1,234 clicks').waitFor();
  // The chart comes late, and moves what is below it.
  await page.locator('.recharts-surface').first().waitFor();
  await page.getByText('Table: Clicks by day').click();
  expect(await rowsOf(page, 'Clicks by day')).toEqual([
    ['1 Nov 2026', '0'],
    ['2 Nov 2026', '1,200'],
    ['3 Nov 2026', '0'],
    ['4 Nov 2026', '34'],
    ['5 Nov 2026', '0'],
  ]);
  await page.locator('.recharts-surface').first().waitFor();
});

test('days that are none are left out', async () => {
  const page = await open('from=2026-02-30&to=yesterday');
  await page.getByText('1,234 clicks').waitFor();
  expect(asked()[0]).not.toMatchObject({ to: 'yesterday' });
});

test('they are counted by what the address says, each row narrows to itself, and the file is the same', async () => {
  const page = await open(`${IN_NOVEMBER}&by=casino`);
  await page.getByRole('link', { name: 'Harbour Nine' }).waitFor();
  expect(await rowsOf(page, 'Clicks by casino')).toEqual([
    ['Harbour Nine', '1,000', '81%'],
    ['Lucky River', '234', '19%'],
  ]);
  await page.getByRole('link', { name: 'Harbour Nine' }).click();
  await page.getByText('Casino: Harbour Nine').waitFor();
  expect(new URL(page.url()).search).toBe(`?${IN_NOVEMBER}&casino=3`);
  expect(asked()).toContainEqual({ from: '2026-11-01', to: '2026-11-05', by: 'day', casino: '3' });
  const file = page.getByRole('link', { name: 'Export CSV' });
  expect(await file.getAttribute('href')).toBe(`/api/clicks.csv?${IN_NOVEMBER}&casino=3`);
  await page.getByRole('button', { name: 'Remove Casino: Harbour Nine' }).click();
  await until(() => expect(new URL(page.url()).search).toBe(`?${IN_NOVEMBER}`));
});

test('casinos of the same name are told apart by their ids', async () => {
  counted = {
    ...counted,
    casino: [
      { key: 3, name: 'Harbour Nine', clicks: 1_000 },
      { key: 4, name: 'Harbour Nine', clicks: 234 },
    ],
  };
  const page = await open(`${IN_NOVEMBER}&by=casino`);
  await page.getByRole('table', { name: 'Clicks by casino' }).waitFor();
  expect(await rowsOf(page, 'Clicks by casino')).toEqual([
    ['Harbour Nine (ID 3)', '1,000', '81%'],
    ['Harbour Nine (ID 4)', '234', '19%'],
  ]);
});

test('of more pages than a screen has room for the first are shown, and the rest is in the file', async () => {
  const pages = Array.from({ length: 1_000 }, (_, at) => `/page-${at}`);
  counted = { ...counted, page: pages.map((path) => ({ key: path, name: path, clicks: 1 })) };
  const page = await open(`${IN_NOVEMBER}&by=page`);
  const table = page.getByRole('table', { name: 'Clicks by page' });
  await table.waitFor();
  expect(await table.locator('tbody tr').count()).toBe(400);
  const note = page.getByText('The first 400 are shown. All are in “Export CSV”.');
  expect(await note.count()).toBe(1);
});

test('days and grouping are chosen by keyboard, and clicks without a value have a row', async () => {
  const page = await open();
  await page.getByRole('combobox', { name: 'Count by' }).press('Enter');
  await page.getByRole('option', { name: 'Country' }).press('Enter');
  await page.getByRole('link', { name: 'None' }).waitFor();
  await page.getByLabel('Until').fill('2026-11-04');
  await until(() =>
    expect(asked()).toContainEqual({ from: '2026-11-01', to: '2026-11-04', by: 'country' }),
  );
  await page.getByRole('link', { name: 'None' }).press('Enter');
  await until(() =>
    expect(asked()).toContainEqual({
      from: '2026-11-01',
      to: '2026-11-04',
      by: 'day',
      country: 'none',
    }),
  );
});

test('without clicks it says what to do, and what was asked in vain', async () => {
  counted = {};
  const page = await open();
  await page.getByRole('heading', { name: 'No clicks in this period' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to Casinos' }).getAttribute('href')).toBe(
    '/dashboard/casinos',
  );
  await page.goto(`${web.gateway.url}/dashboard/clicks?casino=3`);
  await page.getByRole('heading', { name: 'No clicks found' }).waitFor();
});

test('a failure says so, and can be tried again', async () => {
  web.gateway.failing.add(reportClicks);
  const page = await open();
  await page.getByRole('heading', { name: 'The clicks could not be loaded' }).waitFor();
  web.gateway.failing.delete(reportClicks);
  web.gateway.held.add(reportClicks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'Loading clicks...' }).waitFor();
  web.gateway.letGo();
  await page.getByText('1,234 clicks').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test(
  'the screen has no faults, on a phone neither',
  async () => {
    const page = await open(`${IN_NOVEMBER}&by=casino&country=GB`);
    await page.locator('.recharts-surface').first().waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  FAULTS_MS,
);
