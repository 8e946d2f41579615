import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { getPublicGame, listPublicGames } from '@slots/contracts/catalog/public-games';
import { TAGS_HEADER, TOLD_TAGS_HEADER } from '@slots/contracts/changes';
import type { TabOptions } from '@slots/testing/browser-tabs';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { goHydrated } from '../testing/hydrated.ts';
import { countryKnown } from '../testing/visitor.ts';
import { startWebSite } from '../testing/web-process.ts';
import {
  LONG_TEXT,
  OLD_SLUG,
  RESTRICTED_ID,
  startPublicGateway,
} from './public-gateway.fixture.ts';

const ANSWERED = { age_verified: 'true', cookie_consent: 'rejected' };

const gateway = await startPublicGateway();
const { web, tabs, stop } = await startWebSite(gateway);
let page: Page;
let complaints: string[];

afterAll(() => stop());

/** Opens a page as a visitor who has answered the gates, and collects console messages. */
async function open(
  path: string,
  { answered = true, ...options }: TabOptions & { readonly answered?: boolean } = {},
): Promise<Page> {
  page = await tabs.open({ ...options, ...(answered && { stored: ANSWERED }) });
  complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  gateway.calls.length = 0;
  await goHydrated(page, `${gateway.url}${path}`);
  return page;
}

function callsOf(prefix: string): string[] {
  return gateway.calls.map(({ url }) => url).filter((url) => url.startsWith(prefix));
}

afterEach(async () => {
  gateway.broken = undefined;
  gateway.said = {};
  await tabs.closePages();
});

