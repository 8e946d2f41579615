import { beforeEach, expect, test } from '@jest/globals';
import {
  type AffiliateDetail,
  getAffiliate,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { type Conversion, listConversions } from '@slots/contracts/affiliate/conversions';
import {
  createPostbackKey,
  getPostbackKey,
  tryPostback,
} from '@slots/contracts/affiliate/postbacks';
import type { SessionUser } from '@slots/contracts/identity/auth';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { callsOf, openScreen, questionOnReload, toasts } from '../../../testing/portal-screen.ts';
import { affiliate } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;

const web = await webForTests();
let partner: AffiliateDetail;

beforeEach(() => {
  partner = affiliate(4, {
    name: 'River Partners',
    postbackParameters: { clickid: 'subid', tx: 'transaction' },
  });
  web.gateway.collection(getAffiliate).all = [partner];
  web.gateway.on(updateAffiliate, ({ body: { postbackParameters } }) => {
    const names = (postbackParameters ?? []).map(({ parameter, name }) => [parameter, name]);
    partner.postbackParameters = Object.fromEntries(names);
    return { status: 200, body: partner };
  });
});

const open = (role: SessionUser['role'] = 'super_admin') =>
  openScreen(web, '/dashboard/affiliates/4', role);

const KEY_URL = 'https://slots.example/api/postbacks/4/k3y';
const TESTED: Conversion = {
  affiliateId: 4,
  event: 'deposit',
  tx: 'test-1',
  clickId: null,
  amount: '50.00',
  currency: 'GBP',
  at: '2026-11-21T03:00:00.000Z',
  source: 'postback',
  matched: false,
  promotionId: null,
  casinoId: null,
  country: null,
  page: null,
};

/** The facts of a test's answer. */
async function understood(page: Page): Promise<string[]> {
  await page.getByText('Understood as').waitFor();
  const rows = page.locator('output dl > div');
  return (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s*\n\s*/g, ': '));
}

