import { beforeEach, expect, test } from '@jest/globals';
import { type EarningLine, reportEarnings } from '@slots/contracts/affiliate/earnings';
import type { SessionUser } from '@slots/contracts/identity/auth';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { callsOf, openScreen } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;

const web = await webForTests();
let lines: Readonly<Record<string, readonly EarningLine[]>>;
let rates: boolean;

const NOTHING = { clicks: 0, registrations: 0, deposits: 0, amounts: {}, perClick: {} };
const TOTALS = {
  clicks: 1_000,
  registrations: 40,
  deposits: 12,
  amounts: { GBP: '1234.50', EUR: '-20.00' },
  perClick: { GBP: '1.23', EUR: '-0.02' },
};

beforeEach(() => {
  rates = false;
  lines = {
    month: [
      { ...NOTHING, key: '2026-10', name: '2026-10', clicks: 400 },
      { ...TOTALS, key: '2026-11', name: '2026-11', clicks: 600 },
    ],
    casino: [
      {
        ...NOTHING,
        key: 3,
        name: 'Harbour Nine',
        clicks: 1_000,
        deposits: 12,
        amounts: { GBP: '1200.00' },
        perClick: { GBP: '1.20' },
      },
      { ...NOTHING, key: null, name: 'None', clicks: 2 },
      { ...NOTHING, key: null, name: 'Unmatched', amounts: { GBP: '34.50', EUR: '-20.00' } },
    ],
  };
  web.gateway.on(reportEarnings, ({ query }) => {
    const asked = query.casino;
    const data = (lines[query.by] ?? []).filter(
      ({ key }) =>
        query.by !== 'casino' || asked === undefined || (asked.matched && asked.value === key),
    );
    const converted = { currency: 'GBP', amount: '1217.25', perClick: '1.22' };
    const totals = { ...(data.length > 0 ? TOTALS : NOTHING), ...(rates && { converted }) };
    return { status: 200, body: { data: [...data], totals } };
  });
});

const THIS_AUTUMN = 'from=2026-10-01&to=2026-11-30';
const open = (query = THIS_AUTUMN, role: SessionUser['role'] = 'admin') =>
  openScreen(web, `/dashboard/earnings?${query}`, role);
const asked = () =>
  callsOf(web.gateway, 'GET', /^\/api\/earnings\?/).map(({ url }) =>
    Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?')))),
  );

/** Once the chart is there, which comes late and moves what is below it. */
async function openTable(page: Page, name: string): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor();
  await page.getByText(`Table: ${name}`).click();
}

async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name });
  await table.waitFor();
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

test('earnings are summed up by month and currency, which are never added', async () => {
  const page = await open();
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await tile('Earned in GBP').getByText('£1,234.50').waitFor();
  await tile('Earned in GBP').getByText('£1.23 a click').waitFor();
  await tile('Earned in EUR').getByText('-€20.00').waitFor();
  expect(await rowsOf(page, 'Earnings by month')).toEqual([
    ['Oct 2026', '400', '0', '0', '–', '–'],
    ['Nov 2026', '600', '40', '12', '-€20.00\n£1,234.50', '-€0.02\n£1.23'],
  ]);
  // The currency that most was earned in is charted first.
  await openTable(page, 'GBP by month');
  expect(await rowsOf(page, 'GBP by month')).toEqual([
    ['Oct 2026', '£0.00'],
    ['Nov 2026', '£1,234.50'],
  ]);
  await page.getByRole('button', { name: 'EUR' }).click();
  expect(await rowsOf(page, 'EUR by month')).toEqual([
    ['Oct 2026', '€0.00'],
    ['Nov 2026', '-€20.00'],
  ]);
});

test('months without earnings have their place in the chart', async () => {
  const page = await open('from=2026-08-15&to=2026-12-01');
  await openTable(page, 'GBP by month');
  expect(await rowsOf(page, 'GBP by month')).toEqual([
    ['Aug 2026', '£0.00'],
    ['Sept 2026', '£0.00'],
    ['Oct 2026', '£0.00'],
    ['Nov 2026', '£1,234.50'],
    ['Dec 2026', '£0.00'],
  ]);
});

test('with rates there is a sum of all currencies', async () => {
  rates = true;
  const page = await open();
  await page.getByText('£1,217.25').waitFor();
  const tile = page.locator('dl > div').filter({ hasText: 'All in GBP, at the configured rates' });
  expect((await tile.innerText()).split('\n').slice(1)).toEqual(['£1,217.25', '£1.22 a click']);
});

