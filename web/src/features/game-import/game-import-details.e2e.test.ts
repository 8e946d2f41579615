import { beforeEach, describe, expect, test } from '@jest/globals';
import { getCatalogueGame } from '@slots/contracts/catalog/catalogue-games';
import { importBatch } from '@slots/contracts/catalog/imports';
import { listGameProviders } from '@slots/contracts/catalog/taxonomy';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { answerUnchecked } from '../../../testing/portal-screen.ts';
import { catalogueGame, importJob, staffCasino, staffGame } from '../../../testing/records.ts';
import { staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { staffGamesOn } from '../../../testing/staff-games.ts';
import { follow } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';

const GAME = catalogueGame(7, { name: 'Book of Rivers' });

const web = await webForTests();
let portal: ImportPortal;

beforeEach(() => {
  portal = importPortalOn(web.gateway);
  web.gateway.user = { id: 1, username: 'marianne', role: 'super_admin' };
  portal.games.all = [GAME];
  web.gateway.calls.length = 0;
});

const toast = (page: Page) => page.locator('[data-sonner-toast]').first();

async function openGame(id: number | string = 7): Promise<Page> {
  const page = await web.open(`/dashboard/game-import/details/${id}`, {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Terms with their values, of one card or of the whole page. */
async function factsOf(page: Page, title: string): Promise<Record<string, string>> {
  const card = page.locator('div').filter({
    has: page.locator(':scope > div > h2', { hasText: title }),
  });
  const terms = await card.last().locator('dt').allInnerTexts();
  const values = await card.last().locator('dd').allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}

describe('the details of a game of the catalogue', () => {
  test('tell everything that the catalogue says', async () => {
    const page = await openGame();
    expect(await page.title()).toBe('Book of Rivers | Casino Admin');
    const main = page.getByRole('main');
    for (const text of ['ID: 7', 'Northlight Studios', 'Video Slots', 'Egypt', 'Treasure']) {
      expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
    }
    expect(await main.getByText('No image available').isVisible()).toBe(true);
    expect(await factsOf(page, 'Game Specifications')).toEqual({
      Description: 'A slot about a river, a boat and what the boat carries.',
      Megaways: 'Yes',
      'Bonus Buy': 'No',
      Progressive: 'No',
      'Release Date': '2026-03-14',
      Reels: '5-3',
      Payline: '20',
      RTP: '96.51',
      Volatility: 'High',
    });
    expect(await factsOf(page, 'Additional Information')).toEqual({
      'Min Bet': '0.20',
      'Max Bet': '100',
      'Max Win Per Spin': '5,000x',
      'Max Exposure': '250,000',
      'Cluster Slot': 'no',
      Autoplay: 'yes',
      'Quick Spin': 'yes',
      'Tumbling Reels': 'no',
      'Increasing Multipliers': 'yes',
      Orientation: 'Both',
      Restrictions: 'US,FR',
    });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("say 'Not specified' where the catalogue says nothing, and leave out what is not there", async () => {
    portal.games.all = [
      catalogueGame(7, {
        description: null,
        release: '',
        rtp: null,
        min_bet: null,
        restrictions: '',
      }),
    ];
    const page = await openGame();
    expect(await factsOf(page, 'Game Specifications')).toMatchObject({
      Description: 'Not specified',
      'Release Date': 'Not specified',
      RTP: 'Not specified',
    });
    const rest = await factsOf(page, 'Additional Information');
    expect(Object.keys(rest)).not.toContain('Min Bet');
    expect(Object.keys(rest)).not.toContain('Restrictions');
  });

  test('are read again after a minute', async () => {
    const page = await web.open('/dashboard/game-import/details/7', { window: {} });
    await page.clock.install();
    await page.reload();
    await page.getByText('A slot about a river, a boat and what the boat carries.').waitFor();
    await page.getByRole('link', { name: 'Back to Import Games' }).click();
    const game = page.getByRole('link', { name: 'Book of Rivers' });
    await game.waitFor();
    portal.games.all = [catalogueGame(7, { name: 'Book of Rivers', description: 'A ferry.' })];
    await page.clock.runFor(61_000);
    await game.click();
    await until(async () => expect(await page.getByText('A ferry.').count()).toBe(1));
  });

  test('lead back to the list and to a preview in a new tab', async () => {
    const page = await openGame();
    const preview = page.getByRole('link', { name: 'Preview Game' });
    expect(await preview.getAttribute('href')).toBe('/api/game-import/game/7/preview');
    expect(await preview.getAttribute('target')).toBe('_blank');
    await page.getByRole('link', { name: 'Back to Import Games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  });

  test('are not asked for when the address holds no number', async () => {
    const page = await openGame('seven');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Error loading game details.',
    );
    await page.getByText('Failed to fetch game information.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(web.gateway.calls.some(({ url }) => url.includes('/game-import/'))).toBe(false);
    await page.getByRole('link', { name: 'Return to Import Page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  });

  test('say that they are loading, and why they could not be loaded', async () => {
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    web.gateway.on(getCatalogueGame, async () => {
      await held;
      return { refuse: 404, message: 'The external catalogue has no game with this id.' };
    });
    const page = await web.open('/dashboard/game-import/details/9');
    await page.getByText('Loading game details...').waitFor();
    go();
    await page.getByText('The external catalogue has no game with this id.').waitFor();
    const retry = page.getByRole('button', { name: 'Try again' });
    expect(await retry.count()).toBe(0);
    web.gateway.on(getCatalogueGame, () => ({ refuse: 503 }));
    await page.reload();
    await page.getByText('Failed to fetch game information.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.always(getCatalogueGame, GAME);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Book of Rivers' }).waitFor();
  });
});

describe('importing one game', () => {
  test("shows the server's words and goes to the games manager", async () => {
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    const said = await toast(page).innerText();
    expect(said).toContain('Import Successful');
    expect(said).toContain('Successfully imported 1 games');
    await page.getByRole('heading', { level: 1, name: 'Games Manager' }).waitFor();
    const call = web.gateway.calls.find(({ url }) => url === '/api/game-import/batch');
    expect(call?.body).toEqual({ gameIds: [7] });
    expect(call?.headers['prefer']).toBeUndefined();
  });

  test('is listed in the games manager, though that was open before', async () => {
    const library = staffGamesOn(web.gateway);
    library.all = [staffGame(3, { name: 'Lucky Rainbow' })];
    const page = await web.open('/dashboard/games', { viewport: { width: 1440, height: 900 } });
    await page.getByRole('row', { name: /Lucky Rainbow/ }).waitFor();
    await page.getByRole('link', { name: 'Game Importer' }).click();
    await page.getByRole('link', { name: 'Book of Rivers' }).click();
    library.all = [...library.all, staffGame(7, { name: 'Book of Rivers' })];
    await page.getByRole('button', { name: 'Import Game' }).click();
    await page.getByRole('heading', { level: 1, name: 'Games Manager' }).waitFor();
    const rows = page.getByRole('row', { name: /Lucky Rainbow|Book of Rivers/ });
    await until(async () => expect(await rows.count()).toBe(2));
  });

  test('offers its provider to casinos at once, though their screen was open before', async () => {
    staffGamesOn(web.gateway);
    const { casinos } = staffCasinosOn(web.gateway);
    casinos.all = [staffCasino(1, { name: 'Lucky River', slug: 'lucky-river' })];
    const offered = web.gateway.collection(listGameProviders);
    const { all } = offered;
    offered.all = [];
    const page = await web.open('/dashboard/casinos/lucky-river?tab=providers', {
      viewport: { width: 1440, height: 900 },
    });
    const chosen = page.getByRole('list', { name: 'Game Providers', exact: true });
    await chosen.waitFor();
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('link', { name: 'Game Importer' }).click();
    await page.getByRole('link', { name: 'Book of Rivers' }).click();
    offered.all = all;
    await page.getByRole('button', { name: 'Import Game' }).click();
    await page.getByRole('heading', { level: 1, name: 'Games Manager' }).waitFor();
    for (let screens = 0; screens < 4; screens += 1) await page.goBack();
    await chosen.waitFor();
    await page.getByRole('button', { name: 'Edit Game Providers' }).click();
    await page.getByRole('checkbox', { name: 'Embermere Play' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(all.length);
  });

  test('leaves the details of another game alone that were gone to meanwhile', async () => {
    portal.games.all = [GAME, catalogueGame(8, { name: 'Old Harbour' })];
    web.gateway.held.add(importBatch);
    // It is shown at once where it was read before.
    const page = await openGame(8);
    await follow(page, '/dashboard/game-import/details/7');
    await page.getByRole('heading', { level: 1, name: 'Book of Rivers' }).waitFor();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await page.getByRole('button', { name: 'Importing...' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Old Harbour' }).waitFor();
    expect(await page.getByRole('button', { name: 'Import Game' }).isEnabled()).toBe(true);
    web.gateway.letGo();
    await toast(page).getByText('Import Successful').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Old Harbour');
  });

  test('follows an import that takes longer than the answer', async () => {
    web.gateway.on(importBatch, () => {
      portal.jobs.all = [
        importJob({
          id: 4,
          state: 'running',
          progress: { total: 1, done: 0, succeeded: 0, failed: 0 },
          results: { success: [], errors: [], failed: 0 },
          finishedAt: null,
        }),
      ];
      return { status: 202, body: { message: 'The import goes on.', jobId: 4 } };
    });
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await page.getByRole('button', { name: 'Importing...' }).waitFor();
    await until(() => expect(portal.jobs.all).toHaveLength(1));
    portal.advance(4, { success: [7] });
    portal.finish(4);
    expect(await toast(page).innerText()).toContain('Import Successful');
    await page.getByRole('heading', { level: 1, name: 'Games Manager' }).waitFor();
  });

  test('says why the game could not be imported, and stays', async () => {
    web.gateway.on(importBatch, () => ({
      status: 200,
      body: {
        message: 'No games were imported.',
        results: { success: [], errors: [{ id: 7, error: 'The game is gone.' }], failed: 1 },
        jobId: 5,
      },
    }));
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await until(async () => {
      expect(await toast(page).innerText()).toContain('Import Failed');
      expect(await toast(page).innerText()).toContain('The game is gone.');
    });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Book of Rivers');
  });

  test('says that nothing was imported when it was cancelled meanwhile, and stays', async () => {
    const message = 'No games were imported. 0 failed.';
    web.gateway.on(importBatch, () => ({
      status: 200,
      body: { message, results: { success: [], errors: [], failed: 0 }, jobId: 5 },
    }));
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await toast(page).getByText(message).waitFor();
    expect(await toast(page).innerText()).toContain('Import Failed');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Book of Rivers');
  });

  test('takes an answer without errors for a success, unless games have failed', async () => {
    const failed = { message: 'It could not be read.', results: { success: [], failed: 1 } };
    answerUnchecked(web.gateway, importBatch, failed);
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await toast(page).getByText('It could not be read.').waitFor();
    expect(await toast(page).innerText()).toContain('Import Failed');
    const done = { message: 'It is in the library.', results: { success: [7] } };
    answerUnchecked(web.gateway, importBatch, done);
    await page.getByRole('button', { name: 'Import Game' }).click();
    await page.locator('[data-sonner-toast]').getByText('It is in the library.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Games Manager' }).waitFor();
  });

  test('says so when the request is refused', async () => {
    web.gateway.on(importBatch, () => ({ refuse: 409, message: 'Not now.' }));
    const page = await openGame();
    await page.getByRole('button', { name: 'Import Game' }).click();
    await until(async () => {
      expect(await toast(page).innerText()).toContain('Import Failed');
      expect(await toast(page).innerText()).toContain('Error: Not now.');
    });
  });
});
