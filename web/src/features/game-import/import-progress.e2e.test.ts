import { beforeEach, describe, expect, test } from '@jest/globals';
import { getImportJob, importBatch } from '@slots/contracts/catalog/imports';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { answerUnchecked } from '../../../testing/portal-screen.ts';
import { catalogueGame, importJob, syncRun } from '../../../testing/records.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';
import { IMPORT_SCREEN, importButtonOf, rowOf, tickOf } from './import-screen-under-test.ts';

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
const batchCalls = () => callsTo('/api/game-import/batch');
const toast = (page: Page) => page.locator('[data-sonner-toast]').first();

async function openList(): Promise<Page> {
  const page = await web.open(IMPORT_SCREEN, { viewport: { width: 1440, height: 900 } });
  await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  await page.getByRole('table').waitFor();
  return page;
}

describe('importing', () => {
  async function startImport(names: readonly string[]): Promise<Page> {
    const page = await openList();
    for (const name of names) await tickOf(page, name).click();
    await importButtonOf(page).click();
    await page
      .getByRole('heading', { name: /import/i, level: 2 })
      .first()
      .waitFor();
    return page;
  }
  const counts = (page: Page) =>
    page.getByRole('region', { name: 'Import 1' }).locator('dd').allTextContents();

  test('shows its progress as it happens, and what came of it', async () => {
    portal.games.all = [1, 2, 3].map((id) => catalogueGame(id));
    const page = await startImport(['Game 1', 'Game 2', 'Game 3']);
    expect(batchCalls()[0]?.headers).toMatchObject({
      prefer: 'respond-async',
      'idempotency-key': expect.stringMatching(/.+/),
    });
    expect(await importButtonOf(page).innerText()).toBe('Importing...');
    expect(await importButtonOf(page).isDisabled()).toBe(true);
    portal.advance(1, { success: [1, 2] });
    await until(async () => expect(await counts(page)).toEqual(['3', '2', '2', '0']));
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    expect(await accessibilityFaults(page)).toEqual([]);
    portal.advance(1, { errors: [{ id: 3, error: 'The external catalogue has no such game.' }] });
    portal.finish(1);
    await until(async () => {
      expect(await toast(page).innerText()).toContain('Import successful');
      expect(await toast(page).innerText()).toContain('Successfully imported 2 games. 1 failed.');
    });
    await until(async () => expect(await counts(page)).toEqual(['3', '3', '2', '1']));
    const failures = page.getByRole('region', { name: 'Failures and reasons' });
    expect(await failures.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('The external catalogue has no such game.'),
    ]);
    await rowOf(page, 'Game 1').getByText('Imported', { exact: true }).waitFor();
    expect(await tickOf(page, 'Game 1').isDisabled()).toBe(true);
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (0)'),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('counts in two columns where the sidebar leaves no room for four', async () => {
    const page = await startImport(['Game 1']);
    const leftOf = async (count: string) => {
      const term = page.getByRole('region', { name: 'Import 1' }).locator('dt');
      return (await term.filter({ hasText: count }).boundingBox())?.x ?? 0;
    };
    expect(await leftOf('Succeeded')).toBeGreaterThan(await leftOf('Total'));
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await leftOf('Succeeded')).toBe(await leftOf('Total'));
  });

  test('tells its speed and when it will be over, once that is known', async () => {
    portal.games.all = [1, 2, 3].map((id) => catalogueGame(id));
    const page = await startImport(['Game 1', 'Game 2']);
    await until(async () => expect(await counts(page)).toEqual(['2', '0', '0', '0']));
    const speed = page.getByText(/ left$/);
    expect(await speed.count()).toBe(0);
    const [job] = portal.jobs.all;
    if (!job) throw new Error('No import was made.');
    job.speed = { gamesPerSecond: 1_240, secondsLeft: 20 };
    portal.advance(1, { success: [1] });
    await page.getByText('1,240 games a second · about 20 seconds left').waitFor();
    await page.reload();
    await page.getByText('1,240 games a second · about 20 seconds left').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    portal.advance(1, { success: [2] });
    portal.finish(1);
    await page.getByRole('heading', { name: 'Import finished' }).waitFor();
    expect(await speed.count()).toBe(0);
  });

  test.each([
    [{ success: [1, 2], failed: 1 }, 'Successfully imported 2 games. 1 failed.'],
    [{ success: [1, 2], failed: [{ id: 3 }] }, 'Successfully imported 2 games. 1 failed.'],
    [{ success: [1, 2], errors: [{ error: 'Gone' }] }, 'Successfully imported 2 games. 1 failed.'],
    [{ success: [1, 2, 3] }, 'Successfully imported 3 games'],
  ])('that is answered with %j clears the selection', async (results, text) => {
    answerUnchecked(web.gateway, importBatch, { message: 'The import has ended.', results });
    const page = await openList();
    for (const name of ['Game 1', 'Game 2', 'Game 3']) await tickOf(page, name).click();
    await importButtonOf(page).click();
    await toast(page).getByText(text, { exact: true }).waitFor();
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (0)'),
    );
  });

  test('that failed as a whole keeps the selection, and can be tried again', async () => {
    const page = await startImport(['Game 5']);
    portal.advance(1, { errors: [{ id: 5, error: 'Gone' }] });
    portal.finish(1);
    await until(async () => {
      expect(await toast(page).innerText()).toContain('Import failed');
      expect(await toast(page).innerText()).toContain('No games were imported. 1 failed.');
    });
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (1)'),
    );
    await page.getByRole('button', { name: 'Retry failed games' }).click();
    await page.getByRole('region', { name: 'Import 2' }).waitFor();
    expect(callsTo('/api/game-import/jobs/1/retry')).toHaveLength(1);
  });

  test('that is over before its progress is first asked for shows its end and its games', async () => {
    web.gateway.on(getImportJob, () => {
      const [job] = portal.jobs.all;
      if (!job) return { refuse: 404 };
      if (job.finishedAt === null) {
        portal.advance(1, { success: [1] });
        portal.finish(1);
      }
      return { status: 200, body: job };
    });
    const page = await startImport(['Game 1']);
    await rowOf(page, 'Game 1').getByText('Imported', { exact: true }).waitFor();
    expect(await counts(page)).toEqual(['1', '1', '1', '0']);
  });

  test('can be cancelled', async () => {
    const page = await startImport(['Game 1', 'Game 2']);
    portal.advance(1, { success: [1] });
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByRole('heading', { name: 'Import cancelled' }).waitFor();
    await until(async () =>
      expect(await toast(page).innerText()).toContain('1 of 2 games had been imported.'),
    );
    await until(async () => expect(await importButtonOf(page).innerText()).toContain('Selected'));
  });

  test('survives a reload of the page', async () => {
    const page = await startImport(['Game 1', 'Game 2']);
    portal.advance(1, { success: [1] });
    await page.reload();
    await until(async () => expect(await counts(page)).toEqual(['2', '1', '1', '0']));
    expect(await importButtonOf(page).innerText()).toBe('Importing...');
    portal.advance(1, { success: [2] });
    portal.finish(1);
    await until(async () =>
      expect(await toast(page).innerText()).toContain('Successfully imported 2 games'),
    );
  });

  test('of somebody else is shown, and keeps nobody from importing', async () => {
    const page = await startImport(['Game 1']);
    const other = await openList();
    await until(async () => expect(await counts(other)).toEqual(['1', '0', '0', '0']));
    expect(await importButtonOf(other).innerText()).toBe('Import Selected (0)');
    portal.advance(1, { success: [1] });
    portal.finish(1);
    await rowOf(other, 'Game 1').getByText('Imported', { exact: true }).waitFor();
    await rowOf(page, 'Game 1').getByText('Imported', { exact: true }).waitFor();
    expect(await toast(other).isVisible()).toBe(false);
  });

  test('of a first start, of which there are two, says how many games it imports', async () => {
    const progress = { total: 250, done: 10, succeeded: 10, failed: 0 };
    portal.jobs.all = [
      importJob({
        origin: 'seed',
        state: 'running',
        requestedBy: null,
        progress,
        finishedAt: null,
      }),
    ];
    const heading = (await openList()).getByRole('heading', { name: /^Importing/ });
    await heading.waitFor();
    expect(await heading.textContent()).toBe('Importing 250 games');
  });

  test('is followed by asking when its events cannot be had', async () => {
    const page = await startImport(['Game 1', 'Game 2']);
    portal.cutStreams();
    portal.advance(1, { success: [1] });
    await until(async () => expect(await counts(page)).toEqual(['2', '1', '1', '0']));
    portal.advance(1, { success: [2] });
    portal.finish(1);
    await until(async () =>
      expect(await toast(page).innerText()).toContain('Successfully imported 2 games'),
    );
  });

  test('is followed though it cannot be read at first', async () => {
    web.gateway.on(getImportJob, () => ({ refuse: 503 }));
    const page = await openList();
    await tickOf(page, 'Game 1').click();
    await importButtonOf(page).click();
    await until(() => expect(callsTo('/api/game-import/jobs/1')).not.toEqual([]));
    web.gateway.heal(getImportJob);
    await until(async () => expect(await counts(page)).toEqual(['1', '0', '0', '0']));
    portal.advance(1, { success: [1] });
    portal.finish(1);
    await until(async () =>
      expect(await toast(page).innerText()).toContain('Successfully imported 1 games'),
    );
  });

  test('goes on after the gateway was restarted under the page, which claims nothing meanwhile', async () => {
    const page = await startImport(['Game 1', 'Game 2']);
    portal.advance(1, { success: [1] });
    await until(async () => expect(await counts(page)).toEqual(['2', '1', '1', '0']));
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/game-import/jobs/1'),
    );
    await web.gateway.goAway();
    portal.advance(1, { success: [2] });
    portal.finish(1);
    await refused;
    await page.waitForEvent('requestfailed');
    expect(await counts(page)).toEqual(['2', '1', '1', '0']);
    expect(await importButtonOf(page).innerText()).toBe('Importing...');
    expect(await page.getByText('Import finished').count()).toBe(0);
    expect(await page.getByText('Import failed').count()).toBe(0);
    await web.gateway.comeBack();
    await page.getByRole('heading', { name: 'Import finished' }).waitFor();
    expect(await counts(page)).toEqual(['2', '2', '2', '0']);
    await rowOf(page, 'Game 2').getByText('Imported', { exact: true }).waitFor();
  });

  test('says so when the request fails', async () => {
    web.gateway.on(importBatch, () => ({ refuse: 503 }));
    const page = await openList();
    await tickOf(page, 'Game 1').click();
    await importButtonOf(page).click();
    await until(async () => {
      const said = await toast(page).innerText();
      expect(said).toContain('Import failed');
      expect(said).toContain('There was an error importing games. Please try again.');
    });
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (1)'),
    );
  });

  test('takes an answer that comes with the outcome at once', async () => {
    web.gateway.on(importBatch, () => ({
      status: 200,
      body: { message: 'Done', results: { success: [1], errors: [], failed: 0 }, jobId: 99 },
    }));
    const page = await openList();
    await tickOf(page, 'Game 1').click();
    await importButtonOf(page).click();
    await until(async () =>
      expect(await toast(page).innerText()).toContain('Successfully imported 1 games'),
    );
    await until(async () =>
      expect(await importButtonOf(page).innerText()).toBe('Import Selected (0)'),
    );
  });
});
