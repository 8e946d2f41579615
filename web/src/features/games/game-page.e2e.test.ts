import { beforeEach, expect, test } from '@jest/globals';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import type { Page } from 'playwright-core';
import { publicGame } from '../../../testing/records.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { countryKnown, follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  web.gateway.calls.length = 0;
});

const similarGames = (page: Page) => page.getByRole('region', { name: 'Similar Games' });
const listsAsked = () =>
  web.gateway.calls.map(({ url }) => url).filter((url) => url.startsWith('/api/public/games?'));

test('without a description there is a text that is shown whole, its note on playing responsibly too', async () => {
  const name = 'The Long Way Home of the Seven Silver Foxes from the North';
  site.games.all = [publicGame(1, { name, description: ' ' })];
  const page = await openAsVisitor(web, '/free-to-play/game-1');
  const about = page.getByRole('region', { name: `About ${name}` });
  const text = about.getByRole('paragraph');
  expect(await text.textContent()).toMatch(/please play responsibly\. 18\+ only\.$/);
  const hidden = text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  expect(await about.getByRole('button', { name: 'Read More' }).count()).toBe(0);
});

test('the day of its release is told to search engines, and none that no calendar has', async () => {
  const releases = ['2024-02-29', '2024-05-01 00:00:00', '2025-02-29', '2024-05', 'soon'];
  site.games.all = releases.map((release, at) => publicGame(at + 1, { release }));
  const told = await Promise.all(
    site.games.all.map(async ({ slug }) => {
      const html = await (await fetch(`${web.gateway.url}/free-to-play/${slug}`)).text();
      expect(html).toContain('"VideoGame"');
      return /"datePublished":"([^"]*)"/.exec(html)?.[1];
    }),
  );
  expect(told).toEqual(['2024-02-29', '2024-05-01', undefined, undefined, undefined]);
});

test('a game without a type has similar games, of whatever type they are', async () => {
  const untyped = { typeId: null, type: null };
  site.games.all = [publicGame(1, untyped), publicGame(2), publicGame(3, untyped)];
  const page = await openAsVisitor(web, '/free-to-play/game-1');
  await countryKnown(page);
  const names = similarGames(page).getByRole('heading', { level: 3 });
  expect(await names.allTextContents()).toEqual(['Game 2', 'Game 3']);
  // By the server alone.
  expect(listsAsked()).toEqual(['/api/public/games?page=1&limit=20&similar=1']);
});

test('games that are similar to another one are not shown where those of this one fail', async () => {
  const page = await openAsVisitor(web, '/free-to-play/game-1');
  await similarGames(page).waitFor();
  web.gateway.failing.add(listPublicGames);
  const failed = page.waitForResponse(/similar=2/);
  await follow(page, '/free-to-play/game-2');
  await page.getByRole('region', { name: 'About Game 2' }).waitFor();
  await (await failed).finished();
  expect(await similarGames(page).count()).toBe(0);
});
