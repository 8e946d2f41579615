import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createUser,
  deleteUser,
  listUsers,
  type User,
  updateUser,
} from '@slots/contracts/identity/users';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import type { Collection } from '../../../testing/fake-gateway.ts';
import {
  answerUnchecked,
  callsOf,
  holdAndFail,
  openScreen,
  questionOnReload,
  stopClock,
  toasts,
} from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let staff: Collection<User>;

beforeEach(() => {
  staff = web.gateway.collection(listUsers);
  staff.all = [
    { id: 1, username: 'marianne', role: 'super_admin' },
    { id: 2, username: 'oskar', role: 'admin' },
    { id: 3, username: 'pia', role: 'user' },
  ];
});

const open = () => openScreen(web, '/dashboard/users');
const dialog = (page: Page) => page.getByRole('dialog');

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    // The star of a required field is a part of its label's text.
    await dialog(page)
      .getByLabel(new RegExp(`^${label}\\*?$`))
      .fill(value);
  }
}

describe('User Management', () => {
  test('lists the members of staff with their roles', async () => {
    const page = await open();
    expect(await page.title()).toBe('User Management | Casino Admin');
    await page.getByText('Manage admin users and permissions').waitFor();
    await page.getByRole('heading', { name: 'System Users' }).waitFor();
    await page.getByRole('row', { name: /oskar/ }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'Username',
      'Role',
      'Actions',
    ]);
    const rows = await page.getByRole('row').allInnerTexts();
    const words = rows.slice(1).map((row) => row.split(/\s+/).join(' '));
    expect(words).toEqual([
      '1 MA marianne Super Admin Edit Delete',
      '2 OS oskar Admin Edit Delete',
      '3 PI pia User Edit Delete',
    ]);
    expect(await screenFaults(page)).toEqual([]);
  });

  test('takes a user without a role for one of the default role', async () => {
    answerUnchecked(web.gateway, listUsers, [{ id: 4, username: 'quinn' }]);
    const page = await open();
    await page.getByRole('row', { name: /quinn/ }).getByText('User', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  test('has its buttons in sight, whatever the length of a name', async () => {
    staff.all = [{ id: 4, username: 'q'.repeat(255), role: 'user' }];
    const page = await open();
    await page.setViewportSize({ width: 1280, height: 800 });
    const table = page.getByRole('region', { name: 'System Users' });
    await table.getByRole('button', { name: /^Edit q/ }).waitFor();
    const [content, frame] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(content).toBe(frame);
  });

  test('is read again every five seconds and when the window gets the focus', async () => {
    const page = await openScreen(web, '/dashboard/users', 'super_admin', { window: {} });
    await page.clock.install();
    await page.reload();
    await page.getByRole('row', { name: /pia/ }).waitFor();
    const read = () => callsOf(web.gateway, 'GET', '/api/users').length;
    /** Waits until this person is on screen: a call that is under way would not be made anew. */
    const shows = (username: string) =>
      until(async () => {
        // What is answered is drawn with the clock's next frame.
        await page.clock.runFor(20);
        expect(await page.getByRole('row', { name: username }).isVisible()).toBe(true);
      });
    staff.all = [{ id: 4, username: 'quinn', role: 'user' }];
    // Which runs by itself, too.
    await stopClock(page);
    await shows('quinn');
    const before = read();
    staff.all = [{ id: 5, username: 'rita', role: 'user' }];
    await page.clock.runFor(5_000);
    await shows('rita');
    expect(read()).toBe(before + 1);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await until(() => expect(read()).toBe(before + 2));
  });

  test('says when there is nobody, and starts with the first', async () => {
    staff.all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add First User' }).click();
    await page.getByRole('dialog', { name: 'Add New User' }).waitFor();
  });

  test('says that it loads, and that it could not be loaded', async () => {
    const held = holdAndFail(web.gateway, listUsers);
    const page = await open();
    await page.getByText('Loading users...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'The users could not be loaded' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    web.gateway.heal(listUsers);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row', { name: /oskar/ }).waitFor();
  });
});

describe('adding a user', () => {
  test('checks what is typed, in the words of the rules', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add User' }).click();
    expect(await screenFaults(page)).toEqual([]);
    const add = dialog(page).getByRole('button', { name: 'Add User' });
    await fill(page, { Username: 'ab' });
    await add.click();
    await dialog(page).getByText('Username must be at least 3 characters').waitFor();
    await dialog(page).getByText('Password is required for new users').waitFor();
    await fill(page, { Username: 'OSKAR', Password: 'long enough', 'Confirm Password': 'other' });
    await add.click();
    await dialog(page).getByText('This username already exists').waitFor();
    await dialog(page).getByText('Passwords do not match').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    expect(callsOf(web.gateway, 'POST', '/api/users')).toEqual([]);
  });

  test('sends the form, says so, and reads the list again a moment later', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add User' }).click();
    await fill(page, {
      Username: 'ruth',
      Password: 'long enough',
      'Confirm Password': 'long enough',
    });
    await dialog(page).getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Add User' }).click();
    await toasts(page).getByText('User ruth created successfully.').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /ruth/ }).waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/users')[0]?.body).toEqual({
      username: 'ruth',
      password: 'long enough',
      confirmPassword: 'long enough',
      role: 'admin',
    });
  });

  test('keeps the form when it fails', async () => {
    web.gateway.on(createUser, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Add User' }).click();
    await fill(page, {
      Username: 'ruth',
      Password: 'long enough',
      'Confirm Password': 'long enough',
    });
    await dialog(page).getByRole('button', { name: 'Add User' }).click();
    await toasts(page).getByText('Failed to create user.').waitFor();
    const [shown, destructive] = await toasts(page).evaluate((toast) => {
      const badge = document.createElement('span');
      badge.style.color = 'var(--on-danger-tint)';
      toast.append(badge);
      return [toast, badge].map((element) => getComputedStyle(element).color);
    });
    expect(shown).toBe(destructive);
    await toasts(page).getByRole('button', { name: 'Close toast' }).click();
    await toasts(page).waitFor({ state: 'detached' });
    await dialog(page).getByText('Failed to save user. Please try again.').waitFor();
    expect(await dialog(page).getByLabel('Username').inputValue()).toBe('ruth');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.mouse.click(5, 5);
    expect(await dialog(page).getByLabel('Username').inputValue()).toBe('ruth');
    expect(await questionOnReload(page)).toBe('beforeunload');
  });
});

