import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import {
  type ConversionImport,
  getConversionImport,
  type ImportPreview,
  importConversions,
  listConversionImports,
} from '@slots/contracts/affiliate/conversion-imports';
import { REQUEST_ARRIVES_MS, timeBudgetOf } from '@slots/contracts/time-budgets';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { callsOf, openScreen } from '../../../testing/portal-screen.ts';
import { affiliate } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;
const PATH = '/dashboard/earnings/import';

const FILE = 'Buchung;Sub-ID;Betrag;Tag\nb-1;c1;1.234,56;30/11/2026\nb-2;;x;30/11/2026\n';
const MAPPING = {
  tx: 'Buchung',
  event: { value: 'revenue' },
  clickid: 'Sub-ID',
  amount: 'Betrag',
  currency: { value: 'EUR' },
  at: 'Tag',
} as const;
const FORMAT = { delimiter: ';', decimal: ',', date: 'DD/MM/YYYY' } as const;

const PREVIEW: ImportPreview = {
  columns: ['Buchung', 'Sub-ID', 'Betrag', 'Tag'],
  total: 2,
  failed: 1,
  rows: [
    {
      row: 1,
      tx: 'b-1',
      event: 'revenue',
      clickid: 'c1',
      amount: '1234.56',
      currency: 'EUR',
      at: '2026-11-30T00:00:00.000Z',
    },
  ],
  errors: [{ row: 2, column: 'Betrag', message: 'must be an amount such as 1.234,56' }],
};

function job(changed: Partial<ConversionImport> = {}): ConversionImport {
  return {
    id: 7,
    status: 'queued',
    total: 2,
    taken: 0,
    duplicates: 0,
    failed: 0,
    affiliateId: 1,
    mapping: MAPPING,
    format: FORMAT,
    createdBy: { id: 1, username: 'marianne' },
    createdAt: '2026-11-30T09:30:00.000Z',
    finishedAt: null,
    ...changed,
  };
}

const web = await webForTests();
let past: ConversionImport[];
let current: ConversionImport;

beforeEach(() => {
  past = [];
  current = job();
  web.gateway.collection(listAffiliates).all = [
    affiliate(1, { name: 'River Partners' }),
    affiliate(2, { name: 'Hill Media' }),
  ];
  web.gateway.on(importConversions, ({ body }) =>
    body.dryRun ? { status: 200, body: PREVIEW } : { status: 202, body: current },
  );
  web.gateway.on(getConversionImport, () => ({ status: 200, body: current }));
  web.gateway.on(listConversionImports, ({ query }) => {
    const data = past.filter(
      ({ affiliateId }) => query.affiliate === undefined || affiliateId === query.affiliate,
    );
    return { status: 200, body: { data, total: data.length } };
  });
});

const open = (address = PATH) => openScreen(web, address, 'admin');

const sent = () =>
  callsOf(web.gateway, 'POST', '/api/conversions/imports').map(({ body }) => {
    const { file, mapping, format, ...rest }: Record<string, unknown> = Object(body);
    return {
      ...rest,
      file: Buffer.from(file instanceof Uint8Array ? file : []).toString(),
      mapping: JSON.parse(String(mapping)),
      format: JSON.parse(String(format)),
    };
  });

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await until(async () => expect(await box.innerText()).toBe(option));
}