test('a key is made once, shown with the finished address, and copied', async () => {
  let createdAt: string | null = null;
  web.gateway.on(getPostbackKey, () => ({ status: 200, body: { createdAt, previousUntil: null } }));
  web.gateway.on(createPostbackKey, () => {
    createdAt = '2026-11-21T03:00:00.000Z';
    return { status: 201, body: { key: 'k3y', url: KEY_URL, previousUntil: null } };
  });
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('There is no key yet').waitFor();
  await page.getByRole('button', { name: 'Make a Key' }).click();
  const address = `${KEY_URL}?transaction={tx}&event={event}&subid={clickid}&amount={amount}&currency={currency}&at={at}`;
  await page.getByText(address).waitFor();
  const told = page.getByRole('group', { name: 'Give this address to the partner' });
  await told.and(page.locator(':focus')).waitFor();
  await page.getByText('The key was created on 21 Nov 2026, 03:00 UTC.').waitFor();
  await page.getByRole('button', { name: 'Copy Address' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await screenFaults(page)).toEqual([]);
  // A second key would take the place of the address.
  const again = page.getByRole('button', { name: 'Make a New Key' });
  const question = page.getByRole('alertdialog', { name: 'Make a New Key' });
  await again.press('Enter');
  expect(await question.count()).toBe(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.getByText(KEY_URL).count()).toBe(0);
  await again.press('Enter');
  await question.waitFor();
});

test('leaving while a key is made is asked about, since its address is shown once', async () => {
  web.gateway.always(createPostbackKey, { key: 'k3y', url: KEY_URL, previousUntil: null });
  web.gateway.held.add(createPostbackKey);
  const page = await open();
  await page.getByRole('button', { name: 'Make a Key' }).click();
  await page.getByRole('link', { name: 'Casinos', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'It is still being made' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await questionOnReload(page)).toBe('beforeunload');
  web.gateway.letGo();
  await page.getByText(KEY_URL).waitFor();
});

test('a new key is made after a question that says how long the old one works', async () => {
  web.gateway.always(getPostbackKey, {
    createdAt: '2026-11-01T09:00:00.000Z',
    previousUntil: '2026-11-22T03:00:00.000Z',
  });
  const page = await open();
  await page.getByText('The previous key works until 22 Nov 2026, 03:00 UTC.').waitFor();
  await page.getByRole('button', { name: 'Make a New Key' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make a New Key' });
  await question.getByText(/keeps working for 24 hours/).waitFor();
  web.gateway.failing.add(createPostbackKey);
  await question.getByRole('button', { name: 'Make a New Key' }).click();
  await toasts(page).getByText('The key could not be created').waitFor();
  expect(await page.getByText('Give this address to the partner').count()).toBe(0);
});

test('a password is saved after a key was made, without a question', async () => {
  partner.password = '';
  web.gateway.heal(updateAffiliate);
  web.gateway.on(createPostbackKey, () => {
    // The key is a field of the affiliate, whose version it raises.
    partner.updatedAt = '2026-11-22T03:00:00.000Z';
    return { status: 201, body: { key: 'k3y', url: KEY_URL, previousUntil: null } };
  });
  const page = await open();
  await page.getByRole('button', { name: 'Make a Key' }).click();
  await page.getByText('22 November 2026').waitFor();
  await page.getByRole('button', { name: 'Edit Password' }).click();
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('currents');
  await field.press('Enter');
  await toasts(page).getByText('Password updated successfully').waitFor();
  expect(callsOf(web.gateway, 'PATCH', '/api/affiliates/4')).toHaveLength(1);
});

test("parameters have the partner's names; our own are not sent", async () => {
  const page = await open();
  const click = page.getByLabel('Our click ID');
  expect(await click.inputValue()).toBe('subid');
  await click.fill('aff sub');
  await page.getByRole('button', { name: 'Save Names' }).click();
  await page.getByText(/^The name may hold only letters/).waitFor();
  await click.fill('event');
  await page.getByRole('button', { name: 'Save Names' }).click();
  await page.getByText('The name must not be the name of another parameter').waitFor();
  await click.fill('aff_sub');
  await page.getByLabel("The partner's transaction ID").fill('tx');
  await page.getByRole('button', { name: 'Save Names' }).click();
  await toasts(page).getByText('Names saved').waitFor();
  const sent = callsOf(web.gateway, 'PATCH', '/api/affiliates/4').map(({ body }) => body);
  expect(sent).toEqual([{ postbackParameters: { clickid: 'aff_sub' } }]);
});

test('what is typed while names are saved stays, in the other fields and in the test too', async () => {
  const page = await open();
  const click = page.getByLabel('Our click ID');
  const amount = page.getByLabel('Amount', { exact: true });
  const tried = page.getByLabel('Parameters of a test');
  const save = page.getByRole('button', { name: 'Save Names' });
  web.gateway.held.add(updateAffiliate);
  await click.fill(' aff_sub');
  await amount.fill('sum');
  await save.click();
  await until(() => expect(callsOf(web.gateway, 'PATCH', /affiliates/)).toHaveLength(1));
  await amount.fill('total');
  await tried.fill('subid=1');
  web.gateway.letGo();
  await toasts(page).getByText('Names saved').waitFor();
  await until(async () => expect(await click.inputValue()).toBe('aff_sub'));
  await until(async () => expect(await save.isEnabled()).toBe(true));
  expect(await amount.inputValue()).toBe('total');
  expect(await tried.inputValue()).toBe('subid=1');
  expect(await questionOnReload(page)).toBe('beforeunload');
  // What was saved is what there is to go back to.
  await amount.fill('sum');
  await until(async () => expect(await save.isDisabled()).toBe(true));
  await amount.fill('total');
  await save.click();
  await until(() => expect(partner.postbackParameters).toMatchObject({ amount: 'total' }));
});

test("names that are to replace somebody else's stay when saving them fails", async () => {
  web.gateway.heal(updateAffiliate);
  const page = await open();
  const click = page.getByLabel('Our click ID');
  await click.fill('aff_sub');
  partner.postbackParameters = { clickid: 'their_sub', tx: 'their_tx' };
  await page.getByRole('button', { name: 'Save Names' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this record' });
  await conflict.waitFor();
  web.gateway.failing.add(updateAffiliate);
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await toasts(page).getByText('Failed to save the names').waitFor();
  expect(await click.inputValue()).toBe('aff_sub');
  expect(await page.getByLabel("The partner's transaction ID").inputValue()).toBe('their_tx');
  expect(await page.getByRole('button', { name: 'Save Names' }).isEnabled()).toBe(true);
});

test("names that are given up for somebody else's change are theirs", async () => {
  web.gateway.heal(updateAffiliate);
  const page = await open();
  const click = page.getByLabel('Our click ID');
  await click.fill('aff_sub');
  partner.postbackParameters = { clickid: 'their_sub', tx: 'transaction' };
  await page.getByRole('button', { name: 'Save Names' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this record' });
  await conflict.getByRole('button', { name: 'Keep theirs' }).click();
  await conflict.waitFor({ state: 'hidden' });
  await until(async () => expect(await click.inputValue()).toBe('their_sub'));
  expect(await page.getByRole('button', { name: 'Save Names' }).isDisabled()).toBe(true);
});

test('a test is sent with these names, and shows what was understood', async () => {
  web.gateway.on(tryPostback, () => ({ status: 200, body: TESTED }));
  const page = await open('admin');
  const parameters = page.getByLabel('Parameters of a test');
  expect(await parameters.inputValue()).toBe(
    'transaction=test-1&event=deposit&subid=&amount=50.00&currency=GBP',
  );
  const send = page.getByRole('button', { name: 'Send a test postback' });
  await send.click();
  expect(await understood(page)).toEqual([
    'Event: deposit',
    "Partner's id: test-1",
    'Amount: £50.00',
    'When: 21 Nov 2026, 03:00 UTC',
    'Click: Missing: it would be counted as unmatched',
  ]);
  expect(callsOf(web.gateway, 'POST', /postback-test$/)[0]?.body).toEqual({
    query: 'transaction=test-1&event=deposit&subid=&amount=50.00&currency=GBP',
  });

  web.gateway.on(tryPostback, () => ({
    status: 200,
    body: { ...TESTED, clickId: 'Q2xpY2s', matched: true, country: 'GB', page: '/country/gb' },
  }));
  await send.click();
  await page.getByText('/country/gb').waitFor();
  expect((await understood(page)).slice(-3)).toEqual([
    'Click: Known',
    'Country: GB',
    'Page: /country/gb',
  ]);
  expect(await screenFaults(page)).toEqual([]);

  web.gateway.on(tryPostback, () => ({
    refuse: 400,
    message: 'amount: must be an amount with at most two decimals',
  }));
  await parameters.fill('transaction=1&event=deposit&amount=1,5&currency=GBP');
  await send.click();
  await page.getByText('amount: must be an amount with at most two decimals').waitFor();
  expect(await page.getByText('Understood as').count()).toBe(0);
});

test('what came in last is listed', async () => {
  const page = await open('admin');
  await page.getByText('No conversions yet.').waitFor();
  const came: Conversion[] = [
    { ...TESTED, tx: 'T-2', event: 'cpa', matched: true, source: '12' },
    { ...TESTED, tx: 'T-1', event: 'registration', amount: null, currency: null },
    { ...TESTED, tx: 'demo-1', event: 'revenue', source: 'demo' },
  ];
  web.gateway.on(listConversions, ({ query }) => ({
    status: 200,
    body: { data: query.affiliate === 4 ? came : [], total: 1_234 },
  }));
  await page.reload();
  await page.getByRole('heading', { name: 'Latest conversions (10 of 1,234)' }).waitFor();
  const rows = await page
    .getByRole('table', { name: 'Latest conversions' })
    .locator('tbody tr')
    .all();
  expect(await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))).toEqual([
    ['cpa', '21 Nov 2026, 03:00 UTC', 'T-2', '£50.00', 'Known', 'Import 12'],
    ['registration', '21 Nov 2026, 03:00 UTC', 'T-1', '–', 'Unmatched', 'Postback'],
    ['revenue', '21 Nov 2026, 03:00 UTC', 'demo-1', '£50.00', 'Unmatched', 'Demo data'],
  ]);
});

test('an admin cannot make a key, the role user sees nothing of postbacks', async () => {
  const page = await open('admin');
  await page.getByText('There is no key yet').waitFor();
  expect(await page.getByRole('button', { name: 'Make a Key' }).count()).toBe(0);
  const theirs = await open('user');
  await theirs.getByRole('heading', { name: 'Casino Relationships' }).waitFor();
  await theirs.getByText('No casinos are assigned').waitFor();
  expect(await theirs.getByText('Postbacks').count()).toBe(0);
  expect(callsOf(web.gateway, 'GET', /postback|conversions/)).toEqual([]);
});

test(
  'the section has no faults, on a phone neither',
  async () => {
    web.gateway.always(listConversions, { data: [TESTED], total: 1 });
    const page = await open();
    await page.getByRole('table', { name: 'Latest conversions' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  },
  FAULTS_MS,
);
