import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import { getCasinoBySlug, updateCasino } from '@slots/contracts/casino/casinos';
import { getCasinoHistory } from '@slots/contracts/casino/history';
import { logout } from '@slots/contracts/identity/auth';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import {
  answerUnchecked,
  callsOf,
  expectNoNavigationFrom,
  holdAndFail,
  openScreen,
  questionOnReload,
  toasts,
} from '../../../testing/portal-screen.ts';
import { affiliate, staffCasino } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { type StaffCasinos, staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const SCREEN = '/dashboard/casinos/lucky-river';

const web = await webForTests();
let fake: StaffCasinos;

beforeEach(() => {
  fake = staffCasinosOn(web.gateway);
  fake.casinos.all = [
    staffCasino(1, { name: 'Lucky River', slug: 'lucky-river', affiliateId: 1 }),
    staffCasino(2, { name: 'Hill House', slug: 'hill-house' }),
    staffCasino(77, { name: 'Seventy', slug: '2' }),
  ];
});

async function open(path = SCREEN): Promise<Page> {
  const page = await openScreen(web, path, 'admin');
  await page.getByRole('tablist').waitFor();
  return page;
}

const patches = () => callsOf(web.gateway, 'PATCH', /^\/api\/casinos\/\d+$/);
const edit = (page: Page, field: string) =>
  page.getByRole('button', { name: `Edit ${field}`, exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

const conflictDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else changed this record' });

async function write(page: Page, name: string, value: string): Promise<void> {
  await edit(page, name);
  await field(page, name).fill(value);
  await save(page);
}

describe('the screen of a casino', () => {
  test('is found by slug first, then by id, and keeps its tab in the address', async () => {
    const page = await open('/dashboard/casinos/2');
    // '2' is a slug here, and the id of another casino.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Seventy');
    await page.goto('/dashboard/casinos/1?tab=payment');
    await page.getByRole('heading', { level: 1, name: 'Lucky River' }).waitFor();
    expect(await page.title()).toBe('Lucky River | Casino Admin');
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Details',
      'Images',
      'Payment',
      'Licences',
      'Support',
      'Currency',
      'Games',
      'Providers',
      'Promos',
      'Review',
    ]);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Payment');
    await page.getByRole('tab', { name: 'Support' }).click();
    expect(new URL(page.url()).search).toBe('?tab=support');
    await page.reload();
    await page.getByRole('tab', { name: 'Support', selected: true }).waitFor();
  });

  test('leads back to the list and over to another casino', async () => {
    const page = await open();
    const back = page.getByRole('link', { name: 'Back to Casinos' });
    expect(await back.getAttribute('href')).toBe('/dashboard/casinos');
    await page.getByRole('button', { name: 'Switch Casino' }).click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Hill House (ID: 2)', 'Seventy (ID: 77)']);
    expect(await accessibilityFaults(page)).toEqual([]);
    // With or without accents.
    await page.keyboard.type('híll');
    await until(async () => expect(await options.count()).toBe(1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Hill House' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/casinos/hill-house');
    // Another person adds a casino.
    fake.casinos.all.push(staffCasino(78, { name: 'Tide Club', slug: 'tide-club' }));
    await page.getByRole('button', { name: 'Switch Casino' }).click();
    await page.getByRole('option', { name: 'Tide Club (ID: 78)' }).waitFor();
  });

  test('waits, says that there is no such casino, and what went wrong', async () => {
    const page = await openScreen(web, '/dashboard/casinos/nowhere', 'admin');
    await page.getByRole('heading', { level: 1, name: 'Casino Not Found' }).waitFor();
    const back = page.getByRole('link', { name: 'Return to Casino List' });
    expect(await back.getAttribute('href')).toBe('/dashboard/casinos');
    const held = holdAndFail(web.gateway, getCasinoBySlug);
    await page.goto(SCREEN);
    await page.getByRole('status').filter({ hasText: 'Loading casino...' }).waitFor();
    held.answer();
    await page.getByRole('alert').getByText('request-of-the-fake').waitFor();
    await back.waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('is accessible and no wider than the screen', async () => {
    const page = await open();
    await page.getByText('River Partners').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});

describe('the details', () => {
  test('show what nobody edits, and whose casino it is', async () => {
    const page = await open();
    await page.getByText('River Partners').waitFor();
    const facts = page.getByRole('tabpanel').locator('dl').first();
    expect((await facts.innerText()).split('\n').filter(Boolean)).toEqual([
      'ID',
      '1',
      'Slug',
      'lucky-river',
      'Created',
      '21 Nov 2026, 03:00 UTC',
      'Last Updated',
      '21 Nov 2026, 03:00 UTC',
      'Created By',
      'User ID: 1',
      'Affiliate Partner',
      'River Partners',
      'View Details',
    ]);
    for (const name of ['River Partners', 'View Details']) {
      const link = page.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe('/dashboard/affiliates/1');
    }
  });

  test('tell the affiliate that another person has just added', async () => {
    const page = await open();
    await page.getByText('River Partners').waitFor();
    const { all } = web.gateway.collection(listAffiliates);
    all.push(affiliate(3, { name: 'Bay Agents', status: 'activated' }));
    const house = fake.casinos.all.find(({ slug }) => slug === 'hill-house');
    Object.assign(house ?? {}, { affiliateId: 3 });
    await page.getByRole('button', { name: 'Switch Casino' }).click();
    await page.getByRole('option', { name: 'Hill House (ID: 2)' }).click();
    const link = page.getByRole('link', { name: 'Bay Agents', exact: true });
    expect(await link.getAttribute('href')).toBe('/dashboard/affiliates/3');
    // One that nobody has is asked for once.
    Object.assign(fake.casinos.all.find(({ id }) => id === 77) ?? {}, { affiliateId: 9 });
    web.gateway.calls.length = 0;
    await page.getByRole('button', { name: 'Switch Casino' }).click();
    await page.getByRole('option', { name: 'Seventy (ID: 77)' }).click();
    await page.getByRole('alert').getByText('Error loading affiliate').waitFor();
    expect(callsOf(web.gateway, 'GET', '/api/affiliates')).toHaveLength(1);
  });

  test('say when the affiliate cannot be loaded, and when there is none', async () => {
    web.gateway.on(listAffiliates, () => ({ refuse: 404 }));
    const page = await open();
    await page.getByRole('alert').getByText('Error loading affiliate').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/dashboard/casinos/hill-house');
    await page.getByText('No affiliate assigned').waitFor();
  });

  test('are edited in their places, each sent alone with the version that was read', async () => {
    const page = await open();
    await write(page, 'Description', 'A house on a hill.');
    await page.getByText('A house on a hill.').waitFor();
    await write(page, 'SEO Description', '');
    await page.getByRole('button', { name: 'Edit SEO Description' }).waitFor();
    await write(page, 'Number of Games', 'many');
    await page.getByRole('button', { name: 'Edit Number of Games' }).waitFor();
    await write(page, 'Number of Games', '99,999');
    await page.getByText('99,999', { exact: true }).waitFor();
    await until(() =>
      expect(patches().map(({ body }) => body)).toEqual([
        { description: 'A house on a hill.' },
        { seo_description: null },
        { numberOfGames: 0 },
        { numberOfGames: 99_999 },
      ]),
    );
    expect(patches().map(({ headers }) => headers['if-match'])).toEqual([
      '"1-staff"',
      '"2-staff"',
      '"3-staff"',
      '"4-staff"',
    ]);
    await write(page, 'Number of Games', '100000');
    await toasts(page)
      .getByText('Invalid Value: Number of games must be between 0 and 99,999')
      .waitFor();
    expect(patches()).toHaveLength(4);
    expect(await field(page, 'Number of Games').inputValue()).toBe('100000');
  });

  test('hold its name and its own site, each checked before it is sent', async () => {
    const page = await open();
    await write(page, 'Name', '   ');
    await page.getByRole('alert').getByText('Name is required', { exact: true }).waitFor();
    await field(page, 'Name').fill('Luckier River');
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Luckier River' }).waitFor();
    await write(page, 'Website', 'river.example');
    await page
      .getByRole('alert')
      .getByText('Website must be an absolute http or https address', { exact: true })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, 'Website').fill('https://river.example/');
    await save(page);
    await page.getByRole('link', { name: 'https://river.example/' }).waitFor();
    // On screen before it is sent.
    await until(() =>
      expect(patches().map(({ body }) => body)).toEqual([
        { name: 'Luckier River' },
        { website: 'https://river.example/' },
      ]),
    );
  });

  test('hold a slug: one that is taken is said at the field, a new one takes the screen along', async () => {
    const page = await open(`${SCREEN}?tab=details`);
    await edit(page, 'Description');
    await field(page, 'Description').fill('Half a sen');
    await edit(page, 'Slug');
    for (const [slug, refusal] of [
      ['Lucky River', 'Slug may hold only a-z, 0-9 and hyphens'],
      ['hill-house', 'A casino with this slug already exists'],
    ] as const) {
      await field(page, 'Slug').fill(slug);
      await field(page, 'Slug').press('Enter');
      await page.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
      expect(await field(page, 'Slug').inputValue()).toBe(slug);
      expect(await field(page, 'Slug').getAttribute('aria-invalid')).toBe('true');
    }
    expect(patches().map(({ body }) => body)).toEqual([{ slug: 'hill-house' }]);
    await field(page, 'Slug').fill(' luckier-river ');
    await field(page, 'Slug').press('Enter');
    await toasts(page)
      .getByText('/casino-review/lucky-river now redirects to /casino-review/luckier-river (301).')
      .waitFor();
    await page.waitForURL('**/dashboard/casinos/luckier-river?tab=details');
    const view = page.getByRole('link', { name: 'View Public Page' });
    expect(await view.getAttribute('href')).toBe('/casino-review/luckier-river');
    // The other open draft is neither lost nor asked about.
    expect(await field(page, 'Description').inputValue()).toBe('Half a sen');
    await save(page);
    await until(() =>
      expect(patches().at(-1)).toMatchObject({
        body: { description: 'Half a sen' },
        headers: { 'if-match': '"2-staff"' },
      }),
    );
    await page.getByText('Half a sen').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Lucky River' }).waitFor();
  });

  test('take a slug that is stored only after the screen was left, without going back there', async () => {
    const page = await open();
    web.gateway.held.add(updateCasino);
    await write(page, 'Slug', 'luckier-river');
    await until(() => expect(patches()).toHaveLength(1));
    await page.getByRole('link', { name: 'Back to Casinos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    web.gateway.letGo();
    await toasts(page).getByText('Slug changed').waitFor();
    await expectNoNavigationFrom(page, 'Casinos');
  });

  test('show what was saved while a new slug was on its way', async () => {
    const page = await open();
    web.gateway.held.add(updateCasino);
    await write(page, 'Slug', 'luckier-river');
    await until(() => expect(patches()).toHaveLength(1));
    await write(page, 'Description', 'A river of luck.');
    web.gateway.letGo();
    // The answers of the saves are what is shown, not those of a later read.
    web.gateway.held.add(getCasinoBySlug);
    await page.waitForURL('**/dashboard/casinos/luckier-river');
    await page.getByRole('button', { name: 'Edit Description', exact: true }).waitFor();
    await page.getByRole('main').getByText('A river of luck.').waitFor();
    // A field shows its text while that is being saved, too.
    await until(() =>
      expect(fake.casinos.all[0]).toMatchObject({
        slug: 'luckier-river',
        description: 'A river of luck.',
      }),
    );
  });

  test('leave a slug that somebody else changed meanwhile when theirs is chosen', async () => {
    const page = await open();
    Object.assign(fake.casinos.all[0] ?? {}, { slug: 'their-river' });
    await write(page, 'Slug', 'my-river');
    const dialog = conflictDialog(page);
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const view = page.getByRole('link', { name: 'View Public Page' });
    await until(async () =>
      expect(await view.getAttribute('href')).toBe('/casino-review/their-river'),
    );
    expect(new URL(page.url()).pathname).toBe(SCREEN);
    expect(await toasts(page).getByText('Slug changed').count()).toBe(0);
  });

  test('take a description of 20,000 characters and count them', async () => {
    const page = await open();
    await edit(page, 'Description');
    await field(page, 'Description').fill('');
    await page.keyboard.insertText('x'.repeat(20_010));
    await page.getByText('20,000/20,000 characters', { exact: true }).waitFor();
    await save(page);
    await until(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ description: 'x'.repeat(20_000) });
    expect(await screenFaults(page)).toEqual([]);
  });

  test('count the characters of the SEO description and take 250', async () => {
    const page = await open();
    await edit(page, 'SEO Description');
    await field(page, 'SEO Description').fill('');
    await page.keyboard.insertText('x'.repeat(260));
    expect(await field(page, 'SEO Description').inputValue()).toHaveLength(250);
    await page.getByText('250/250 characters (160 recommended)').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test.each([
    ['Description', 'Failed to update description'],
    ['SEO Description', 'Failed to update SEO description'],
    ['Number of Games', 'Failed to update number of games'],
  ])('keep what was typed as %p when it cannot be saved', async (name, text) => {
    const page = await open();
    web.gateway.on(updateCasino, () => ({ refuse: 503 }));
    await write(page, name, '12');
    await toasts(page).getByText(text, { exact: true }).waitFor();
    expect(await field(page, name).inputValue()).toBe('12');
    web.gateway.on(updateCasino, () => ({ refuse: 400, message: 'Not like this.' }));
    await save(page);
    await toasts(page).getByText('Not like this.').waitFor();
  });

  test('have a rating by half stars or by typing one decimal', async () => {
    const page = await open();
    await edit(page, 'Rating');
    await page.getByRole('button', { name: '3.5 stars' }).click();
    expect(await page.getByRole('spinbutton', { name: 'Rating' }).inputValue()).toBe('3.5');
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const wrong of ['5.1', '-1', '4.25', '']) {
      await page.getByRole('spinbutton', { name: 'Rating' }).fill(wrong);
      await save(page);
      await page
        .getByText('Rating must be a number from 0 to 5 with at most one decimal')
        .waitFor();
    }
    await page.getByRole('button', { name: '2 stars' }).click();
    await save(page);
    await page.getByText('2', { exact: true }).waitFor();
    expect(patches().map(({ body }) => body)).toEqual([{ rating: '2' }]);
    await edit(page, 'Rating');
    await page.getByRole('spinbutton', { name: 'Rating' }).fill('4.7');
    web.gateway.on(updateCasino, () => ({ refuse: 503 }));
    await save(page);
    await toasts(page)
      .getByText('Failed to update the casino rating. Please try again.', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Rating' }).waitFor();
  });

  test('have a rating whose refusal is gone with its edit', async () => {
    const page = await open();
    const rating = page.getByRole('spinbutton', { name: 'Rating' });
    const fault = page.getByText('Rating must be a number from 0 to 5 with at most one decimal');
    await edit(page, 'Rating');
    await rating.fill('9');
    await save(page);
    await fault.waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await edit(page, 'Rating');
    await rating.waitFor();
    expect(await fault.count()).toBe(0);
  });

  test('have a day of trading since, by calendar, year and steps of years', async () => {
    const page = await open();
    await page.getByText('3 June 2014').waitFor();
    await edit(page, 'Trading Since');
    const caption = page.getByRole('grid');
    await page.getByRole('grid', { name: 'June 2014' }).waitFor();
    for (const [step, month] of [
      ['+5 years', 'June 2019'],
      ['-1 year', 'June 2018'],
      ['+1 year', 'June 2019'],
      ['-5 years', 'June 2014'],
    ] as const) {
      await page.getByRole('button', { name: step }).click();
      await page.getByRole('grid', { name: month }).waitFor();
    }
    await page.getByRole('combobox', { name: 'Year' }).click();
    const years = await page.getByRole('option').allTextContents();
    const now = new Date().getFullYear();
    expect(years).toEqual(Array.from({ length: 30 }, (_, index) => String(now - index)));
    await page.getByRole('option', { name: '2001' }).click();
    await page.getByRole('grid', { name: 'June 2001' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await caption.getByRole('button', { name: /15 June 2001/ }).click();
    await save(page);
    await page.getByText('15 June 2001').waitFor();
    await until(() =>
      expect(patches().map(({ body }) => body)).toEqual([{ tradingSince: '2001-06-15' }]),
    );
    web.gateway.on(updateCasino, () => ({ refuse: 503 }));
    await edit(page, 'Trading Since');
    await save(page);
    await toasts(page).getByText('Failed to update trading since date', { exact: true }).waitFor();
  });

  test.each([
    ['1990-01-05', ['-5 years', '-1 year'], 'January 1990'],
    ['2050-12-20', ['+1 year', '+5 years'], 'December 2050'],
  ])('have a calendar that ends at %p', async (day, beyond, month) => {
    Object.assign(fake.casinos.all[0] ?? {}, { tradingSince: day });
    const page = await open();
    await edit(page, 'Trading Since');
    await page.getByRole('grid', { name: month }).waitFor();
    for (const name of beyond) {
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    const onward = day.startsWith('1990') ? /previous month/i : /next month/i;
    const button = page.getByRole('button', { name: onward });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  test('are published by a switch that says where, and goes back when that fails', async () => {
    const page = await open();
    const view = page.getByRole('link', { name: 'View Public Page' });
    expect(await view.getAttribute('href')).toBe('/casino-review/lucky-river');
    // Its name begins with what is seen beside it, whatever its state.
    const published = page.getByRole('switch', { name: /^Published/ });
    await page.getByText('Published', { exact: true }).click();
    await toasts(page)
      .getByText('The casino is now publicly accessible at /casino-review/lucky-river')
      .waitFor();
    expect(patches().map(({ body }) => body)).toEqual([{ published: 'true' }]);
    const held = holdAndFail(web.gateway, updateCasino);
    await published.click();
    await page.getByRole('switch', { name: 'Published', checked: false }).waitFor();
    held.answer();
    await page.getByRole('switch', { name: 'Published', checked: true }).waitFor();
    await toasts(page).getByText('Failed to update the publication status').waitFor();
  });

  test('take a publication that is told as true instead of as a text', async () => {
    const casino = staffCasino(1, { name: 'Lucky River' });
    answerUnchecked(web.gateway, getCasinoBySlug, { ...casino, published: true });
    const page = await open();
    await page.getByRole('switch', { name: 'Published', checked: true }).waitFor();
    expect(await page.getByRole('main').getByText('Published', { exact: true }).count()).toBe(2);
  });

  test('are shown whatever form its lists come in', async () => {
    const casino = staffCasino(1, { name: 'Lucky River' });
    const lists = { paymentMethods: '[4,6]', providers: '1,2', gamblingLicenceIds: null };
    answerUnchecked(web.gateway, getCasinoBySlug, { ...casino, ...lists, createdAt: undefined });
    const page = await open();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lucky River');
  });
});

describe("somebody else's change meanwhile", () => {
  async function conflict(page: Page) {
    Object.assign(fake.casinos.all[0] ?? {}, { description: 'Theirs.' });
    await write(page, 'Description', 'Mine.');
    const dialog = conflictDialog(page);
    await dialog.getByText('This casino was changed by petra on 21 November 2026').waitFor();
    await dialog.getByText('Theirs.').waitFor();
    await dialog.getByText('Mine.').waitFor();
    return dialog;
  }

  test('is kept when it is chosen', async () => {
    const page = await open();
    const dialog = await conflict(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByText('Theirs.').waitFor();
    expect(fake.casinos.all[0]?.description).toBe('Theirs.');
  });

  test('that is the same is nothing to ask about: it is shown, and told as saved', async () => {
    const page = await open();
    Object.assign(fake.casinos.all[0] ?? {}, { published: 'true', description: 'Theirs.' });
    await page.getByRole('switch', { name: 'Published', checked: false }).click();
    await toasts(page).getByText('Casino published', { exact: true }).waitFor();
    await page.getByRole('switch', { name: 'Published', checked: true }).waitFor();
    await page.getByRole('main').getByText('Theirs.').waitFor();
    expect(await conflictDialog(page).count()).toBe(0);
    expect(patches()).toHaveLength(1);
  });

  test('of another field stays beside an edit, which is not asked about', async () => {
    const page = await open();
    Object.assign(fake.casinos.all[0] ?? {}, { numberOfGames: 7 });
    await write(page, 'SEO Description', 'Mine.');
    await page.getByRole('main').getByText('7', { exact: true }).waitFor();
    await until(() =>
      expect(fake.casinos.all[0]).toMatchObject({ seo_description: 'Mine.', numberOfGames: 7 }),
    );
    expect(patches().map(({ body }) => body)).toEqual([
      { seo_description: 'Mine.' },
      { seo_description: 'Mine.' },
    ]);
    await page.getByRole('button', { name: 'Edit SEO Description', exact: true }).waitFor();
    expect(await conflictDialog(page).count()).toBe(0);
  });

  test('that goes on and on makes an edit fail in the end, and keeps what was typed', async () => {
    const page = await open();
    const message = 'This casino was changed by petra on 21 November 2026 at 09:00 (UTC).';
    web.gateway.on(updateCasino, () => ({ refuse: 412, message }));
    await write(page, 'SEO Description', 'Mine.');
    await toasts(page).getByText(message).waitFor();
    expect(patches()).toHaveLength(4);
    expect(await field(page, 'SEO Description').inputValue()).toBe('Mine.');
    expect(await conflictDialog(page).count()).toBe(0);
  });

  test('is asked about by a save that waited while an earlier one met it', async () => {
    const page = await open();
    web.gateway.held.add(updateCasino);
    await write(page, 'SEO Description', 'Mine.');
    await until(() => expect(patches()).toHaveLength(1));
    await write(page, 'Number of Games', '5');
    Object.assign(fake.casinos.all[0] ?? {}, { numberOfGames: 7 });
    web.gateway.letGo();
    const dialog = conflictDialog(page);
    await dialog.waitFor();
    expect(await dialog.getByRole('term').allTextContents()).toEqual(['Number of games']);
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByText('7', { exact: true }).waitFor();
    expect(fake.casinos.all[0]).toMatchObject({ seo_description: 'Mine.', numberOfGames: 7 });
  });

  test('is asked about by editors that were open before another save met it', async () => {
    const page = await open();
    const theirs = { description: 'Theirs.', rating: '1.5', tradingSince: '2001-06-15' };
    const rating = page.getByRole('spinbutton', { name: 'Rating' });
    await edit(page, 'Description');
    await field(page, 'Description').fill('Mine.');
    await edit(page, 'Rating');
    await rating.fill('4.7');
    await edit(page, 'Trading Since');
    await page.getByRole('button', { name: /15 June 2014/ }).click();
    Object.assign(fake.casinos.all[0] ?? {}, theirs);
    await edit(page, 'SEO Description');
    await field(page, 'SEO Description').fill('Another.');
    await field(page, 'SEO Description').press('Control+Enter');
    await page.getByRole('button', { name: 'Edit SEO Description', exact: true }).waitFor();
    expect(fake.casinos.all[0]).toMatchObject({ ...theirs, seo_description: 'Another.' });

    async function keepTheirs(name: string): Promise<void> {
      const dialog = conflictDialog(page);
      await dialog.waitFor();
      expect(await dialog.getByRole('term').allTextContents()).toEqual([name]);
      await dialog.getByRole('button', { name: 'Keep theirs' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    await field(page, 'Description').press('Control+Enter');
    await keepTheirs('Description');
    await rating.press('Enter');
    await keepTheirs('Rating');
    await save(page);
    await keepTheirs('Trading since');
    expect(fake.casinos.all[0]).toMatchObject(theirs);
  });

  test("gives way to one's own when that is chosen", async () => {
    const page = await open();
    const dialog = await conflict(page);
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByText('Mine.').waitFor();
    await until(() => expect(fake.casinos.all[0]?.description).toBe('Mine.'));
  });
});

describe('an edit that is not saved', () => {
  test('is asked about before another tab, another screen or leaving loses it', async () => {
    const page = await open();
    await edit(page, 'Description');
    await field(page, 'Description').fill('Half a sen');
    await page.getByRole('tab', { name: 'Images' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field(page, 'Description').inputValue()).toBe('Half a sen');
    expect(await questionOnReload(page)).toBe('beforeunload');
    await page.getByRole('link', { name: 'Back to Casinos' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
  });

  test('is asked about before signing out loses it, and stays when that fails', async () => {
    const page = await open();
    web.gateway.on(logout, () => ({ refuse: 503 }));
    await edit(page, 'Description');
    await field(page, 'Description').fill('Half a sen');
    const logoutButton = page.getByRole('button', { name: 'Logout', exact: true });
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await logoutButton.click();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(callsOf(web.gateway, 'POST', '/api/auth/logout')).toEqual([]);
    await logoutButton.click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await until(() => expect(callsOf(web.gateway, 'POST', '/api/auth/logout')).toHaveLength(1));
    await logoutButton.waitFor();
    expect(await field(page, 'Description').inputValue()).toBe('Half a sen');
    web.gateway.heal(logout);
    await logoutButton.click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('is not asked about once it is given up', async () => {
    const page = await open();
    await edit(page, 'Description');
    await field(page, 'Description').fill('Half a sen');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('tab', { name: 'Currency' }).click();
    await page.getByRole('tab', { name: 'Currency', selected: true }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('the history of a casino', () => {
  test('stands beside it: who changed what, newest first', async () => {
    web.gateway.always(getCasinoHistory, {
      total: 1,
      data: [
        {
          at: '2026-11-20T10:00:00.000Z',
          by: { id: 3, username: 'petra', key: { id: 4, name: 'Nightly texts' } },
          action: 'updated',
          changes: [{ field: 'seo_description', from: 'Old words', to: 'New words' }],
        },
      ],
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    const panel = page.getByRole('dialog', { name: 'History of Lucky River' });
    const step = panel.getByRole('listitem');
    await step.waitFor();
    const text = await step.innerText();
    const told = ['petra', 'updated', '20 Nov 2026, 10:00 UTC', 'Old words', 'New words'];
    for (const part of [...told, 'with the API key “Nightly texts”']) {
      expect(text).toContain(part);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('names what the casino was linked to', async () => {
    web.gateway.always(getCasinoHistory, {
      total: 1,
      data: [
        {
          at: '2026-11-20T10:00:00.000Z',
          by: { id: 3, username: 'petra' },
          action: 'updated',
          changes: [
            { field: 'gamblingLicenceIds', from: [2], to: [1, 99] },
            { field: 'customerSupport', from: [], to: [{ id: 2, value: '9 to 5' }] },
          ],
        },
      ],
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    const step = page.getByRole('dialog', { name: 'History of Lucky River' }).getByRole('listitem');
    // The licence 99 has been deleted since.
    for (const names of [
      'UK Gambling Commission',
      'Malta Gaming Authority, ID: 99',
      'Live Chat (9 to 5)',
    ]) {
      await step.getByText(names, { exact: true }).waitFor();
      expect(await step.getByText(names, { exact: true }).count()).toBe(1);
    }
  });

  test('says that it is empty, and that it could not be loaded', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'No changes yet' }).waitFor();
    await page.keyboard.press('Escape');
    web.gateway.on(getCasinoHistory, () => ({ refuse: 503 }));
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('alert').getByText('The history could not be loaded').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
