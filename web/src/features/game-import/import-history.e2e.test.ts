import { beforeEach, describe, expect, test } from '@jest/globals';
import { getImportJob, listImportJobs, retryImportJob } from '@slots/contracts/catalog/imports';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { expectNoNavigationFrom } from '../../../testing/portal-screen.ts';
import { catalogueGame, importJob, syncRun } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';
import { type ImportPortal, importPortalOn } from './import-portal.fixture.ts';

const SCREEN = '/dashboard/game-import/history';
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

const callsTo = (address: string) => web.gateway.calls.filter(({ url }) => url === address);

const FAILED = importJob({
  id: 3,
  progress: { total: 3, done: 3, succeeded: 1, failed: 2 },
  results: {
    success: [1],
    errors: [
      { id: 8, error: 'The external catalogue has no such game.' },
      { id: 9, error: 'The catalogue did not answer.' },
    ],
    failed: 2,
  },
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openHistory(query = ''): Promise<Page> {
  const page = await web.open(`${SCREEN}${query}`, DESKTOP);
  await page.getByRole('heading', { level: 1, name: 'Past imports' }).waitFor();
  return page;
}

async function openFailures(): Promise<Page> {
  const page = await openHistory();
  await page.getByRole('button', { name: '2 failed: show the failures of import 3' }).click();
  await dialogOf(page).waitFor();
  return page;
}

describe('past imports', () => {
  test('are a link away from Import Games', async () => {
    const page = await web.open('/dashboard/game-import', DESKTOP);
    await page.getByRole('link', { name: 'Past imports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Past imports' }).waitFor();
    expect(await page.title()).toBe('Past imports | Casino Admin');
    await page.getByRole('link', { name: 'Back to Import Games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  });

  test('lead to the queues that carry imports out', async () => {
    const page = await openHistory();
    const link = page.getByRole('link', { name: 'Job queues (opens in a new tab)' });
    expect(await link.getAttribute('href')).toBe('/api/queues');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  test('are for super administrators alone', async () => {
    web.gateway.user = { id: 2, username: 'ulf', role: 'user' };
    const page = await web.open(SCREEN, DESKTOP);
    await page.getByText('Access denied').or(page.getByText('Access Denied')).first().waitFor();
    expect(callsTo('/api/game-import/jobs?page=1&limit=20')).toHaveLength(0);
  });

  test('tell date, who asked, games, outcome and failures', async () => {
    portal.jobs.all = [
      importJob({
        id: 5,
        state: 'running',
        progress: { total: 4, done: 1, succeeded: 1, failed: 0 },
        finishedAt: null,
      }),
      importJob({
        id: 4,
        state: 'cancelled',
        progress: { total: 50, done: 12, succeeded: 12, failed: 0 },
        requestedBy: { id: 7, username: 'petra' },
      }),
      FAILED,
      importJob({ id: 2, progress: { total: 2, done: 2, succeeded: 0, failed: 2 } }),
      importJob({
        id: 1,
        origin: 'seed',
        requestedBy: null,
        progress: { total: 1_500, done: 1_500, succeeded: 1_500, failed: 0 },
      }),
    ];
    const page = await openHistory();
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Date',
      'Who',
      'Games',
      'Outcome',
      'Failures',
    ]);
    const rows = await page.locator('tbody').getByRole('row').all();
    const cells = await Promise.all(
      rows.map(async (row) =>
        (await row.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
      ),
    );
    const date = '21 Nov 2026, 03:00 UTC';
    expect(cells).toEqual([
      [date, 'marianne', '4 games', 'Running 1 imported', 'None failed'],
      [date, 'petra', '50 games', 'Cancelled 12 imported', 'None failed'],
      [date, 'marianne', '3 games', 'In part 1 imported', '2 failed'],
      [date, 'marianne', '2 games', 'Failed 0 imported', '2 failed'],
      [date, 'Initial setup', '1,500 games', 'Successful 1,500 imported', 'None failed'],
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('that are still running are looked at again', async () => {
    portal.jobs.all = [
      importJob({
        state: 'running',
        progress: { total: 2, done: 0, succeeded: 0, failed: 0 },
        results: { success: [], errors: [], failed: 0 },
        finishedAt: null,
      }),
    ];
    const page = await openHistory();
    await page.getByText('Running').waitFor();
    portal.advance(1, { success: [1, 2] });
    portal.finish(1);
    await page.getByText('Successful').waitFor();
    expect(await page.getByText('2 imported').isVisible()).toBe(true);
  });

  test('are leafed through, and the page stays in the address', async () => {
    portal.jobs.all = Array.from({ length: 45 }, (_, index) =>
      importJob({ id: 45 - index, requestedBy: { id: 1, username: `user ${45 - index}` } }),
    );
    const page = await openHistory();
    await page.getByText('Page 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('cell', { name: 'user 25', exact: true }).waitFor();
    await page.reload();
    await page.getByText('Page 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('cell', { name: 'user 1', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.goto(`${SCREEN}?page=9`);
    await page.getByText('Page 9 is beyond the last one, 3.').waitFor();
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await page.getByRole('cell', { name: 'user 1', exact: true }).waitFor();
  });

  test('say that there are none', async () => {
    const page = await openHistory();
    await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Import games', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  });

  test('say that they load, why they could not, and are tried again when asked', async () => {
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    web.gateway.on(listImportJobs, async () => {
      await held;
      return { refuse: 503 };
    });
    const page = await openHistory();
    await page.getByText('Loading past imports...').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    go();
    const alert = page.getByRole('alert');
    await alert.getByText('Error loading past imports').waitFor();
    await alert.getByText('503: Service Unavailable').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(listImportJobs);
    portal.jobs.all = [FAILED];
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table').waitFor();
  });
});

describe('the failures of a past import', () => {
  beforeEach(() => {
    portal.jobs.all = [structuredClone(FAILED), importJob({ id: 2 }), importJob()];
  });

  test('are listed with their reasons', async () => {
    const page = await openFailures();
    const failures = dialogOf(page).getByRole('listitem');
    await failures.first().waitFor();
    const texts = await failures.allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Game 8 The external catalogue has no such game.',
      'Game 9 The catalogue did not answer.',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: /show the failures of import 3/ });
    await until(async () =>
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true),
    );
  });

  test('are shown a hundred at a time', async () => {
    const errors = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, error: 'Gone' }));
    portal.jobs.all = [
      importJob({
        id: 3,
        progress: { total: 150, done: 150, succeeded: 0, failed: 150 },
        results: { success: [], errors, failed: 150 },
      }),
    ];
    const page = await openHistory();
    await page.getByRole('button', { name: '150 failed: show the failures of import 3' }).click();
    await dialogOf(page).getByText('100 of 150 shown').waitFor();
    expect(await dialogOf(page).getByRole('listitem').count()).toBe(100);
    await dialogOf(page).getByRole('button', { name: 'Show more' }).click();
    await until(async () => expect(await dialogOf(page).getByRole('listitem').count()).toBe(150));
  });

  test('can be tried again, which Import Games then follows and tells the end of', async () => {
    const page = await openFailures();
    await dialogOf(page).getByRole('button', { name: 'Retry failed games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
    await page.getByRole('region', { name: 'Import 4' }).waitFor();
    expect(callsTo('/api/game-import/jobs/3/retry')).toHaveLength(1);
    portal.advance(4, { success: [8, 9] });
    portal.finish(4);
    await until(async () =>
      expect(await page.locator('[data-sonner-toast]').first().innerText()).toContain(
        'Successfully imported 2 games',
      ),
    );
  });

  test('leave the screen alone that was gone to while they are tried again', async () => {
    const page = await openFailures();
    web.gateway.held.add(retryImportJob);
    await dialogOf(page).getByRole('button', { name: 'Retry failed games' }).click();
    await until(() => expect(callsTo('/api/game-import/jobs/3/retry')).toHaveLength(1));
    await dialogOf(page).getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    const answered = page.waitForResponse('**/jobs/3/retry');
    web.gateway.letGo();
    await (await answered).finished();
    await expectNoNavigationFrom(page, 'Casinos');
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/casinos');
  });

  test('stay on screen when trying again is refused', async () => {
    web.gateway.on(retryImportJob, () => ({
      refuse: 409,
      message: 'No game of this import has failed.',
    }));
    const page = await openFailures();
    await dialogOf(page).getByRole('button', { name: 'Retry failed games' }).click();
    await dialogOf(page)
      .getByRole('alert')
      .getByText('No game of this import has failed.')
      .waitFor();
    expect(await dialogOf(page).getByRole('link', { name: 'Game 8' }).isVisible()).toBe(true);
  });

  test('say why they could not be loaded, and are tried again when asked', async () => {
    web.gateway.on(getImportJob, () => ({ refuse: 503 }));
    const page = await openFailures();
    await dialogOf(page).getByRole('alert').getByText('Error loading failures').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    web.gateway.heal(getImportJob);
    portal.jobs.all = [FAILED];
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await dialogOf(page).getByRole('link', { name: 'Game 8' }).waitFor();
  });
});

test('past imports and their failures fit a phone', async () => {
  portal.jobs.all = [FAILED];
  const page = await web.open(SCREEN, { viewport: { width: 320, height: 700 } });
  await page.getByRole('table').waitFor();
  for (const fact of ['21 Nov 2026, 03:00 UTC', 'marianne', '3 games']) {
    expect(await page.getByRole('cell', { name: fact, exact: true }).isVisible()).toBe(true);
  }
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
  await page.getByRole('button', { name: /show the failures of import 3/ }).click();
  await dialogOf(page).getByRole('link', { name: 'Game 8' }).waitFor();
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
