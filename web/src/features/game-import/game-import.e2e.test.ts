import { beforeEach, describe, expect, test } from '@jest/globals';
import { listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { catalogueGame, syncRun } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';
import { IMPORT_SCREEN, importButtonOf, rowOf, tickOf } from './import-screen-under-test.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };

const web = await webForTests();
let portal: ImportPortal;

beforeEach(() => {
  portal = importPortalOn(web.gateway);
  web.gateway.user = { id: 1, username: 'marianne', role: 'super_admin' };
  portal.games.all = Array.from({ length: 250 }, (_, index) => catalogueGame(index + 1));
  portal.sync.last = syncRun();
  web.gateway.calls.length = 0;
});

const listCalls = () =>
  web.gateway.calls.map(({ url }) => url).filter((url) => url.startsWith('/api/game-import/games'));
const callsTo = (address: string) => web.gateway.calls.filter(({ url }) => url === address);
const batchCalls = () => callsTo('/api/game-import/batch');

const pager = (page: Page, place: 'above' | 'below') =>
  page.getByRole('navigation', { name: `Pages, ${place} the list` });

async function openScreen(query = ''): Promise<Page> {
  const page = await web.open(`${IMPORT_SCREEN}${query}`, DESKTOP);
  await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  return page;
}

async function openList(query = ''): Promise<Page> {
  const page = await openScreen(query);
  await page.getByRole('table').waitFor();
  return page;
}

/** Holds back the answers of a list call until `go`. */
function holdList(): () => void {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  web.gateway.on(listCatalogueGames, async () => {
    await held;
    return {
      status: 200,
      body: { data: [], current_page: 1, per_page: 100, last_page: 1, total: 0 },
    };
  });
  return go;
}

describe('the list of the catalogue', () => {
  test('shows each game with its id, name, provider, type and status', async () => {
    portal.games.all = [
      catalogueGame(7, { name: 'Book of Rivers', imported: true }),
      catalogueGame(8, { name: 'Lone Reel', provider: null, type: null }),
    ];
    const page = await openList();
    expect(await page.title()).toBe('Import Games | Casino Admin');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      '',
      'ID',
      'Name',
      'Provider',
      'Type',
      'Status',
    ]);
    const cells = async (name: string) =>
      (await rowOf(page, name).getByRole('cell').allInnerTexts()).map((text) => text.trim());
    expect(await cells('Book of Rivers')).toEqual([
      '',
      '7',
      '?\nBook of Rivers',
      'Northlight Studios',
      'Video Slots',
      'Imported',
    ]);
    expect(await cells('Lone Reel')).toEqual([
      '',
      '8',
      '?\nLone Reel',
      'Unknown',
      'Unknown',
      'Not Imported',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('shows a spinner and the fallback page numbers while it loads', async () => {
    const go = holdList();
    const page = await openScreen();
    await page.getByRole('status').filter({ hasText: 'Loading games...' }).waitFor();
    expect(await pager(page, 'above').innerText()).toContain('Showing page 1 of 271');
    expect(await pager(page, 'below').innerText()).toContain('of 293');
    go();
    await page.getByRole('heading', { name: 'No games available' }).waitFor();
  });

  test('says what it found nothing for', async () => {
    const page = await openScreen('?search=zzz');
    await page.getByRole('heading', { name: 'No games found matching "zzz"' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('says why it could not be loaded, and tries again when asked', async () => {
    web.gateway.on(listCatalogueGames, () => ({ refuse: 400, message: 'page must be a number' }));
    const page = await openScreen();
    const alert = page.getByRole('alert');
    await alert.getByText('Error loading games').waitFor();
    await alert.getByText('page must be a number').waitFor();
    expect(listCalls()).toHaveLength(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(listCatalogueGames);
    portal.games.all = [catalogueGame(1)];
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No games available').or(page.getByRole('table')).waitFor();
  });

  test('names the failure when the server has no words for it', async () => {
    web.gateway.on(listCatalogueGames, () => ({ refuse: 503 }));
    const page = await openScreen();
    const alert = page.getByRole('alert');
    await alert.getByText('503: Service Unavailable').waitFor();
    expect(await alert.innerText()).toContain('request-of-the-fake');
  });
});

test('the list fits a phone, and every game can be read and chosen', async () => {
  portal.games.all = [catalogueGame(7, { name: 'A game with a name that goes on and on and on' })];
  const page = await web.open(IMPORT_SCREEN, { viewport: { width: 320, height: 700 } });
  await page.getByRole('table').waitFor();
  for (const fact of ['7', 'Northlight Studios', 'Video Slots', 'Not Imported']) {
    expect(await page.getByRole('cell', { name: fact, exact: true }).isVisible()).toBe(true);
  }
  await page.getByRole('checkbox', { name: /^Select A game/ }).click();
  await page.getByRole('button', { name: 'Import Selected (1)' }).waitFor();
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});

describe('searching', () => {
  test('waits for the button or Enter, starts at page 1 and stays in the address', async () => {
    const page = await openList('?page=2');
    const box = page.getByPlaceholder('Search games by name...');
    await box.fill('game 24');
    expect(listCalls()).toEqual(['/api/game-import/games?page=2']);
    await page.getByRole('button', { name: 'Search' }).click();
    await until(() =>
      expect(listCalls().at(-1)).toBe('/api/game-import/games?page=1&search=game+24'),
    );
    await rowOf(page, 'Game 240').waitFor();
    expect(new URL(page.url()).search).toBe('?search=game+24');
    await box.fill('game 13');
    await box.press('Enter');
    await rowOf(page, 'Game 130').waitFor();
    await page.reload();
    await rowOf(page, 'Game 130').waitFor();
    expect(await box.inputValue()).toBe('game 13');
  });

  test('is undone by Refresh, which asks the server once', async () => {
    const page = await openList('?search=game+1&page=2');
    const box = page.getByPlaceholder('Search games by name...');
    await box.fill('half a wor');
    web.gateway.calls.length = 0;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowOf(page, 'Game 1').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await box.inputValue()).toBe('');
    expect(listCalls()).toEqual(['/api/game-import/games?page=1']);
  });
});

describe('the pages', () => {
  test('are leafed through with First, Previous, Next and Last, above and below', async () => {
    const page = await openList();
    expect(await pager(page, 'above').innerText()).toContain('Showing page 1 of 3');
    expect(await pager(page, 'above').getByRole('button', { name: 'First' }).isDisabled()).toBe(
      true,
    );
    expect(await pager(page, 'below').getByRole('button', { name: 'Previous' }).isDisabled()).toBe(
      true,
    );
    await pager(page, 'below').getByRole('button', { name: 'Next' }).click();
    await rowOf(page, 'Game 101').waitFor();
    await pager(page, 'above').getByRole('button', { name: 'Last' }).click();
    await rowOf(page, 'Game 250').waitFor();
    expect(await pager(page, 'above').getByRole('button', { name: 'Next' }).isDisabled()).toBe(
      true,
    );
    await pager(page, 'above').getByRole('button', { name: 'Previous' }).click();
    await rowOf(page, 'Game 101').waitFor();
    await pager(page, 'below').getByRole('button', { name: 'First' }).click();
    await rowOf(page, 'Game 1').waitFor();
  });

  test('are jumped to by number, whole and from 1 to 999 alone', async () => {
    const page = await openList();
    const above = pager(page, 'above');
    const box = above.getByRole('spinbutton', { name: 'Page number' });
    for (const refused of ['0', '1000', '1.5', '-2', '']) {
      await box.fill(refused);
      await above.getByRole('button', { name: 'Go' }).click();
      await above.getByRole('alert').getByText('Enter a whole number from 1 to 999.').waitFor();
    }
    expect(listCalls()).toHaveLength(1);
    await box.fill('3');
    await box.press('Enter');
    await rowOf(page, 'Game 201').waitFor();
    expect(new URL(page.url()).search).toBe('?page=3');
    await box.fill('999');
    await above.getByRole('button', { name: 'Go' }).click();
    await page.getByText('Page 999 is beyond the last one, 3.').waitFor();
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await rowOf(page, 'Game 201').waitFor();
  });
});

describe('choosing games', () => {
  test('forgets what somebody else imported meanwhile', async () => {
    portal.games.all = [1, 2].map((id) => catalogueGame(id));
    const page = await openList();
    await page.getByRole('checkbox', { name: 'Select all games on this page' }).click();
    await page.getByRole('button', { name: 'Import Selected (2)' }).waitFor();
    portal.games.all = [1, 2].map((id) => catalogueGame(id, { imported: id === 2 }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Import Selected (1)' }).waitFor();
    expect(await tickOf(page, 'Game 1').isChecked()).toBe(true);
  });

  test('enables the import, counts, and leaves out what is imported', async () => {
    portal.games.all = [1, 2, 3].map((id) => catalogueGame(id, { imported: id === 2 }));
    const page = await openList();
    expect(await importButtonOf(page).innerText()).toBe('Import Selected (0)');
    expect(await importButtonOf(page).isDisabled()).toBe(true);
    expect(await tickOf(page, 'Game 2').isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Select all games on this page' }).click();
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (2)'),
    );
    expect(await tickOf(page, 'Game 2').isChecked()).toBe(false);
    await tickOf(page, 'Game 3').click();
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (1)'),
    );
    const all = page.getByRole('checkbox', { name: 'Select all games on this page' });
    expect(await all.getAttribute('aria-checked')).toBe('mixed');
  });

  test('goes on over pages', async () => {
    const page = await openList();
    await tickOf(page, 'Game 1').click();
    await pager(page, 'above').getByRole('button', { name: 'Next' }).click();
    await tickOf(page, 'Game 101').click();
    await page.getByRole('button', { name: 'Import Selected (2)' }).click();
    await until(() => expect(batchCalls()[0]?.body).toEqual({ gameIds: [1, 101] }));
  });
});
