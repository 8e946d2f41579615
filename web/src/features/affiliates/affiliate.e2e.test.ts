import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AffiliateDetail,
  getAffiliate,
  getAffiliateHistory,
  revealPassword,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import {
  emergencyRemove,
  forceAssign,
  listAssignedCasinos,
} from '@slots/contracts/affiliate/assignments';
import { type AssignableCasino, listProductionCasinos } from '@slots/contracts/casino/casinos';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import {
  answerUnchecked,
  callsOf,
  holdAndFail,
  openScreen,
  toasts,
} from '../../../testing/portal-screen.ts';
import { affiliate, staffCasino } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let partners: Collection<AffiliateDetail>;
let casinos: Collection<AssignableCasino>;

beforeEach(() => {
  partners = web.gateway.collection(getAffiliate);
  partners.all = [
    affiliate(4, {
      name: 'River Partners',
      managerName: 'Ada',
      email: 'ada@river.example',
      loginLink: 'https://river.example/login',
      password: 'rapids',
      telephoneNumber: '+44 20 7946 0000',
    }),
  ];
  casinos = web.gateway.collection(listProductionCasinos);
  casinos.all = [
    staffCasino(11, { name: 'Emerald Spins', affiliateId: 4 }),
    staffCasino(12, { name: 'Golden Reef', slug: 'golden-reef' }),
    staffCasino(13, { name: 'Taken Already', affiliateId: 9 }),
  ];
  web.gateway.on(listAssignedCasinos, ({ params }) => {
    const assigned = casinos.all.filter(({ affiliateId }) => affiliateId === params.affiliateId);
    return {
      status: 200,
      body: { deploymentFresh: true, assignedCasinos: assigned, success: true, casinos: assigned },
    };
  });
  const assign = (id: number, affiliateId: number | null) => {
    const casino = casinos.all.find((one) => one.id === id);
    if (!casino) return { refuse: 404, message: 'Casino Not Found' } as const;
    casino.affiliateId = affiliateId;
    return { status: 200, body: { success: true, message: 'Assigned', casino } } as const;
  };
  web.gateway.on(forceAssign, ({ params }) => assign(params.casinoId, params.affiliateId));
  web.gateway.on(emergencyRemove, ({ params }) => assign(params.casinoId, null));
});

const open = (id: number | string = 4) => openScreen(web, `/dashboard/affiliates/${id}`, 'user');
const sent = () => callsOf(web.gateway, 'PATCH', '/api/affiliates/4');
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Casino to assign' });

