import { beforeEach, describe, expect, test } from '@jest/globals';
import type { StaffGame } from '@slots/contracts/catalog/games';
import { listSavedViews, type SavedView } from '@slots/contracts/identity/saved-views';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import { callsOf, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { staffGame } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { staffGamesOn } from '../../../testing/staff-games.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let library: Collection<StaffGame>;
let kept: Collection<SavedView>;

beforeEach(() => {
  library = staffGamesOn(web.gateway);
  library.all = [
    staffGame(7, { name: 'Book of Rivers' }),
    staffGame(8, { name: 'Lucky Rainbow', published: false, status: 'draft' }),
    staffGame(9, { name: 'Old Harbour', published: false, status: 'draft' }),
  ];
  kept = web.gateway.collection(listSavedViews);
});

const open = (path = '/dashboard/games') => openScreen(web, path, 'user');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function gamesIn(page: Page): Promise<string[]> {
  const links = await page.getByRole('link', { name: /^View (?!site)/ }).all();
  const labels = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
  return labels.flatMap((label) => (label === null ? [] : [label.replace('View ', '')]));
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('filters and order of a list', () => {
  test('are in the address: reloading and going back bring them back, and the file has them', async () => {
    const page = await open();
    await choose(page, 'Show', 'Draft');
    await page.waitForURL('**/games?show=draft');
    await button(page, 'Sort').click();
    await page.getByRole('menuitemradio', { name: 'Name (Z to A)' }).click();
    await page.waitForURL('**/games?show=draft&sort=-name');
    await until(async () => expect(await gamesIn(page)).toEqual(['Old Harbour', 'Lucky Rainbow']));
    const file = page.getByRole('link', { name: 'Export CSV' });
    expect(await file.getAttribute('href')).toBe('/api/games.csv?status=draft&sort=-name');
    await page.reload();
    await until(async () => expect(await gamesIn(page)).toEqual(['Old Harbour', 'Lucky Rainbow']));
    await button(page, 'Sort: Name (Z to A)').waitFor();
    await page.goBack();
    await until(async () => expect(await gamesIn(page)).toEqual(['Lucky Rainbow', 'Old Harbour']));
    expect(await screenFaults(page)).toEqual([]);
  });

  test('are exported: the file is kept, and one that cannot be had says why', async () => {
    const page = await open('/dashboard/games?show=draft');
    const file = page.getByRole('link', { name: 'Export CSV' });
    await page.route('**/api/games.csv?status=draft', (route) =>
      route.fulfill({
        contentType: 'text/csv',
        headers: { 'Content-Disposition': 'attachment; filename="games-2026-11-21.csv"' },
        body: '"ID"\r\n8\r\n',
      }),
    );
    const [kept] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(kept.suggestedFilename()).toBe('games-2026-11-21.csv');
    await toasts(page).getByText('Exported games-2026-11-21.csv').waitFor();
    await page.route('**/api/games.csv?status=draft', (route) =>
      route.fulfill({ status: 503, json: { title: 'Service Unavailable', requestId: 'abc' } }),
    );
    await file.press('Enter');
    await toasts(page).getByText('The file could not be created. Please try again.').waitFor();
    await toasts(page).getByText('abc').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/games');
  });

  test('are exported while lists go on to show what is changed', async () => {
    const page = await open();
    const ready = Promise.withResolvers<void>();
    await page.route('**/api/games.csv*', async (route) => {
      await ready.promise;
      await route.fulfill({ contentType: 'text/csv', body: '"ID"\r\n7\r\n' });
    });
    await page.getByRole('link', { name: 'Export CSV' }).click();
    await page.getByRole('link', { name: 'Exporting… 0 kB' }).waitFor();
    await button(page, 'Select several').click();
    await page.getByRole('checkbox', { name: 'Select Lucky Rainbow' }).check();
    await button(page, 'Publish').click();
    await toasts(page).getByText('1 game published').waitFor();
    const row = page.getByRole('row', { name: 'Lucky Rainbow' });
    await row.getByText('Published', { exact: true }).waitFor();
    ready.resolve();
    await toasts(page).getByText('Exported games.csv').waitFor();
    expect(await row.innerText()).toContain('Published');
  });

  test('are not exported once the session has ended: the screen asks to sign in', async () => {
    const page = await open();
    await page.route('**/api/games.csv*', (route) =>
      route.fulfill({ status: 401, json: { title: 'Unauthorized' } }),
    );
    web.gateway.user = undefined;
    await page.getByRole('link', { name: 'Export CSV' }).click();
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/games');
  });

  test('are saved, brought back, renamed and deleted', async () => {
    const page = await open('/dashboard/games?show=draft&page=2');
    await button(page, 'Saved views').click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('View name').fill('Drafts');
    await page.keyboard.press('Enter');
    await toasts(page).getByText('Saved as "Drafts"').waitFor();
    await button(page, 'Saved views').and(page.locator(':focus')).waitFor();
    expect(kept.all).toMatchObject([{ list: 'games', name: 'Drafts', query: 'show=draft' }]);
    await page.goto(`${web.gateway.url}/dashboard/games`);
    await button(page, 'Saved views').click();
    await page.getByRole('menuitemradio', { name: 'Drafts' }).click();
    await page.waitForURL('**/games?show=draft');
    await button(page, 'Saved views').click();
    await page.getByRole('menuitem', { name: 'Rename or delete' }).click();
    const manage = page.getByRole('dialog', { name: 'Your saved views' });
    await manage.getByRole('button', { name: 'Rename Drafts' }).click();
    await manage.getByRole('textbox', { name: 'New name of Drafts' }).fill('  ');
    await page.keyboard.press('Enter');
    await toasts(page).getByText('Name is required').waitFor();
    await manage.getByRole('textbox', { name: 'New name of Drafts' }).fill('To be written');
    await page.keyboard.press('Enter');
    await manage.getByText('To be written').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await manage.getByRole('button', { name: 'Delete To be written' }).click();
    await manage.getByText('No saved views.').waitFor();
    expect(kept.all).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'Saved views').and(page.locator(':focus')).waitFor();
  });
});

describe('many games', () => {
  const select = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}` });
  const status = (page: Page, name: string) =>
    page.getByRole('row', { name }).getByRole('cell').nth(3);

  test('are chosen when somebody wants to, published in one call, and taken back', async () => {
    const page = await open();
    await page.getByRole('row', { name: /Old Harbour/ }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await button(page, 'Select several').click();
    await select(page, 'Book of Rivers').check();
    await select(page, 'Lucky Rainbow').press('Space');
    await page.getByRole('status').filter({ hasText: '2 selected' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await button(page, 'Publish').click();
    await toasts(page).getByText('1 game published').waitFor();
    await toasts(page).getByText('1 unchanged.').waitFor();
    await until(async () =>
      expect(await status(page, 'Lucky Rainbow').textContent()).toBe('Published'),
    );
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await until(async () =>
      expect(await status(page, 'Lucky Rainbow').textContent()).toBe('Draft'),
    );
    const sent = callsOf(web.gateway, 'POST', '/api/games/many').map(({ body }) => body);
    expect(sent).toEqual([
      { ids: [7, 8], change: 'publish' },
      { ids: [8], versions: [2], change: 'unpublish' },
    ]);
  });

  test('that somebody else has changed meanwhile are not taken back, and named', async () => {
    const page = await open();
    await button(page, 'Select several').click();
    await select(page, 'Lucky Rainbow').check();
    await select(page, 'Old Harbour').check();
    await button(page, 'Publish').click();
    await toasts(page).getByText('2 games published').waitFor();
    Object.assign(library.all[2] ?? {}, { rtp: '90' });
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await toasts(page).getByText('1 undone').waitFor();
    await toasts(page).getByText('Old Harbour: This game was changed by petra.').waitFor();
    expect(library.all.find(({ id }) => id === 9)?.published).toBe(true);
  });

  test('that are refused are named with the reason; all on a page are chosen at once', async () => {
    const page = await open();
    await button(page, 'Select several').click();
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await page.getByRole('status').filter({ hasText: '3 selected' }).waitFor();
    const file = page.getByRole('link', { name: 'Export selected' });
    expect(await file.getAttribute('href')).toBe('/api/games.csv?ids=7%2C8%2C9&sort=id');
    library.all = library.all.filter(({ id }) => id !== 9);
    await button(page, 'Feature').click();
    await toasts(page).getByText('2 games featured').waitFor();
    await toasts(page).getByText('Old Harbour: Game Not Found').waitFor();
    await button(page, 'Done').click();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});
