import { beforeEach, describe, expect, test } from '@jest/globals';
import { rememberLocation } from '@slots/contracts/catalog/catalogue-games';
import { importAll, planImport } from '@slots/contracts/catalog/imports';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { catalogueGame, syncRun } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';

const SCREEN = '/dashboard/game-import';
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

const callsTo = (address: string) => web.gateway.calls.filter(({ url }) => url === address);
const ALL = '/api/game-import/all';
const DRY_RUN = '/api/game-import/dry-run';
const LOCATION = '/api/game-import/cache-location';

const toast = (page: Page) => page.locator('[data-sonner-toast]').first();
const dialogOf = (page: Page) => page.getByRole('dialog');

async function openList(query = ''): Promise<Page> {
  const page = await web.open(`${SCREEN}${query}`, DESKTOP);
  await page.getByRole('table').waitFor();
  return page;
}

/** Name and number of each kind in the dialog. */
async function partsOf(page: Page): Promise<string[]> {
  await dialogOf(page).locator('dt').first().waitFor();
  const parts = await dialogOf(page).locator('dt').allInnerTexts();
  return parts.map((part) => part.replaceAll(/\s+/g, ' '));
}

describe('importing everything that matches', () => {
  test('shows first what would happen, then imports and is followed', async () => {
    portal.games.all = [
      catalogueGame(1, { name: 'Red River' }),
      catalogueGame(2, { name: 'River Boat', imported: true }),
      catalogueGame(3, { name: 'Moon' }),
    ];
    const page = await openList('?search=river');
    await page.getByText('2 games found').waitFor();
    await page.getByRole('button', { name: 'Import everything that matches' }).click();
    await dialogOf(page)
      .getByRole('heading', { name: 'Import all that matches "river"?' })
      .waitFor();
    expect(await partsOf(page)).toEqual([
      'Would be created 1 game',
      'Would be changed 0 games',
      'Would stay unchanged 1 game',
    ]);
    expect(callsTo(DRY_RUN).map(({ body }) => body)).toEqual([{ search: 'river' }]);
    expect(callsTo(ALL)).toHaveLength(0);
    await dialogOf(page).getByText('Which games').first().click();
    await dialogOf(page).getByText('Red River').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Import 2 games' }).click();
    await page.getByRole('region', { name: 'Import 1' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(callsTo(ALL)).toMatchObject([
      { body: { search: 'river' }, headers: { 'idempotency-key': expect.stringMatching(/.+/) } },
    ]);
    const again = page.getByRole('button', { name: 'Import everything that matches' });
    expect(await again.isDisabled()).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Waiting to import 2 games' }).waitFor();
    portal.advance(1, { success: [1, 2] });
    portal.finish(1);
    await until(async () =>
      expect(await toast(page).innerText()).toContain('Successfully imported 2 games'),
    );
  });

  test('without a search means the whole catalogue, and names the first games', async () => {
    const page = await openList();
    await page.getByText('250 games in all').waitFor();
    await page.getByRole('button', { name: 'Import everything' }).click();
    expect((await partsOf(page))[0]).toBe('Would be created 250 games');
    await dialogOf(page).getByText('Which games').click();
    await dialogOf(page)
      .getByText(/Game 20 and 230 more$/)
      .waitFor();
    await dialogOf(page).getByRole('button', { name: 'Import 250 games' }).click();
    await until(() => expect(callsTo(ALL).map(({ body }) => body)).toEqual([{}]));
  });

  test('is not offered where it would do nothing, and can be left by keyboard', async () => {
    portal.games.all = [catalogueGame(1, { imported: true })];
    const page = await openList();
    const opener = page.getByRole('button', { name: 'Import everything' });
    await opener.press('Enter');
    await dialogOf(page).getByText('There is nothing to import.').waitFor();
    expect(await dialogOf(page).getByRole('button', { name: 'Import 1 game' }).isDisabled()).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(callsTo(ALL)).toHaveLength(0);
    await until(async () =>
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true),
    );
  });

  test('waits for the dry run, says why it failed, and tries again when asked', async () => {
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    web.gateway.on(planImport, async () => {
      await held;
      return { refuse: 503 };
    });
    const page = await openList();
    await page.getByRole('button', { name: 'Import everything' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Preparing the preview...').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Import', exact: true });
    expect(await confirm.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    go();
    await dialog.getByRole('alert').getByText('503: Service Unavailable').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(planImport);
    portal.games.all = [catalogueGame(1)];
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Import 1 game' }).waitFor();
  });

  test('says so when it is refused', async () => {
    web.gateway.on(importAll, () => ({ refuse: 404, message: 'No game matches any more.' }));
    const page = await openList();
    await page.getByRole('button', { name: 'Import everything' }).click();
    await dialogOf(page).getByRole('button', { name: 'Import 250 games' }).click();
    await until(async () =>
      expect(await toast(page).innerText()).toContain('No game matches any more.'),
    );
  });
});

describe('the dry run of a selection', () => {
  test('tells what would happen, and starts the import when asked', async () => {
    const page = await openList();
    await page.getByRole('checkbox', { name: 'Select Game 3', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Game 4', exact: true }).click();
    portal.games.all = portal.games.all.filter(({ id }) => id !== 4);
    await page.getByRole('button', { name: 'Preview import' }).click();
    expect(await partsOf(page)).toEqual([
      'Would be created 1 game',
      'Would be changed 0 games',
      'Would stay unchanged 0 games',
      'Would fail 1 game',
    ]);
    expect(callsTo(DRY_RUN).map(({ body }) => body)).toEqual([{ gameIds: [3, 4] }]);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preview import' }).click();
    await dialogOf(page).getByRole('button', { name: 'Import 1 game' }).click();
    await until(() =>
      expect(callsTo('/api/game-import/batch').map(({ body }) => body)).toEqual([
        { gameIds: [3, 4] },
      ]),
    );
    expect(callsTo(DRY_RUN)).toHaveLength(2);
  });
});

test('the dry run fits a phone and can be read', async () => {
  const page = await web.open(SCREEN, { viewport: { width: 320, height: 700 } });
  await page.getByRole('button', { name: 'Import everything' }).click();
  await partsOf(page);
  const box = await dialogOf(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(await dialogOf(page).evaluate((window) => window.scrollWidth)).toBeLessThanOrEqual(
    Math.ceil(box?.width ?? 0),
  );
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});

describe("opening a game's details from the list", () => {
  /** What the opening caused has happened by then. */
  async function backToList(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Back to Import Games' }).click();
    await page.getByRole('table').waitFor();
  }

  test('tells the server on which page it was seen', async () => {
    const page = await openList('?page=2');
    await page.getByRole('link', { name: 'Game 120', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Game 120' }).waitFor();
    await until(() =>
      expect(callsTo(LOCATION).map(({ body }) => body)).toEqual([{ gameId: 120, page: 2 }]),
    );
  });

  test('shows them all the same when that fails', async () => {
    web.gateway.on(rememberLocation, () => ({ refuse: 503 }));
    const page = await openList();
    const failed = page.waitForResponse(`**${LOCATION}`);
    await page.getByRole('link', { name: 'Game 1', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Game 1' }).waitFor();
    await (await failed).finished();
    await backToList(page);
    expect(callsTo(LOCATION)).toHaveLength(1);
    expect(await toast(page).isVisible()).toBe(false);
  });

  test('from a search tells nothing, since its pages are not those of the catalogue', async () => {
    const page = await openList('?search=game+7');
    await page.getByRole('link', { name: 'Game 7', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Game 7' }).waitFor();
    await backToList(page);
    expect(callsTo(LOCATION)).toHaveLength(0);
  });
});
