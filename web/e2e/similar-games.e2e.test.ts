import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listGames } from '@slots/contracts/catalog/games';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { login } from '@slots/contracts/identity/auth';
import { launchBrowser } from '@slots/testing/browser';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import type { Browser } from 'playwright-core';

// Which games a game's page shows beside it, from the games of the catalogue.

const GAMES = 300;
const SHOWN = 8;
const LINKS = 'section[aria-labelledby="similar"] a[href^="/free-to-play/"]';

let system: TestedSystem;
let browser: Browser;

beforeAll(async () => {
  system = await startWholeSystem({ env: { SEED_GAMES: String(GAMES) } });
  browser = await launchBrowser();
  await allShown();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await system?.stop();
}, 60_000);

async function games(query: string) {
  const answer = await fetch(`${system.url}/api/public/games?${query}`);
  return listPublicGames.responses[200].parse(await answer.json());
}

/** Waits until all games are imported and visitors see the published ones: then nothing changes any more. */
async function allShown(): Promise<void> {
  const signedIn = await fetch(`${system.url}${login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const totalOf = async (query: string) => {
    const url = `${system.url}/api/games?per_page=1${query}`;
    const answer = await fetch(url, { headers: { Cookie: cookie } });
    return listGames.responses[200].parse(await answer.json()).total;
  };
  await until(
    async () => {
      const all = await totalOf('');
      const shown = (await games('limit=1')).total;
      if (all < GAMES || shown !== (await totalOf('&status=published'))) {
        throw new Error(`${all} games are imported, and visitors see ${shown}`);
      }
    },
    { timeoutMs: 90_000 },
  );
}

/** Where the similar games of a page lead to. */
async function similarOn(slug: string): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${system.url}/free-to-play/${slug}`, { timeout: 60_000 });
    const links = page.locator(LINKS);
    await links.first().waitFor({ timeout: 60_000, state: 'attached' });
    const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return [...new Set(leads)].map((href) => String(href).replace('/free-to-play/', ''));
  } finally {
    await context.close();
  }
}

test('two games of one type have other similar games beside them, and never themselves', async () => {
  // Neither is among the first by name, which every page of the type would show.
  const pair = (await games('type=video-slots&limit=2&page=30')).data;
  expect(pair).toHaveLength(2);
  const shown: string[][] = [];
  for (const { slug } of pair) {
    const similar = await similarOn(slug);
    expect(similar).toHaveLength(SHOWN);
    expect(similar).not.toContain(slug);
    expect(await similarOn(slug)).toEqual(similar);
    shown.push(similar.toSorted());
  }
  expect(shown[0]).not.toEqual(shown[1]);
}, 240_000);
