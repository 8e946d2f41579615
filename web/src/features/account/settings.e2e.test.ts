import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AccountSession,
  accountSession,
  changePassword,
  endOwnSession,
  listOwnSessions,
  WRONG_PASSWORD,
} from '@slots/contracts/identity/account';
import {
  apiKey,
  createApiKey,
  listAllApiKeys,
  listApiKeys,
  revokeApiKey,
} from '@slots/contracts/identity/api-keys';
import {
  beginTotp,
  confirmTotp,
  getSecondFactors,
  proveSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  type SecondFactors,
  WRONG_CODE,
} from '@slots/contracts/identity/second-factor';
import { PROOF_NEEDED } from '@slots/contracts/problem';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { AT, maker } from '../../../testing/example.ts';
import type { Collection } from '../../../testing/fake-gateway.ts';
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
let sessions: Collection<AccountSession>;
let password: string;

beforeEach(() => {
  password = 'correct horse';
  sessions = web.gateway.collection(listOwnSessions);
  sessions.all = [
    session(1, { id: 'here', current: true, address: '192.0.2.1' }),
    session(2, { id: 'there' }),
  ];
  web.gateway.on(changePassword, ({ body }) => {
    if (body.currentPassword !== password) {
      const errors = [{ path: 'currentPassword', message: WRONG_PASSWORD }];
      return { refuse: 400, message: WRONG_PASSWORD, errors };
    }
    ({ password } = body);
    sessions.all = sessions.all.filter(({ current }) => current);
    return { status: 200, body: { message: 'Password changed' } };
  });
});

const session = maker(accountSession)(() => ({
  lastSeenAt: AT,
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
}));

const open = () => openScreen(web, '/dashboard/settings', 'user');

