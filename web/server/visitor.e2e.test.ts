import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, test } from '@jest/globals';
import {
  getPublicGame,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { searchEverything } from '@slots/contracts/gateway/search';
import { detectCountry } from '@slots/contracts/geo/countries';
import { logout } from '@slots/contracts/identity/auth';
import { until } from '@slots/testing/until';
import type { Locator, Page } from 'playwright-core';
import { parseSitemap } from 'sitemap';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { hydrated } from '../testing/hydrated.ts';
import { EVERY_SCREEN, screenFaults } from '../testing/screen-faults.ts';
import { follow } from '../testing/visitor.ts';
import { startWebSite } from '../testing/web-process.ts';
import { startPublicGateway } from './public-gateway.fixture.ts';

const INDEXNOW_KEY = 'a-key-for-tests-0123456789';
const PHONE = { width: 375, height: 740 };
const DESK = { width: 1440, height: 900 };
const NZ = { code: 'NZ', name: 'New Zealand', slug: 'new-zealand', flag: '🇳🇿' };

const gateway = await startPublicGateway();
const { tabs, stop } = await startWebSite(gateway, { INDEXNOW_KEY });
let page: Page;
let complaints: string[];

afterAll(() => stop());

afterEach(async () => {
  await tabs.closePages();
  gateway.detected = 'GB';
  gateway.found = [];
  gateway.user = undefined;
});

interface Visit {
  readonly size?: typeof PHONE;
  readonly scheme?: 'light' | 'dark';
  /** Local storage of an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
}

const ANSWERED = { age_verified: 'true', cookie_consent: 'rejected' };

async function begin(visit: Visit): Promise<void> {
  const { size = DESK, scheme = 'light', stored = ANSWERED } = visit;
  page = await tabs.open({ viewport: size, colorScheme: scheme, stored });
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  gateway.calls.length = 0;
}

async function open(path: string, visit: Visit = {}): Promise<void> {
  await begin(visit);
  await page.goto(`${gateway.url}${path}`);
  await hydrated(page);
}

function callsOf(prefix: string): string[] {
  return gateway.calls.map(({ url }) => url).filter((url) => url.startsWith(prefix));
}

function savedCode(): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('selected_country') ?? '{}').code);
}

const countryButton = () => page.getByRole('button', { name: /^Country/ });

describe('the country', () => {
  it('is detected, replaces what was saved, and is saved', async () => {
    gateway.detected = 'CA';
    await open('/', { stored: { ...ANSWERED, selected_country: JSON.stringify(NZ) } });
    await until(async () => expect(await savedCode()).toBe('CA'));
    expect(await countryButton().textContent()).toContain('CA');
    expect(callsOf('/api/geo-detect')).toEqual([expect.stringMatching(/\?_=\d{13}$/)]);
  });

  it('is the first of the list when detection fails, and nothing stays saved', async () => {
    gateway.detected = 404;
    await open('/', { stored: { ...ANSWERED, selected_country: JSON.stringify(NZ) } });
    await until(() => expect(complaints).toContain('Country detection failed: 404'));
    await until(async () => expect(await countryButton().textContent()).toContain('GB'));
    expect(await savedCode()).toBeUndefined();
  });

  it('is whole without what was saved, when that cannot be read', async () => {
    gateway.detected = 'CA';
    await open('/', { stored: { ...ANSWERED, selected_country: '{broken' } });
    await until(async () => expect(await savedCode()).toBe('CA'));
  });

  it('is the saved one until detection has ended, even without the rest of what the list has', async () => {
    gateway.held.add(detectCountry);
    const saved = JSON.stringify({ code: 'CA', name: 'Canada' });
    await open('/', { stored: { ...ANSWERED, selected_country: saved } });
    await until(async () => expect(await countryButton().textContent()).toContain('CA'));
    const link = page.getByRole('link', { name: 'All Canada bonuses' });
    expect(await link.getAttribute('href')).toBe('/country/canada');
    expect(complaints).toEqual([]);
    gateway.letGo();
    await until(async () => expect(await savedCode()).toBe('GB'));
  });

  it('is chosen by name or code, saved, and what depends on it is asked for anew', async () => {
    await open('/');
    await countryButton().click();
    const box = page.getByPlaceholder('Search country...');
    const names = () => page.getByRole('option').allTextContents();
    await box.waitFor();
    const all = await names();
    expect(all.slice(0, 3)).toEqual(['United Kingdom', 'Global', 'Canada']);
    await box.fill('zeal');
    expect(await names()).toEqual(['New Zealand']);
    await box.fill('a');
    await box.fill('');
    expect(await names()).toEqual(all);
    await box.fill('ca');
    await page.getByRole('option', { name: 'Canada' }).click();
    expect(await savedCode()).toBe('CA');
    await until(() => expect(callsOf('/api/public/promotions').at(-1)).toContain('country=CA'));
    expect(await box.count()).toBe(0);
    await countryButton().click();
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await until(() => expect(callsOf('/api/public/promotions').at(-1)).toContain('country=GB'));
  });

  it('is found without accents, and whatever the blanks', async () => {
    await begin({});
    await page.route('**/api/countries', (route) =>
      route.fulfill({
        json: [
          { id: 1, code: 'GB', name: 'United Kingdom', slug: 'united-kingdom', flag: '' },
          { id: 2, code: 'CW', name: 'Curaçao', slug: 'curacao', flag: '' },
          { id: 3, code: 'AX', name: 'Åland Islands', slug: 'aland-islands', flag: '' },
        ],
      }),
    );
    await page.goto(gateway.url);
    await hydrated(page);
    await countryButton().click();
    const box = page.getByPlaceholder('Search country...');
    for (const [typed, name] of [
      ['curacao', 'Curaçao'],
      ['Curaçao', 'Curaçao'],
      ['aland', 'Åland Islands'],
      [' united  king', 'United Kingdom'],
    ] as const) {
      await box.fill(typed);
      expect([typed, await page.getByRole('option').allTextContents()]).toEqual([typed, [name]]);
    }
  });

  it('of the address beats detection and is not saved', async () => {
    gateway.detected = 'CA';
    await open('/country/new-zealand');
    await until(async () => expect(await countryButton().textContent()).toContain('NZ'));
    await until(async () => expect(await savedCode()).toBe('CA'));
  });
});

