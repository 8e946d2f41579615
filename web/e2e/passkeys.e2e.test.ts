import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { MongoClient } from 'mongodb';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { accessibilityFaults } from '../testing/accessibility.ts';

// Passkeys in a real browser with a virtual authenticator, on the real gateway, web server and identity service.

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

let system: TestedSystem;
let browser: Browser;
let mongo: MongoClient;
let page: Page;
let devTools: CDPSession;
let authenticatorId: string;
/** Passkeys need a name: at a number a browser makes none. */
let site: string;

beforeAll(async () => {
  system = await startWholeSystem({
    only: [
      'identity',
      'geo',
      'catalog',
      'casino',
      'affiliate',
      'catalogue-simulator',
      'web',
      'gateway',
    ],
  });
  browser = await launchBrowser();
  mongo = await new MongoClient(system.databaseOf('identity').mongodbUrl).connect();
  site = system.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
  page = await context.newPage();
  devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  authenticatorId = await addAuthenticator();
}, 240_000);

afterAll(async () => {
  await mongo?.close();
  await browser?.close();
  await system?.stop();
}, 60_000);

async function addAuthenticator(): Promise<string> {
  const added = await devTools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  return added.authenticatorId;
}

async function givePassword(): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(TEST_ADMIN.username);
  await page.getByLabel('Password').fill(TEST_ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const signOut = () => page.context().clearCookies();
const dashboard = () => page.waitForURL('**/dashboard');
const passkey = () => page.getByRole('button', { name: 'Continue with a passkey' });

test('a passkey is added in the settings, with recovery codes that are shown once', async () => {
  await givePassword();
  await dashboard();
  await page.goto(`${site}/dashboard/settings`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByText('Your password is required').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(TEST_ADMIN.password);
  await dialog.getByLabel('Name of the passkey').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  const factors = page.getByRole('list', { name: 'Second factors' });
  await factors.getByText('Work laptop').waitFor();
  await page.getByText('10 recovery codes are left.').waitFor();
});

test('it is asked for at the next sign-in, and only then is somebody signed in', async () => {
  await signOut();
  await givePassword();
  await passkey().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('token');
  await passkey().click();
  await dashboard();
});

test('it is asked for again before a role is changed, and the change then goes on', async () => {
  const made = await page.request.post(`${site}/api/users`, {
    data: { username: 'ben', password: 'a password of ben', confirmPassword: 'a password of ben' },
  });
  expect(made.status()).toBe(201);
  await page.goto(`${site}/dashboard/users`);
  // As identity answers ten minutes after the last proof.
  let refusals = 0;
  await page.route('**/api/users/*', async (route) => {
    refusals += 1;
    if (refusals > 1) return route.fallback();
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:slots:second-factor-proof-needed',
        title: 'Forbidden',
        status: 403,
        message: 'Please confirm that it is you with your second factor.',
        requestId: 'a-request',
      }),
    });
  });
  await page.getByRole('button', { name: 'Edit ben' }).click();
  await page.getByLabel('Username').fill('benjamin');
  await page.getByRole('button', { name: 'Update User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Continue with a passkey' }).click();
  await page.getByText('User benjamin updated successfully.').waitFor();
  expect(refusals).toBe(2);
});

test('a copy of the authenticator that is behind is refused, and a recovery code lets its owner in', async () => {
  const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (!credential) throw new Error('There is no passkey');
  await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  authenticatorId = await addAuthenticator();
  await devTools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  });
  await signOut();
  await givePassword();
  await passkey().click();
  await page.getByRole('alert').getByText('That passkey was not accepted').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  const fresh = await renewedCode();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('wrong-wrong-wrong-wrong');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('That code is wrong or has already been used').waitFor();
  await page.getByLabel('Recovery code').fill(fresh);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await dashboard();
});

/** A recovery code that the test knows: its hash takes the place of the others. */
async function renewedCode(): Promise<string> {
  const code = 'abcdefghijkmnpqr';
  const hash = createHash('sha256').update(code).digest('base64url');
  await mongo
    .db(system.databaseOf('identity').database)
    .collection('users')
    .updateOne(
      { username: TEST_ADMIN.username },
      { $set: { 'secondFactor.recoveryCodes': [hash] } },
    );
  return 'abcd-efgh-ijkm-npqr';
}
