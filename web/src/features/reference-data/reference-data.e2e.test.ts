import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  currencies,
  gamblingLicences,
  keptLists,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import { listSavedViews } from '@slots/contracts/identity/saved-views';
import { AT } from '../../../testing/example.ts';
import {
  callsOf,
  holdAndFail,
  openScreen,
  questionOnReload,
  toasts,
} from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

beforeEach(() => {
  web.gateway.collection(paymentMethods.list).all = [
    { id: 1, name: 'Visa', code: 'visa', icon: 'card', createdAt: AT, updatedAt: AT },
  ];
  web.gateway.collection(gamblingLicences.list).all = [
    {
      id: 1,
      name: 'Malta Gaming Authority',
      code: 'mga',
      description: 'The regulator of all gaming activity in Malta since 2001.',
      icon: null,
    },
    { id: 2, name: 'Spelinspektionen', code: 'se', description: null, icon: null },
  ];
  web.gateway.collection(currencies.list).all = [
    { id: 1, symbol: '€', code: 'EUR' },
    { id: 2, symbol: '£', code: 'GBP' },
  ];
});

const openList = ({ name }: ReferenceList) => openScreen(web, `/dashboard/${name}`);

interface Screen {
  readonly heading: string;
  readonly row: string;
  readonly columns: readonly string[];
  readonly failure: string;
}

type Name = (typeof keptLists)[keyof typeof keptLists]['name'];

const SCREENS: Readonly<Record<Name, Screen>> = {
  'payment-methods': {
    heading: 'Payment Methods',
    row: '1 Visa visa',
    columns: ['ID', 'Name', 'Code', 'Actions'],
    failure: 'There was an error loading payment methods.',
  },
  'gambling-licences': {
    heading: 'Gambling Licences',
    row: '2 Spelinspektionen se -',
    columns: ['ID', 'Name', 'Code', 'Description', 'Actions'],
    failure: 'Failed to load gambling licences',
  },
  currencies: {
    heading: 'Currency Management (2)',
    row: '2 £ GBP',
    columns: ['ID', 'Symbol', 'Code', 'Actions'],
    failure: 'Failed to load currencies',
  },
};

