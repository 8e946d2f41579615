import { beforeEach, describe, expect, test } from '@jest/globals';
import { keptLists } from '@slots/contracts/casino/reference-data';
import { accountSession, listOwnSessions } from '@slots/contracts/identity/account';
import {
  login,
  logout,
  type SecondFactorMethod,
  type SessionUser,
  session,
} from '@slots/contracts/identity/auth';
import {
  beginTotp,
  confirmTotp,
  finishSignIn,
  SIGN_IN_OVER,
  WRONG_CODE,
} from '@slots/contracts/identity/second-factor';
import { listUsers } from '@slots/contracts/identity/users';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { AT, maker } from '../../../testing/example.ts';
import { hydrated } from '../../../testing/hydrated.ts';
import { questionOnReload, stopClock } from '../../../testing/portal-screen.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

beforeEach(() => {
  web.gateway.calls.length = 0;
});

async function fillIn(page: Page, password: string) {
  await page.getByLabel('Username').fill('marianne');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function banner(page: Page): Promise<string | null> {
  return page.getByRole('alert').textContent();
}

const sent = (path: string) => web.gateway.calls.filter(({ url }) => url === path);

describe('the sign-in screen', () => {
  test('signs a member of staff in and goes to the dashboard', async () => {
    const page = await web.open('/login');
    await fillIn(page, web.gateway.password);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(sent('/api/auth/login')[0]?.body).toEqual({
      username: 'marianne',
      password: web.gateway.password,
    });
    const calls = [...sent('/api/auth/session'), ...sent('/api/auth/login')];
    expect(new Set(calls.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['no-cache']),
    );
  });

  test('signs in somebody who was faster than its scripts', async () => {
    const page = await web.open('/login');
    const { promise: typed, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (script) => {
      await typed;
      await script.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await fillIn(page, web.gateway.password);
    arrive();
    await page.waitForURL('**/dashboard');
    expect(sent('/api/auth/login')).toHaveLength(1);
  });

  test('says so on the button while it signs in', async () => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    web.gateway.on(login, async () => {
      await held;
      return { refuse: 401, message: 'Invalid username or password' };
    });
    const page = await web.open('/login');
    await fillIn(page, 'whatever');
    const button = page.getByRole('button', { name: 'Signing in...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    answer();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  test('shows the banner when the password is wrong', async () => {
    const page = await web.open('/login');
    await fillIn(page, 'wrong');
    expect(await banner(page)).toBe('Invalid username or password');
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('shows the banner when the gateway fails or the connection is cut', async () => {
    web.gateway.on(login, () => ({ refuse: 503 }));
    const page = await web.open('/login');
    await fillIn(page, 'x');
    expect(await banner(page)).toBe('Invalid username or password');
    web.gateway.on(login, ({ response }) => {
      response.destroy();
      return 'by itself';
    });
    await fillIn(page, 'x');
    // Chromium itself repeats a request whose connection is cut, so at least two have been sent.
    await until(() => expect(sent('/api/auth/login').length).toBeGreaterThan(1));
    expect(await banner(page)).toBe('Invalid username or password');
  });

  test("shows the server's own words where it has some", async () => {
    web.gateway.on(login, () => ({ refuse: 429, message: 'Too many attempts. Try again later.' }));
    const page = await web.open('/login');
    await fillIn(page, 'x');
    expect(await banner(page)).toBe('Too many attempts. Try again later.');
    web.gateway.on(login, ({ response }) => {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Back at noon.\n');
      return 'by itself';
    });
    await fillIn(page, 'x');
    await page.getByRole('alert').getByText('Back at noon.', { exact: true }).waitFor();
  });

  test('takes an answer without a user for a failure', async () => {
    web.gateway.on(login, ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"message":"Hello"}');
      return 'by itself';
    });
    const page = await web.open('/login');
    await fillIn(page, 'x');
    expect(await banner(page)).toBe('Invalid username or password');
  });

  test('asks for both fields before it asks the server', async () => {
    const page = await web.open('/login');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Username is required').waitFor();
    await page.getByText('Password is required').waitFor();
    expect(sent('/api/auth/login')).toEqual([]);
  });

  test('sends somebody who is signed in already to the dashboard', async () => {
    web.gateway.user = { id: 1, username: 'marianne', role: 'user' };
    const page = await web.open('/login');
    await page.waitForURL('**/dashboard');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dashboard');
  });

  test('leads back home', async () => {
    const page = await web.open('/login');
    expect(await page.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  test('is accessible, with its errors on screen too', async () => {
    const page = await web.open('/login');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Username is required').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('the second step', () => {
  const half = (step: 'prove' | 'set-up', methods: SecondFactorMethod[]) =>
    web.gateway.on(login, () => ({
      status: 202,
      body: { message: 'One more step', step, methods },
    }));

  test('takes the code of an app, and says at its field when it is wrong', async () => {
    half('prove', ['totp', 'recovery-code']);
    web.gateway.on(finishSignIn, ({ body }) => {
      if (body.code !== '123456') return { refuse: 400, message: WRONG_CODE };
      web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
      return { status: 200, body: { message: 'Login successful', user: web.gateway.user } };
    });
    const page = await web.open('/login', { viewport: { width: 320, height: 800 } });
    await fillIn(page, web.gateway.password);
    const code = page.getByLabel('Code', { exact: false });
    await code.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Code is required').waitFor();
    await code.fill('654321');
    await code.press('Enter');
    await page.getByRole('alert').getByText(WRONG_CODE).waitFor();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill('x'.repeat(65));
    await page.keyboard.press('Enter');
    await page.getByText('Recovery code must be 64 characters or less').waitFor();
    await page.getByRole('button', { name: 'Use a code from your authenticator app' }).click();
    await code.fill('123 456');
    await code.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  test('begins anew with the password when its time is over', async () => {
    half('prove', ['totp']);
    web.gateway.on(finishSignIn, () => ({ refuse: 409, message: SIGN_IN_OVER }));
    const page = await web.open('/login');
    await fillIn(page, web.gateway.password);
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('Username').waitFor();
    expect(await banner(page)).toBe(SIGN_IN_OVER);
  });

  test('sets an app up where one is required, and shows the recovery codes before it goes on', async () => {
    half('set-up', ['totp']);
    web.gateway.on(beginTotp, () => ({
      status: 200,
      body: {
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Slots:marianne?secret=JBSWY3DPEHPK3PXP',
      },
    }));
    web.gateway.on(confirmTotp, () => {
      web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
      return { status: 200, body: { recoveryCodes: ['abcd-efgh-ijkm-npqr'] } };
    });
    const page = await web.open('/login', { viewport: { width: 320, height: 800 } });
    await fillIn(page, web.gateway.password);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('button', { name: 'Show the code to scan' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await page.getByText('JBSW Y3DP EHPK 3PXP').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('abcd-efgh-ijkm-npqr').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('asks before recovery codes are lost, and goes on once they are kept', async () => {
    half('set-up', ['totp']);
    web.gateway.always(beginTotp, { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' });
    web.gateway.on(confirmTotp, () => {
      web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
      return { status: 200, body: { recoveryCodes: ['abcd-efgh-ijkm-npqr'] } };
    });
    const page = await web.open('/login');
    await fillIn(page, web.gateway.password);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('button', { name: 'Show the code to scan' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('abcd-efgh-ijkm-npqr').waitFor();
    expect(await page.getByRole('button', { name: 'Start again' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to home' }).click();
    const question = page.getByRole('alertdialog', { name: 'Have you saved a copy?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await questionOnReload(page)).toBe('beforeunload');
    expect(await page.getByText('abcd-efgh-ijkm-npqr').isVisible()).toBe(true);

    web.gateway.failing.add(session);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('heading', { name: 'You could not be signed in' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.failing.delete(session);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/dashboard');
  });
});

describe('a portal address', () => {
  test('asks a visitor to sign in', async () => {
    const page = await web.open('/dashboard/game-import');
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await page.getByText('You need to be logged in to access this page.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login');
    expect(web.gateway.calls.every(({ url }) => url === '/api/auth/session')).toBe(true);
  });

  test.each([
    '/dashboard/users',
    '/dashboard/game-import',
    '/dashboard/game-import/details/7',
    ...Object.values(keptLists).map(({ name }) => `/dashboard/${name}`),
  ])('is denied to ordinary administrators: %s', async (path) => {
    web.gateway.user = { id: 2, username: 'ordinary', role: 'admin' };
    const page = await web.open(path);
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    const asked = web.gateway.calls.map(({ url }) => url);
    expect(new Set(asked)).toEqual(new Set(['/api/auth/session']));
  });

  test.each(['user', 'admin'] as const)(
    'of super administrators is denied to the role %s',
    async (role) => {
      web.gateway.user = { id: 2, username: 'ordinary', role };
      const page = await web.open('/dashboard/game-import');
      await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
      await page.getByText("You don't have permission to access this page.").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to Dashboard' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      expect(web.gateway.calls.some(({ url }) => url.startsWith('/api/game-import'))).toBe(false);
    },
  );

  test('says that it cannot tell when the session cannot be asked for, after one more try', async () => {
    web.gateway.on(session, () => ({ refuse: 503 }));
    const page = await web.open('/dashboard');
    await page.getByRole('heading', { name: 'Not available' }).waitFor();
    expect(sent('/api/auth/session')).toHaveLength(2);
    web.gateway.heal(session);
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  test('offers to load the page again when its scripts do not come', async () => {
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    const page = await web.open('/login');
    await page.route('**/assets/admin-routes-*.js', (script) => script.abort());
    await page.goto('/dashboard/affiliates?search=two');
    const again = page.getByRole('link', { name: 'Load the page again' });
    expect(await again.isVisible()).toBe(false);
    // The time in which scripts usually come.
    await page.evaluate(() => document.getAnimations().forEach((wait) => wait.finish()));
    await again.waitFor();
    await page.unroute('**/assets/admin-routes-*.js');
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'Affiliates' }).waitFor();
    expect(new URL(page.url()).search).toBe('?search=two');
  });

  test('that does not exist says so inside the dashboard', async () => {
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    const page = await web.open('/dashboard/nowhere');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
    expect(await page.getByRole('navigation', { name: 'Dashboard' }).isVisible()).toBe(true);
  });
});

describe('a session', () => {
  const ofMarianne = maker(accountSession)(() => ({ lastSeenAt: AT, address: '192.0.2.7' }));

  /** The dashboard of somebody with this role, in which a test moves the clock. */
  async function openWithClock(role: SessionUser['role']): Promise<Page> {
    web.gateway.user = { id: 1, username: 'marianne', role };
    const page = await web.open('/dashboard', { window: {} });
    await page.clock.install();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    return page;
  }

  test('is looked at again every five minutes, and its end is noticed', async () => {
    const page = await openWithClock('admin');
    web.gateway.user = undefined;
    web.gateway.calls.length = 0;
    await page.clock.runFor(300_000);
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await page.locator('main:focus').waitFor();
    expect(sent('/api/auth/session')).toHaveLength(1);
  });

  test('that has ended is noticed by the first call that is refused for it', async () => {
    const page = await openWithClock('super_admin');
    await page.clock.runFor(6_000);
    web.gateway.user = undefined;
    web.gateway.on(listUsers, () => ({ refuse: 401, message: 'Not signed in' }));
    await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/users');
  });

  test('is not asked for twice within five seconds, however a call is refused', async () => {
    const page = await openWithClock('super_admin');
    await stopClock(page);
    web.gateway.calls.length = 0;
    // With the 20 seconds until it stopped, a second more than five minutes.
    await page.clock.runFor(281_000);
    await until(() => expect(sent('/api/auth/session')).toHaveLength(1));
    web.gateway.user = undefined;
    web.gateway.on(listUsers, () => ({ refuse: 403, message: 'Not for visitors' }));
    await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
    await until(async () => {
      await page.clock.runFor(10);
      expect(sent('/api/users')).toHaveLength(1);
    });
    await page.clock.runFor(1_000);
    expect(sent('/api/auth/session')).toHaveLength(1);
    await page.clock.runFor(5_000);
    await page.clock.resume();
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    expect(sent('/api/auth/session')).toHaveLength(2);
  });

  test('ends with Logout, which goes home and forgets what was fetched', async () => {
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    const page = await web.open('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(sent('/api/auth/logout')).toHaveLength(1);
    await page.goBack();
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
  });

  test.each([
    ['after it has ended', true],
    ['that another tab has begun', false],
  ])('of another person, %s, shows nothing of the one before', async (_when, ends) => {
    const ben: SessionUser = { id: 2, username: 'ben', role: 'admin' };
    web.gateway.on(login, () => {
      web.gateway.user = ben;
      return { status: 200, body: { message: 'Login successful', user: ben } };
    });
    web.gateway.always(listOwnSessions, [ofMarianne(1, { id: 'here', current: true })]);
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    const page = await web.open('/dashboard/settings', { window: {} });
    await page.clock.install();
    await page.reload();
    const hers = page.getByRole('listitem').filter({ hasText: '192.0.2.7' });
    await hers.waitFor();
    web.gateway.held.add(listOwnSessions);
    web.gateway.user = ends ? undefined : ben;
    await page.clock.runFor(300_000);
    if (ends) {
      await page.getByRole('link', { name: 'Go to Login' }).click();
      await fillIn(page, web.gateway.password);
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
    }
    await page.getByText('Loading sessions...').waitFor();
    await page.getByRole('main').getByText('ben', { exact: true }).waitFor();
    expect(await hers.count()).toBe(0);
  });

  test('goes on when signing out fails', async () => {
    web.gateway.user = { id: 1, username: 'marianne', role: 'admin' };
    web.gateway.on(logout, () => ({ refuse: 503 }));
    const page = await web.open('/dashboard');
    const failed = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await (await failed).finished();
    expect(sent('/api/auth/logout')).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });
});