describe('changing a user', () => {
  test('leaves the password alone unless it is asked for', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit pia' }).click();
    await page.getByRole('dialog', { name: 'Edit User' }).waitFor();
    expect(
      await dialog(page)
        .getByLabel(/^Password/)
        .count(),
    ).toBe(0);
    expect(await screenFaults(page)).toEqual([]);
    await fill(page, { Username: 'pia maria' });
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await toasts(page).getByText('User pia maria updated successfully.').waitFor();
    expect(callsOf(web.gateway, 'PUT', '/api/users/3')[0]?.body).toEqual({
      username: 'pia maria',
      role: 'user',
    });
    await page.getByRole('row', { name: /pia maria/ }).waitFor();
    // A dialog that is still fading out would take the focus with it while the next one is filled.
    await dialog(page).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Edit pia maria' }).click();
    await dialog(page).getByRole('button', { name: 'Change Password' }).click();
    await fill(page, { Password: 'another one', 'Confirm Password': 'another one' });
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(callsOf(web.gateway, 'PUT', '/api/users/3')[1]?.body).toMatchObject({
      password: 'another one',
    });
  });

  test('leaves the role as somebody else has changed it meanwhile', async () => {
    const page = await openScreen(web, '/dashboard/users', 'super_admin', { window: {} });
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: 'Edit pia' }).click();
    await fill(page, { Username: 'pia maria' });
    staff.all = staff.all.map((user) => (user.id === 3 ? { ...user, role: 'admin' } : user));
    await page.clock.runFor(5_000);
    await dialog(page).getByRole('combobox', { name: 'Role' }).getByText('Admin').waitFor();
    expect(await dialog(page).getByLabel('Username').inputValue()).toBe('pia maria');
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await until(() =>
      expect(callsOf(web.gateway, 'PUT', '/api/users/3')[0]?.body).toEqual({
        username: 'pia maria',
        role: 'admin',
      }),
    );
  });

  test('shows their own new name in the sidebar to who changed it, without asking who they are', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit marianne' }).click();
    await fill(page, { Username: 'marie' });
    web.gateway.user = { id: 1, username: 'marie', role: 'super_admin' };
    web.gateway.calls.length = 0;
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await toasts(page).getByText('User marie updated successfully.').waitFor();
    await page.locator('p', { hasText: /^marie$/ }).waitFor();
    expect(await page.locator('p', { hasText: /^marianne$/ }).count()).toBe(0);
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit pia' }).click();
    await fill(page, { Username: 'piia' });
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await page.getByRole('row', { name: /piia/ }).waitFor();
    expect(await page.locator('p', { hasText: /^marie$/ }).count()).toBe(1);
    expect(callsOf(web.gateway, 'GET', '/api/auth/session')).toEqual([]);
  });

  test("shows the server's words when it is refused", async () => {
    web.gateway.on(updateUser, () => ({
      refuse: 409,
      message: 'You cannot change your own role',
    }));
    const page = await open();
    await page.getByRole('button', { name: 'Edit marianne' }).click();
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await toasts(page).getByText('You cannot change your own role').waitFor();
    await dialog(page).getByText('You cannot change your own role').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(staff.all[0]?.role).toBe('super_admin');
  });
});

describe('deleting a user', () => {
  test('gives the focus back to its button when it is cancelled', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: 'Delete pia' });
    await button.click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await until(async () =>
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true),
    );
  });

  test('asks first, and goes back when it is refused', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Delete pia' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await question
      .getByText('Are you sure you want to delete pia? This action cannot be undone.')
      .waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(callsOf(web.gateway, 'DELETE', '/api/users/3')).toEqual([]);

    web.gateway.on(deleteUser, () => ({ refuse: 503 }));
    await page.getByRole('button', { name: 'Delete pia' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Failed to delete user.').waitFor();

    web.gateway.heal(deleteUser);
    web.gateway.held.add(deleteUser);
    web.gateway.calls.length = 0;
    for (let presses = 0; presses < 2; presses += 1) {
      await page.getByRole('button', { name: 'Delete pia' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await question.waitFor({ state: 'detached' });
    }
    web.gateway.letGo();
    await toasts(page).getByText('User pia deleted successfully.').waitFor();
    await page.getByRole('row', { name: /pia/ }).waitFor({ state: 'hidden' });
    expect(callsOf(web.gateway, 'DELETE', '/api/users/3')).toHaveLength(1);
    // The focus has not left with the row.
    expect(
      await page.evaluate(() => document.activeElement?.closest('table') instanceof HTMLElement),
    ).toBe(true);
  });
});
