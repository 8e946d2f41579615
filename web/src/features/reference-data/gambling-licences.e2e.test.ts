import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createGamblingLicence,
  deleteGamblingLicence,
  listGamblingLicences,
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
  web.gateway.collection(listGamblingLicences).all = [
    {
      id: 1,
      name: 'Malta Gaming Authority',
      code: 'mga',
      description: 'The regulator of all gaming activity in Malta since 2001.',
      icon: null,
    },
    { id: 2, name: 'Spelinspektionen', code: 'se', description: null, icon: null },
  ];
});

afterEach(() => web.closePages());

const open = () => openScreen(web, '/dashboard/gambling-licences');

describe('Gambling Licences', () => {
  test('are listed with the beginning of their descriptions', async () => {
    const page = await open();
    await page
      .getByRole('cell', {
        name: `${'The regulator of all gaming activity in Malta since'.slice(0, 50)}...`,
      })
      .waitFor();
    const [, , second] = await page.getByRole('row').all();
    expect(await second?.getByRole('cell').nth(3).textContent()).toBe('-');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'Name',
      'Code',
      'Description',
      'Actions',
    ]);
    expect(await screenFaults(page)).toEqual([]);
  });

  test('say when there are none, when they load and when they cannot be loaded', async () => {
    web.gateway.collection(listGamblingLicences).all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No gambling licences found' }).waitFor();
    const held = holdAndFail(web.gateway, listGamblingLicences);
    await page.reload();
    await page.getByText('Loading gambling licences...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'Failed to load gambling licences' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('are added, with what is missing told at its field', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add New Licence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Licence' });
    await dialog.getByText('Lowercase, no spaces').waitFor();
    const add = dialog.getByRole('button', { name: 'Add Licence' });
    await add.click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Code is required').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Curaçao');
    await dialog.getByLabel('Code').fill('cw');
    web.gateway.on(createGamblingLicence, () => ({ refuse: 503 }));
    await add.click();
    await toasts(page).getByText('Failed to add gambling licence').waitFor();
    web.gateway.heal(createGamblingLicence);
    await add.click();
    await page.getByRole('row', { name: /Curaçao cw -/ }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/gambling-licences').at(-1)?.body).toEqual({
      name: 'Curaçao',
      code: 'cw',
      description: '',
    });
  });

  test('are deleted once it has been asked by name, unless they are in use', async () => {
    web.gateway.on(deleteGamblingLicence, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Delete Spelinspektionen' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('"Spelinspektionen"').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page)
      .getByText('Failed to delete gambling licence. It may be in use by one or more casinos.')
      .waitFor();
    web.gateway.heal(deleteGamblingLicence);
    await page.getByRole('button', { name: 'Delete Spelinspektionen' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /Spelinspektionen/ }).waitFor({ state: 'hidden' });
  });
});