/** Figures of tiles, and of rows that are cards, that stand on more than one line, or beyond their place. */
const brokenFigures = (page: Page) =>
  page.locator('dl > div').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const figure = tile.querySelector('dd')?.firstChild;
      if (!figure) return [];
      const range = document.createRange();
      range.selectNodeContents(figure);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isWhole = lines.size === 1 && tile.scrollWidth <= tile.clientWidth;
      return isWhole ? [] : [figure.textContent];
    }),
  );

test.each([320, 768, 1440])(
  'the figures of many currencies stay whole in a window of %s px',
  async (width) => {
    const amounts = {
      GBP: '12310.00',
      EUR: '-8245.50',
      CAD: '3960.00',
      USD: '-1234567.89',
      IDR: '1234567890.00',
      ...(width > 320 && { ZZZ: '9999999999.99' }),
    };
    const totals = { ...TOTALS, amounts, perClick: amounts };
    const largest = { ...amounts, ZZZ: '-9999999999.99' };
    const row = { ...totals, amounts: largest, perClick: largest };
    const data = [{ ...row, key: '2026-11', name: '2026-11' }];
    web.gateway.always(reportEarnings, { data, totals });
    const page = await open();
    await page.setViewportSize({ width, height: 900 });
    await page.getByText('Earned in CAD').waitFor();
    expect(await brokenFigures(page)).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  },
);

