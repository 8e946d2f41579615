import { beforeEach, expect, test } from '@jest/globals';
import { recordClick } from '@slots/contracts/affiliate/clicks';
import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { getPromotion } from '@slots/contracts/casino/promotions';
import { toplists } from '@slots/contracts/casino/toplists';
import { listCountries } from '@slots/contracts/geo/countries';
import { SLOWNESS } from '@slots/testing/slowness';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { z } from 'zod';
import {
  callsOf,
  expectNoNavigationFrom,
  openScreen,
  questionOnReload,
  toasts,
} from '../../../testing/portal-screen.ts';
import { COUNTRIES, offer, staffCasino, staffPromotion } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { siteOn } from '../../../testing/site.ts';
import { openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const LONG_MS = 60_000;
const ATTEMPT_MS = 1_000 * SLOWNESS;
const AT = '2026-11-20T10:00:00.000Z';

const web = await webForTests();
let record: z.output<typeof toplists.whole>;
let version = 1;

const CHANGED = { refuse: 412, message: 'This toplist was changed by petra.' };
const person = { id: 1, username: 'marianne' };
const answer = () => ({
  status: 200 as const,
  body: record,
  headers: { ETag: `"${version}-staff"` },
});

beforeEach(() => {
  version = 1;
  const draft = { at: AT, writers: [person] };
  record = {
    id: 12,
    subject: { place: 'country', of: null },
    title: 'Best for Britain',
    draft,
    plan: null,
    published: null,
    createdAt: AT,
    updatedAt: AT,
    content: toplists.content.parse({
      name: 'Best for Britain',
      countries: ['GB'],
      entries: [
        { kind: 'casino', id: 11 },
        { kind: 'casino', id: 13, paid: true, reason: 'New this month' },
        { kind: 'offer', id: 7 },
      ],
    }),
  };
  const { gateway } = web;
  gateway.collection(listProductionCasinos).all = [
    staffCasino(11, { name: 'Emerald Spins' }),
    staffCasino(12, { name: 'Golden Reef' }),
    staffCasino(13, { name: 'Harbour Nine' }),
  ];
  gateway.collection(getPromotion).all = [
    staffPromotion(7, { headline: '100% up to £100', casinoId: 12 }),
  ];
  gateway.collection(listCountries).all = COUNTRIES;
  gateway.on(toplists.list, () => ({ status: 200, body: { data: [record], total: 1 } }));
  gateway.on(toplists.get, answer);
  gateway.on(toplists.create, ({ body }) => {
    record = { ...record, subject: body.subject, title: body.content.name, content: body.content };
    return { ...answer(), status: 201 };
  });
  gateway.on(toplists.save, ({ body, headers }) => {
    if (headers['if-match'] !== answer().headers.ETag) return CHANGED;
    version += 1;
    record = { ...record, title: body.content.name, content: body.content, draft };
    return answer();
  });
  gateway.on(toplists.publish, ({ body, headers }) => {
    if (headers['if-match'] !== answer().headers.ETag) return CHANGED;
    version += 1;
    const published = { number: 1, at: AT, by: person, firstAt: AT };
    record =
      body.at === undefined
        ? { ...record, draft: null, published }
        : { ...record, plan: { at: body.at, by: person } };
    return answer();
  });
  gateway.on(toplists.cancel, () => {
    version += 1;
    record = { ...record, plan: null };
    return answer();
  });
  gateway.on(toplists.preview, () => ({
    status: 200,
    body: { offers: [offer(1, { headline: 'Shown first' }), offer(2)], second: null },
  }));
  gateway.on(toplists.versions, () => ({
    status: 200,
    body: [{ number: 1, at: AT, by: person }],
  }));
  gateway.on(toplists.restore, () => {
    version += 1;
    record = { ...record, draft, content: { ...record.content, name: 'As it was' } };
    return answer();
  });
});

const open = () => openScreen(web, '/dashboard/toplists/12', 'user');
const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
const order = (page: Page) =>
  entries(page)
    .getByRole('button', { name: /^Move .* up$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        button.getAttribute('aria-label')?.slice('Move '.length, -' up'.length),
      ),
    );
const sentContent = () =>
  toplists.save.body.parse(callsOf(web.gateway, 'PUT', /draft$/).at(-1)?.body).content;

test('a toplist is begun for a page, and opens in the editor', async () => {
  const page = await openScreen(web, '/dashboard/toplists', 'user');
  const row = page.getByRole('row', { name: /Best for Britain/ });
  expect(await row.innerText()).toMatch(/Country pages\s+Draft/);
  await page.getByRole('button', { name: 'New Toplist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Toplist' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('Front page');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Front page' }).waitFor();
  await page.getByText('No entries yet').waitFor();
  expect(callsOf(web.gateway, 'POST', '/api/toplists')[0]?.body).toEqual({
    subject: { place: 'home', of: null },
    content: { name: 'Front page', entries: [] },
  });
});

test('a toplist that a failure kept from being begun says so, and can be sent again', async () => {
  const { gateway } = web;
  const page = await openScreen(web, '/dashboard/toplists', 'user');
  await page.getByRole('button', { name: 'New Toplist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Toplist' });
  await dialog.getByLabel('Name').fill('Front page');
  gateway.on(toplists.create, () => ({ refuse: 503 }));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toasts(page).getByText('The toplist could not be created.').waitFor();
  expect(await questionOnReload(page)).toBe('beforeunload');
  gateway.heal(toplists.create);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Front page' }).waitFor();
  expect(callsOf(gateway, 'POST', '/api/toplists')).toHaveLength(2);
});

test('a toplist that is begun late leaves the screen alone that was gone to meanwhile', async () => {
  web.gateway.held.add(toplists.create);
  const page = await openScreen(web, '/dashboard/casinos', 'user');
  await page.getByRole('link', { name: 'Toplists' }).click();
  await page.getByRole('button', { name: 'New Toplist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Toplist' });
  await dialog.getByLabel('Name').fill('Front page');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await until(() => expect(callsOf(web.gateway, 'POST', '/api/toplists')).toHaveLength(1));
  await page.goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
  const answered = page.waitForResponse('**/api/toplists');
  web.gateway.letGo();
  await (await answered).finished();
  await expectNoNavigationFrom(page, 'Casinos');
  expect(new URL(page.url()).pathname).toBe('/dashboard/casinos');
});

test('an id that is no longer asked for does not keep a toplist from being begun', async () => {
  const page = await openScreen(web, '/dashboard/toplists', 'user');
  await page.getByRole('button', { name: 'New Toplist' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Toplist' });
  const choose = async (option: string) => {
    await dialog.getByRole('combobox', { name: 'Shown on' }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await dialog.getByLabel('Name').fill('Front page');
  await choose('Game pages');
  await dialog.getByLabel('Game ID').fill('seven');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('must be a whole number').waitFor();
  await choose('Home page');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Front page' }).waitFor();
  expect(callsOf(web.gateway, 'POST', '/api/toplists')[0]?.body).toMatchObject({
    subject: { place: 'home', of: null },
  });
});

test(
  'entries are ordered by keyboard, by buttons and by the pointer, and saved with what is said of them',
  async () => {
    const page = await open();
    await page.getByText('100% up to £100').waitFor();
    const names = ['Emerald Spins', 'Harbour Nine', '100% up to £100'];
    await until(async () => expect(await order(page)).toEqual(names));

    // By keyboard: picked up, moved down by one, put down; a screen reader hears each.
    await page.getByRole('button', { name: 'Move Emerald Spins', exact: true }).focus();
    await page.keyboard.press('Space');
    // Said once the places are measured; arrows before that move nothing.
    await page.getByText('The entry is over place 1 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('The entry is over place 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await until(async () =>
      expect(await order(page)).toEqual(['Harbour Nine', 'Emerald Spins', '100% up to £100']),
    );

    await page.getByRole('button', { name: 'Move 100% up to £100 up' }).click();
    await page.getByText('100% up to £100 is now at place 2 of 3.').waitFor({ state: 'attached' });
    expect(await order(page)).toEqual(['Harbour Nine', '100% up to £100', 'Emerald Spins']);

    const from = await page
      .getByRole('button', { name: 'Move Emerald Spins', exact: true })
      .boundingBox();
    const to = await page
      .getByRole('button', { name: 'Move Harbour Nine', exact: true })
      .boundingBox();
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 10, { steps: 8 });
    await page.getByText('The entry is over place 1 of 3.').waitFor({ state: 'attached' });
    await page.mouse.up();
    await until(async () =>
      expect(await order(page)).toEqual(['Emerald Spins', 'Harbour Nine', '100% up to £100']),
    );

    // dnd-kit swallows clicks for 50 ms after a drop, which nothing on the page tells the end of.
    const find = page.getByPlaceholder('Find a casino or its offers...');
    await until(async () => {
      if (!(await find.isVisible()))
        await page.getByRole('button', { name: 'Add Entry' }).click({ timeout: ATTEMPT_MS });
      await find.waitFor({ timeout: ATTEMPT_MS });
    });
    await find.fill('gólden');
    await page.getByRole('option', { name: 'Golden Reef', exact: true }).click();
    const added = entries(page).nth(3);
    await added.getByText('Reason, paid, dates').click();
    await added.getByLabel('Reason').fill('Pays out within a day');
    await added.getByLabel('Paid placement').click();
    await added.getByLabel('To (UTC)').fill('2027-01-31T18:00');
    await page.getByRole('button', { name: 'Remove Harbour Nine' }).click();

    await page.getByRole('button', { name: 'Add Version B' }).click();
    await page.getByLabel('Share of the time (%)').fill('100');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('must be a whole number from 1 to 99').waitFor();
    const share = page.getByLabel('Share of the time (%)');
    await share.and(page.locator(':focus')).waitFor();
    await page.getByLabel('Share of the time (%)').fill('30');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toasts(page).getByText('Draft saved').waitFor();
    const { entries: sent, second } = sentContent();
    expect(sent).toEqual([
      { kind: 'casino', id: 11, reason: null, paid: false, startsAt: null, endsAt: null },
      { kind: 'offer', id: 7, reason: null, paid: false, startsAt: null, endsAt: null },
      {
        kind: 'casino',
        id: 12,
        reason: 'Pays out within a day',
        paid: true,
        startsAt: null,
        endsAt: '2027-01-31T18:00:00.000Z',
      },
    ]);
    expect(second).toMatchObject({ weight: 30, entries: sent });
    expect(callsOf(web.gateway, 'PUT', /draft$/).at(-1)?.headers['if-match']).toBe('"1-staff"');
  },
  LONG_MS,
);

/** What somebody else saves meanwhile. */
function changeElsewhere(changes: Partial<typeof record.content>): void {
  version += 1;
  record = { ...record, content: { ...record.content, ...changes } };
}

test("somebody else's change of another field is merged, and one of the same field is asked about", async () => {
  const page = await open();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const save = page.getByRole('button', { name: 'Save Draft' });
  await name.fill('Mine');
  const [first, ...others] = record.content.entries;
  changeElsewhere({ entries: others });
  await save.click();
  await toasts(page).getByText('Draft saved').waitFor();
  expect(record.content).toMatchObject({ name: 'Mine', entries: others });
  // What was merged is on the screen, and is not undone by the next save.
  await until(async () => expect(await order(page)).toEqual(['Harbour Nine', '100% up to £100']));

  await page.getByRole('button', { name: 'Remove Harbour Nine' }).click();
  changeElsewhere({ name: 'Theirs', entries: first ? [first, ...others] : [] });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
  await dialog.getByText('This toplist was changed by petra.').waitFor();
  for (const listed of ['Emerald Spins', 'Harbour Nine', '100% up to £100']) {
    await dialog.getByText(listed).first().waitFor();
  }
  expect(await dialog.getByText('Emerald Spins').count()).toBe(1);
  expect(await screenFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await until(() =>
    expect(record.content).toMatchObject({ name: 'Theirs', entries: [{ kind: 'offer', id: 7 }] }),
  );
  await until(async () => expect(await name.inputValue()).toBe('Theirs'));
  expect(await order(page)).toEqual(['100% up to £100']);
  expect(await save.isDisabled()).toBe(true);
});

test('a publication that is refused because somebody else changed the draft shows the draft as it is now', async () => {
  const page = await open();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.waitFor();
  changeElsewhere({ name: 'Theirs' });
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish...' }).click();
    await page.getByRole('button', { name: 'Publish Now' }).click();
  };
  await publish();
  await toasts(page).getByText('This toplist was changed by petra.').waitFor();
  expect(record.published).toBeNull();
  await until(async () => expect(await name.inputValue()).toBe('Theirs'));
  await publish();
  await toasts(page).getByText('Published', { exact: true }).waitFor();
  expect(record.published).not.toBeNull();
});

test('a deletion that is refused because somebody else changed the draft shows it as it is now, unless something is typed', async () => {
  web.gateway.on(toplists.remove, ({ headers }) =>
    headers['if-match'] === answer().headers.ETag
      ? { status: 200, body: { message: 'Deleted' } }
      : CHANGED,
  );
  const page = await openScreen(web, '/dashboard/toplists/12', 'admin');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await name.waitFor();
  changeElsewhere({ name: 'Theirs' });
  await remove();
  await toasts(page).getByText('This toplist was changed by petra.').waitFor();
  await until(async () => expect(await name.inputValue()).toBe('Theirs'));

  await name.fill('Mine');
  changeElsewhere({ name: 'Theirs again' });
  const read = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && response.url().endsWith('/api/toplists/12'),
  );
  await remove();
  await (await read).finished();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Mine');
  expect(await page.getByRole('button', { name: 'Publish...' }).isDisabled()).toBe(true);
});

test('a publication that is refused without a fault in the draft finds none in it', async () => {
  const fourEyes = 'You wrote on this draft: somebody else has to publish it.';
  web.gateway.on(toplists.publish, () => ({ refuse: 403, message: fourEyes }));
  const page = await open();
  await page.getByRole('button', { name: 'Publish...' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await toasts(page).getByText(fourEyes).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});

test('a time of publication that is past is said at its field, and can be mended there', async () => {
  const { gateway } = web;
  const past = { path: 'at', message: 'must be in the future' };
  gateway.on(toplists.publish, () => ({
    refuse: 400,
    message: `at: ${past.message}`,
    errors: [past],
  }));
  const page = await open();
  await page.getByRole('button', { name: 'Publish...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const at = dialog.getByLabel('Publish at (UTC)');
  await at.fill('2025-01-01T12:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByRole('alert').getByText(past.message).waitFor();
  await at.and(page.locator(':focus')).waitFor();
  expect(await at.inputValue()).toBe('2025-01-01T12:00');
  gateway.heal(toplists.publish);
  await at.fill('2027-01-01T12:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await toasts(page).getByText('Scheduled for').waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('an entry whose record is gone says so, and is what the focus goes to when it is refused', async () => {
  web.gateway.collection(getPromotion).all = [];
  web.gateway.on(toplists.save, () => ({
    refuse: 400,
    message: 'There is no offer 7.',
    errors: [{ path: 'content.entries.2.id', message: 'There is no offer 7.' }],
  }));
  record.content = toplists.content.parse({
    name: 'Best for Britain',
    entries: [...record.content.entries, { kind: 'casino', id: 99 }],
  });
  const page = await open();
  await page.getByText('Offer 7 (deleted)').waitFor();
  await page.getByText('Casino 99 (deleted)').waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Better');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const entry = entries(page).nth(2);
  await entry.getByText('There is no offer 7.').waitFor();
  const remove = entry.getByRole('button', { name: 'Remove Offer 7 (deleted)' });
  await remove.and(page.locator(':focus')).waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  expect(await remove.getAttribute('aria-invalid')).toBe('true');
  expect(await screenFaults(page)).toEqual([]);
});

test('an offer that was deleted with its casino is not shown as if it were still there', async () => {
  const page = await openScreen(web, '/dashboard/toplists/12', 'admin');
  await entries(page).getByText('100% up to £100').waitFor();
  const sidebar = page.getByRole('navigation');
  await sidebar.getByRole('link', { name: 'Casinos', exact: true }).click();
  web.gateway.collection(getPromotion).all = [];
  await page.getByRole('button', { name: 'Delete Golden Reef' }).click();
  await page.getByRole('button', { name: 'Delete Casino', exact: true }).click();
  await toasts(page).getByText('Casino deleted successfully').waitFor();
  await sidebar.getByRole('link', { name: 'Toplists', exact: true }).click();
  await page.getByRole('link', { name: 'Best for Britain' }).click();
  await page.getByText('Offer 7 (deleted)').waitFor();
  expect(await order(page)).toEqual(['Emerald Spins', 'Harbour Nine', 'Offer 7 (deleted)']);
});

test('the fault of an entry goes along where the entry is moved, and is gone with it', async () => {
  web.gateway.on(toplists.save, () => ({
    refuse: 400,
    message: 'There is no casino 13.',
    errors: [
      { path: 'content.entries.1.id', message: 'There is no casino 13.' },
      { path: 'content.entries.2.reason', message: 'No such words, please.' },
    ],
  }));
  const page = await open();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Better');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const refused = entries(page).filter({ has: page.getByText('There is no casino 13.') });
  const remove = refused.getByRole('button', { name: 'Remove Harbour Nine' });
  await remove.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Move Harbour Nine up' }).click();
  expect(await order(page)).toEqual(['Harbour Nine', 'Emerald Spins', '100% up to £100']);
  expect(await remove.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Remove Emerald Spins' }).click();
  expect(await remove.getAttribute('aria-invalid')).toBe('true');
  await remove.click();
  const left = entries(page).nth(0);
  await left.getByText('No such words, please.').waitFor();
  expect(await order(page)).toEqual(['100% up to £100']);
  expect(await refused.count()).toBe(0);
});

test('a casino that somebody else has created meanwhile has its name, and can be added', async () => {
  const casinos = web.gateway.collection(listProductionCasinos);
  const page = await open();
  await page.getByRole('button', { name: 'Remove Emerald Spins' }).waitFor();
  await page.getByRole('link', { name: 'Toplists' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Toplists' }).waitFor();
  casinos.all = [...casinos.all, staffCasino(14, { name: 'New Harbour' })];
  changeElsewhere({
    entries: toplists.content.shape.entries.parse([
      { kind: 'casino', id: 14 },
      { kind: 'casino', id: 11 },
    ]),
  });
  web.gateway.held.add(listProductionCasinos);
  await page.getByRole('link', { name: 'Best for Britain' }).click();
  await entries(page).getByText('Casino 14', { exact: true }).waitFor();
  web.gateway.letGo();
  await entries(page).getByText('New Harbour', { exact: true }).waitFor();
  casinos.all = [...casinos.all, staffCasino(15, { name: 'Silver Bay' })];
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await page.getByRole('option', { name: 'Silver Bay', exact: true }).click();
  expect(await order(page)).toEqual(['New Harbour', 'Emerald Spins', 'Silver Bay']);
});

test('casinos that are all in the list are said to be so where one is added', async () => {
  record.content.entries = toplists.content.shape.entries.parse(
    [11, 12, 13].map((id) => ({ kind: 'casino', id })),
  );
  const page = await open();
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await page.getByText('Already in the list.').waitFor();
  expect(await page.getByText('Casinos, each with its best offer').count()).toBe(0);
});

test('the preview names its country though the countries cannot be fetched', async () => {
  web.gateway.failing.add(listCountries);
  const page = await open();
  const country = page.getByLabel('As a visitor from').locator('option:checked');
  await until(async () => expect(await country.textContent()).toBe('GB'));
});

test('versions that cannot be fetched say why, and name the request', async () => {
  const message = 'This toplist was deleted.';
  web.gateway.on(toplists.versions, () => ({ refuse: 404, message }));
  const page = await open();
  await page.getByRole('button', { name: 'Versions' }).click();
  const failure = page.getByRole('dialog').getByRole('alert');
  await failure.getByText(message).waitFor();
  expect(await failure.locator('code').textContent()).toBe('request-of-the-fake');
});

test('a moment that is half typed is neither saved nor published, and is said to be so', async () => {
  const page = await open();
  const fault = page.getByRole('alert').getByText('Enter a date and a time', { exact: true });
  const to = page.getByLabel('To (UTC)').first();
  const save = page.getByRole('button', { name: 'Save Draft' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Better');
  await to.pressSequentially('11');
  await save.click();
  await fault.waitFor();
  await to.and(page.locator(':focus')).waitFor();
  expect(callsOf(web.gateway, 'PUT', /draft$/)).toEqual([]);
  await to.fill('2027-01-31T18:00');
  await save.click();
  await toasts(page).getByText('Draft saved').waitFor();
  await fault.waitFor({ state: 'detached' });
  expect(sentContent().endsAt).toBe('2027-01-31T18:00:00.000Z');

  await page.getByRole('button', { name: 'Publish...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const publishAt = dialog.getByLabel('Publish at (UTC)');
  await publishAt.pressSequentially('11');
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
  await fault.waitFor();
  await publishAt.and(page.locator(':focus')).waitFor();
  expect(record.published).toBeNull();
  await publishAt.fill('2027-01-31T18:00');
  await fault.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const at = page.getByLabel('At (UTC)', { exact: true });
  await at.pressSequentially('11');
  await at.blur();
  await fault.waitFor();
  await at.fill('2027-01-01T12:00');
  await at.blur();
  await fault.waitFor({ state: 'detached' });
});

test('it is previewed, scheduled, cancelled, published and restored', async () => {
  const page = await open();
  const preview = page.getByRole('region', { name: 'Order' });
  await preview.getByText('Shown first').waitFor();
  await page.getByLabel('As a visitor from').selectOption('SE');
  await page.getByLabel('At (UTC)').fill('2027-01-01T12:00');
  await until(() =>
    expect(callsOf(web.gateway, 'GET', /preview/).at(-1)?.url).toMatch(
      /country=SE&at=2027-01-01T12%3A00%3A00\.000Z$/,
    ),
  );

  const publish = async (at?: string) => {
    await page.getByRole('button', { name: 'Publish...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    if (at) await dialog.getByLabel('Publish at (UTC)').fill(at);
    await dialog.getByRole('button', { name: at ? 'Schedule' : 'Publish Now' }).click();
  };
  await publish('2027-01-01T12:00');
  const state = page.getByRole('list', { name: 'State' });
  await state.getByText('Scheduled for 1 Jan 2027, 12:00 UTC by marianne').waitFor();
  await until(async () => expect(await page.getByLabel('Name').isDisabled()).toBe(true));
  const whyLocked = page.getByText('Cancel the schedule to change the draft.');
  await whyLocked.waitFor();
  await page.getByRole('button', { name: 'Cancel Schedule' }).click();
  await whyLocked.waitFor({ state: 'detached' });
  await publish();
  await state.getByText(/^Published: version 1/).waitFor();

  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await until(async () => expect(await page.getByLabel('Name').inputValue()).toBe('As it was'));
  await state.getByText(/^Draft by marianne/).waitFor();
});

test('a schedule is cancelled once, and a version restored once, however often it is pressed', async () => {
  const { gateway } = web;
  record = { ...record, plan: { at: '2027-01-01T12:00:00.000Z', by: person } };
  const page = await open();
  const cancel = page.getByRole('button', { name: 'Cancel Schedule' });
  gateway.held.add(toplists.cancel);
  await cancel.dblclick();
  await until(() => expect(callsOf(gateway, 'DELETE', /plan$/)).not.toEqual([]));
  expect(await cancel.isDisabled()).toBe(true);
  gateway.letGo();
  // Until it is read again, the screen still shows the one with the schedule.
  gateway.held.add(toplists.get);
  await toasts(page).getByText('Schedule cancelled').waitFor();
  expect(await cancel.isDisabled()).toBe(true);
  gateway.letGo();
  await cancel.waitFor({ state: 'detached' });
  expect(callsOf(gateway, 'DELETE', /plan$/)).toHaveLength(1);

  gateway.held.add(toplists.restore);
  await page.getByRole('button', { name: 'Versions' }).click();
  const restore = page.getByRole('button', { name: 'Restore version 1' });
  await restore.dblclick();
  await until(() => expect(callsOf(gateway, 'POST', /draft$/)).not.toEqual([]));
  expect(await restore.isDisabled()).toBe(true);
  gateway.letGo();
  await until(async () => expect(await page.getByLabel('Name').inputValue()).toBe('As it was'));
  expect(callsOf(gateway, 'POST', /draft$/)).toHaveLength(1);
});

test('one that is deleted leaves nothing to ask about, and one that is left by going back does', async () => {
  web.gateway.on(toplists.remove, () => ({ status: 200, body: { message: 'Deleted' } }));
  const page = await openScreen(web, '/dashboard/toplists/12', 'admin');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const question = page.getByRole('alertdialog');
  await name.fill('Half a na');
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Toplists' }).waitFor();
  expect(await question.count()).toBe(0);

  await page.getByRole('link', { name: 'Best for Britain' }).click();
  await name.fill('Half a na');
  await page.goBack();
  await question.getByText('Unsaved changes').waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await name.inputValue()).toBe('Half a na');
});

test('one that is left without saving is left, by going back, by going on and by a link', async () => {
  const page = await openScreen(web, '/dashboard/toplists', 'user');
  const list = page.getByRole('heading', { level: 1, name: 'Toplists' });
  const toRecord = page.getByRole('link', { name: 'Best for Britain' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const question = page.getByRole('alertdialog');
  const toList = () => page.getByRole('main').getByRole('link', { name: 'Toplists' }).click();
  await toRecord.click();
  await name.waitFor();
  await toList();
  await toRecord.waitFor();
  for (const [arrive, leave] of [
    // First, while the list is what a way forward leads to.
    [() => page.goBack(), () => page.goForward()],
    [() => toRecord.click(), () => page.goBack()],
    [() => toRecord.click(), toList],
  ] as const) {
    await arrive();
    await name.fill('Half a na');
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await name.inputValue()).toBe('Half a na');
    await leave();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await list.waitFor();
    await toRecord.waitFor();
    expect(await question.count()).toBe(0);
  }
});

test('one whose deletion is answered late leaves the screen alone that was gone to meanwhile', async () => {
  web.gateway.on(toplists.remove, () => ({ status: 200, body: { message: 'Deleted' } }));
  web.gateway.held.add(toplists.remove);
  const page = await openScreen(web, '/dashboard/toplists/12', 'admin');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await until(() => expect(callsOf(web.gateway, 'DELETE', /toplists/)).toHaveLength(1));
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Casinos', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
  web.gateway.letGo();
  await toasts(page).getByText('Best for Britain was deleted').waitFor();
  await expectNoNavigationFrom(page, 'Casinos');
  expect(await question.count()).toBe(0);
});

test('a list without a match says so, and a page that it does not have leads to one', async () => {
  web.gateway.on(toplists.list, ({ query: { place, page } }) => {
    const found = place === 'home' ? [] : [record];
    return { status: 200, body: { data: page === 1 ? found : [], total: found.length } };
  });
  const page = await openScreen(web, '/dashboard/toplists?page=2', 'user');
  const row = page.getByRole('row', { name: /Best for Britain/ });
  await row.waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Shown on').selectOption('home');
  await page.getByRole('heading', { name: 'No toplists match this filter' }).waitFor();
  expect(new URL(page.url()).search).toBe('?place=home');
  expect(await screenFaults(page)).toEqual([]);
  await page.goto(`${web.gateway.url}/dashboard/toplists?page=1.5`);
  await row.waitFor();
});

test(
  'both screens are accessible, and fit every width',
  async () => {
    const list = await openScreen(web, '/dashboard/toplists', 'user');
    await list.getByRole('row', { name: /Best for Britain/ }).waitFor();
    expect(await screenFaults(list)).toEqual([]);
    const page = await open();
    await page.getByText('100% up to £100').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  LONG_MS,
);

test('visitors see the order of the page, why, and what was paid for; clicks tell of it', async () => {
  const site = siteOn(web.gateway);
  const place = { of: null, toplist: '12b', reason: null, paid: false };
  site.offers.all = [
    offer(1, { score: 90 }),
    offer(2, { score: 80, toplists: [{ ...place, place: 'country', rank: 2, paid: true }] }),
    offer(3, {
      score: 70,
      toplists: [
        { ...place, place: 'country', rank: 1, reason: 'Pays out within a day' },
        { ...place, place: 'home', rank: 1, toplist: '5a' },
      ],
    }),
  ];
  web.gateway.on(recordClick, () => ({ status: 204 }));
  const headlines = (page: Page) =>
    page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();

  const html = await (await fetch(`${web.gateway.url}/country/united-kingdom`)).text();
  const places = ['Offer 3', 'Offer 2', 'Offer 1'].map((name) => html.indexOf(`>${name}<`));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  const [, ld = ''] =
    /<script type="application\/ld\+json"[^>]*>([^<]*ItemList[^<]*)</.exec(html) ?? [];
  expect([...ld.matchAll(/"name":"(Offer \d)"/g)].map(([, name]) => name)).toEqual([
    'Offer 3',
    'Offer 2',
    'Offer 1',
  ]);

  const page = await openAsVisitor(web, '/country/united-kingdom');
  await page.context().route('https://**', (route) => route.abort());
  expect((await headlines(page)).slice(0, 3)).toEqual(['Offer 3', 'Offer 2', 'Offer 1']);
  const card = (name: string) => page.getByRole('article', { name });
  await card('Offer 3').getByText('Pays out within a day').waitFor();
  await card('Offer 2').getByText('Paid placement').waitFor();
  expect(await card('Offer 3').getByText('Paid placement').count()).toBe(0);
  expect(await screenFaults(page)).toEqual([]);
  await card('Offer 2').getByRole('link', { name: 'Claim Bonus' }).click();
  await until(() =>
    expect(callsOf(web.gateway, 'POST', recordClick.path)[0]?.body).toEqual({
      promotionId: 2,
      page: '/country/united-kingdom',
      position: 2,
      toplist: '12b',
    }),
  );

  const home = await openAsVisitor(web, '/');
  expect((await headlines(home)).slice(0, 3)).toEqual(['Offer 3', 'Offer 1', 'Offer 2']);
  expect(await home.getByText('Paid placement').count()).toBe(0);
});