async function chooseFile(page: Page, text = FILE): Promise<void> {
  await page.getByRole('button', { name: /^Report: Choose (?:another )?file$/ }).waitFor();
  await page
    .getByLabel('Report file')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Everything that the form asks for, by keyboard. */
async function fill(page: Page): Promise<void> {
  await choose(page, 'Affiliate', 'River Partners');
  await chooseFile(page);
  await choose(page, 'Amount format', '1.234,56');
  await choose(page, 'Date format', '30/11/2026 (day, month, year)');
  await choose(page, 'Transaction', 'Buchung');
  await choose(page, 'Event', 'All rows: revenue');
  await choose(page, 'Click ID', 'Sub-ID');
  await choose(page, 'Amount', 'Betrag');
  await choose(page, 'Currency', 'The same for all rows');
  await page.getByLabel('Currency of all rows').fill('EUR');
  await choose(page, 'Date', 'Tag');
}

const facts = async (page: Page) => {
  const section = page.getByRole('region', { name: 'Import 7' });
  const [names, values] = await Promise.all([
    section.locator('dt').allInnerTexts(),
    section.locator('dd').allInnerTexts(),
  ]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

describe('a report', () => {
  test('is read as its columns are mapped, previewed, started and followed to its end', async () => {
    const page = await open();
    await fill(page);
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await page.getByText('2 rows, of which 1 row cannot be read and would be left out.').waitFor();
    const row = page.getByRole('table', { name: 'First rows' }).locator('tbody tr');
    expect(await row.locator('th, td').allInnerTexts()).toEqual([
      '1',
      'b-1',
      'revenue',
      'c1',
      '€1,234.56',
      '30 Nov 2026, 00:00 UTC',
    ]);
    await page.getByText('Row 2, Betrag: must be an amount such as 1.234,56').waitFor();
    const asked = { affiliateId: '1', file: FILE, mapping: MAPPING, format: FORMAT };
    expect(sent()).toEqual([{ ...asked, dryRun: 'true' }]);

    past = [job({ status: 'running' })];
    await page.getByRole('button', { name: 'Start Import' }).press('Enter');
    await page.getByRole('heading', { name: 'Waiting to import' }).waitFor();
    const listed = page.getByRole('table', { name: 'Imported reports' });
    await listed.getByRole('cell', { name: 'Running' }).waitFor();
    expect(sent()).toEqual([
      { ...asked, dryRun: 'true' },
      { ...asked, dryRun: 'false' },
    ]);
    current = job({ status: 'running', taken: 1 });
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    current = job({ status: 'done', taken: 1, failed: 1, finishedAt: '2026-11-30T09:31:00.000Z' });
    past = [current];
    await page.getByRole('heading', { name: 'Import finished' }).waitFor();
    await listed.getByRole('cell', { name: 'Done' }).waitFor();
    expect(await facts(page)).toEqual({
      Rows: '2',
      Imported: '1',
      Duplicates: '0',
      Failed: '1',
    });
    const errors = page.getByRole('link', { name: 'Export Errors' });
    expect(await errors.getAttribute('href')).toBe('/api/conversions/imports/7/errors.csv');
    expect(new URL(page.url()).search).toBe('?import=7');
    await page.getByRole('button', { name: 'Import Another Report' }).click();
    await page.getByRole('combobox', { name: 'Affiliate' }).waitFor();
  }, 60_000);

  test('is read as the last one of its affiliate was, and otherwise where it is changed', async () => {
    past = [job({ status: 'done', mapping: { ...MAPPING, clickid: 'Gone' } })];
    const page = await open();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page);
    await page.getByText("Read like this affiliate's last report").waitFor();
    await choose(page, 'Event', 'All rows: cpa');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
    const { clickid: _gone, ...mapping } = MAPPING;
    expect(sent()).toMatchObject([
      { mapping: { ...mapping, event: { value: 'cpa' } }, format: FORMAT },
    ]);
    // The preview does not match the import any more.
    await choose(page, 'Date', 'Not in this file');
    expect(await page.getByRole('button', { name: 'Start Import' }).count()).toBe(0);
  });

  test('leaves out again what the last one of its affiliate left out', async () => {
    const { tx, event } = MAPPING;
    past = [job({ status: 'done', mapping: { tx, event } })];
    const page = await open();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page, 'Buchung;amount;at\nb-1;1,00;30/11/2026\n');
    await page.getByText('Left out again: Amount, Date. Change what differs.').waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await until(() => expect(sent()).toMatchObject([{ format: FORMAT }]));
    expect(sent()[0]?.mapping).toEqual({ tx, event });
  });

  test('is waited for as long as a large one may take', async () => {
    past = [job({ status: 'done' })];
    const page = await openScreen(web, PATH, 'admin', { window: {} });
    await page.clock.install();
    await page.reload();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page);
    web.gateway.held.add(importConversions);
    await page.getByRole('button', { name: 'Preview' }).click();
    await until(() => expect(sent()).toHaveLength(1));
    await page.clock.runFor(REQUEST_ARRIVES_MS + timeBudgetOf(importConversions));
    web.gateway.letGo();
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
    expect(sent()).toHaveLength(1);
  });

  test('is not sent before amounts and dates have a notation', async () => {
    const page = await open();
    await choose(page, 'Affiliate', 'Hill Media');
    await chooseFile(page, 'tx,event\nt-1,deposit\n');
    const preview = page.getByRole('button', { name: 'Preview' });
    await page.getByText('Choose the format, and the columns of transaction and event.').waitFor();
    expect(await preview.isDisabled()).toBe(true);
    // Columns that bear the names of fields are taken for them.
    await choose(page, 'Amount format', '1,234.56');
    await choose(page, 'Date format', '2026-11-30 (year, month, day)');
    await preview.click();
    await until(() => expect(sent()).toMatchObject([{ mapping: { tx: 'tx', event: 'event' } }]));
  });

  test('with more wrong rows than errors are told says how many would be left out', async () => {
    web.gateway.on(importConversions, () => ({
      status: 200,
      body: { ...PREVIEW, total: 20_000, failed: 12_000 },
    }));
    const page = await open();
    await fill(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const told = page.getByRole('status').filter({ hasText: 'cannot be read' });
    expect(await told.innerText()).toBe(
      '20,000 rows, of which 12,000 rows cannot be read and would be left out.',
    );
  }, 60_000);

  test('that is refused says why, and can be sent again', async () => {
    web.gateway.on(importConversions, () => ({
      refuse: 400,
      message: 'The file has more than 100,000 rows. Split it into several.',
      errors: [
        { path: 'file', message: 'The file has more than 100,000 rows. Split it into several.' },
      ],
    }));
    const page = await open();
    await fill(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The report could not be read' });
    await alert.getByText('The file has more than 100,000 rows.').waitFor();
    web.gateway.heal(importConversions);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
    expect(await alert.count()).toBe(0);
  }, 60_000);

  test('that is refused for a field says so by the name that the field has here', async () => {
    past = [job({ status: 'done' })];
    const page = await open();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page);
    const currency = page.getByLabel('Currency of all rows');
    await currency.fill('EURO');
    const preview = page.getByRole('button', { name: 'Preview' });
    await preview.click();
    const faults = page.getByRole('alert').getByRole('listitem');
    await faults.first().waitFor();
    expect(await faults.allInnerTexts()).toEqual([
      'Currency must be a currency code of three letters, such as GBP',
    ]);
    const message = 'cannot be read at line 3: a quote is never closed';
    web.gateway.on(importConversions, () => ({
      refuse: 400,
      message: `file: ${message}`,
      errors: [{ path: 'file', message }],
    }));
    await currency.fill('EUR');
    await preview.click();
    await faults.first().waitFor();
    expect(await faults.allInnerTexts()).toEqual([`The file ${message}`]);
  });

  test('whose reading was chosen is not left without a question', async () => {
    past = [job({ status: 'done' })];
    const page = await open();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page);
    await choose(page, 'Event', 'All rows: cpa');
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await page.getByRole('button', { name: 'View import 7' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    const event = page.getByRole('combobox', { name: 'Event', exact: true });
    expect(await event.innerText()).toBe('All rows: cpa');
    await page.getByRole('main').getByRole('link', { name: 'Earnings' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Earnings' }).waitFor();
    expect(await event.count()).toBe(0);
  });

  test('that is empty is not asked about any further', async () => {
    const page = await open();
    await choose(page, 'Affiliate', 'Hill Media');
    await chooseFile(page, ' \n');
    await page.getByText('This file is empty.').waitFor();
    expect(await page.getByRole('button', { name: 'Preview' }).count()).toBe(0);
  });

  test('that has a header alone says so once it is read', async () => {
    const preview = { ...PREVIEW, total: 0, failed: 0, rows: [], errors: [] };
    web.gateway.on(importConversions, () => ({ status: 200, body: preview }));
    const page = await open();
    await fill(page);
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await page.getByText('The file has no rows below its header.').waitFor();
    expect(await page.getByText('No row can be read').count()).toBe(0);
  });

  test('that is a workbook says so before its columns are asked for', async () => {
    const page = await open();
    await choose(page, 'Affiliate', 'Hill Media');
    await chooseFile(page, 'PK\u0003\u0004\u0014\0\u0006\0');
    const fault = page.getByText('This file is not a CSV file. Save the spreadsheet as CSV first.');
    await fault.waitFor();
    const preview = page.getByRole('button', { name: 'Preview' });
    expect(await preview.count()).toBe(0);
    await chooseFile(page);
    await preview.waitFor();
    expect(await fault.count()).toBe(0);
  });
});

test('the last imports are listed, and one that failed says what to do', async () => {
  past = [job({ status: 'failed' })];
  current = job({ status: 'failed' });
  const page = await open();
  await page.getByRole('button', { name: 'View import 7' }).click();
  await page.getByRole('heading', { name: 'Import failed' }).waitFor();
  await page.getByText('Import it again: rows that were imported count once.').waitFor();
  expect(new URL(page.url()).search).toBe('?import=7');
});

test('the last imports that cannot be loaded say so, and that they are tried again', async () => {
  web.gateway.failing.add(listConversionImports);
  const page = await open();
  const failure = page.getByText('The last imports could not be loaded');
  await failure.waitFor();
  web.gateway.failing.delete(listConversionImports);
  web.gateway.held.add(listConversionImports);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'Loading imports...' }).waitFor();
  expect(await failure.count()).toBe(0);
  web.gateway.letGo();
  await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
});

test('an import that cannot be loaded says so, and can be tried again', async () => {
  web.gateway.failing.add(getConversionImport);
  const page = await open(`${PATH}?import=7`);
  await page.getByRole('heading', { name: 'The import could not be loaded' }).waitFor();
  web.gateway.failing.delete(getConversionImport);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Waiting to import' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an import that does not exist is not asked for again by itself', async () => {
  web.gateway.on(getConversionImport, () => ({ refuse: 404 }));
  const page = await openScreen(web, `${PATH}?import=999`, 'admin', { window: {} });
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'The import could not be loaded' }).waitFor();
  web.gateway.calls.length = 0;
  await page.clock.runFor(5_000);
  current = job({ status: 'done' });
  web.gateway.on(getConversionImport, () => ({ status: 200, body: current }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Import finished' }).waitFor();
  expect(callsOf(web.gateway, 'GET', '/api/conversions/imports/999')).toHaveLength(1);
});

test('without affiliates it leads to them', async () => {
  web.gateway.collection(listAffiliates).all = [];
  const page = await open();
  await page.getByRole('heading', { name: 'No affiliates yet' }).waitFor();
  await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
  const link = page.getByRole('link', { name: 'Go to Affiliates' });
  expect(await link.getAttribute('href')).toBe('/dashboard/affiliates');
});

test('the role user is told that it is not for them', async () => {
  const page = await openScreen(web, PATH, 'user');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Access Denied');
});

test(
  'the screen has no faults, on a phone neither',
  async () => {
    past = [job({ status: 'done', taken: 1, failed: 1 })];
    const page = await open();
    await choose(page, 'Affiliate', 'River Partners');
    await chooseFile(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Row 2, Betrag').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'View import 7' }).click();
    await page.getByRole('heading', { name: 'Waiting to import' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  FAULTS_MS,
);
