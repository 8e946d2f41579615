import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import {
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import { startWholeSystem, type TestedSystem } from '@slots/testing/whole-system';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { z } from 'zod';

const START_MS = 240_000;
const FILLED_WITHIN_MS = 120_000;
const MIN_PAGE_LENGTH = 2_000;

/** The standard's rules only, no matters of taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const slugged = z.array(z.object({ slug: z.string() }));
const list = z.union([slugged, z.object({ data: slugged }).transform(({ data }) => data)]);

let system: TestedSystem;

async function firstSlug(path: string): Promise<string> {
  const found = list.parse(await (await fetch(system.url + path)).json())[0];
  if (!found) throw new Error(`There is nothing at ${path} yet`);
  return found.slug;
}

/** One existing slug for each kind of page. */
async function slugs() {
  return {
    game: await firstSlug(listPublicGames.path),
    casino: await firstSlug(listPublicCasinos.path),
    type: await firstSlug(listPublicGameTypes.path),
    theme: await firstSlug(listPublicGameThemes.path),
  };
}
let found: Awaited<ReturnType<typeof slugs>>;

beforeAll(async () => {
  system = await startWholeSystem({ env: { SEED_DEMO: 'true', SEED_GAMES: '60' } });
  found = await until(slugs, { timeoutMs: FILLED_WITHIN_MS });
}, START_MS);

afterAll(() => system?.stop(), 60_000);

test('the validator knows what may stand in what', async () => {
  const html = (inside: string) =>
    `<!doctype html><html lang="en"><head><title>A</title></head><body>${inside}</body></html>`;
  expect(await faultsIn(html('<output>Loading</output>'))).toEqual([]);
  expect(await faultsIn(html('<output><div>Loading</div></output>'))).toHaveLength(1);
});

test.each([
  ['/', 200],
  ['/free-to-play', 200],
  ['/latest-slots', 200],
  ['/high-rtp', 200],
  ['/my-games', 200],
  ['/game-types', 200],
  ['/game-types/{type}', 200],
  ['/game-themes', 200],
  ['/game-themes/{theme}', 200],
  ['/free-to-play/{game}', 200],
  ['/free-to-play/none', 404],
  ['/country', 200],
  ['/country/united-kingdom', 200],
  ['/casino/{casino}', 200],
  ['/casino-review/{casino}', 200],
  ['/casino-review/none', 404],
  ['/privacy', 200],
  ['/terms', 200],
  ['/responsible-gaming', 200],
  ['/how-we-rate', 200],
  ['/authors/nora-vance', 200],
  ['/authors/none', 404],
  ['/age-check', 200],
  ['/login', 200],
  ['/dashboard', 200],
  ['/nowhere', 404],
])('%s is valid HTML as the server sends it', async (pattern, status) => {
  const path = pattern.replace(/\{(\w+)\}/, (_all, kind: keyof typeof found) => found[kind]);
  const answer = await fetch(system.url + path, { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(status);
  const html = await answer.text();
  expect(html.length).toBeGreaterThan(MIN_PAGE_LENGTH);
  expect(await faultsIn(html)).toEqual([]);
});
