import { beforeEach, describe, expect, test } from '@jest/globals';
import { getSync, listMalformedItems } from '@slots/contracts/catalog/catalogue-sync';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { catalogueGame, staffGame, syncRun } from '../../../testing/records.ts';
import { staffGamesOn } from '../../../testing/staff-games.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';

const SCREEN = '/dashboard/game-import';
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const web = await webForTests();
let portal: ImportPortal;

beforeEach(() => {
  portal = importPortalOn(web.gateway);
  web.gateway.user = { id: 1, username: 'marianne', role: 'super_admin' };
  portal.games.all = [catalogueGame(1)];
  portal.sync.last = syncRun();
  web.gateway.calls.length = 0;
});

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

async function openList(query = ''): Promise<Page> {
  const page = await web.open(`${SCREEN}${query}`, DESKTOP);
  await page.getByRole('table').waitFor();
  return page;
}

describe("the catalogue's copy", () => {
  test('that is made for the first time says so, and how far it is', async () => {
    portal.games.all = [catalogueGame(1), catalogueGame(2)];
    portal.sync = {
      last: null,
      running: syncRun({ state: 'running', pages: 10, pagesDone: 4, finishedAt: null }),
    };
    const page = await openList();
    await page
      .getByRole('heading', { name: 'The external catalogue is being copied for the first time' })
      .waitFor();
    await page.getByText('Page 4 of 10').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    portal.games.all.push(catalogueGame(3));
    portal.sync = { last: syncRun(), running: null };
    await row(page, 'Game 3').waitFor();
    await page.getByText('3 games in the catalogue, updated 21 Nov 2026, 03:00 UTC').waitFor();
  });

  test('makes the games manager read its games again once it is updated', async () => {
    const library = staffGamesOn(web.gateway);
    library.all = [staffGame(7, { name: 'Book of Rivers' })];
    portal.sync.running = syncRun({ state: 'running', finishedAt: null });
    const page = await web.open('/dashboard/games', DESKTOP);
    await page.getByRole('row', { name: /Book of Rivers/ }).waitFor();
    await page.getByRole('link', { name: 'Game Importer' }).click();
    await page.getByRole('heading', { name: 'The catalogue is being updated' }).waitFor();
    library.all = [staffGame(7, { name: 'Book of Seas' })];
    portal.sync.running = null;
    await page.getByRole('button', { name: 'Update catalogue' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
    const rows = page.getByRole('row', { name: /Book of/ });
    await until(async () => {
      expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('Book of Seas')]);
    });
  });

  test('is brought up to date when asked', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Update catalogue' }).click();
    await page.getByRole('heading', { name: 'The catalogue is being updated' }).waitFor();
    expect(portal.sync.running?.state).toBe('queued');
  });

  test('tells since when and why the catalogue is away, and can still be updated', async () => {
    portal.sync = {
      running: null,
      last: syncRun({ state: 'failed', error: 'ECONNREFUSED' }),
      lastSyncedAt: '2026-11-20T03:00:00.000Z',
      away: { since: '2026-11-21T02:45:00.000Z', reason: 'The catalogue answers 500.' },
    };
    const page = await openList();
    await page
      .getByText(
        'The catalogue has been unreachable since 21 Nov 2026, 02:45 UTC; last synced 20 Nov 2026, 03:00 UTC.',
      )
      .waitFor();
    await page.getByText('The catalogue answers 500.').waitFor();
    expect(await page.getByText('The last update of the catalogue failed.').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update catalogue' }).click();
    await page.getByRole('heading', { name: 'The catalogue is being updated' }).waitFor();
    await page.getByText(/^The catalogue has been unreachable since/).waitFor();
  });

  test('was never made while the catalogue is away', async () => {
    portal.games.all = [];
    portal.sync = {
      running: null,
      last: null,
      away: { since: '2026-11-21T02:45:00.000Z', reason: 'It does not answer.' },
    };
    const page = await web.open(SCREEN, DESKTOP);
    await page.getByText(/02:45 UTC; never synced yet\.$/).waitFor();
    expect(await page.getByText('The catalogue has not been copied yet.').isVisible()).toBe(true);
  });

  test('says that its state could not be loaded, and tries again when asked', async () => {
    web.gateway.on(getSync, () => ({ refuse: 503 }));
    const page = await openList();
    await page.getByText('The state of the catalogue could not be loaded.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(getSync);
    portal.sync.last = syncRun();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Update catalogue' }).waitFor();
  });
});

describe('items that could not be read', () => {
  const opener = (page: Page) => page.getByRole('button', { name: /could not be read$/ });
  const items = (page: Page) => page.getByRole('dialog').getByRole('listitem');

  test('are counted, and listed with id, reason and time, page by page', async () => {
    portal.malformed.all = Array.from({ length: 21 }, (_, index) => ({
      externalId: index === 0 ? null : 500 + index,
      reason: `name: expected a text (${index})`,
      seenAt: '2026-11-21T03:00:00.000Z',
    }));
    const page = await openList();
    expect(await opener(page).innerText()).toBe('21 items could not be read');
    await opener(page).press('Enter');
    await items(page).first().waitFor();
    expect(await items(page).count()).toBe(20);
    const [first = '', second = ''] = await items(page).allInnerTexts();
    expect(first).toContain('No ID');
    expect(second).toContain('Game 501');
    expect(second).toContain('name: expected a text (1)');
    expect(second).toContain('21 Nov 2026, 03:00 UTC');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await items(page).getByText('Game 520').waitFor();
    expect(await items(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until(async () =>
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true),
    );
  });

  test('say why they could not be loaded, and are tried again when asked', async () => {
    portal.sync.last = syncRun({ malformed: 2 });
    web.gateway.on(listMalformedItems, () => ({ refuse: 503 }));
    const page = await openList();
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').getByText('Error loading the items').waitFor();
    await dialog.getByText('503: Service Unavailable').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(listMalformedItems);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('heading', { name: 'Every item could be read' }).waitFor();
  });

  test('are not spoken of where there are none', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Update catalogue' }).waitFor();
    expect(await opener(page).count()).toBe(0);
  });
});
