import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import { AT } from '../../../testing/example.ts';
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
  web.gateway.collection(listPaymentMethods).all = [
    { id: 1, name: 'Visa', code: 'visa', icon: 'card', createdAt: AT, updatedAt: AT },
  ];
});

afterEach(() => web.closePages());

const open = () => openScreen(web, '/dashboard/payment-methods');

describe('Payment Methods', () => {
  test('are a table, and cards on a phone', async () => {
    const page = await open();
    await page.getByRole('row', { name: '1 Visa visa' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'Name',
      'Code',
      'Actions',
    ]);
    expect(await screenFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    const card = page.getByRole('list', { name: 'Payment Methods' }).getByRole('listitem');
    await card.getByText('Visa', { exact: true }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await card.getByRole('button', { name: 'Edit Visa' }).click();
    await page.getByRole('dialog', { name: 'Edit Payment Method' }).waitFor();
  });

  test('say when there are none, when they load and when they cannot be loaded', async () => {
    web.gateway.collection(listPaymentMethods).all = [];
    const page = await open();
    await page.getByRole('button', { name: 'Add Your First Payment Method' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    const held = holdAndFail(web.gateway, listPaymentMethods);
    await page.reload();
    await page.getByText('Loading payment methods...').waitFor();
    held.answer();
    await page
      .getByRole('heading', { name: 'There was an error loading payment methods.' })
      .waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('are added with a name and a code', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Payment Method' });
    await dialog.getByText('Unique, no spaces').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Skrill');
    const add = dialog.getByRole('button', { name: 'Add Payment Method' });
    await add.click();
    await toasts(page).getByText('Validation Error').waitFor();
    await toasts(page).getByText('Name and code are required fields.').waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/payment-methods')).toEqual([]);
    await dialog.getByLabel('Code').fill('skrill');
    await add.click();
    await toasts(page).getByText('Payment method added successfully.').waitFor();
    await page.getByRole('row', { name: /Skrill skrill/ }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/payment-methods')[0]?.body).toEqual({
      name: 'Skrill',
      code: 'skrill',
      icon: null,
    });
  });

  test('are changed, with the icon they have unless another is given', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Visa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Payment Method' });
    await dialog.getByLabel('Name').fill('Visa Debit');
    await dialog.getByLabel('Icon').fill('');
    await dialog.getByRole('button', { name: 'Update Payment Method' }).click();
    await toasts(page).getByText('Payment method updated successfully.').waitFor();
    await page.getByRole('row', { name: /Visa Debit/ }).waitFor();
    expect(callsOf(web.gateway, 'PATCH', '/api/payment-methods/1')[0]?.body).toEqual({
      id: 1,
      name: 'Visa Debit',
      code: 'visa',
      icon: 'card',
    });
  });

  test('are deleted once the browser has asked', async () => {
    const page = await open();
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', (question) => {
      questions.push(question.message());
      void (answer ? question.accept() : question.dismiss());
    });
    const remove = page.getByRole('button', { name: 'Delete Visa' });
    await remove.click();
    expect(questions).toEqual([
      'Are you sure you want to delete the payment method "Visa"? This action cannot be undone.',
    ]);
    expect(callsOf(web.gateway, 'DELETE', '/api/payment-methods/1')).toEqual([]);
    answer = true;
    await remove.click();
    await toasts(page).getByText('Payment method deleted successfully.').waitFor();
    await page.getByRole('heading', { name: 'No payment methods found' }).waitFor();
  });

  test('say what failed', async () => {
    web.gateway.on(createPaymentMethod, () => ({ refuse: 503 }));
    web.gateway.on(updatePaymentMethod, () => ({ refuse: 503 }));
    web.gateway.on(deletePaymentMethod, () => ({ refuse: 503 }));
    const page = await open();
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Delete Visa' }).click();
    await toasts(page).getByText('Failed to delete payment method. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Edit Visa' }).click();
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    await toasts(page).getByText('Failed to update payment method. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Skrill');
    await dialog.getByLabel('Code').fill('skrill');
    await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
    await toasts(page).getByText('Failed to add payment method. Please try again.').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Skrill');
  });
});