describe('the server', () => {
  it('sends the home page with its games, title and share tags', async () => {
    const answer = await fetch(`${gateway.url}/`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('The Best Free Slots &amp; Casino Games');
    expect(html).toContain('href="/free-to-play/game-20"');
    expect(html).toContain('<title>Play 25,000+ Free Slots &amp; Casino Games</title>');
    expect(html).toContain('content="summary_large_image"');
    expect(html).toContain(`content="${gateway.url}/images/social-share.svg"`);
  });

  it('lets scripts in by hash alone and frames the launcher and videos alone', async () => {
    const answer = await fetch(`${gateway.url}/`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){4};/);
    expect(policy).toContain(
      `frame-src ${gateway.launcherOrigin} https://www.youtube-nocookie.com;`,
    );
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('asks for the visitor it renders for, and never passes a cookie on', async () => {
    gateway.calls.length = 0;
    await fetch(`${gateway.url}/`, { headers: { cookie: 'token=secret' } });
    expect(gateway.calls.length).toBeGreaterThan(0);
    for (const { headers } of gateway.calls) {
      expect(headers.cookie).toBeUndefined();
      expect(headers['x-forwarded-for']).toBe('203.0.113.7');
    }
  });

  it('keeps what a game is called from ending the data block', async () => {
    const html = await (await fetch(`${gateway.url}/free-to-play/game-1`)).text();
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('\\u003c/script>');
  });

  it.each([
    ['/nowhere', 404, 'Oops! The page you&#x27;re looking for doesn&#x27;t exist'],
    ['/free-to-play/none', 404, 'Game Not Found'],
    ['/free-to-play/deleted', 410, 'This game is no longer available.'],
    ['/game-types/none', 404, 'There are no games at this address.'],
  ])('answers %s with %i', async (path, status, text) => {
    const answer = await fetch(`${gateway.url}${path}`);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });

  it('redirects an old slug for good, with what else was asked', async () => {
    const old = `${gateway.url}/free-to-play/${OLD_SLUG}?utm_source=mail`;
    const answer = await fetch(old, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/free-to-play/game-1?utm_source=mail');
  });

  it('shows an error inside the site while the data is away', async () => {
    gateway.broken = { path: '/api/', refuse: 503 };
    const answer = await fetch(`${gateway.url}/free-to-play`);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Over 18s Only');
  });

  it('shows the first page without its games while they are away', async () => {
    gateway.broken = { path: '/api/public/games', refuse: 503 };
    const answer = await fetch(`${gateway.url}/`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('The Best Free Slots');
    expect(html).not.toContain('Something went wrong');
  });

  it('says when to come back to a visitor who asks too much', async () => {
    gateway.broken = { path: '/api/', refuse: 429 };
    const answer = await fetch(`${gateway.url}/free-to-play`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('10');
  });

  it('says for how long a page may be kept, and that one with a part that is missing or old may not', async () => {
    const home = async () => (await fetch(`${gateway.url}/`)).headers;
    expect((await home()).get('cache-control')).toBe('no-cache');
    expect((await home()).get('surrogate-control')).toBeNull();
    gateway.said = { 'X-Holds-For': '42' };
    // Less what it took to make the page.
    expect((await home()).get('surrogate-control')).toMatch(/^max-age=4[01]$/);
    gateway.said = { [TOLD_TAGS_HEADER]: 'game-list game-overview' };
    expect((await home()).get(TAGS_HEADER)).toBe('game-list later:game-overview');
    gateway.said = { Warning: '110 - "Response is Stale"' };
    const old = await home();
    expect(old.get('cache-control')).toBe('no-store');
    expect(old.get('warning')).toBe('110 - "Response is Stale"');
    // Some of its answers told no tags.
    expect(old.get(TAGS_HEADER)).toBeNull();
    gateway.said = {};
    gateway.broken = { path: '/api/public/promotions', refuse: 503 };
    const answer = await fetch(`${gateway.url}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is alive and ready, and takes nothing but reads', async () => {
    expect((await fetch(`${web.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${web.url}/readyz`);
    expect(await ready.json()).toEqual({ ready: true, dependencies: { gateway: 'up' } });
    gateway.broken = { path: '/healthz', refuse: 503 };
    const alone = await fetch(`${web.url}/readyz`);
    gateway.broken = undefined;
    expect(alone.status).toBe(200);
    expect(await alone.json()).toEqual({ ready: true, dependencies: { gateway: 'degraded' } });
    const refused = await fetch(`${web.url}/`, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a visitor', () => {
  it('gets pages that leave nothing behind in their server', async () => {
    const timers = async () => {
      const metrics = await (await fetch(`${web.url}/metrics`)).text();
      expect(metrics).toContain('nodejs_active_resources_total');
      return Number(
        /^nodejs_active_resources\{type="Timeout"[^}]*\} (\d+)/m.exec(metrics)?.[1] ?? 0,
      );
    };
    const before = await timers();
    for (let visit = 0; visit < 20; visit += 1) {
      await (await fetch(`${web.url}/free-to-play`)).text();
    }
    expect(await timers()).toBeLessThan(before + 10);
  });

  it('gets a page that is hydrated without asking again or complaining', async () => {
    await open('/');
    await page.getByRole('button', { name: 'Slot Themes' }).click();
    await page.getByRole('link', { name: 'All Themes' }).first().waitFor();
    expect(complaints).toEqual([]);
    // Only the server fetched the data that it rendered.
    expect(callsOf('/api/public/games')).toHaveLength(1);
  });

  it.each(['/', '/free-to-play/game-1', '/high-rtp'])(
    'gets every script of %s at once, none only after another',
    async (path) => {
      const { named, loaded } = await // Its memory is still empty.
      (await open(path, { window: {} })).evaluate(() => ({
        named: document.querySelector<HTMLElement>('script[data-files]')?.dataset['files'],
        loaded: performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((file) => file.endsWith('.js')),
      }));
      expect(new Set(loaded)).toEqual(new Set(named?.split(' ')));
    },
  );

  it('loads more games in the same order, until there are none', async () => {
    await open('/');
    const cards = page.locator('article');
    expect(await cards.count()).toBe(20);
    await page.getByRole('button', { name: 'Load More Games' }).click();
    await page.getByText('Game 40', { exact: true }).waitFor();
    expect(callsOf('/api/public/games').at(-1)).toContain('seed=seed-1');
    await page.getByRole('button', { name: 'Load More Games' }).click();
    await page.getByText('Game 45', { exact: true }).waitFor();
    expect(await cards.count()).toBe(45);
    expect(await page.getByRole('button', { name: 'Load More Games' }).count()).toBe(0);
  });

  it('plays the demo in a sandboxed frame that has the focus', async () => {
    await open('/');
    await page.locator('article').first().hover();
    await page.getByRole('link', { name: 'Play for Free' }).first().click();
    await page.waitForURL('**/free-to-play/game-1');
    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    await page.frameLocator('iframe').getByText('The reels').waitFor();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    // A press in the frame closes a dropdown of the page.
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Game Types' }).click();
    const inDropdown = header.getByRole('link', { name: 'All Game Types' });
    await inDropdown.waitFor();
    await page.frameLocator('iframe').getByText('The reels').click();
    await inDropdown.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Fullscreen' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is told why a game does not start', async () => {
    await open(`/free-to-play/game-${RESTRICTED_ID}`);
    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    await page.getByText('This game is not available in your country.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('reads a long description in part first', async () => {
    await open('/free-to-play/game-1');
    const about = page.getByRole('region', { name: 'About Game 1' });
    expect(await about.textContent()).toContain('word60...');
    // All that is there is seen: the cut at 60 words is the only one.
    const hidden = about
      .getByRole('paragraph')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hidden).toBe(0);
    await about.getByRole('button', { name: 'Read More' }).click();
    expect(await about.textContent()).toContain(LONG_TEXT);
    await about.getByRole('button', { name: 'Show Less' }).click();
    expect(await about.textContent()).not.toContain('word61');
  });

  it.each(['sixty words', 'many lines'])('reads more of %s by Read More', async (kind) => {
    await open(`/free-to-play/game-${kind === 'many lines' ? 3 : 2}`);
    const about = page.getByRole('region', { name: /^About Game/ });
    const height = async () => (await about.getByRole('paragraph').boundingBox())?.height ?? 0;
    const before = await height();
    await about.getByRole('button', { name: 'Read More' }).click();
    await about.getByRole('button', { name: 'Show Less' }).waitFor();
    expect(await height()).toBeGreaterThan(before);
  });

  it('finds the facts of a game, and games like it without itself', async () => {
    await open('/free-to-play/game-1');
    const details = page.getByRole('region', { name: 'Game Details' });
    expect(await details.textContent()).toContain('14 March 2025');
    const features = page.getByRole('region', { name: 'Game Features' });
    expect(await features.getByRole('listitem').allTextContents()).toEqual([
      'Megaways',
      'Autoplay',
    ]);
    const similar = page.getByRole('region', { name: 'Similar Games' });
    expect(await similar.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      Array.from({ length: 8 }, (_, index) => `Game ${index + 2}`),
    );
    // Requested by the server alone, with the game to compare with.
    expect(callsOf('/api/public/games?')).toEqual([
      '/api/public/games?type=1&page=1&limit=20&similar=1',
    ]);
  });

  it.each([
    [
      { megaways: 'no', bonusBuy: 'YES', progressive: 'Yes', autoplay: true },
      'Bonus Buy,Progressive,Autoplay',
    ],
    [{ megaways: true, bonusBuy: false, progressive: null, autoplay: 'no' }, 'Megaways'],
  ])('sees a feature when its value is yes or true: %j', async (values, shown) => {
    const answer = { ...gateway.collection(getPublicGame).all[0], ...values };
    gateway.on(getPublicGame, ({ response }) => {
      // Unchecked: our own service answers no such values.
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
      return 'by itself';
    });
    try {
      await open('/free-to-play/game-1');
    } finally {
      gateway.heal(getPublicGame);
    }
    const features = page.getByRole('region', { name: 'Game Features' }).getByRole('listitem');
    expect(await features.allTextContents()).toEqual(shown.split(','));
  });

  it('keeps the games of the home page when more of them fail, which is logged', async () => {
    await open('/');
    gateway.failing.add(listPublicGames);
    await page.getByRole('button', { name: 'Load More Games' }).click();
    await page.getByRole('alert').getByText('More games could not be loaded.').waitFor();
    gateway.failing.clear();
    expect(await page.locator('article').count()).toBe(20);
    expect(complaints.join('\n')).toContain('The games could not be loaded');
  });

  it('is asked for age and cookies once, and nothing else is stored', async () => {
    await open('/', { answered: false });
    await page.getByRole('button', { name: "I'm 18 or over" }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.reload({ waitUntil: 'networkidle' });
    await until(() => expect(callsOf('/api/geo-detect')).toHaveLength(2));
    await countryKnown(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(Object.keys(JSON.parse(stored)).sort()).toEqual([
      'age_verified',
      'cookie_consent',
      'selected_country',
    ]);
  });

  it('can try again once the data is back', async () => {
    gateway.broken = { path: '/api/', refuse: 503 };
    await open('/');
    // The page first tries again by itself.
    await page.getByRole('status').filter({ hasText: 'Loading games' }).waitFor();
    const again = page
      .locator('main')
      .getByRole('alert')
      .getByRole('button', { name: 'Try again' });
    await again.waitFor();
    gateway.broken = undefined;
    await again.click();
    await page.getByText('Game 20', { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
