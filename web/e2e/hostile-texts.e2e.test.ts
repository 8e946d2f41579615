import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { updateAffiliate } from '@slots/contracts/affiliate/affiliates';
import { updateCasino } from '@slots/contracts/casino/casinos';
import { updatePromotion } from '@slots/contracts/casino/promotions';
import { updateGame } from '@slots/contracts/catalog/games';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';
import { portalScreens, sitePages } from '../testing/every-page.ts';
import { finished } from '../testing/hydrated.ts';
import { visitEach } from '../testing/visit-each.ts';
import { publishTexts } from './published-texts.fixture.ts';
import { startSystemWithCatalogue, textsOfGame } from './system-with-catalogue.fixture.ts';

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
const SUPPORT_TYPE = 1;
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
const slugs = { game: '', casino: '', type: '', theme: '', provider: '', tag: '' };
let written = { guide: 0, toplist: 0 };

const slugged = z.object({ slug: z.string() });

async function firstSlug(path: string): Promise<string> {
  const [first] = z
    .array(slugged)
    .min(1)
    .parse(await call('GET', path));
  return first?.slug ?? '';
}

/** Markup in every field that takes any text, by what the contract says of its body. */
function hostileTexts(body: z.ZodObject): Record<string, string> {
  const names = Object.keys(body.shape).filter(
    (name) => body.safeParse({ [name]: MARKUP }).success,
  );
  expect(names).not.toEqual([]);
  return Object.fromEntries(names.map((name) => [name, MARKUP]));
}

/** All that staff can write. */
async function writeEverywhere(): Promise<void> {
  await call('POST', '/api/casinos', { name: MARKUP });
  await call('PATCH', '/api/casinos/1', {
    ...hostileTexts(updateCasino.body),
    website: `https://evil.example/${encodeURIComponent(MARKUP)}`,
    rating: '4.5',
    published: 'true',
  });
  await call('POST', '/api/payment-methods', { name: MARKUP, code: MARKUP, icon: LINK });
  await call('POST', '/api/gambling-licences', { name: MARKUP, code: MARKUP, description: MARKUP });
  await call('POST', '/api/currencies', { symbol: '<b>', code: '"><' });
  await call('POST', '/api/promotions', {
    casinoId: 1,
    ...hostileTexts(updatePromotion.body),
    ctaLink: `https://evil.example/?x=${encodeURIComponent(MARKUP)}`,
    code: MARKUP.slice(0, 64),
    termsUrl: `https://evil.example/?x=${encodeURIComponent(MARKUP)}`,
    countries: ['GB'],
  });
  const idsOf = async (path: string) =>
    z
      .array(z.object({ id: z.int(), name: z.string().optional(), code: z.string() }))
      .parse(await call('GET', path));
  const hostile = async (path: string) =>
    (await idsOf(path)).filter(({ code }) => /[<>]/.test(code)).map(({ id }) => id);
  const licences = await hostile('/api/gambling-licences');
  await call('PATCH', '/api/casinos/1/gambling-licences', {
    action: 'add',
    licenceId: licences[0],
  });
  const paymentMethodIds = await hostile('/api/payment-methods');
  await call('PUT', '/api/casinos/1/payment-methods', { paymentMethodIds });
  const currencyIds = await hostile('/api/currencies');
  await call('POST', '/api/casinos/1/currencies', { currencyIds });
  await call('POST', '/api/casinos/1/customer-support', {
    supportIds: [SUPPORT_TYPE],
    values: { [SUPPORT_TYPE]: LINK + MARKUP },
  });
  await call('POST', '/api/casinos/1/game-types', { gameTypeIds: [1] });
  await call('PUT', '/api/casinos/1/providers', { providerIds: [1] });
  await call('POST', '/api/affiliates', { name: MARKUP });
  await call('PATCH', '/api/affiliates/1', {
    ...hostileTexts(updateAffiliate.body),
    telegramProfile: LINK + MARKUP,
    telephoneNumber: LINK + MARKUP,
    loginLink: `https://evil.example/${encodeURIComponent(MARKUP)}`,
  });
  await call('POST', '/api/deployment-fix/force-assign/1/1');
  written = await publishTexts(call, {
    text: MARKUP,
    link: `https://evil.example/${encodeURIComponent(MARKUP)}`,
    slug: WRITTEN_SLUG,
    casinoId: 1,
    offerId: 1,
    gameId: 1,
  });
  const password = 'a-password-for-tests';
  await call('POST', '/api/users', { username: MARKUP, password, confirmPassword: password });
  await call('PATCH', '/api/games/1', {
    ...hostileTexts(updateGame.body),
    description: MARKUP.repeat(4),
    youtube_url: `https://www.youtube.com/watch?v=${encodeURIComponent(MARKUP)}`,
  });
}

beforeAll(async () => {
  await writeEverywhere();
  slugs.game = slugged.parse(await call('GET', '/api/games/1')).slug;
  slugs.casino = slugged.parse(await call('GET', '/api/casinos/1')).slug;
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
    casino: paths.casino(slugs.casino),
    casinoReview: paths.casinoReview(slugs.casino),
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
      portalPaths.casinoDetails(slugs.casino),
      `${portalPaths.casinoDetails(slugs.casino)}?tab=review`,
    ],
    gameDetails: portalPaths.gameDetails(1),
    affiliate: portalPaths.affiliate(1),
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