describe('the navigation', () => {
  it('has its lists with counts, which close on a click outside', async () => {
    await open('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Countries' }).click();
    const names = ['United Kingdom', 'Canada', 'Australia', 'New Zealand', 'South Africa'];
    for (const name of names) await main.getByRole('link', { name: `${name} Casinos` }).waitFor();
    await main.getByRole('link', { name: 'All Countries' }).waitFor();
    await main.getByRole('button', { name: 'Game Types' }).click();
    expect(await main.getByRole('link', { name: 'Video Slots' }).textContent()).toContain('45');
    await page.locator('h1').click();
    await main.getByRole('link', { name: 'All Game Types' }).waitFor({ state: 'hidden' });
  });

  it('keeps its lists closed on the way back', async () => {
    await open('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const all = main.getByRole('link', { name: 'All Countries' });
    await main.getByRole('button', { name: 'Countries' }).click();
    await all.click();
    await page.waitForURL('**/country');
    await all.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'The Best Free Slots' }).waitFor();
    expect(await all.isVisible()).toBe(false);
  });

  it('closes the privacy choices on the way back', async () => {
    await open('/');
    await follow(page, '/guides');
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    const choices = page.getByRole('dialog', { name: 'Privacy choices' });
    await choices.waitFor();
    await page.goBack();
    await choices.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'The Best Free Slots' }).waitFor();
    expect(await choices.count()).toBe(0);
  });

  it('slides in on a phone, with social links, and for staff their name and the way out', async () => {
    gateway.user = { id: 1, username: 'nora', role: 'admin' };
    await open('/', { size: PHONE });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Logged in as nora').waitFor();
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
    const social = menu.getByRole('list', { name: 'Follow us' }).getByRole('link');
    expect(
      await social.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      'https://www.facebook.com/slots',
      'https://www.instagram.com/slots',
      'https://x.com/slots',
      'https://www.youtube.com/@slots',
    ]);
    await menu.getByRole('link', { name: 'All Themes' }).waitFor();
    gateway.on(logout, () => ({ refuse: 503 }));
    await menu.getByRole('button', { name: 'Logout' }).click();
    await until(() => expect(callsOf('/api/auth/logout')).toHaveLength(1));
    gateway.heal(logout);
    // Still signed in, as the menu says.
    await menu.getByText('Logged in as nora').waitFor();
    await menu.getByRole('button', { name: 'Logout', disabled: false }).click();
    await menu.waitFor({ state: 'hidden' });
    expect(gateway.user).toBeUndefined();
  });
});

