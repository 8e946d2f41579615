import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getAffiliate } from '@slots/contracts/affiliate/affiliates';
import { getCasinoPaymentMethods } from '@slots/contracts/casino/casino-relations';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { paymentMethods } from '@slots/contracts/casino/reference-data';
import { getGame } from '@slots/contracts/catalog/games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { portalScreens, sitePages } from '../testing/every-page.ts';
import { AT } from '../testing/example.ts';
import { finished, goHydrated } from '../testing/hydrated.ts';
import { affiliate, offer, staffGame } from '../testing/records.ts';
import { visitEach } from '../testing/visit-each.ts';
import { startWebSite } from '../testing/web-process.ts';
import { startPublicGateway } from './public-gateway.fixture.ts';

/** Requests to other hosts and storage both wait for the visitor's consent. */

const PAGES_MS = 180_000;
/** Its video has a link that can be embedded. */
const WITH_VIDEO = paths.game('game-3');

const PUBLIC_PAGES: readonly string[] = [
  ...sitePages({
    game: paths.game('game-1'),
    gameType: paths.gameType('video-slots'),
    gameTheme: paths.gameTheme('birds'),
    provider: paths.provider('video-slots'),
    country: paths.country('united-kingdom'),
    casino: paths.casino('royal-oak'),
    casinoReview: paths.casinoReview('royal-oak'),
    author: paths.author('nora-vance'),
    guide: paths.guide('what-wagering-means'),
    guideTag: paths.guideTag('bonuses'),
  }),
  paths.dashboard,
  '/free-to-play?provider=video-slots',
  '/nowhere',
  WITH_VIDEO,
];
const PORTAL_SCREENS: readonly string[] = [
  ...portalScreens({
    gameImportDetails: portalPaths.gameImportDetails(1),
    casinoDetails: portalPaths.casinoDetails(1),
    gameDetails: portalPaths.gameDetails(3),
    affiliate: portalPaths.affiliate(1),
    toplist: portalPaths.toplist(1),
    guide: portalPaths.guide(1),
  }),
  '/dashboard/nowhere',
];

const gateway = await startPublicGateway();
const { tabs, stop } = await startWebSite(gateway);
let page: Page;
/** Requests of the test's tabs to other hosts. */
let elsewhere: string[] = [];

/** Records with every kind of address of other hosts. */
beforeAll(() => {
  const icon = 'https://icons.example/visa.png';
  gateway.always(
    getGame,
    staffGame(3, { youtube_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }),
  );
  gateway.collection(listPublicPromotions).all = [offer(1)];
  gateway.collection(paymentMethods.list).all = [
    { id: 1, name: 'Visa', code: 'visa', icon, createdAt: AT, updatedAt: AT },
  ];
  gateway.always(getCasinoPaymentMethods, [{ id: 1, name: 'Visa', icon }]);
  gateway.collection(getAffiliate).all = [
    affiliate(1, { loginLink: 'https://partner.example/login' }),
  ];
});

afterAll(() => stop());

afterEach(async () => {
  elsewhere = [];
  gateway.user = undefined;
  await tabs.closePages();
});

/** A tab whose requests to other hosts are recorded. */
async function openTab(
  stored: Readonly<Record<string, string>>,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const tab = await tabs.open({ viewport, stored });
  tab.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== gateway.url) elsewhere.push(request.url());
  });
  // Requests to other hosts are blocked in tests, but recorded.
  await tab.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The player' }),
  );
  return tab;
}

async function open(
  path: string,
  stored: Readonly<Record<string, string>>,
  viewport?: { width: number; height: number },
): Promise<void> {
  page = await openTab(stored, viewport);
  await goHydrated(page, `${gateway.url}${path}`);
}

