import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';
import { portalScreens, sitePages } from '../testing/every-page.ts';
import { finished } from '../testing/hydrated.ts';
import { visitEach } from '../testing/visit-each.ts';
import { startSystemWithCatalogue, textsOfGame } from './system-with-catalogue.fixture.ts';
import { writeEverywhere } from './texts-everywhere.fixture.ts';

/**
 * Every text that the external catalogue or staff can set is made to break out of wherever it is
 * written: elements, attributes, data blocks, comments, templates. No page may run it, show it as
 * markup, link to it or request it from outside.
 */
const MARKUP =
  `"'></script></title></style></textarea><script>window.hit=1</script>` +
  `<img src=https://evil.example/x onerror=window.hit=1><svg onload=window.hit=1>--> {{7*7}} \${7*7}`;
const LINK = 'javascript:window.hit=1//https://';
const GAMES = 12;
const WRITTEN_SLUG = 'hostile';

/** Markup that no text may become. */
const BROKEN_OUT = /<script>window\.hit|<img src=https:\/\/evil|<svg onload/i;

/** A catalogue that says nothing else. */
function hostileGame(id: number) {
  return {
    ...textsOfGame(MARKUP),
    id,
    name: `${id} ${MARKUP}`,
    slug: `../../${id}${MARKUP}`,
    url: LINK,
    thumb: `https://evil.example/${id}.png?"onerror="window.hit=1`,
    provider: { id: 1, name: MARKUP, slug: `//evil.example/${MARKUP}` },
    type: { id: 1, name: MARKUP, slug: LINK },
    themes: [{ id: 1, name: MARKUP, slug: MARKUP }],
  };
}

const CATALOGUE = {
  games: Array.from({ length: GAMES }, (_none, index) => hostileGame(index + 1)),
  taxa: [{ id: 1, name: MARKUP, slug: MARKUP, bio: MARKUP, markets: [MARKUP], thumb: LINK }],
};

const { system, cookie, call, stop } = await startSystemWithCatalogue(CATALOGUE, {
  PRODUCT_NAME: 'Slots',
});
let browser: Browser;
/** Slugs of the records that the pages show. */
const slugs = { game: '', type: '', theme: '', provider: '', tag: '' };
let written: Awaited<ReturnType<typeof writeEverywhere>>;

const slugged = z.object({ slug: z.string() });

async function firstSlug(path: string): Promise<string> {
  const [first] = z
    .array(slugged)
    .min(1)
    .parse(await call('GET', path));
  return first?.slug ?? '';
}

beforeAll(async () => {
  written = await writeEverywhere(call, {
    text: MARKUP,
    address: LINK + MARKUP,
    short: '"><',
    link: `https://evil.example/?x=${encodeURIComponent(MARKUP)}`,
    slug: WRITTEN_SLUG,
    gameId: 1,
    youtubeUrl: `https://www.youtube.com/watch?v=${encodeURIComponent(MARKUP)}`,
    taxonIds: [1],
  });
  // Long enough to be clamped.
  await call('PATCH', '/api/games/1', { description: MARKUP.repeat(4) });
  slugs.game = slugged.parse(await call('GET', '/api/games/1')).slug;
  slugs.type = await firstSlug('/api/public/game-types');
  slugs.theme = await firstSlug('/api/public/game-themes');
  slugs.provider = await firstSlug('/api/public/game-providers');
  slugs.tag = await firstSlug('/api/public/guide-tags');
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stop();
}, 60_000);

const PUBLIC_PAGES = (): string[] => [
  ...sitePages({
    game: [paths.game(slugs.game), paths.game(encodeURIComponent('<script>window.hit=1'))],
    gameType: paths.gameType(slugs.type),
    gameTheme: paths.gameTheme(slugs.theme),
    provider: paths.provider(slugs.provider),
    country: paths.country('united-kingdom'),
    casino: paths.casino(written.casinoSlug),
    casinoReview: paths.casinoReview(written.casinoSlug),
    author: paths.author(WRITTEN_SLUG),
    guide: paths.guide(WRITTEN_SLUG),
    guideTag: paths.guideTag(slugs.tag),
  }),
  `/free-to-play?provider=${encodeURIComponent(MARKUP)}`,
  `/${encodeURIComponent('<img src=https://evil.example/x onerror=window.hit=1>')}`,
];