describe('who is signed in', () => {
  const account = () => page.getByRole('navigation', { name: 'Account' });

  /** Positions that content above would shift. */
  const places = () =>
    page.evaluate(() =>
      ['header', 'main', 'h1'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().y,
      ),
    );

  it('sees the name, the dashboard and the way out on wide screens, and nothing moves by it', async () => {
    await open('/privacy');
    const asForVisitors = await places();
    await tabs.closePages();
    gateway.user = { id: 1, username: 'nora', role: 'admin' };
    await open('/privacy');
    await account().getByText('Logged in as nora', { exact: true }).waitFor();
    const link = account().getByRole('link', { name: 'Dashboard' });
    expect(await link.getAttribute('href')).toBe('/dashboard');
    expect(await places()).toEqual(asForVisitors);
    expect(await accessibilityFaults(page)).toEqual([]);
    await account().getByRole('button', { name: 'Logout' }).click();
    await account().waitFor({ state: 'detached' });
    await page.waitForURL(`${gateway.url}/`);
    expect(gateway.user).toBeUndefined();
  });

  it('is in no page of the server, and a name of any length stays in its line', async () => {
    gateway.user = { id: 1, username: 'n'.repeat(255), role: 'admin' };
    const html = await (await fetch(`${gateway.url}/privacy`)).text();
    expect(html).not.toContain('Logged in as');
    await open('/privacy', { size: { width: 1024, height: 700 } });
    await account()
      .getByText(/^Logged in as n/)
      .waitFor();
    await account().getByRole('button', { name: 'Logout' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(1024);
  });

  it('is nobody for visitors: nothing is shown, and nothing complained about', async () => {
    await begin({});
    const answered = page.waitForResponse(/\/api\/auth\/session/);
    await page.goto(`${gateway.url}/privacy`);
    await (await answered).finished();
    await hydrated(page);
    expect(callsOf('/api/auth/session')).toHaveLength(1);
    expect(await account().count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the search', () => {
  const text = () => page.getByPlaceholder('Search for games, casinos, or countries...');

  it('opens by Ctrl+K, asks from 2 characters on, and leads to what is chosen', async () => {
    gateway.found = [
      { type: 'game', id: 1, name: 'Game 1', slug: 'game-1', provider: 'Kestrel Works' },
      { type: 'casino', id: 1, name: 'Royal Oak', slug: 'royal-oak' },
      { type: 'country', id: 3, name: 'Canada', slug: 'canada' },
      { type: 'provider', id: 1, name: 'Video Slots', slug: 'video-slots' },
      { type: 'guide', id: 1, name: 'Gambling safely', slug: 'gambling-safely' },
      { type: 'author', id: 1, name: 'Gail Vance', slug: 'nora-vance' },
    ];
    await open('/');
    // The browser's own; the second press would close what it opened.
    await page.keyboard.press('Control+Shift+k');
    await page.keyboard.press('Control+k');
    const tooShort = page.getByText('Type at least 2 characters to search...');
    await tooShort.waitFor();
    // One character of two UTF-16 units.
    await text().fill('🎰');
    expect(await tooShort.count()).toBe(1);
    gateway.held.add(searchEverything);
    await text().fill('g');
    await text().fill('ga');
    await page.getByText('Searching...').waitFor();
    gateway.letGo();
    await page.getByRole('option', { name: /Game 1.*Kestrel Works/s }).waitFor();
    const headings = page.locator('[cmdk-group-heading]');
    expect(await headings.allTextContents()).toEqual([
      'Games',
      'Casinos',
      'Countries',
      'Providers',
      'Guides',
      'Authors',
    ]);
    expect(callsOf('/api/search')).toEqual([expect.stringMatching(/\?q=ga&_t=\d{13}$/)]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/free-to-play/game-1');
    expect(await page.getByRole('dialog').count()).toBe(0);
    for (const [name, at] of [
      ['Video Slots', '/providers/video-slots'],
      ['Gail Vance', '/authors/nora-vance'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await text().fill('ga');
      await page.getByRole('option', { name }).click();
      await page.waitForURL(`**${at}`);
    }
  });

  it('says that nothing was found, and that it failed after two more attempts', async () => {
    await open('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await text().fill('nothing');
    await page.getByText('No matching results found.').waitFor();
    gateway.found = undefined;
    await text().fill('failing');
    await page.getByText('Search error').waitFor();
    await page.getByText('Please try again with a different search term.').waitFor();
    expect(callsOf('/api/search').filter((url) => url.includes('failing'))).toHaveLength(3);
  });

  it('closes when the visitor goes back beneath it', async () => {
    await open('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'High RTP' }).click();
    await page.waitForURL('**/high-rtp');
    await page.keyboard.press('Control+k');
    await text().waitFor();
    await page.goBack();
    await text().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('says so when it cannot lead to something', async () => {
    gateway.found = [{ type: 'planet', id: 1, name: 'Mars', slug: 'mars' }];
    await open('/');
    await page.keyboard.press('Control+k');
    await text().fill('mars');
    await page.getByRole('option', { name: 'Mars' }).click();
    await page.getByText('Navigation Error').waitFor();
    await page.getByText('Unable to navigate to this item type.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('says so when a page does not arrive, which comes with another try', async () => {
    const chunk = '**/assets/country.page-*.js';
    gateway.found = [{ type: 'country', id: 3, name: 'Canada', slug: 'canada' }];
    await open('/');
    await page.route(chunk, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await text().fill('canada');
    await page.getByRole('option', { name: 'Canada' }).click();
    await page.getByText('Failed to navigate to the selected page.').waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Canada' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/country/canada');
  });
});

describe('a part that does not arrive', () => {
  const parts = [
    ['country-list', DESK, () => countryButton(), () => page.getByPlaceholder('Search country...')],
    [
      'mobile-menu-panel',
      PHONE,
      () => page.getByRole('button', { name: 'Open menu' }),
      () => page.getByRole('dialog', { name: 'Menu' }),
    ],
    [
      'search-dialog',
      DESK,
      () => page.getByRole('button', { name: 'Search', exact: true }),
      () => page.getByRole('dialog', { name: 'Search' }),
    ],
    [
      'privacy-choices',
      DESK,
      () => page.getByRole('link', { name: 'Privacy choices' }),
      () => page.getByRole('dialog', { name: 'Privacy choices' }),
    ],
    [
      'favourite-consent',
      DESK,
      () => page.getByRole('button', { name: 'Favourite: Game 1', exact: true }),
      () => page.getByRole('dialog', { name: 'Keep games on this device?' }),
    ],
  ] as const;

  it.each(parts)('(%s) leaves the page, and comes with another press', async (...given) => {
    const [chunk, size, button, part] = given;
    const script = `**/assets/${chunk}-*.js`;
    await open('/', { size });
    await page.route(script, (route) => route.abort());
    // One try: the pointer and the focus would ask for the part as well, and again once it may arrive.
    await button().dispatchEvent('click');
    await until(() => {
      expect(complaints.join('\n')).toContain('A part of the page could not be loaded');
    });
    expect(await part().count()).toBe(0);
    await page.unroute(script);
    await button().click();
    await part().waitFor();
  });

  it('(tooltip-bubble) opens at once beside an open one, which closes', async () => {
    // Where nothing comes above the games that would move them from under the pointer.
    await open('/free-to-play');
    const [first, second] = await page.getByRole('button', { name: /^RTP/ }).all();
    await first?.hover();
    await page.getByRole('tooltip').waitFor();
    await page.evaluate(() => {
      const { setTimeout: start } = window;
      // The delay before the first would never be over.
      const short = (act: () => void, ms?: number) => (Number(ms) < 700 ? start(act, ms) : 0);
      Object.assign(window, { setTimeout: short });
    });
    await second?.hover();
    await until(async () => expect(await second?.getAttribute('aria-describedby')).not.toBeNull());
    expect(await page.getByRole('tooltip').count()).toBe(1);
  });

  it('(tooltip-bubble) leaves the page, and comes with another look', async () => {
    const script = '**/assets/tooltip-bubble-*.js';
    await open('/free-to-play');
    const rtp = page.getByRole('button', { name: /^RTP/ }).first();
    await page.route(script, (route) => route.abort());
    await rtp.hover();
    await until(() => {
      expect(complaints.join('\n')).toContain('A part of the page could not be loaded');
    });
    await page.mouse.move(0, 0);
    await page.unroute(script);
    await rtp.hover();
    await page.getByRole('tooltip').getByText('Return to Player (RTP)').waitFor();
  });
});

describe('a list of games', () => {
  it('is narrowed and sorted in the address, and comes back as it was', async () => {
    await open('/free-to-play');
    await page.getByLabel('Provider').selectOption('video-slots');
    await page.waitForURL('**/free-to-play?provider=video-slots');
    await page.getByLabel('Sort by').selectOption('rtp');
    await page.waitForURL('**&sort=rtp');
    await until(() => {
      const last = new URL(callsOf('/api/public/games').at(-1) ?? '', gateway.url);
      expect(last.searchParams.get('provider')).toBe('video-slots');
      expect(last.searchParams.get('sort')).toBe('rtp');
    });
    // The button of the list as it was before adds nothing to this one.
    const more = page.getByRole('button', { name: 'Load More Games' });
    await until(async () => expect(await more.getAttribute('href')).toContain('sort=rtp'));
    await more.click();
    await page.waitForURL('**&page=2');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('article').count()).toBe(40);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('rtp');
  });

  it('of high RTP asks for 96 percent and more, the highest first', async () => {
    gateway.calls.length = 0;
    await fetch(`${gateway.url}/high-rtp`);
    const asked = new URL(callsOf('/api/public/games')[0] ?? '', gateway.url).searchParams;
    expect([asked.get('minRtp'), asked.get('sort')]).toEqual(['96', 'rtp']);
  });

  it('of the latest slots has none of the future, whatever its order', async () => {
    gateway.calls.length = 0;
    await fetch(`${gateway.url}/latest-slots?sort=rtp`);
    const asked = new URL(callsOf('/api/public/games')[0] ?? '', gateway.url).searchParams;
    expect([asked.get('released'), asked.get('sort')]).toEqual(['true', 'rtp']);
  });
});

describe('what is done before the application answers', () => {
  let release: () => void;

  async function openHeld(path: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    await begin({});
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${gateway.url}${path}`, { waitUntil: 'commit' });
  }

  it('is done then: a button that was pressed', async () => {
    await openHeld('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    release();
    await until(async () => expect(await page.getByRole('dialog').count()).toBe(1));
  });

  it('is done then: more of a list, which without scripts is a link', async () => {
    await openHeld('/free-to-play');
    await page.getByText('Load More Games').click();
    release();
    await until(async () => expect(await page.locator('article').count()).toBe(40));
    expect(new URL(page.url()).search).toBe('?from=1&page=2');
  });

  it('is no form that the browser sends by itself, with what was typed in the address', async () => {
    await openHeld('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${gateway.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Username is required').waitFor();
  });

  it.each([
    ['entry-client-*.js', 'its entry'],
    ['hydrate-*.js', 'a later file'],
    ['free-games.page-*.js', 'the page itself'],
  ])('is done without it when it never arrives: more of a list (%s, %s)', async (file) => {
    await begin({});
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/assets/${file}`, async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto(`${gateway.url}/free-to-play`, { waitUntil: 'commit' });
    await page.getByText('Load More Games').click();
    resolve();
    await page.waitForURL('**/free-to-play?page=2');
    await page.getByText('Load More Games').click();
    await page.waitForURL('**/free-to-play?page=3');
    expect(await page.locator('article').count()).toBe(5);
  });

  it('is done then: the keys of the search', async () => {
    await openHeld('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    release();
    await until(async () => expect(await page.getByRole('dialog').count()).toBe(1));
  });

  it('is done then: choices from lists', async () => {
    await openHeld('/free-to-play');
    await page.getByLabel('Game type').selectOption({ index: 1 });
    await page.getByLabel('Sort by').selectOption('rtp');
    release();
    await until(() => expect(new URL(page.url()).search).toMatch(/^\?type=[a-z-]+&sort=rtp$/));
  });
});

describe('a game', () => {
  it('that was unpublished meanwhile is not shown by a link, and is again when it is published', async () => {
    const games = gateway.collection(getPublicGame);
    const { all } = games;
    const goTo = async (path: string, heading: string) => {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await open('/free-to-play/game-3');
    await goTo('/free-to-play', 'Free Games');
    games.all = all.filter(({ slug }) => slug !== 'game-3');
    await goTo('/free-to-play/game-3', 'Game Not Found');
    games.all = all;
    await goTo('/free-to-play', 'Free Games');
    await goTo('/free-to-play/game-3', 'Game 3');
    expect(callsOf('/api/public/games/game-3')).toHaveLength(3);
  });

  it('says without scripts that its demo needs them', async () => {
    const html = await (await fetch(`${gateway.url}/free-to-play/game-1`)).text();
    expect(html).toMatch(/<noscript>.*The demo needs JavaScript/);
  });

  it('shows its video only when the link has an id of 11 characters', async () => {
    await open('/free-to-play/game-3');
    const preview = page.getByRole('region', { name: 'Game Preview' });
    await preview.getByRole('button', { name: /from YouTube/ }).waitFor();
    await tabs.closePages();
    await open('/free-to-play/game-2');
    expect(await page.getByRole('region', { name: 'Game Preview' }).count()).toBe(0);
  });
});

describe('notices', () => {
  it('keep the page shut until the age is confirmed, whatever Escape says', async () => {
    await open('/', { stored: {} });
    const gate = page.getByRole('dialog', { name: 'Are you 18 or over?' });
    await gate.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await gate.isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await gate.getByRole('button', { name: "I'm 18 or over" }).click();
    await gate.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('age_verified'))).toBe('true');
  });

  it('leave the focus in the page when they are answered with the keyboard', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await open('/', { stored: {} });
    await page.getByRole('button', { name: "I'm 18 or over" }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until(async () => expect(await focused()).toBe('main'));
    await page.getByRole('button', { name: 'Reject', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' });
    expect(await focused()).toBe('main');
    await page.getByRole('button', { name: 'Dismiss the affiliate disclosure' }).focus();
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('main');
  });

  const lowest = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };

  it('about cookies never cover what has the focus', async () => {
    await open('/', { stored: { age_verified: 'true' } });
    const bar = page.getByRole('region', { name: 'Cookies' });
    await bar.waitFor();
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        await link.focus();
        expect(await lowest(link)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      }
    }
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 0));
    await bar.getByRole('button', { name: 'Accept' }).focus();
    expect(await scrolled()).toBe(0);
  });

  it('about cookies leave half of the smallest window to the page, and can be answered there', async () => {
    const size = { width: 320, height: 256 };
    await open('/', { size, stored: { age_verified: 'true' } });
    const bar = page.getByRole('region', { name: 'Cookies' });
    await bar.waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(size.height / 2);
    const reject = bar.getByRole('button', { name: 'Reject' });
    expect(await lowest(reject)).toBeLessThanOrEqual(await lowest(bar));
    await reject.click();
    await bar.waitFor({ state: 'detached' });
  });

  it('leave the focus in the page before the application answers, too', async () => {
    await begin({ stored: {} });
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    await page.goto(gateway.url);
    await page.getByRole('button', { name: "I'm 18 or over" }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // A dialog tells that it is closed a moment after.
    await until(async () => {
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  it('ask for the age once where nothing can be stored, even before the application answers', async () => {
    await begin({ stored: {} });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(gateway.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: "I'm 18 or over" }).click();
    resolve();
    await hydrated(page);
    await until(async () => expect(await page.locator('#age-gate').count()).toBe(0));
  });

  it('send those under 18 to a search engine', async () => {
    await open('/', { stored: {} });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.getByRole('button', { name: "I'm under 18" }).click();
    await page.waitForURL('https://www.google.com/');
    expect(await page.textContent('body')).toBe('elsewhere');
  });

  it('of commissions can be dismissed, and hide below 100 pixels', async () => {
    await open('/');
    const banner = page.getByRole('complementary', { name: 'Affiliate disclosure' });
    await banner.waitFor();
    await page.mouse.wheel(0, 600);
    await banner.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await banner.getByRole('button').click();
    await banner.waitFor({ state: 'detached' });
    expect(await banner.count()).toBe(0);
  });

  it('say when the connection is gone, as long as it is', async () => {
    await open('/');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('what did not arrive without a connection comes when it is back', async () => {
    await open('/');
    await page.context().setOffline(true);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'High RTP' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'High RTP Games' }).waitFor();
    await page.locator('main a[href^="/free-to-play/"]').first().waitFor();
    expect(await again.count()).toBe(0);
  });
});

describe('for search engines and where pages are shared', () => {
  it('robots.txt names the sitemap, whose files name every kind of page', async () => {
    const read = async (path: string) => (await fetch(`${gateway.url}${path}`)).text();
    expect(await read('/robots.txt')).toContain(`Sitemap: ${gateway.url}/sitemap.xml`);
    const index = await read('/sitemap.xml');
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const kinds = [
      'pages',
      'game-types',
      'game-themes',
      'providers',
      'countries',
      'casinos',
      'guides',
      'guide-tags',
      'authors',
    ];
    const names = [...kinds, 'games-1'];
    expect(files).toEqual(names.map((name) => `${gateway.url}/sitemaps/${name}.xml`));
    expect(await read('/sitemaps/countries.xml')).toContain(`${gateway.url}/country/canada<`);
    expect(await read('/sitemaps/providers.xml')).toContain('/providers/video-slots<');
    for (const [list, name] of [
      [listPublicGameTypes, 'game-types'],
      [listPublicGameThemes, 'game-themes'],
    ] as const) {
      const { all } = gateway.collection(list);
      gateway.collection(list).all = [
        { id: 1, name: 'Video Slots', slug: 'video-slots', gameCount: 1 },
        { id: 2, name: 'Keno', slug: 'keno', gameCount: 0 },
      ];
      const listed = await read(`/sitemaps/${name}.xml`);
      gateway.collection(list).all = all;
      expect(listed).toContain(`/${name}/video-slots<`);
      expect(listed).not.toContain('keno');
    }
    expect(await read('/sitemaps/casinos.xml')).toMatch(
      /\/casino-review\/royal-oak<.*<lastmod>\d{4}-/,
    );
    // A list of dated entries changed with the latest of them; a list of thousands of games has no such date.
    const pages = await read('/sitemaps/pages.xml');
    expect(pages).toMatch(/\/casinos<\/loc><lastmod>\d{4}-/);
    expect(pages).toMatch(/\/country<\/loc><lastmod>2026-11-20T10:00:00\.000Z</);
    expect(pages).toMatch(/\/providers<\/loc><\/url>/);
    expect(pages).toMatch(/\/guides<\/loc><\/url>/);
    expect(await read('/sitemaps/countries.xml')).toMatch(/canada<\/loc><lastmod>2026-11-20T/);
    expect(await read('/sitemaps/games-1.xml')).toMatch(/\/free-to-play\/game-1<.*<lastmod>\d{4}-/);
    expect(await read(`/${INDEXNOW_KEY}.txt`)).toBe(INDEXNOW_KEY);
    expect((await fetch(`${gateway.url}/another-key.txt`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/sitemaps/games-2.xml`)).status).toBe(404);
    // Before the first of them is published, too.
    for (const name of ['guides', 'guide-tags', 'authors']) {
      const empty = await fetch(`${gateway.url}/sitemaps/${name}.xml`);
      expect([
        empty.status,
        (await parseSitemap(Readable.from([await empty.text()]))).length,
      ]).toEqual([200, 0]);
    }
  });

  it('security.txt says whom to tell of a weakness, and will for a while', async () => {
    const answer = await fetch(`${gateway.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:security@127.0.0.1\n`);
    expect(text).toContain(`Canonical: ${gateway.url}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  it('a file says what it is, texts with their charset', async () => {
    const html = await (await fetch(gateway.url)).text();
    const [style = ''] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
    const script = /<script data-files="([^ "]+)/.exec(html)?.[1] ?? '';
    const typeOf = async (path: string) =>
      (await fetch(gateway.url + path)).headers.get('content-type');
    expect(await typeOf(style)).toBe('text/css; charset=utf-8');
    expect(await typeOf(script)).toBe('text/javascript; charset=utf-8');
  });

  it('the icon is where those look who read no page', async () => {
    const answer = await fetch(`${gateway.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/x-icon');
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE()).toBe(0x00_00_01_00);
  });

  it('a game names its picture and tells what it is', async () => {
    const html = await (await fetch(`${gateway.url}/free-to-play/game-1`)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image).toContain('/share/games/game-1.png?v=');
    expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
    expect(html).toContain('"VideoGame"');
    expect(html).toContain('"BreadcrumbList"');
  });

  it('pages and scripts are sent compressed', async () => {
    const ask = (path: string) =>
      fetch(`${gateway.url}${path}`, { headers: { 'Accept-Encoding': 'br' } });
    const home = await ask('/');
    expect(home.headers.get('content-encoding')).toBe('br');
    const script = /<script data-files="([^ "]+)/.exec(await home.text())?.[1] ?? '';
    const file = await ask(script);
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/flags/GB.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });
});

const ROUTES = [
  '/',
  '/free-to-play',
  '/free-to-play/game-1',
  '/latest-slots',
  '/high-rtp',
  '/game-types',
  '/game-types/video-slots',
  '/game-themes',
  '/privacy',
  '/terms',
  '/responsible-gaming',
  '/nowhere',
];

test.each(ROUTES)('%s has no faults', async (path) => {
  await open(path);
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