test('a row narrows to itself, unmatched conversions too, and the file is the same', async () => {
  const page = await open(`${THIS_AUTUMN}&by=casino`);
  await page.getByRole('link', { name: 'Harbour Nine' }).waitFor();
  expect(await rowsOf(page, 'Earnings by casino')).toEqual([
    ['Harbour Nine', '1,000', '0', '12', '£1,200.00', '£1.20'],
    ['None', '2', '0', '0', '–', '–'],
    ['Unmatched', '0', '0', '0', '-€20.00\n£34.50', '–'],
  ]);
  const addresses = await Promise.all(
    ['None', 'Unmatched'].map((name) =>
      page.getByRole('link', { name, exact: true }).getAttribute('href'),
    ),
  );
  expect(addresses.map((address) => address?.split('&').at(-1))).toEqual([
    'casino=none',
    'casino=unmatched',
  ]);
  await page.getByRole('link', { name: 'Harbour Nine' }).click();
  await page.getByText('Casino: Harbour Nine').waitFor();
  expect(new URL(page.url()).search).toBe(`?${THIS_AUTUMN}&casino=3`);
  const file = new URL(
    (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')) ?? '',
    web.gateway.url,
  );
  expect([file.pathname, Object.fromEntries(file.searchParams)]).toEqual([
    '/api/earnings.csv',
    { from: '2026-10-01', to: '2026-11-30', by: 'month', casino: '3' },
  ]);
  await page.getByRole('button', { name: 'Remove Casino: Harbour Nine' }).click();
  await until(() => expect(new URL(page.url()).search).toBe(`?${THIS_AUTUMN}`));
});

test('offers of the same name are told apart by their ids, in the chart too', async () => {
  const offer = (key: number, amounts: EarningLine['amounts']): EarningLine => ({
    ...NOTHING,
    key,
    name: 'Welcome Offer',
    amounts,
  });
  lines = {
    promotion: [
      offer(11, { GBP: '30.00' }),
      offer(12, { GBP: '20.00', EUR: '5.00' }),
      { ...NOTHING, key: null, name: 'Unmatched', amounts: { GBP: '10.00' } },
    ],
  };
  const page = await open(`${THIS_AUTUMN}&by=promotion`);
  const table = page.getByRole('table', { name: 'Earnings by promotion' });
  await table.waitFor();
  expect(await table.getByRole('link').allInnerTexts()).toEqual([
    'Welcome Offer (ID 11)',
    'Welcome Offer (ID 12)',
    'Unmatched',
  ]);
  await openTable(page, 'GBP by promotion');
  expect(await rowsOf(page, 'GBP by promotion')).toEqual([
    ['Welcome Offer (ID 11)', '£30.00'],
    ['Welcome Offer (ID 12)', '£20.00'],
    ['Unmatched', '£10.00'],
  ]);
  await page.getByRole('button', { name: 'EUR' }).click();
  expect(await rowsOf(page, 'EUR by promotion')).toEqual([['Welcome Offer (ID 12)', '€5.00']]);
});

test('of more pages than a screen has room for the first are shown, and the rest is in the file', async () => {
  const pages = Array.from({ length: 1_000 }, (_, at): EarningLine => {
    return { ...NOTHING, key: `/page-${at}`, name: `/page-${at}`, amounts: { GBP: '1.00' } };
  });
  lines = { page: pages };
  const page = await open(`${THIS_AUTUMN}&by=page`);
  await page.getByRole('table', { name: 'Earnings by page' }).waitFor();
  const rows = page.getByRole('table', { name: 'Earnings by page' }).locator('tbody tr');
  expect(await rows.count()).toBe(400);
  await openTable(page, 'GBP by page');
  await until(async () => expect(await rowsOf(page, 'GBP by page')).toHaveLength(400));
  const note = page.getByText('The first 400 are shown. All are in “Export CSV”.');
  expect(await note.count()).toBe(2);
});

test('days and grouping are chosen by keyboard', async () => {
  const page = await open();
  await page.getByRole('combobox', { name: 'Sum up by' }).press('Enter');
  await page.getByRole('option', { name: 'Casino' }).press('Enter');
  await page.getByRole('link', { name: 'Harbour Nine' }).waitFor();
  await page.getByLabel('Until').fill('2026-11-15');
  await until(() =>
    expect(asked()).toContainEqual({ from: '2026-10-01', to: '2026-11-15', by: 'casino' }),
  );
});

test('days are taken once they are typed whole and fit together; until then the report stays', async () => {
  const page = await open();
  await page.getByRole('table', { name: 'Earnings by month' }).waitFor();
  const before = page.url();
  const [first, last] = [page.getByLabel('From'), page.getByLabel('Until')];
  await first.pressSequentially('10012019');
  await page.getByText('From and Until may include at most 400 days', { exact: true }).waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await first.blur();
  await first.pressSequentially('12012026');
  await page.getByText('From must not be after Until', { exact: true }).waitFor();
  expect(await page.getByRole('table', { name: 'Earnings by month' }).isVisible()).toBe(true);
  expect(page.url()).toBe(before);
  await last.pressSequentially('12242026');
  const christmas = { from: '2026-12-01', to: '2026-12-24', by: 'month' };
  await until(() => expect(asked()).toContainEqual(christmas));
  await last.press('Backspace');
  await last.blur();
  await page.getByText('Enter a date from 1 January 2000 onwards', { exact: true }).waitFor();
  const years = asked().flatMap(({ from = '', to = '' }) => [from.slice(0, 4), to.slice(0, 4)]);
  expect(new Set(years)).toEqual(new Set(['2026']));
});

test('without anything it says what to do first, and what was asked in vain', async () => {
  lines = {};
  const page = await open();
  await page.getByRole('heading', { name: 'No earnings in this period' }).waitFor();
  const steps = page.getByRole('main').getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual([
    'Open an affiliate and add a deal: what they pay, for which casinos.',
    "Put {clickid} into the tracking links of its casinos, or set the affiliate's Sub ID Parameter.",
    "Give the partner the affiliate's postback address, or import its report.",
  ]);
  expect(await page.getByRole('link', { name: 'import its report' }).getAttribute('href')).toBe(
    '/dashboard/earnings/import',
  );
  expect(await screenFaults(page)).toEqual([]);
  await page.goto(`${web.gateway.url}/dashboard/earnings?casino=3`);
  await page.getByRole('heading', { name: 'No earnings found' }).waitFor();
});

test('clicks without any conversion are shown, with what may be missing', async () => {
  web.gateway.always(reportEarnings, {
    data: [{ ...NOTHING, key: '2026-11', name: '2026-11', clicks: 600 }],
    totals: { ...NOTHING, clicks: 600 },
  });
  const page = await open();
  await page.getByText('Clicks, but no conversions yet').waitFor();
  expect(await rowsOf(page, 'Earnings by month')).toEqual([
    ['Nov 2026', '600', '0', '0', '–', '–'],
  ]);
});

test('a failure says so, and can be tried again', async () => {
  web.gateway.failing.add(reportEarnings);
  const page = await open();
  await page.getByRole('heading', { name: 'The earnings could not be loaded' }).waitFor();
  web.gateway.failing.delete(reportEarnings);
  web.gateway.held.add(reportEarnings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'Loading earnings...' }).waitFor();
  web.gateway.letGo();
  await page.getByText('£1,234.50').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the role user is told that it is not for them, and nothing is asked', async () => {
  const page = await open(THIS_AUTUMN, 'user');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Access Denied');
  expect(asked()).toEqual([]);
});

test(
  'the screen has no faults, on a phone neither',
  async () => {
    const page = await open(`${THIS_AUTUMN}&by=casino&country=GB`);
    await page.locator('.recharts-surface').first().waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  FAULTS_MS,
);