async function change(page: Page, current: string, password: string, confirm: string) {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel(/^New Password/).fill(password);
  await page.getByLabel('Confirm New Password').fill(confirm);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

describe('second factors', () => {
  const NONE: SecondFactors = {
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    passkeyHost: 'slots.example',
    required: false,
    noticeEmail: null,
    noticesSent: true,
  };

  test('an authenticator app is set up with the password and its first code', async () => {
    let own = NONE;
    web.gateway.on(getSecondFactors, () => ({ status: 200, body: own }));
    web.gateway.on(beginTotp, ({ body }) =>
      body.currentPassword === password
        ? { status: 200, body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' } }
        : { refuse: 400, message: WRONG_PASSWORD },
    );
    web.gateway.on(confirmTotp, ({ body }) => {
      if (body.code !== '123456') return { refuse: 400, message: WRONG_CODE };
      own = { ...NONE, totp: AT, recoveryCodesLeft: 10 };
      return { status: 200, body: { recoveryCodes: ['abcd-efgh'] } };
    });
    const page = await open();
    await page.getByText('To add passkeys, open the portal at').waitFor();
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
    await dialog.getByLabel('Your password').fill('guessed');
    await dialog.getByRole('button', { name: 'Show the code to scan' }).click();
    await dialog.getByText(WRONG_PASSWORD).waitFor();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Show the code to scan' }).click();
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await code.fill('654321');
    await code.press('Enter');
    await dialog.getByText(WRONG_CODE).waitFor();
    await code.fill('123456');
    await code.press('Enter');
    await page.getByText('abcd-efgh').waitFor();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await page.getByRole('button', { name: 'Remove the authenticator app' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('a passkey is removed after a question', async () => {
    const passkey = { id: 'abc', name: 'Work laptop', createdAt: AT, lastUsedAt: null };
    web.gateway.always(getSecondFactors, { ...NONE, totp: AT, passkeys: [passkey] });
    web.gateway.always(removePasskey, { message: 'Passkey removed.' });
    const page = await open();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toasts(page).getByText('Passkey removed.').waitFor();
    expect(callsOf(web.gateway, 'DELETE', /passkeys\/abc$/)).toHaveLength(1);
  });

  test('new recovery codes are made after a question, and not lost unasked', async () => {
    web.gateway.always(getSecondFactors, { ...NONE, totp: AT, recoveryCodesLeft: 9 });
    web.gateway.always(renewRecoveryCodes, { recoveryCodes: ['abcd-efgh'] });
    const page = await open();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    const question = page.getByRole('alertdialog', { name: 'New recovery codes' });
    await question.getByText('The codes that you saved stop working at once.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(callsOf(web.gateway, 'POST', renewRecoveryCodes.path)).toEqual([]);
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await question.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByText('abcd-efgh').waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('are asked about when somebody leaves while they are being made', async () => {
    web.gateway.always(getSecondFactors, { ...NONE, totp: AT, recoveryCodesLeft: 9 });
    web.gateway.always(renewRecoveryCodes, { recoveryCodes: ['abcd-efgh'] });
    web.gateway.held.add(renewRecoveryCodes);
    const page = await open();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
    const question = page.getByRole('alertdialog', { name: 'Creating new codes' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await questionOnReload(page)).toBe('beforeunload');
    web.gateway.letGo();
    await page.getByText('abcd-efgh').waitFor();
  });

  test('an address for notices is saved, and a wrong one refused at its field', async () => {
    web.gateway.always(getSecondFactors, NONE);
    const page = await open();
    const email = page.getByLabel('E-mail for sign-in notices');
    await email.fill('nobody');
    await email.press('Enter');
    await page.getByRole('alert').getByText('Email must be a valid e-mail address').waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    await email.fill('ann@example.com');
    await email.press('Enter');
    await toasts(page).getByText('E-mail address saved.').waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/account/notices').at(-1)?.body).toEqual({
      email: 'ann@example.com',
    });
  });
});

describe('changing the password', () => {
  test('checks what is typed before it is sent', async () => {
    const page = await open();
    await change(page, '', 'short', 'other');
    await page.getByText('Current password is required').waitFor();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await page.getByText('Passwords do not match').waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/auth/password')).toEqual([]);
    expect(await screenFaults(page)).toEqual([]);
  });

  test('says at its field that the current one is wrong', async () => {
    const page = await open();
    await change(page, 'guessed', 'long enough', 'long enough');
    await page.getByRole('alert').getByText('Current password is incorrect').waitFor();
    web.gateway.on(changePassword, () => ({ refuse: 503 }));
    await page.getByRole('button', { name: 'Change Password' }).click();
    await toasts(page).getByText('Failed to change password.').waitFor();
    expect(password).toBe('correct horse');
  });

  test('signs the other sessions out and empties the form', async () => {
    const page = await open();
    await page.getByRole('listitem').filter({ hasText: '192.0.2.7' }).waitFor();
    await change(page, 'correct horse', 'long enough', 'long enough');
    await toasts(page).getByText('Password changed successfully.').waitFor();
    await page.getByRole('listitem').filter({ hasText: '192.0.2.7' }).waitFor({ state: 'hidden' });
    expect(password).toBe('long enough');
    expect(await page.getByLabel('Current Password').inputValue()).toBe('');
  });

  test('warns before what was typed is lost', async () => {
    const page = await open();
    await page.getByLabel('Current Password').fill('half');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Games' });
    await link.click();
    const warning = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await warning.getByRole('button', { name: 'Keep editing' }).click();
    // The focus comes back to where it was.
    await link.and(page.locator(':focus')).waitFor();
    expect(await page.getByLabel('Current Password').inputValue()).toBe('half');
  });
});

test('the second factor is asked for again after its dialog was closed, though an answer comes late', async () => {
  let proved = false;
  web.gateway.always(getSecondFactors, {
    totp: AT,
    passkeys: [],
    recoveryCodesLeft: 9,
    passkeyHost: null,
    required: false,
    noticeEmail: null,
    noticesSent: true,
  });
  web.gateway.on(renewRecoveryCodes, ({ response }) => {
    if (proved) return { status: 200, body: { recoveryCodes: ['abcd-efgh'] } };
    const needed = { type: PROOF_NEEDED, title: 'Forbidden', status: 403, requestId: 'a-request' };
    response.writeHead(403, { 'Content-Type': 'application/problem+json' });
    response.end(JSON.stringify(needed));
    return 'by itself';
  });
  web.gateway.on(proveSecondFactor, ({ body }) => {
    proved ||= 'code' in body && body.code === '222222';
    return { status: 200, body: { message: 'Your second factor was proved.' } };
  });
  const page = await open();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const renew = page.getByRole('button', { name: 'New recovery codes' });
  const confirm = async (code: string) => {
    await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  web.gateway.held.add(proveSecondFactor);
  await renew.click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await confirm('111111');
  await until(() => expect(callsOf(web.gateway, 'POST', proveSecondFactor.path)).toHaveLength(1));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await renew.click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await dialog.waitFor();
  const late = page.waitForResponse((response) => response.url().endsWith(proveSecondFactor.path));
  web.gateway.letGo();
  await (await late).finished();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await confirm('x'.repeat(65));
  await dialog.getByText('Recovery code must be 64 characters or less').waitFor();
  await dialog.getByRole('button', { name: 'Use a code from your authenticator app' }).click();
  await confirm('222222');
  await page.getByText('abcd-efgh').waitFor();
});

describe('API keys', () => {
  const key = maker(apiKey)((id) => ({
    name: `Program ${id}`,
    rights: ['casino:read' as const],
    expiresAt: '2099-01-01T00:00:00.000Z',
    start: 'slots_AbCd',
    lastUsedAt: AT,
  }));

  test('are made, shown once with all that they may do, and revoked', async () => {
    const keys = web.gateway.collection(listApiKeys);
    keys.all = [];
    let sent: unknown;
    web.gateway.on(createApiKey, ({ body }) => {
      sent = body;
      const { name, rights, expiresAt } = body;
      const made = key(5, { name, rights, expiresAt, lastUsedAt: null });
      keys.all = [made];
      return { status: 201, body: { ...made, key: 'slots_the-only-time' } };
    });
    web.gateway.on(revokeApiKey, () => {
      keys.all = [];
      return { status: 200, body: { message: 'API key revoked successfully' } };
    });
    const page = await open();
    await page.getByText('You have no API keys.').waitFor();
    await page.getByRole('button', { name: 'New API Key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API Key' });
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name').fill('Price list');
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await dialog.getByText(/at least one part of the portal/).waitFor();
    expect(await questionOnReload(page)).toBe('beforeunload');
    expect(await screenFaults(page)).toEqual([]);
    await dialog.getByLabel('Games and imports').click();
    await page.getByRole('option', { name: 'Read and write' }).click();
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await page.getByText('slots_the-only-time').waitFor();
    expect(sent).toMatchObject({ name: 'Price list', rights: ['catalog:write'] });
    const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
    await row.getByText('Games and imports: read and write').waitFor();
    await row.getByText(/never used/).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Games' });
    await link.click();
    const question = page.getByRole('alertdialog', { name: 'Have you saved a copy?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await questionOnReload(page)).toBe('beforeunload');
    await page.getByText('slots_the-only-time').waitFor();
    await row.getByRole('button', { name: 'Revoke Price list' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await toasts(page).getByText('API key revoked.').waitFor();
    await page.getByText('You have no API keys.').waitFor();
    await page.getByText('slots_the-only-time').waitFor({ state: 'detached' });
  });

  test('are asked about when somebody leaves while one is made', async () => {
    web.gateway.always(createApiKey, { ...key(5), key: 'slots_the-only-time' });
    web.gateway.held.add(createApiKey);
    const page = await openScreen(web, '/dashboard/games', 'admin');
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'New API Key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API Key' });
    await dialog.getByLabel('Name').fill('Price list');
    await dialog.getByLabel('Games and imports').click();
    await page.getByRole('option', { name: 'Read and write' }).click();
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await until(() => expect(callsOf(web.gateway, 'POST', createApiKey.path)).toHaveLength(1));
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'It is still being made' });
    await question.getByRole('button', { name: 'Stay' }).click();
    web.gateway.letGo();
    await page.getByText('slots_the-only-time').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  test('of others are there for a super administrator', async () => {
    web.gateway.collection(listApiKeys).all = [];
    web.gateway.always(listAllApiKeys, [{ ...key(8), owner: { id: 77, username: 'ben' } }]);
    const page = await openScreen(web, '/dashboard/settings', 'super_admin');
    const row = page.getByRole('list', { name: 'API keys of others' }).getByRole('listitem');
    await row.getByText('ben').waitFor();
    await row.getByText('Casinos, promotions and reference data: read').waitFor();
    expect(await row.getByRole('button', { name: 'Revoke Program 8' }).count()).toBe(1);
  });
});

describe('the sessions', () => {
  test('are named, and all but this one can be signed out', async () => {
    const page = await open();
    const list = page.getByRole('list', { name: 'Sessions' });
    const other = list.getByRole('listitem').filter({ hasText: '192.0.2.7' });
    await other.getByText('Firefox on Windows').waitFor();
    await other.getByText('last seen 21 Nov 2026, 03:00 UTC').waitFor();
    const current = list.getByRole('listitem').filter({ hasText: 'This session' });
    expect(await current.getByRole('button').count()).toBe(0);
    web.gateway.on(endOwnSession, () => ({ refuse: 503 }));
    await other.getByRole('button', { name: 'Sign out' }).click();
    await toasts(page).getByText('Failed to sign out the session.').waitFor();
    web.gateway.heal(endOwnSession);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await toasts(page).getByText('Session signed out.').waitFor();
    await other.waitFor({ state: 'hidden' });
    expect(sessions.all.map(({ id }) => id)).toEqual(['here']);
  });

  test('say that they load and that they could not be loaded', async () => {
    const held = holdAndFail(web.gateway, listOwnSessions);
    const page = await open();
    await page.getByText('Loading sessions...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'Your sessions could not be loaded' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});
