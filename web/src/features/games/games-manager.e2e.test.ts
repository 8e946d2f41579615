import { beforeEach, describe, expect, test } from '@jest/globals';
import { getGameIndexing, setGameIndexing } from '@slots/contracts/catalog/game-indexing';
import { listGames, type StaffGame } from '@slots/contracts/catalog/games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import { callsOf, holdAndFail, openScreen } from '../../../testing/portal-screen.ts';
import { staffGame } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { staffGamesOn } from '../../../testing/staff-games.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

/** Keys wait for the next frame too. */
const FRAME_MS = 17;

const web = await webForTests();
let library: Collection<StaffGame>;

beforeEach(() => {
  library = staffGamesOn(web.gateway);
  library.all = [
    staffGame(7, { name: 'Book of Rivers' }),
    staffGame(8, { name: 'Lucky Rainbow', published: false, status: 'draft', type: null }),
    staffGame(9, { name: 'Old Harbour', status: 'pending', provider: null, featured: true }),
  ];
});

const open = (path = '/dashboard/games') => openScreen(web, path, 'user');
const lists = () => callsOf(web.gateway, 'GET', /^\/api\/games\?/);

describe('the games manager', () => {
  test.each(['/dashboard/games', '/dashboard/games-manager'])('is at %s', async (path) => {
    const page = await open(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Games Manager');
    await page
      .getByRole('row', { name: /Book of Rivers Northlight Studios Video Slots Published/ })
      .waitFor();
    await page
      .getByRole('row', { name: /Lucky Rainbow Northlight Studios Unknown Draft/ })
      .waitFor();
    await page
      .getByRole('row', { name: /Old Harbour ?Featured Unknown Video Slots Pending/ })
      .waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Game',
      'Provider',
      'Type',
      'Status',
      'Actions',
    ]);
    await page.getByText('Page 1 of 1').waitFor();
    expect(lists()[0]?.url).toBe('/api/games?page=1&per_page=100');
    expect(await screenFaults(page)).toEqual([]);
  });

  test('goes to the last page from an address beyond it', async () => {
    const page = await open('/dashboard/games?page=99');
    await page.getByText('Page 1 of 1').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('leads to a game and to the importer', async () => {
    const page = await open();
    expect(await page.getByRole('link', { name: 'Game Importer' }).getAttribute('href')).toBe(
      '/dashboard/game-import',
    );
    await page.getByRole('link', { name: 'View Lucky Rainbow' }).click();
    await page.waitForURL('**/dashboard/game-details/8');
    await page.getByRole('heading', { level: 1, name: 'Lucky Rainbow' }).waitFor();
  });

  test('is cards on a phone', async () => {
    const page = await open();
    await page.setViewportSize({ width: 390, height: 780 });
    const card = page.getByRole('list', { name: 'Games' }).getByRole('listitem').first();
    await card.getByText('Book of Rivers').waitFor();
    await card.getByText('Published').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await card.getByRole('link', { name: 'View Book of Rivers' }).click();
    await page.waitForURL('**/dashboard/game-details/7');
  });

  test('says when nothing is found, when it loads and when it cannot be loaded', async () => {
    library.all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No games found' }).waitFor();
    expect(await page.getByRole('link', { name: 'Import Games' }).getAttribute('href')).toBe(
      '/dashboard/game-import',
    );
    expect(await screenFaults(page)).toEqual([]);
    const held = holdAndFail(web.gateway, listGames);
    await page.reload();
    await page.getByText('Loading games...').waitFor();
    held.answer();
    await page.getByRole('heading', { name: 'Failed to load games. Please try again.' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});

describe('with 25,000 games', () => {
  beforeEach(() => {
    library.all = Array.from({ length: 25_000 }, (_game, index) =>
      staffGame(index + 1, { name: index % 5 === 0 ? `River ${index}` : `Game ${index}` }),
    );
  });

  test('a search is one request, and a page has a hundred rows', async () => {
    const page = await open();
    await page.getByText('Page 1 of 250').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Page 2 of 250').waitFor();
    await page.getByRole('row', { name: /Game 101 / }).waitFor();
    expect(await page.getByRole('row').count()).toBe(101);
    web.gateway.calls.length = 0;
    const box = page.getByRole('searchbox', { name: 'Search games' });
    await box.fill('river');
    await page.getByText('Page 1 of 50').waitFor();
    await box.press('Enter');
    await page.getByRole('row', { name: /River 5 / }).waitFor();
    expect(lists().map(({ url }) => url)).toEqual(['/api/games?page=1&per_page=100&search=river']);
    expect(new URL(page.url()).search).toBe('?search=river');
    await page.reload();
    await page.getByText('Page 1 of 50').waitFor();
    expect(await box.inputValue()).toBe('river');
  });

  test('a typed letter is on the screen as soon as with a page of games', async () => {
    const waits = await waitsForKeys(await open());
    await until(() => expect(lists().at(-1)?.url).toContain('search=northern'));
    library.all = library.all.slice(0, 100);
    const waitsWithPage = await waitsForKeys(await open());
    expect(medianOf(waits)).toBeLessThan(3 * medianOf(waitsWithPage) + FRAME_MS);
  });
});

const medianOf = (figures: readonly number[]) => figures.toSorted((x, y) => x - y)[4] ?? Number.NaN;

/** Milliseconds until the frame after each of eight keys, measured in the page, independent of the debugger's load. */
async function waitsForKeys(page: Page): Promise<number[]> {
  await page.getByRole('row', { name: /Game 1 / }).waitFor();
  await page.getByRole('searchbox', { name: 'Search games' }).focus();
  await page.evaluate(() => {
    document.addEventListener('input', () => {
      const typed = performance.now();
      requestAnimationFrame(() => performance.measure('key', { start: typed }));
    });
  });
  await page.keyboard.type('northern', { delay: 30 });
  const waits = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.getEntriesByName('key').map(({ duration }) => duration);
  });
  expect(waits).toHaveLength(8);
  return waits;
}

describe('the rule for search engines', () => {
  test('is set by super administrators, and a failure is told', async () => {
    let rule: 'all' | 'own-words' | 'none' = 'all';
    web.gateway.on(getGameIndexing, () => ({ status: 200, body: { rule } }));
    web.gateway.on(setGameIndexing, ({ body }) => {
      rule = body.rule;
      return { status: 200, body: { rule } };
    });
    const page = await openScreen(web, '/dashboard/games', 'super_admin');
    const choice = page.getByRole('combobox', { name: 'In search engines' });
    await choice.click();
    await page.getByRole('option', { name: 'Only with our own text' }).click();
    await page.getByText('Rule for search engines saved').waitFor();
    await until(async () => expect(await choice.textContent()).toBe('Only with our own text'));
    expect(await screenFaults(page)).toEqual([]);
    web.gateway.failing.add(setGameIndexing);
    await choice.click();
    await page.getByRole('option', { name: 'No game pages' }).click();
    await page.getByText('Failed to save the rule for search engines').waitFor();
    expect(rule).toBe('own-words');
  });

  test('is read by everybody else', async () => {
    web.gateway.always(getGameIndexing, { rule: 'none' });
    const page = await open();
    await page.getByText('No game pages', { exact: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'In search engines' }).count()).toBe(0);
  });
});