describe('the details of an affiliate', () => {
  test('are all there, in the ways they can be used', async () => {
    const page = await open();
    const main = page.getByRole('main');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('River Partners');
    for (const text of ['1 October 2026', '21 November 2026', 'Ada']) {
      expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
    }
    const hrefs = ['mailto:ada@river.example', 'tel:+442079460000', 'https://river.example/login'];
    for (const href of hrefs) expect(await main.locator(`a[href="${href}"]`).count()).toBe(1);
    // Those of company email, telegram, teams and username.
    expect(await main.getByText('Not specified').count()).toBe(4);
    expect(await main.getByText('rapids').count()).toBe(0);
    web.gateway.always(revealPassword, { password: 'rapids' });
    const [read] = callsOf(web.gateway, 'GET', '/api/affiliates/4');
    expect(read?.headers['prefer']).toBe('password=hidden');
    await main.getByRole('button', { name: 'Show Password' }).click();
    await main.getByText('rapids').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test.each([
    ['Email', 'email'],
    ['Company Email', 'email'],
    ['Telephone Number', 'tel'],
    ['Login Link', 'url'],
    ['Teams Link', 'url'],
    ['Manager Name', 'text'],
  ])('%s is edited in a field for %s', async (label, type) => {
    const page = await open();
    await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
    const field = page.getByRole('textbox', { name: label, exact: true });
    expect(await field.getAttribute('type')).toBe(type);
  });

  test('are saved by Enter and left by Escape; an empty one is sent as null', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Manager Name' }).click();
    const field = page.getByRole('textbox', { name: 'Manager Name' });
    expect(await screenFaults(page)).toEqual([]);
    await field.fill('Grace');
    await field.press('Escape');
    await page.getByText('Ada', { exact: true }).waitFor();
    expect(sent()).toEqual([]);
    // The focus comes back to where it was.
    const edit = page.getByRole('button', { name: 'Edit Manager Name' });
    await edit.and(page.locator(':focus')).waitFor();

    await page.keyboard.press('Enter');
    await field.fill('Grace');
    await field.press('Enter');
    await page.getByText('Grace', { exact: true }).waitFor();
    await toasts(page).getByText('Manager name updated successfully').waitFor();
    await page.getByRole('button', { name: 'Edit Manager Name' }).click();
    await field.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Manager Name' }).waitFor();
    expect(sent().map(({ body }) => body)).toEqual([
      { managerName: 'Grace' },
      { managerName: null },
    ]);
  });

  test('open again with what was typed when saving fails', async () => {
    web.gateway.on(updateAffiliate, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Edit Manager Name' }).click();
    const field = page.getByRole('textbox', { name: 'Manager Name' });
    await field.fill('Grace');
    await field.press('Enter');
    await toasts(page).getByText('Failed to update manager name').waitFor();
    expect(await field.inputValue()).toBe('Grace');
    await page.keyboard.type('!');
    expect(await field.inputValue()).toBe('Grace!');
  });

  test('that are refused have the focus again, which the pencil gets once they are saved', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Email' }).click();
    const field = page.getByRole('textbox', { name: 'Email', exact: true });
    await field.fill('bad');
    await field.press('Enter');
    await toasts(page).getByText('Email must be a valid e-mail address', { exact: true }).waitFor();
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('@river.example');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit Email' }).and(page.locator(':focus')).waitFor();
    expect(sent().map(({ body }) => body)).toEqual([
      { email: 'bad' },
      { email: 'bad@river.example' },
    ]);
  });

  test('that fail to be saved leave the focus where somebody types meanwhile', async () => {
    const held = holdAndFail(web.gateway, updateAffiliate);
    const page = await open();
    await page.getByRole('button', { name: 'Edit Manager Name' }).click();
    await page.getByRole('textbox', { name: 'Manager Name' }).fill('Grace');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit Username' }).click();
    await page.keyboard.type('gra');
    held.answer();
    await page.getByRole('textbox', { name: 'Manager Name' }).waitFor();
    await page.keyboard.type('ce');
    expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('grace');
    expect(await page.getByRole('textbox', { name: 'Manager Name' }).inputValue()).toBe('Grace');
  });

  test('may have any status at once', async () => {
    const page = await open();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Activated' }).click();
    await toasts(page).getByText('Status updated successfully').waitFor();
    expect(sent()[0]?.body).toEqual({ status: 'activated' });
  });

  test('that somebody else changed meanwhile ask whose is to stay', async () => {
    const page = await open();
    Object.assign(partners.all[0] ?? {}, { managerName: 'Mona' });
    await page.getByRole('button', { name: 'Edit Manager Name' }).click();
    const field = page.getByRole('textbox', { name: 'Manager Name' });
    await field.fill('Grace');
    await field.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByText('Mona', { exact: true }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await page.getByText('Grace', { exact: true }).waitFor();
    await until(() => expect(partners.all[0]?.managerName).toBe('Grace'));
  });

  test('that hide their value ask about any change: it may be theirs', async () => {
    Object.assign(partners.all[0] ?? {}, { password: '' });
    const page = await open();
    Object.assign(partners.all[0] ?? {}, { managerName: 'Mona' });
    await page.getByRole('button', { name: 'Edit Password' }).click();
    const field = page.getByRole('textbox', { name: 'Password' });
    await field.fill('currents');
    await field.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByText('currents', { exact: true }).waitFor();
    const versions = await dialog.getByRole('definition').allInnerTexts();
    expect(versions).toEqual(['Theirs\nHidden', 'Mine\ncurrents']);
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await toasts(page).getByText('Password updated successfully').waitFor();
    expect(partners.all[0]).toMatchObject({ managerName: 'Mona', password: 'currents' });
  });

  test('have a history beside them', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('dialog', { name: 'History of River Partners' }).waitFor();
    await page.getByRole('heading', { name: 'No changes yet' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('have a history that tells of a secret only that it changed, or that it was shown', async () => {
    web.gateway.always(getAffiliateHistory, {
      total: 2,
      data: [
        {
          at: '2026-11-21T03:00:00.000Z',
          by: { id: 2, username: 'oskar' },
          action: 'updated',
          changes: [{ field: 'postbackKey', from: null, to: null }],
        },
        {
          at: '2026-11-20T03:00:00.000Z',
          by: { id: 2, username: 'oskar' },
          action: 'revealed',
          changes: [{ field: 'credential', from: null, to: null }],
        },
      ],
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    const changes = page.getByRole('dialog').getByRole('definition');
    await changes.first().waitFor();
    expect(await changes.allTextContents()).toEqual(['Changed', 'Shown']);
  });

  test("have a history that tells a parameter's name beside the parameter", async () => {
    const field = 'postbackParameters';
    const clickid = { clickid: 'subid' };
    const step = { at: '2026-11-21T03:00:00.000Z', by: { id: 2, username: 'oskar' } };
    web.gateway.always(getAffiliateHistory, {
      total: 2,
      data: [
        {
          ...step,
          action: 'updated',
          changes: [{ field, from: clickid, to: { ...clickid, tx: 'order' } }],
        },
        { ...step, action: 'updated', changes: [{ field, from: null, to: clickid }] },
      ],
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    const changes = page.getByRole('dialog').getByRole('definition');
    await changes.first().waitFor();
    expect(await changes.locator('del, ins').allTextContents()).toEqual([
      'clickid: subid',
      'clickid: subid, tx: order',
      'clickid: subid',
    ]);
  });

  test('are not asked for without a number, and say when there is no such affiliate', async () => {
    const page = await open('river');
    await page.getByRole('heading', { level: 1, name: 'Invalid Affiliate ID' }).waitFor();
    await page.goto('/dashboard/affiliates/1.5');
    await page.getByRole('heading', { level: 1, name: 'Invalid Affiliate ID' }).waitFor();
    expect(callsOf(web.gateway, 'GET', /affiliates/)).toEqual([]);
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Affiliates' }).click();
    await page.waitForURL('**/dashboard/affiliates');
    const held = holdAndFail(web.gateway, getAffiliate);
    await page.goto('/dashboard/affiliates/77');
    await page.getByText('Loading affiliate...').waitFor();
    held.answer();
    await page.getByRole('heading', { level: 1, name: 'Affiliate Not Found' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    web.gateway.heal(getAffiliate);
    await page.goto(`/dashboard/affiliates/${'9'.repeat(25)}`);
    await page.getByRole('heading', { level: 1, name: 'Affiliate Not Found' }).waitFor();
  });
});

test('an affiliate that was deleted meanwhile is no longer shown', async () => {
  const page = await open();
  await page.getByRole('link', { name: 'Back to Affiliates' }).click();
  await page.waitForURL('**/dashboard/affiliates');
  partners.all = [];
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Affiliate Not Found' }).waitFor();
  expect(await page.getByRole('button', { name: 'Edit Manager Name' }).count()).toBe(0);
});

describe('the casinos of an affiliate', () => {
  test('are listed, and lead to their screens', async () => {
    const page = await open();
    const casino = page.getByRole('list', { name: 'Assigned casinos' }).getByRole('listitem');
    await casino.getByText('Emerald Spins').waitFor();
    await casino.getByText('Casino ID: 11').waitFor();
    expect(await casino.getByRole('link', { name: 'Manage Casino' }).getAttribute('href')).toBe(
      '/dashboard/casinos/casino-11',
    );
  });

  test('are assigned from those that nobody has', async () => {
    const page = await open();
    await page.getByText('Select a casino').waitFor();
    await dropdown(page).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Golden Reef']);
    await page.getByRole('option').click();
    web.gateway.on(forceAssign, () => ({ refuse: 503 }));
    const assign = page.getByRole('button', { name: 'Assign Casino' });
    await assign.press('Enter');
    await toasts(page).getByText('Failed to assign casino to affiliate').waitFor();
    await assign.and(page.locator(':focus')).waitFor();
    web.gateway.heal(forceAssign);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Golden Reef' }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/deployment-fix/force-assign/4/12')).toHaveLength(2);
    await page.getByText('No unassigned casinos available').waitFor();
    expect(await assign.isDisabled()).toBe(true);
    await page.locator('main :focus').waitFor();
  });

  test('of the same name are told apart by their ids', async () => {
    casinos.all = [12, 13].map((id) => staffCasino(id, { name: 'One', slug: `one-${id}` }));
    const page = await open();
    await dropdown(page).click();
    const options = await page.getByRole('option').allTextContents();
    expect(options).toEqual(['One (ID 12)', 'One (ID 13)']);
  });

  test('are assigned from those without an affiliate in the answer, too', async () => {
    const { affiliateId: _none, ...free } = staffCasino(12, { name: 'Golden Reef' });
    answerUnchecked(web.gateway, listProductionCasinos, [casinos.all[0], free]);
    const page = await open();
    await page.getByText('Select a casino').waitFor();
    await dropdown(page).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Golden Reef']);
  });

  test('are removed, after which the page is loaded anew', async () => {
    const page = await open();
    const remove = page.getByRole('button', { name: 'Remove Emerald Spins' });
    web.gateway.on(emergencyRemove, () => ({ refuse: 503 }));
    await remove.click();
    await toasts(page).getByText('Failed to remove casino from affiliate').waitFor();
    web.gateway.heal(emergencyRemove);
    const loaded = page.waitForEvent('load');
    await remove.click();
    await loaded;
    await page.getByText('No casinos are assigned to this affiliate yet.').waitFor();
    expect(casinos.all[0]?.affiliateId).toBeNull();
  });

  test('that are removed leave the screen alone that was gone to meanwhile', async () => {
    const page = await open();
    web.gateway.held.add(emergencyRemove);
    await page.getByRole('button', { name: 'Remove Emerald Spins' }).click();
    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    await page.evaluate(() => void Object.assign(window, { notReloaded: true }));
    const answered = page.waitForResponse(/emergency-remove/);
    web.gateway.letGo();
    await answered;
    await toasts(page).getByText('Casino removed from affiliate successfully').waitFor();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  test('say in the dropdown what there is to choose from', async () => {
    casinos.all = [];
    const page = await open();
    await page.getByText('No casino data available').waitFor();
    const held = holdAndFail(web.gateway, listProductionCasinos);
    await page.reload();
    await page.getByText('Loading casinos').waitFor();
    held.answer();
    await page.getByText('Error loading casinos').waitFor();
    expect(await dropdown(page).isDisabled()).toBe(true);
  });
});
