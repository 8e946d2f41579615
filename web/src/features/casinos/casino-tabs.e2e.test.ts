import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type CasinoChoice,
  casinoChoices,
  changeCasinoLicences,
  getCasinoLicences,
  removeCasinoGameTypes,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import {
  LOGO_MAX_BYTES,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import { reviews } from '@slots/contracts/casino/reviews';
import { listGames } from '@slots/contracts/catalog/games';
import { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import type { Contract } from '@slots/contracts/contract';
import { session } from '@slots/contracts/identity/auth';
import { REQUEST_ARRIVES_MS } from '@slots/contracts/time-budgets';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { z } from 'zod';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { callsOf, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { staffCasino, staffGame } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { type StaffCasinos, staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const MEGABYTE = 1024 * 1024;

const web = await webForTests();
let fake: StaffCasinos;

beforeEach(() => {
  fake = staffCasinosOn(web.gateway);
  web.gateway.collection(listGames).all = Array.from({ length: 250 }, (_, at) => staffGame(at + 1));
  fake.casinos.all = [staffCasino(1, { name: 'Lucky River', slug: 'lucky-river' })];
});

async function open(tab: string): Promise<Page> {
  const page = await openScreen(web, `/dashboard/casinos/lucky-river?tab=${tab}`, 'admin');
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  return page;
}

const edit = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Edit / })
    .click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chips = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem').allTextContents();
const writes = (path: string) =>
  web.gateway.calls
    .filter(({ method, url }) => method !== 'GET' && url === `/api/casinos/1/${path}`)
    .map(({ method, body }) => [method, body]);

interface ChoiceTab {
  readonly tab: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly list: Contract;
  readonly listFailed: string;
  readonly of: CasinoChoice;
  readonly setFailed: string;
  readonly saved: string;
}

const CHOICES: readonly ChoiceTab[] = [
  {
    tab: 'payment',
    label: 'Payment Methods',
    first: 'Visa',
    second: 'Skrill',
    list: paymentMethods.list,
    listFailed: 'Failed to load payment methods list',
    of: casinoChoices.paymentMethods,
    setFailed: 'Failed to save payment methods',
    saved: 'Payment methods saved successfully',
  },
  {
    tab: 'currency',
    label: 'Currencies',
    first: 'EUR (€)',
    second: 'GBP (£)',
    list: currencies.list,
    listFailed: 'Failed to load currencies',
    of: casinoChoices.currencies,
    setFailed: 'Failed to save currencies',
    saved: 'Currencies saved successfully',
  },
  {
    tab: 'games',
    label: 'Game Types',
    first: 'Video Slots',
    second: 'Table Games',
    list: listGameTypes,
    listFailed: 'Failed to load game types. Please try again.',
    of: casinoChoices.gameTypes,
    setFailed: 'Failed to update game types',
    saved: 'Game types updated successfully',
  },
  {
    tab: 'providers',
    label: 'Game Providers',
    first: 'Northlight Studios',
    second: 'Harbourcrest Studios',
    list: listGameProviders,
    listFailed: 'Failed to load game providers',
    of: casinoChoices.providers,
    setFailed: 'Failed to save game providers',
    saved: 'Game providers saved successfully',
  },
];

describe.each(CHOICES)('the tab $tab', (choice) => {
  test('shows what the casino has and saves the whole list', async () => {
    const page = await open(choice.tab);
    await until(async () => expect(await chips(page, choice.label)).toEqual([choice.first]));
    expect(await screenFaults(page)).toEqual([]);
    await edit(page);
    expect(await box(page, choice.first).isChecked()).toBe(true);
    await box(page, choice.second).click();
    await page.getByText('2 selected').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await save(page);
    await toasts(page).getByText(choice.saved).waitFor();
    await until(async () =>
      expect(await chips(page, choice.label)).toEqual([choice.first, choice.second]),
    );
    const { field, path, set } = choice.of;
    expect(writes(path)).toEqual([[set.method, { [field]: [1, 2] }]]);
  });

  test('keeps the choice when it cannot be saved, and drops it when told to', async () => {
    web.gateway.on(choice.of.set, () => ({ refuse: 503 }));
    const page = await open(choice.tab);
    await edit(page);
    await page.getByRole('button', { name: 'Select All' }).click();
    await save(page);
    await toasts(page).getByText(choice.setFailed, { exact: true }).waitFor();
    expect(await box(page, choice.second).isChecked()).toBe(true);
    web.gateway.on(choice.of.set, () => ({ refuse: 400, message: 'Not these.' }));
    await save(page);
    await toasts(page).getByText('Not these.').waitFor();
    await page.getByRole('button', { name: 'Clear All' }).press('Enter');
    await page.getByText('0 selected').waitFor();
    // From where its button was, which is disabled now.
    await page.locator('fieldset :focus').waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await until(async () => expect(await chips(page, choice.label)).toEqual([choice.first]));
  });

  test('says that its list could not be loaded, and tries again', async () => {
    web.gateway.on(choice.list, () => ({ refuse: 503 }));
    const page = await open(choice.tab);
    await page.getByRole('alert').getByText(choice.listFailed, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.on(choice.list, () => ({ status: 200, body: [] }));
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await until(async () => expect(await chips(page, choice.label)).toEqual([choice.first]));
  });
});

test('what is ticked while a choice is being saved stays ticked', async () => {
  const { set } = casinoChoices.paymentMethods;
  web.gateway.held.add(set);
  const page = await open('payment');
  await edit(page);
  await box(page, 'Skrill').click();
  await save(page);
  await until(() => expect(writes('payment-methods')).toHaveLength(1));
  await box(page, 'Bank Transfer').click();
  web.gateway.letGo();
  await toasts(page).getByText('Payment methods saved successfully').waitFor();
  await save(page);
  await until(async () =>
    expect(await chips(page, 'Payment Methods')).toEqual(['Visa', 'Skrill', 'Bank Transfer']),
  );
});

test.each([
  ['payment', 'Payment', [paymentMethods.list]],
  ['licences', 'Licences', [gamblingLicences.list]],
  ['support', 'Support', [customerSupportTypes.list]],
  ['games', 'Games', [listGameTypes, listGames]],
  ['providers', 'Providers', [listGameProviders]],
])('the tab %s reads what it shows again after a minute', async (tab, name, lists) => {
  const path = `/dashboard/casinos/lucky-river?tab=${tab}`;
  const page = await openScreen(web, path, 'admin', { window: {} });
  await page.clock.install();
  await page.reload();
  const shown = page.getByRole('tabpanel');
  const texts = ['Visa', 'Malta Gaming Authority', 'Email', 'Video Slots', 'Northlight Studios'];
  await until(async () => {
    const text = await shown.innerText();
    expect(texts.some((first) => text.includes(first))).toBe(true);
  });
  await page.getByRole('tab', { name: 'Details' }).click();
  Object.assign(fake.links, {
    paymentMethods: [2],
    licences: [2],
    support: new Map([[2, '9 to 5']]),
    gameTypes: [2],
    providers: [2],
  });
  web.gateway.calls.length = 0;
  await page.clock.runFor(61_000);
  await page.getByRole('tab', { name }).click();
  const others = /Skrill|UK Gambling Commission|Live Chat|Table Games|Harbourcrest Studios/;
  await shown.getByText(others).first().waitFor();
  // What can be chosen too.
  await until(() =>
    expect(web.gateway.calls.map(({ url }) => url.split('?')[0])).toEqual(
      expect.arrayContaining(lists.map(({ path }: Contract) => path)),
    ),
  );
});

describe('the game types', () => {
  test('are removed one by one or all at once', async () => {
    fake.links.gameTypes = [1, 2, 3];
    const page = await open('games');
    await page.getByRole('button', { name: 'Remove Table Games' }).click();
    await until(async () =>
      expect(await chips(page, 'Game Types')).toEqual(['Video Slots', 'Live Casino']),
    );
    await page.getByRole('button', { name: 'Remove All' }).click();
    await page.getByText('No game types selected').waitFor();
    expect(writes('remove-game-types')).toEqual([
      ['POST', { gameTypeIds: [2] }],
      ['POST', {}],
    ]);
    fake.links.gameTypes = [1, 2];
    web.gateway.on(removeCasinoGameTypes, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByRole('button', { name: 'Remove All' }).click();
    await toasts(page).getByText('Failed to remove game types', { exact: true }).waitFor();
  });

  test('are not saved once the session has ended', async () => {
    const page = await open('games');
    await edit(page);
    await box(page, 'Table Games').click();
    web.gateway.on(session, () => ({ refuse: 401, message: 'Not signed in' }));
    await save(page);
    await toasts(page).getByText('Authentication failed. Please log in again.').waitFor();
    expect(await box(page, 'Table Games').isChecked()).toBe(true);
    expect(writes('game-types')).toEqual([]);
  });

  test('stand above the games of the library, a hundred at a time', async () => {
    const page = await open('games');
    await page.getByRole('link', { name: 'Game 1', exact: true }).waitFor();
    await page.getByText('Page 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Game 101' }).waitFor();
    expect(callsOf(web.gateway, 'GET', /^\/api\/games/).map(({ url }) => url)).toEqual([
      '/api/games?page=1&per_page=100',
      '/api/games?page=2&per_page=100',
    ]);
    web.gateway.on(listGames, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByRole('alert').getByText('Failed to load games. Please try again.').waitFor();
  });
});

describe('the providers', () => {
  test('are chosen from a file of names', async () => {
    const page = await open('providers');
    await edit(page);
    await page.getByRole('button', { name: 'Bulk Upload Providers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Upload Providers' });
    await dialog.getByLabel('File with providers').setInputFiles({
      name: 'ours.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Id,Game provider\n1,Embermere Play\n2,Northlight Studios\n3,Embermere\n4,Zzz\n',
      ),
    });
    // Northlight Studios is added already, and Embermere stands there twice.
    await toasts(page)
      .getByText('Found 3 matches out of 4, 1 high-confidence auto-selected', { exact: true })
      .waitFor();
    await dialog.getByRole('button', { name: 'Apply Selected (1)' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await box(page, 'Embermere Play').isChecked()).toBe(true);
    await save(page);
    await until(() => expect(writes('providers')).toEqual([['PUT', { providerIds: [1, 3] }]]));
  });
});

describe('the licences', () => {
  const LIST = 'Gambling Licences';

  test('are added and removed by a call each', async () => {
    const page = await open('licences');
    await until(async () => expect(await chips(page, LIST)).toEqual(['Malta Gaming Authority']));
    expect(await screenFaults(page)).toEqual([]);
    await edit(page);
    await box(page, 'UK Gambling Commission').click();
    await box(page, 'Spelinspektionen').click();
    await box(page, 'Malta Gaming Authority').click();
    expect(await screenFaults(page)).toEqual([]);
    await save(page);
    await until(async () =>
      expect(await chips(page, LIST)).toEqual(['UK Gambling Commission', 'Spelinspektionen']),
    );
    expect(writes('gambling-licences')).toEqual([
      ['PATCH', { action: 'add', licenceId: 2 }],
      ['PATCH', { action: 'add', licenceId: 3 }],
      ['PATCH', { action: 'remove', licenceId: 1 }],
    ]);
    await page.getByRole('button', { name: 'Remove Spelinspektionen' }).click();
    await until(async () => expect(await chips(page, LIST)).toEqual(['UK Gambling Commission']));
  });

  test('are not saved when none is selected', async () => {
    const page = await open('licences');
    await edit(page);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await save(page);
    await toasts(page).getByText('Please select at least one gambling licence to save.').waitFor();
    expect(writes('gambling-licences')).toEqual([]);
  });

  test('are lost to the last by a removal alone, which says what visitors read and can be taken back', async () => {
    const page = await open('licences');
    await page.getByRole('button', { name: 'Remove Malta Gaming Authority' }).click();
    await page.getByText('No gambling licences selected').waitFor();
    const said = toasts(page).filter({ hasText: 'visitors now read "Not licensed".' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await until(async () => expect(await chips(page, LIST)).toEqual(['Malta Gaming Authority']));
    expect(writes('gambling-licences')).toEqual([
      ['PATCH', { action: 'remove', licenceId: 1 }],
      ['PATCH', { action: 'add', licenceId: 1 }],
    ]);
  });

  test('say what could not be loaded, added or removed', async () => {
    web.gateway.on(gamblingLicences.list, () => ({ refuse: 503 }));
    const page = await open('licences');
    await page
      .getByRole('alert')
      .getByText('Failed to load gambling licences. Please try again.')
      .waitFor();
    web.gateway.heal(gamblingLicences.list);
    web.gateway.on(getCasinoLicences, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByText('Could not load gambling licence information').waitFor();
    web.gateway.heal(getCasinoLicences);
    web.gateway.on(changeCasinoLicences, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByRole('button', { name: 'Remove Malta Gaming Authority' }).click();
    await toasts(page).getByText('Failed to remove gambling licence', { exact: true }).waitFor();
    await edit(page);
    await box(page, 'UK Gambling Commission').click();
    await save(page);
    await toasts(page).getByText('Failed to add gambling licence', { exact: true }).waitFor();
    expect(await box(page, 'UK Gambling Commission').isChecked()).toBe(true);
  });
});

describe('the customer support', () => {
  test('is shown with its values and saved with them', async () => {
    const page = await open('support');
    const shown = page.getByRole('tabpanel').locator('dl');
    await until(async () => expect(await shown.innerText()).toContain('help@casino.example'));
    expect(await screenFaults(page)).toEqual([]);
    await edit(page);
    await box(page, 'Live Chat').click();
    await page.getByRole('textbox', { name: 'Details of Live Chat' }).fill('9 to 5');
    await page.getByRole('textbox', { name: 'Details of Email' }).fill('');
    expect(await screenFaults(page)).toEqual([]);
    await save(page);
    await toasts(page).getByText('Customer support options saved successfully').waitFor();
    expect(writes('customer-support')).toEqual([
      ['POST', { supportIds: [1, 2], values: { 1: '', 2: '9 to 5' } }],
    ]);
    await until(async () =>
      expect((await shown.innerText()).split('\n').filter(Boolean)).toEqual([
        'Email',
        'Not specified',
        'Live Chat',
        '9 to 5',
      ]),
    );
  });

  test('says what could not be loaded or saved', async () => {
    web.gateway.on(setCasinoSupport, () => ({ refuse: 503 }));
    const page = await open('support');
    await edit(page);
    await box(page, 'Phone').click();
    await save(page);
    await toasts(page)
      .getByText('Failed to save customer support options', { exact: true })
      .waitFor();
    expect(await box(page, 'Phone').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    web.gateway.on(customerSupportTypes.list, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByRole('alert').getByText('Failed to load support types').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('the images', () => {
  const picture = async (width: number, height: number, background = '#0b5a43') => ({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  });
  /** The first picture that was sent. */
  const sentPicture = (kind: string) => {
    const [, body] = writes(kind)[0] ?? [];
    const { image } = z.object({ image: z.string() }).parse(body);
    return sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'));
  };
  const large = (megabytes: number) => ({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(megabytes * MEGABYTE + 1),
  });

  test('are uploaded as data URLs, shown, and removed', async () => {
    const page = await open('images');
    expect(await screenFaults(page)).toEqual([]);
    for (const [name, kind, size] of [
      ['Logo', 'logo', [8, 8]],
      ['Header Image', 'header', [16, 8]],
    ] as const) {
      await page
        .getByLabel(`File of the ${name.toLowerCase()}`)
        .setInputFiles(await picture(size[0], size[1]));
      await toasts(page).getByText('Image uploaded').first().waitFor();
      await page.getByRole('img', { name: `${name} of Lucky River` }).waitFor();
      expect(writes(kind)).toEqual([
        ['POST', { image: expect.stringMatching(/^data:image\/png;base64,/) }],
      ]);
    }
    expect(await screenFaults(page)).toEqual([]);
    for (const [name, kind] of [
      ['Logo', 'logo'],
      ['Header Image', 'header'],
    ] as const) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('button', { name: `Upload ${name}` }).waitFor();
      expect(writes(kind).at(-1)?.[0]).toBe('DELETE');
    }
    await toasts(page).getByText('Image removed').first().waitFor();
  });

  test('are refused before they are sent when they are too large or of the wrong shape', async () => {
    const page = await open('images');
    const logo = page.getByLabel('File of the logo');
    const header = page.getByLabel('File of the header image');
    await logo.setInputFiles(large(5));
    await toasts(page).getByText('File too large').first().waitFor();
    await toasts(page).getByText('Maximum file size is 5MB').waitFor();
    await header.setInputFiles(large(10));
    await toasts(page).getByText('Maximum file size is 10MB').waitFor();
    await logo.setInputFiles(await picture(16, 8));
    await toasts(page).getByText('The logo must be square.').waitFor();
    await header.setInputFiles(await picture(8, 8));
    await toasts(page).getByText('The header image must be wider than it is tall.').waitFor();
    await logo.setInputFiles({
      name: 'words.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('words'),
    });
    await toasts(page).getByText('Please choose an image file.').waitFor();
    expect(writes('logo')).toEqual([]);
    expect(writes('header')).toEqual([]);
  });

  test('that have the wrong shape can be cropped, by keyboard too', async () => {
    const page = await open('images');
    for (const [name, size, shape] of [
      ['Logo', [1200, 600], { width: 600, height: 600 }],
      ['Header Image', [600, 1200], { width: 600, height: 200 }],
    ] as const) {
      await page
        .getByLabel(`File of the ${name.toLowerCase()}`)
        .setInputFiles(await picture(size[0], size[1]));
      await page.getByRole('button', { name: `Crop ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Crop ${name}` });
      const part = dialog.getByRole('group', { name: /^Crop area/ });
      await part.waitFor();
      const before = await part.boundingBox();
      await part.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      await until(async () => expect(await part.boundingBox()).not.toEqual(before));
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Apply crop' }).click();
      await dialog.waitFor({ state: 'hidden' });
      const kind = name === 'Logo' ? 'logo' : 'header';
      await until(() => expect(writes(kind)).toHaveLength(1));
      expect(await sentPicture(kind).metadata()).toMatchObject(shape);
    }
  });

  test('are not uploaded when their crop is cancelled while it is cut', async () => {
    const page = await open('images');
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, ...format) {
        const cut = () => toBlob.call(this, done, ...format);
        window.addEventListener('go-on', cut, { once: true });
        document.body.dataset['cutting'] = 'true';
      };
    });
    await page.getByLabel('File of the logo').setInputFiles(await picture(1200, 600));
    await page.getByRole('button', { name: 'Crop Logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop Logo' });
    await dialog.getByRole('button', { name: 'Apply crop' }).click();
    await page.locator('body[data-cutting]').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.dispatchEvent(new Event('go-on')));
    // Pictures are sent in turn: the logo would come first.
    await page.getByLabel('File of the header image').setInputFiles(await picture(1600, 800));
    await until(() => expect(writes('header')).toHaveLength(1));
    expect(writes('logo')).toEqual([]);
  });

  test('that are too large for all formats but JPEG are white where they were transparent', async () => {
    const page = await open('images');
    await page.evaluate((size) => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        if (type === 'image/jpeg') toBlob.call(this, done, type, quality);
        else done(new Blob([new Uint8Array(size)]));
      };
    }, LOGO_MAX_BYTES + 1);
    await page.getByLabel('File of the logo').setInputFiles(await picture(1200, 600, '#00000000'));
    await page.getByRole('button', { name: 'Crop Logo' }).click();
    await page.getByRole('button', { name: 'Apply crop' }).click();
    await until(() => expect(writes('logo')).toHaveLength(1));
    expect(await sentPicture('logo').metadata()).toMatchObject({ format: 'jpeg' });
    const { channels } = await sentPicture('logo').stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250);
  });

  test('are in no conflict with a field that is saved meanwhile', async () => {
    const page = await open('images');
    const stored = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    web.gateway.on(setCasinoLogo, async ({ body }) => {
      Object.assign(fake.casinos.all[0] ?? {}, { logoImage: String(body.image) });
      const answer = structuredClone(fake.casinos.all[0]);
      stored.resolve();
      await told.promise;
      return answer
        ? { status: 200, body: answer, headers: { ETag: '"2-staff"' } }
        : { refuse: 404 };
    });
    await page.getByLabel('File of the logo').setInputFiles(await picture(8, 8));
    await stored.promise;
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Edit Description', exact: true }).click();
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    await description.fill('A river of luck.');
    await save(page);
    told.resolve();
    await until(() => expect(fake.casinos.all[0]?.description).toBe('A river of luck.'));
    await page.getByRole('main').getByText('A river of luck.').waitFor();
    expect(callsOf(web.gateway, 'PATCH', '/api/casinos/1')).toHaveLength(1);
    await page.getByRole('tab', { name: 'Images' }).click();
    await page.getByRole('img', { name: 'Logo of Lucky River' }).waitFor();
  });

  test('have more than the half minute of other calls to arrive', async () => {
    const page = await openScreen(web, '/dashboard/casinos/lucky-river?tab=images', 'admin', {
      window: {},
    });
    await page.clock.install();
    await page.reload();
    web.gateway.held.add(setCasinoHeader);
    await page.getByLabel('File of the header image').setInputFiles(await picture(16, 8));
    await until(() => expect(writes('header')).toHaveLength(1));
    await page.clock.runFor(REQUEST_ARRIVES_MS + 30_000);
    web.gateway.letGo();
    await toasts(page).getByText('Image uploaded').waitFor();
    await page.getByRole('img', { name: 'Header Image of Lucky River' }).waitFor();
  });

  test('say what went wrong', async () => {
    Object.assign(fake.casinos.all[0] ?? {}, { logoImage: '/favicon.svg' });
    web.gateway.on(setCasinoLogo, () => ({ refuse: 422, message: 'The image cannot be read.' }));
    web.gateway.on(removeCasinoLogo, () => ({ refuse: 503 }));
    const page = await open('images');
    await page.getByLabel('File of the logo').setInputFiles(await picture(8, 8));
    await toasts(page).getByText('Upload Failed').waitFor();
    await toasts(page).getByText('The image cannot be read.').waitFor();
    await page.getByRole('button', { name: 'Remove Logo' }).click();
    await toasts(page).getByText('Remove Failed').waitFor();
    expect(await page.getByRole('img', { name: 'Logo of Lucky River' }).isVisible()).toBe(true);
  });
});

test.each(['list', 'get'] as const)(
  'a review whose %s fails says why, and names its request',
  async (call) => {
    const message = 'Reviews are away until noon.';
    const at = '2026-11-20T10:00:00.000Z';
    const listed = {
      id: 3,
      subject: { casinoId: 1 },
      title: 'Lucky River',
      draft: null,
      plan: null,
    };
    web.gateway.always(reviews.list, {
      data: [{ ...listed, published: null, createdAt: at, updatedAt: at }],
      total: 1,
    });
    web.gateway.on(reviews[call], () => ({ refuse: 403, message }));
    const page = await open('review');
    const failure = page.getByRole('tabpanel').getByRole('alert');
    await failure.getByText(message).waitFor();
    expect(await failure.locator('code').textContent()).toBe('request-of-the-fake');
  },
);