const PORTAL_PAGES = (): string[] =>
  portalScreens({
    gameImportDetails: portalPaths.gameImportDetails(2),
    casinoDetails: [
      portalPaths.casinoDetails(written.casinoSlug),
      `${portalPaths.casinoDetails(written.casinoSlug)}?tab=review`,
    ],
    gameDetails: portalPaths.gameDetails(1),
    affiliate: portalPaths.affiliate(written.affiliate),
    guide: portalPaths.guide(written.guide),
    toplist: portalPaths.toplist(written.toplist),
  });

/** Faults of the open page, as text; empty when all is well. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if ('hit' in window) found.push('ran the text');
    for (const element of document.querySelectorAll(
      '[href],[src],[action],[formaction],[srcdoc]',
    )) {
      for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href']) {
        const value = element.getAttribute(name)?.trim() ?? '';
        if (/^(?:javascript|data:text\/html|vbscript)/i.test(value))
          found.push(`links to ${value}`);
      }
      if (element.hasAttribute('srcdoc')) found.push('frames a text');
    }
    const handlers = document.querySelectorAll('[onerror],[onload],[onclick]');
    if (handlers.length > 0) found.push('has an element that listens');
    for (const image of document.querySelectorAll('img,iframe,script,object,embed')) {
      const source = image.getAttribute('src') ?? '';
      if (source.includes('evil.example')) found.push(`loads ${source}`);
    }
    return found;
  });
}

describe('texts that want to be more than text', () => {
  test('stay text in what the server sends', async () => {
    for (const path of [
      ...PUBLIC_PAGES(),
      '/sitemap.xml',
      '/sitemaps/games-1.xml',
      '/robots.txt',
    ]) {
      const html = await (await fetch(`${system.url}${path}`)).text();
      expect({ path, brokenOut: BROKEN_OUT.exec(html)?.[0] }).toEqual({ path });
      expect({ path, links: /(?:href|src)="(?:javascript|data:text)/i.test(html) }).toEqual({
        path,
        links: false,
      });
    }
  });

  test('are text in every data block, which can still be read', async () => {
    const html = await (await fetch(`${system.url}/free-to-play/${slugs.game}`)).text();
    const blocks = [
      ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs),
    ];
    expect(blocks.length).toBeGreaterThan(1);
    for (const [, text = ''] of blocks) expect(text).not.toContain('<');
    const said = blocks.map(([, text = '']): unknown => JSON.parse(text));
    expect(JSON.stringify(said)).toContain(JSON.stringify(MARKUP).slice(1, -1));
  });

  test.each([
    ['the site', PUBLIC_PAGES, false],
    ['the portal', PORTAL_PAGES, true],
  ] as const)(
    'do nothing in any page of %s',
    async (_where, pages, signedIn) => {
      const context = await browser.newContext({
        extraHTTPHeaders: { 'X-Forwarded-For': '81.2.69.142' },
      });
      const [name = '', value = ''] = cookie.split('=');
      if (signedIn) await context.addCookies([{ name, value, url: system.url }]);
      await context.addInitScript(() => {
        localStorage.setItem('age_verified', 'true');
        localStorage.setItem('cookie_consent', 'rejected');
      });
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const wrong: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) wrong.push(message.text());
      });
      context.on('dialog', (dialog) => {
        wrong.push(`opened ${dialog.message()}`);
        void dialog.dismiss();
      });
      const found = await visitEach(
        () => context.newPage(),
        pages(),
        async (page, path) => {
          await page.goto(`${system.url}${path}`, { waitUntil: 'networkidle' });
          // An address that is no path gets a page without scripts.
          if ((await page.locator('script').count()) > 0) await finished(page);
          return (await findings(page)).map((finding) => `${path} ${finding}`);
        },
      );
      expect([...wrong, ...found]).toEqual([]);
      expect(asked.filter((url) => url.includes('evil.example/x'))).toEqual([]);
      expect(asked.filter((url) => new URL(url).origin !== system.url)).toEqual([]);
      await context.close();
    },
    180_000,
  );

  test('do nothing in what the search finds', async () => {
    const page = await browser.newPage();
    await page.goto(system.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: "I'm 18 or over" }).click();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search for games, casinos, or countries...').fill('script');
    await page.getByRole('option').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.close();
  });
});
