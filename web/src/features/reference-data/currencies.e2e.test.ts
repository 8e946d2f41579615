import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createCurrency,
  deleteCurrency,
  listCurrencies,
  updateCurrency,
} from '@slots/contracts/casino/reference-data';
import { callsOf, holdAndFail, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../testing/web-under-test.ts';

const START_MS = 120_000;

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
}, START_MS);

afterAll(() => web.stop());

beforeEach(() => {
  web.gateway.collection(listCurrencies).all = [
    { id: 1, symbol: '€', code: 'EUR' },
    { id: 2, symbol: '£', code: 'GBP' },
  ];
});

afterEach(() => web.closePages());

const open = () => openScreen(web, '/dashboard/currencies');

describe('Currency Management', () => {
  test('carries the count and lists symbols and codes', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Currency Management (2)' }).waitFor();
    await page.getByRole('row', { name: '2 £ GBP' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('says when there are none, when they load and when they cannot be loaded', async () => {
    web.gateway.collection(listCurrencies).all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No currencies found' }).waitFor();
    const held = holdAndFail(web.gateway, listCurrencies);
    await page.reload();
    await page.getByText('Loading currencies...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'Failed to load currencies' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('adds one in upper case with three characters at most, and tells the first fault', async () => {
    const page = await open();
    const add = page.getByRole('button', { name: 'Add Currency' });
    const symbol = page.getByLabel('Symbol', { exact: true });
    await add.click();
    await toasts(page).getByText('Validation Error').waitFor();
    await toasts(page).getByText('Symbol is required').waitFor();
    await symbol.fill('kr');
    await add.click();
    await toasts(page).getByText('Code is required').waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/currencies')).toEqual([]);
    await page.getByLabel('Code', { exact: true }).pressSequentially('sekk');
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('SEK');
    web.gateway.on(createCurrency, () => ({ refuse: 503 }));
    await add.click();
    await toasts(page).getByText('Failed to add currency').waitFor();
    web.gateway.heal(createCurrency);
    await page.getByLabel('Code', { exact: true }).press('Enter');
    await page.getByRole('row', { name: /KR SEK/ }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Currency Management (3)' }).waitFor();
    expect(await symbol.inputValue()).toBe('');
  });

  test('edits a row where it stands: Enter saves, Escape cancels', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit GBP' }).click();
    const code = page.getByLabel('Code of GBP');
    await page.getByLabel('Symbol of GBP').pressSequentially('x');
    expect(await screenFaults(page)).toEqual([]);
    await code.press('Escape');
    await page.getByRole('row', { name: '2 £ GBP' }).waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/currencies/2')).toEqual([]);

    await page.getByRole('button', { name: 'Edit GBP' }).click();
    await code.fill('');
    await code.press('Enter');
    await toasts(page).getByText('Code is required').waitFor();
    await code.fill('gb');
    web.gateway.on(updateCurrency, () => ({ refuse: 503 }));
    await code.press('Enter');
    await toasts(page).getByText('Failed to update currency').waitFor();
    web.gateway.heal(updateCurrency);
    await page.getByRole('button', { name: 'Save GBP' }).click();
    await page.getByRole('row', { name: '2 £ GB' }).waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/currencies/2').at(-1)?.body).toEqual({
      symbol: '£',
      code: 'GB',
    });
  });

  test('deletes one once it has been asked', async () => {
    web.gateway.on(deleteCurrency, () => ({ refuse: 503 }));
    const page = await open();
    const question = page.getByRole('alertdialog', { name: 'Delete Currency' });
    await page.getByRole('button', { name: 'Delete EUR' }).click();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Failed to delete currency').waitFor();
    web.gateway.heal(deleteCurrency);
    await page.getByRole('button', { name: 'Delete EUR' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /EUR/ }).waitFor({ state: 'hidden' });
  });
});