describe.each(Object.values(keptLists))('the screen of $many', (kept) => {
  const { heading, row, columns, failure } = SCREENS[kept.name];

  test('lists the entries', async () => {
    const page = await openList(kept);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.getByRole('row', { name: row }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
    expect(await screenFaults(page)).toEqual([]);
  });

  test('says when there are none, when they load and when they cannot be loaded', async () => {
    web.gateway.collection(kept.list).all = [];
    const page = await openList(kept);
    await page.getByRole('heading', { name: `No ${kept.many} found` }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    const held = holdAndFail(web.gateway, kept.list);
    await page.reload();
    await page.getByText(`Loading ${kept.many}...`).waitFor();
    held.answer();
    await page.getByRole('heading', { name: failure }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});

describe('Payment Methods', () => {
  const open = () => openList(paymentMethods);

  test('are cards on a phone', async () => {
    const page = await open();
    await page.setViewportSize({ width: 390, height: 780 });
    const card = page.getByRole('list', { name: 'Payment Methods' }).getByRole('listitem');
    await card.getByText('Visa', { exact: true }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await card.getByRole('button', { name: 'Edit Visa' }).click();
    await page.getByRole('dialog', { name: 'Edit Payment Method' }).waitFor();
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

  test('have a way to the first one', async () => {
    web.gateway.collection(paymentMethods.list).all = [];
    const page = await open();
    await page.getByRole('button', { name: 'Add Your First Payment Method' }).click();
    await page.getByRole('dialog', { name: 'Add Payment Method' }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/payment-methods')).toEqual([]);
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

  test('go when somebody else has deleted them', async () => {
    const page = await open();
    web.gateway.collection(paymentMethods.list).all = [];
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Delete Visa' }).click();
    await page.getByRole('heading', { name: 'No payment methods found' }).waitFor();
    expect(await page.getByRole('row', { name: /Visa/ }).count()).toBe(0);
  });

  test('say what failed', async () => {
    web.gateway.on(paymentMethods.create, () => ({ refuse: 503 }));
    web.gateway.on(paymentMethods.update, () => ({ refuse: 503 }));
    web.gateway.on(paymentMethods.remove, () => ({ refuse: 503 }));
    const page = await open();
    page.once('dialog', (question) => void question.accept());
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
    expect(await questionOnReload(page)).toBe('beforeunload');
  });
});

describe('Gambling Licences', () => {
  const open = () => openList(gamblingLicences);

  test('are listed with the beginning of their descriptions', async () => {
    const page = await open();
    await page
      .getByRole('cell', {
        name: `${'The regulator of all gaming activity in Malta since'.slice(0, 50)}...`,
      })
      .waitFor();
    const [, , second] = await page.getByRole('row').all();
    expect(await second?.getByRole('cell').nth(3).textContent()).toBe('-');
  });

  test('are shortened between characters, an emoji being one of them', async () => {
    const page = await open();
    for (const licence of web.gateway.collection(gamblingLicences.list).all) {
      Object.assign(licence, { description: '🎰'.repeat(51) });
    }
    await page.reload();
    await page
      .getByRole('cell', { name: `${'🎰'.repeat(50)}...` })
      .first()
      .waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
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
    web.gateway.on(gamblingLicences.create, () => ({ refuse: 503 }));
    await add.click();
    await toasts(page).getByText('Failed to add gambling licence').waitFor();
    web.gateway.heal(gamblingLicences.create);
    await add.click();
    await page.getByRole('row', { name: /Curaçao cw -/ }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/gambling-licences').at(-1)?.body).toEqual({
      name: 'Curaçao',
      code: 'cw',
      description: null,
    });
  });

  test('are deleted once it has been asked by name, unless they are in use', async () => {
    web.gateway.on(gamblingLicences.remove, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Delete Spelinspektionen' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('"Spelinspektionen"').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page)
      .getByText('Failed to delete gambling licence. It may be in use by one or more casinos.')
      .waitFor();
    web.gateway.heal(gamblingLicences.remove);
    await page.getByRole('button', { name: 'Delete Spelinspektionen' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /Spelinspektionen/ }).waitFor({ state: 'hidden' });
  });
});

describe('Currency Management', () => {
  const open = () => openList(currencies);

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
    web.gateway.on(currencies.create, () => ({ refuse: 503 }));
    await add.click();
    await toasts(page).getByText('Failed to add currency').waitFor();
    web.gateway.heal(currencies.create);
    await page.getByLabel('Code', { exact: true }).press('Enter');
    await page.getByRole('row', { name: /KR SEK/ }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Currency Management (3)' }).waitFor();
    expect(await symbol.inputValue()).toBe('');
  });

  test('keeps the caret where somebody types before what is there', async () => {
    const page = await open();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('k');
    await code.press('Home');
    await code.pressSequentially('se');
    expect(await code.inputValue()).toBe('SEK');
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
    web.gateway.on(currencies.replace, () => ({ refuse: 503 }));
    await code.press('Enter');
    await toasts(page).getByText('Failed to update currency').waitFor();
    web.gateway.heal(currencies.replace);
    await page.getByRole('button', { name: 'Save GBP' }).click();
    await page.getByRole('row', { name: '2 £ GB' }).waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/currencies/2').at(-1)?.body).toEqual({
      symbol: '£',
      code: 'GB',
    });
  });

  test('keeps what is typed in a second row, and in the form, while another is saved', async () => {
    web.gateway.held.add(currencies.replace);
    web.gateway.held.add(currencies.create);
    const page = await open();
    await page.getByLabel('Symbol', { exact: true }).fill('kr');
    await page.getByLabel('Code', { exact: true }).fill('sek');
    await page.getByRole('button', { name: 'Add Currency' }).click();
    await page.getByLabel('Code', { exact: true }).fill('nok');
    await page.getByRole('button', { name: 'Edit GBP' }).click();
    await page.getByLabel('Code of GBP').fill('gb');
    await page.getByRole('button', { name: 'Edit EUR' }).click();
    await page.getByLabel('Code of EUR').fill('eu');
    expect(await page.getByLabel('Code of GBP').inputValue()).toBe('GB');
    await page.getByRole('button', { name: 'Save GBP' }).click();
    web.gateway.letGo();
    await page.getByRole('row', { name: '2 £ GB' }).waitFor();
    await page.getByRole('row', { name: /KR SEK/ }).waitFor();
    expect(await page.getByLabel('Code of EUR').inputValue()).toBe('EU');
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('NOK');
  });

  test('keeps what is typed, unasked, when it is sorted or a saved view is chosen', async () => {
    web.gateway.collection(listSavedViews).all = [
      { id: 1, list: 'currencies', name: 'Newest', query: 'sort=-id', createdAt: AT },
    ];
    const page = await open();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('nok');
    await page.getByRole('button', { name: 'Edit GBP' }).click();
    await page.getByLabel('Code of GBP').fill('gb');
    for (const [menu, choice, search] of [
      ['Sort', 'Code (Z to A)', '?sort=-code'],
      ['Saved views', 'Newest', '?sort=-id'],
    ] as const) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
      await page.waitForURL(`**/currencies${search}`);
    }
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await code.inputValue()).toBe('NOK');
    expect(await page.getByLabel('Code of GBP').inputValue()).toBe('GB');
  });

  test('deletes one once it has been asked', async () => {
    web.gateway.on(currencies.remove, () => ({ refuse: 503 }));
    const page = await open();
    const question = page.getByRole('alertdialog', { name: 'Delete Currency' });
    await page.getByRole('button', { name: 'Delete EUR' }).click();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Failed to delete currency').waitFor();
    web.gateway.heal(currencies.remove);
    await page.getByRole('button', { name: 'Delete EUR' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /EUR/ }).waitFor({ state: 'hidden' });
  });
});