async function lookAt(tab: Page, path: string): Promise<[]> {
  await tab.goto(`${gateway.url}${path}`);
  await finished(tab);
  // Scrolling triggers lazy loading, with the next frames.
  await tab.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await tab.waitForLoadState('networkidle');
  return [];
}

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('another host', () => {
  it.each(['accepted', 'rejected'])(
    'is asked for nothing by any page, whatever was said about cookies (%s)',
    async (answer) => {
      const stored = { age_verified: 'true', cookie_consent: answer };
      await visitEach(() => openTab(stored), PUBLIC_PAGES, lookAt);
      expect(elsewhere).toEqual([]);
    },
    PAGES_MS,
  );

  it(
    'is asked for nothing by any screen of the portal',
    async () => {
      gateway.user = { id: 1, username: 'nora', role: 'super_admin' };
      await visitEach(() => openTab({}), PORTAL_SCREENS, lookAt);
      expect(elsewhere).toEqual([]);
    },
    PAGES_MS,
  );

  it('is asked for a video after the press of a button that says whom it loads from', async () => {
    await open(WITH_VIDEO, { age_verified: 'true', cookie_consent: 'rejected' });
    const preview = page.getByRole('region', { name: 'Game Preview' });
    const button = preview.getByRole('button', { name: /from YouTube/ });
    await button.scrollIntoViewIfNeeded();
    expect(await preview.locator('iframe').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
    await button.click();
    await preview.frameLocator('iframe').getByText('The player').waitFor();
    expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  it('is asked for a demo after the press of its button alone', async () => {
    await open('/free-to-play/game-1', { age_verified: 'true', cookie_consent: 'rejected' });
    const button = page.getByRole('button', { name: 'Play Free Demo' });
    await button.waitFor();
    expect(elsewhere).toEqual([]);
    await button.click();
    await page.frameLocator('iframe').getByText('The reels').waitFor();
    expect(elsewhere.map((url) => new URL(url).origin)).toContain(gateway.launcherOrigin);
  });
});

describe('consent', () => {
  const KEPT = JSON.stringify([
    { external_id: 1, name: 'Game 1', slug: 'game-1', thumb: null, rtp: null, provider: null },
  ]);
  const CONSENTED = {
    age_verified: 'true',
    cookie_consent: 'accepted',
    favourite_games: KEPT,
    recently_played: KEPT,
  };
  const bar = () => page.getByRole('region', { name: 'Cookies' });
  const window = () => page.getByRole('dialog', { name: 'Privacy choices' });

  it.each(['/', '/free-to-play/game-1', '/privacy', '/nowhere'])(
    'is taken back from %s, which deletes at once what was kept by it',
    async (path) => {
      await open(path, CONSENTED);
      expect(await bar().count()).toBe(0);
      await page.getByRole('link', { name: 'Privacy choices' }).click();
      const said = (await window().textContent()) ?? '';
      for (const kept of [
        'favourite games',
        'games you played last',
        'your age',
        'country',
        'theme',
      ]) {
        expect(said).toContain(kept);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await window().getByRole('button', { name: 'Take consent back and delete' }).click();
      await bar().waitFor();
      for (const key of ['favourite_games', 'recently_played', 'cookie_consent']) {
        expect({ key, kept: await stored(key) }).toEqual({ key, kept: null });
      }
      expect(await stored('age_verified')).toBe('true');
      await window().waitFor({ state: 'detached' });
      await page.reload({ waitUntil: 'networkidle' });
      await bar().waitFor();
    },
  );

  it('is taken back in every tab, and nothing is kept by an earlier one', async () => {
    await open('/free-to-play', { age_verified: 'true' });
    const here = page;
    await bar().getByRole('button', { name: 'Accept' }).click();
    const heart = here.getByRole('button', { name: /^Favourite: / }).first();
    await heart.click();
    await until(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'));

    const other = await here.context().newPage();
    await goHydrated(other, `${gateway.url}/privacy`);
    await other.getByRole('button', { name: 'Take consent back and delete' }).click();
    await other.getByText('You have not consented').waitFor();
    expect(await accessibilityFaults(other)).toEqual([]);

    await bar().waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await goHydrated(here, `${gateway.url}/free-to-play/game-1`);
    await here.getByRole('button', { name: 'Play Free Demo' }).click();
    await here.frameLocator('iframe').getByText('The reels').waitFor();
    expect(await stored('favourite_games')).toBeNull();
    expect(await stored('recently_played')).toBeNull();
  });

  it('and what is kept without it is all told', async () => {
    await open('/free-to-play', { age_proof: 'as after a check of age' });
    // As while another check is on its way.
    await page.context().addCookies([{ name: 'age-check', value: 'random', url: gateway.url }]);
    await page.getByRole('button', { name: "I'm 18 or over" }).click();
    await bar().getByRole('button', { name: 'Accept' }).click();
    await page
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Dark theme' }).first().click();
    await goHydrated(page, `${gateway.url}/free-to-play/game-1`);
    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    await page.frameLocator('iframe').getByText('The reels').waitFor();
    await goHydrated(page, `${gateway.url}/privacy`);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    kept.push(...(await page.context().cookies()).map(({ name }) => name));
    // The mark of the tabs of tests.
    const ours = kept.filter((key) => key !== 'seeded');
    const told = await page.locator('#privacy-choices li code').allTextContents();
    expect(ours.toSorted()).toEqual(told.toSorted());
  });

  it('can be given there too, by whoever rejected before', async () => {
    await open('/', { age_verified: 'true', cookie_consent: 'rejected' });
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await window().getByText('You have not consented').waitFor();
    await window().getByRole('button', { name: 'Allow' }).click();
    await window().waitFor({ state: 'detached' });
    expect(await stored('cookie_consent')).toBe('accepted');
  });

  it('is asked for by a bar that says what is really kept', async () => {
    await open('/', { age_verified: 'true' });
    const text = (await bar().textContent()) ?? '';
    for (const kept of ['age', 'country', 'theme', 'favourite games', 'played last']) {
      expect(text).toContain(kept);
    }
    await bar().getByRole('button', { name: 'Reject' }).click();
    await until(async () => expect(await bar().count()).toBe(0));
    expect(await stored('cookie_consent')).toBe('rejected');
  });
});

describe('a demo where the browser has no fullscreen', () => {
  const PHONE = { width: 390, height: 700 };

  async function play(): Promise<void> {
    await open('/free-to-play/game-1', { age_verified: 'true', cookie_consent: 'rejected' }, PHONE);
    // As in Safari on an iPhone.
    await page.evaluate(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
    });
    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    await page.frameLocator('iframe').getByText('The reels').waitFor();
  }

  const frameBox = async () =>
    (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 0 };
  const scrolled = () => page.evaluate(() => window.scrollY);

  it('fills the window, keeps the focus and the page still, and gives it back', async () => {
    await play();
    const before = await frameBox();
    const loads = elsewhere.length;
    await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
    const leave = page.getByRole('button', { name: 'Exit Fullscreen' });
    await leave.waitFor();
    const filled = await frameBox();
    expect(filled.width).toBe(PHONE.width);
    expect(filled.height).toBeGreaterThan(PHONE.height * 0.85);
    expect(filled).toMatchObject({ x: 0, y: 0 });
    expect(await accessibilityFaults(page)).toEqual([]);

    const at = await scrolled();
    await page.mouse.move(20, PHONE.height - 5);
    await page.mouse.wheel(0, 600);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // The frame, its button, and the browser's own bar, which a page sees as its body.
      expect(['IFRAME', 'Exit Fullscreen', 'BODY']).toContain(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.tagName === 'BUTTON' ? at.textContent : at?.tagName;
        }),
      );
    }
    expect(await scrolled()).toBe(at);

    await leave.click();
    await page.getByRole('button', { name: 'Fullscreen', exact: true }).waitFor();
    expect(await frameBox()).toMatchObject({ width: before.width, height: before.height });
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await page.mouse.wheel(0, 600);
    await until(async () => expect(await scrolled()).toBeGreaterThan(at));
    // The game went on: a moved frame would have restarted.
    expect(elsewhere).toHaveLength(loads);
  });

  it('gives the window back on Escape, with the focus where it was', async () => {
    await play();
    const button = page.getByRole('button', { name: 'Fullscreen', exact: true });
    await button.click();
    await page.getByRole('button', { name: 'Exit Fullscreen' }).waitFor();
    await page.keyboard.press('Escape');
    await button.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fullscreen');
  });
});
