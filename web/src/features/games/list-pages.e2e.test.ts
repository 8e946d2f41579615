import { beforeEach, describe, expect, test } from '@jest/globals';
import { listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import {
  getImage,
  getPublicGame,
  getPublicGameProvider,
  listPublicGameProviders,
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { hydrated } from '../../../testing/hydrated.ts';
import { casino, offer, publicGame } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const KESTREL = { id: 1, name: 'Kestrel Works', slug: 'kestrel-works', gameCount: 45 };

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  site.games.all = Array.from({ length: 45 }, (_, index) => publicGame(index + 1));
  site.casinos.all = Array.from({ length: 50 }, (_, index) => casino(index + 1));
  web.gateway.collection(getPublicGameProvider).all = [
    { ...KESTREL, bio: 'Small and stubborn.', thumb: null },
  ];
  web.gateway.collection(listPublicGameTypes).all = [
    { id: 1, name: 'Video Slots', slug: 'video-slots', gameCount: 45 },
    { id: 2, name: 'Table Games', slug: 'table-games', gameCount: 45 },
  ];
  web.gateway.calls.length = 0;
});

async function read(path: string) {
  const answer = await fetch(`${web.gateway.url}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  const tag = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const at = (path_: string | undefined) => path_?.replace(web.gateway.url, '');
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    title: tag(/<title>([^<]*)<\/title>/),
    canonical: at(tag(/<link rel="canonical" href="([^"]*)"/)),
    previous: at(tag(/<link rel="prev" href="([^"]*)"/)),
    next: at(tag(/<link rel="next" href="([^"]*)"/)),
    games: new Set(
      [...html.matchAll(/href="\/free-to-play\/(game-\d+)"/g)].map(([, slug]) => slug),
    ),
    reviews: new Set(
      [...html.matchAll(/href="\/casino-review\/(casino-\d+)"/g)].map(([, slug]) => slug),
    ),
  };
}

const numbered = (word: string, from: number, to: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, index) => `${word}-${from + index}`));

describe('a page of a list', () => {
  test.each([
    ['/free-to-play', 'Free Games'],
    ['/latest-slots', 'Latest Slots'],
    ['/providers/kestrel-works', 'Free Kestrel Works Games'],
  ])(
    'of %s is rendered by the server, with its address and its neighbours',
    async (path, title) => {
      const first = await read(path);
      expect(first).toMatchObject({ status: 200, canonical: path, next: `${path}?page=2` });
      expect(first.previous).toBeUndefined();
      expect(first.games).toEqual(numbered('game', 1, 20));
      const second = await read(`${path}?page=2`);
      expect(second).toMatchObject({
        canonical: `${path}?page=2`,
        previous: path,
        next: `${path}?page=3`,
      });
      expect(second.title).toMatch(new RegExp(`^${title}, page 2(?: \\| Slots & Games)?$`));
      expect(second.games).toEqual(numbered('game', 21, 40));
      const last = await read(`${path}?page=3`);
      expect(last.games).toEqual(numbered('game', 41, 45));
      expect(last.next).toBeUndefined();
      expect((await read(`${path}?page=4`)).status).toBe(404);
      expect((await read(`${path}?page=1`)).canonical).toBe(path);
      expect((await read(`${path}?page=none`)).canonical).toBe(path);
    },
  );

  test('may be several pages, as a visitor left them', async () => {
    const { games, canonical } = await read('/free-to-play?from=1&page=2');
    expect(games).toEqual(numbered('game', 1, 40));
    expect(canonical).toBe('/free-to-play');
  });

  test('has one address among search engines, however it is narrowed to', async () => {
    const of = async (query: string) => (await read(`/free-to-play?${query}`)).canonical;
    expect(await of('provider=kestrel-works')).toBe('/providers/kestrel-works');
    expect(await of('provider=kestrel-works&page=2')).toBe('/providers/kestrel-works?page=2');
    expect(await of('type=video-slots')).toBe('/game-types/video-slots');
    expect(await of('theme=egypt')).toBe('/game-themes/egypt');
    expect(await of('provider=kestrel-works&sort=rtp')).toBe('/free-to-play');
    expect(await of('sort=name')).toBe('/free-to-play');
    expect((await read('/Free-To-Play/?page=2')).canonical).toBe('/free-to-play?page=2');
  });

  test('is not among search engines without games', async () => {
    expect((await read('/free-to-play')).html).not.toContain('noindex');
    site.games.all = [];
    const { status, html } = await read('/free-to-play?provider=nobody');
    expect(status).toBe(200);
    expect(html).toContain('name="robots" content="noindex"');
    // Nobody knows the number of an address's own value.
    expect(html).toMatch(/<option value="nobody"[^>]*>nobody<\/option>/);
  });

  test('of categories says that there are none', async () => {
    expect((await read('/game-types')).html).not.toContain('noindex');
    web.gateway.collection(listPublicGameTypes).all = [];
    const { html } = await read('/game-types');
    expect(html).toContain('No games here yet');
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('of casinos', async () => {
    site.casinos.all[0] = casino(1, { numberOfGames: 1 });
    const first = await read('/casinos');
    expect(first).toMatchObject({ canonical: '/casinos', next: '/casinos?page=2' });
    expect(first.reviews).toEqual(numbered('casino', 1, 24));
    expect(first.html).toContain('"@type":"ItemList"');
    expect(first.html).toContain('>1 game<');
    const last = await read('/casinos?page=3');
    expect(last).toMatchObject({ canonical: '/casinos?page=3', previous: '/casinos?page=2' });
    expect(last.reviews).toEqual(numbered('casino', 49, 50));
    expect((await read('/casinos?page=4')).status).toBe(404);
    expect((await read('/casinos?licence=ukgc')).canonical).toBe('/casinos');
    expect((await read('/Casinos/?page=2')).canonical).toBe('/casinos?page=2');
    expect((await read('/Casinos/?licence=ukgc')).canonical).toBe('/casinos');
  });

  test("of a country's casinos", async () => {
    const first = await read('/country/united-kingdom');
    expect(first.html).toContain('href="/country/united-kingdom?casinos=2"');
    const second = await read('/country/united-kingdom?casinos=2');
    expect(second.canonical).toBe('/country/united-kingdom?casinos=2');
    expect(second.reviews).toEqual(
      // The offer of the first casino leads to its review too.
      new Set([
        ...numbered('casino', 21, 40),
        ...[...second.reviews].filter((one) => one === 'casino-1'),
      ]),
    );
    expect((await read('/country/united-kingdom?casinos=4')).status).toBe(404);
    const page = await openAsVisitor(web, '/game-types');
    await follow(page, '/country/united-kingdom?casinos=4');
    await page.getByText('This list has no such page.').waitFor();
    expect((await read('/country/united-kingdom?page=2')).status).toBe(404);
  });
});

test('"Load More" of the first page leads to all games where there are no scripts', async () => {
  const { html } = await read('/');
  expect(html).toMatch(/<a [^>]*href="\/free-to-play"[^>]*>Load More Games</);
});

test('a provider has one address, and an unknown one none', async () => {
  expect((await read('/providers/nobody')).status).toBe(404);
  const { html } = await read('/providers/kestrel-works');
  expect(html).toContain('Small and stubborn.');
  expect(html).toContain('/share/providers/kestrel-works.png');
  expect((await read('/providers')).html).toContain('href="/providers/kestrel-works"');
  for (const path of ['/providers', '/casinos']) {
    expect((await read('/')).html).toContain(`href="${path}"`);
  }
});

test.each([
  ['/game-types', 'All Game Types'],
  ['/game-themes', 'All Themes'],
  ['/providers', 'Game Providers'],
])('%s tells search engines where it stands', async (path, name) => {
  const { html } = await read(path);
  expect(html).toContain('"@type":"BreadcrumbList"');
  const item = `${web.gateway.url}${path}`;
  expect(html).toContain(JSON.stringify({ '@type': 'ListItem', position: 2, name, item }));
});

test('the footer has the themes with the most games, and a way to all of them', async () => {
  web.gateway.collection(listPublicGameThemes).all = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: `Theme ${index + 1}`,
    slug: `theme-${index + 1}`,
    gameCount: 45 - index,
  }));
  const { html } = await read('/');
  const footer = html.slice(html.indexOf('<footer'));
  const links = [...footer.matchAll(/href="(\/game-themes[^"]*)"/g)].map(([, path]) => path);
  expect(links).toEqual([
    ...[1, 2, 3, 4, 5].map((place) => `/game-themes/theme-${place}`),
    '/game-themes',
  ]);
});

test('a game that search engines may not list says so', async () => {
  site.games.all = [publicGame(1, { indexed: false }), publicGame(2)];
  expect((await read('/free-to-play/game-1')).html).toContain('name="robots" content="noindex"');
  expect((await read('/free-to-play/game-2')).html).not.toContain('noindex');
});

test('with scripts "Load More" adds the next page, by keyboard too, and the address keeps both', async () => {
  const page = await openAsVisitor(web, '/free-to-play?page=2');
  const cards = page.getByRole('main').locator('article');
  const more = page.getByRole('button', { name: 'Load More Games' });
  await more.focus();
  expect(await cards.count()).toBe(20);
  await page.keyboard.press('Space');
  await until(async () => expect(await cards.count()).toBe(25));
  await page.waitForURL('**/free-to-play?from=2&page=3');
  expect(await more.count()).toBe(0);
  // The button has gone: the focus is before the games that came.
  const focused = page.getByRole('listitem').filter({ has: page.locator(':focus') });
  expect(await focused.getByRole('heading').textContent()).toBe('Game 40');
  await page.reload();
  await until(async () => expect(await cards.count()).toBe(25));
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 1' })
    .click();
  await page.waitForURL('**/free-to-play');
  await page.getByText('Game 1', { exact: true }).waitFor();
});

test('a picture that cannot be loaded leaves its place to the letters of its name', async () => {
  const thumb = `/api/public/images/${'a'.repeat(40)}-512`;
  site.games.all = [publicGame(1, { thumb })];
  web.gateway.on(getImage, () => ({ refuse: 404 }));
  const page = await openAsVisitor(web, '/free-to-play');
  const card = page.getByRole('main').locator('article');
  await card.getByText('Ga', { exact: true }).waitFor();
  expect(await card.locator('img').count()).toBe(0);
});

describe('an answer to "Load More" that comes late', () => {
  const cards = (page: Page) => page.getByRole('main').locator('article');

  /** A page that waits for more games. */
  async function askForMore(path: string): Promise<Page> {
    const page = await openAsVisitor(web, path);
    await hydrated(page);
    web.gateway.held.add(listPublicGames);
    await page.getByRole('button', { name: 'Load More Games' }).click();
    await page.getByRole('button', { name: 'Loading...' }).waitFor();
    return page;
  }

  test('leaves the link alone that was followed meanwhile', async () => {
    const page = await askForMore('/free-to-play');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/game.page-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.getByRole('heading', { name: 'Game 3', exact: true }).click();
    web.gateway.letGo();
    await until(async () => expect(await cards(page).count()).toBe(40));
    resolve();
    await page.waitForURL('**/free-to-play/game-3');
    await page.goBack();
    expect(new URL(page.url()).search).toBe('');
  });

  test.each([
    [
      'another page',
      (page: Page) => page.getByRole('link', { name: 'Latest Slots' }).first().click(),
      '/latest-slots',
    ],
    [
      'another order',
      (page: Page) => page.getByLabel('Sort by').selectOption('rtp'),
      '/free-to-play?sort=rtp',
    ],
    [
      'another part of the list',
      (page: Page) => page.getByRole('link', { name: 'Page 3' }).click(),
      '/free-to-play?page=3',
    ],
  ])('leaves %s alone', async (_where, goOn, path) => {
    const page = await askForMore('/free-to-play');
    await goOn(page);
    await page.waitForURL(`**${path}`);
    const late = page.waitForResponse((answer) => answer.url().includes('page=2'));
    web.gateway.letGo();
    await (await late).finished();
    // The application has dealt with it then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await page.waitForURL('**/free-to-play');
    await until(async () => expect(await cards(page).count()).toBe(20));
    await page.goForward();
    await page.waitForURL((url) => url.pathname + url.search === path);
  });
});

test.each([
  ['/free-to-play', 'Load More Games', 20, 'main article'],
  ['/casinos', 'Load More Casinos', 24, 'main article'],
  ['/country/united-kingdom', 'Load More Bonuses', 12, '[aria-labelledby=country-bonuses] article'],
])(
  '%s that has grown is as long as the address of a link says',
  async (path, label, size, card) => {
    site.offers.all = Array.from({ length: 50 }, (_, index) => offer(index + 1));
    const page = await openAsVisitor(web, path);
    const shown = (count: number) =>
      until(async () => expect(await page.locator(card).count()).toBe(count));
    const grow = async () => {
      await page.getByRole('button', { name: label }).click();
      await page.waitForURL(`**${path}?from=1&page=2`);
      await shown(2 * size);
    };
    await grow();
    await follow(page, path);
    await shown(size);
    await grow();
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await pages.getByRole('link', { name: 'Page 3' }).click();
    await page.waitForURL(`**${path}?page=3`);
    await pages.locator('[aria-current=page]', { hasText: '3' }).waitFor();
    expect(await pages.locator('[aria-current=page]').count()).toBe(1);
  },
);

test('a list grows beyond the pages that its address can name', async () => {
  site.games.all = Array.from({ length: 225 }, (_, index) => publicGame(index + 1));
  const page = await openAsVisitor(web, '/free-to-play?from=1&page=10');
  const cards = page.getByRole('main').locator('article');
  const more = page.getByRole('button', { name: 'Load More Games' });
  await more.click();
  await until(async () => expect(await cards.count()).toBe(220));
  await more.click();
  await until(async () => expect(await cards.count()).toBe(225));
  expect(await more.count()).toBe(0);
});

test.each([
  ['/free-to-play?from=1&page=3', 45],
  ['/casinos?from=1&page=2', 48],
])('%s is whole in the browser too, as on its server', async (path, count) => {
  const page = await openAsVisitor(web, '/privacy');
  await follow(page, path);
  await until(async () => {
    expect(await page.getByRole('main').locator('article').count()).toBe(count);
  });
  expect(page.url()).toBe(web.gateway.url + path);
});

test('pages that the address names and that fail can be loaded all the same', async () => {
  const page = await openAsVisitor(web, '/free-to-play');
  const cards = page.getByRole('main').locator('article');
  await hydrated(page);
  web.gateway.failing.add(listPublicGames);
  await follow(page, '/free-to-play?from=1&page=3');
  await page.getByRole('alert').getByText('More games could not be loaded.').waitFor();
  expect(await cards.count()).toBe(20);
  web.gateway.failing.clear();
  await page.getByRole('button', { name: 'Load More Games' }).click();
  await until(async () => expect(await cards.count()).toBe(45));
  expect(new URL(page.url()).search).toBe('?from=1&page=3');
});

test('a page of a list gets the focus and its title is announced; what is added to it takes no focus', async () => {
  site.games.all = Array.from({ length: 65 }, (_, index) => publicGame(index + 1));
  const page = await openAsVisitor(web, '/free-to-play');
  await hydrated(page);
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await page.waitForURL('**/free-to-play?page=2');
  await page.locator('main:focus').waitFor();
  await page.getByText(/^Free Games, page 2/).waitFor({ state: 'attached' });
  const more = page.getByRole('button', { name: 'Load More Games' });
  await more.press('Space');
  await page.waitForURL('**/free-to-play?from=2&page=3');
  await until(async () => {
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('a page that still loads is announced with its own title in the end', async () => {
  const page = await openAsVisitor(web, '/free-to-play');
  await hydrated(page);
  web.gateway.held.add(getPublicGame);
  await page.getByRole('heading', { name: 'Game 3', exact: true }).click();
  await page.getByRole('status').getByText('Loading game...').waitFor();
  web.gateway.letGo();
  const title = /^Play Game 3 Free Online/;
  await page.getByText(title).waitFor({ state: 'attached' });
  expect(await page.title()).toMatch(title);
});

test('casinos are narrowed in the address and grow', async () => {
  const page = await openAsVisitor(web, '/casinos');
  const cards = page.getByRole('main').locator('article');
  await page.getByRole('button', { name: 'Load More Casinos' }).click();
  await until(async () => expect(await cards.count()).toBe(48));
  await page.waitForURL('**/casinos?from=1&page=2');
  await page.getByLabel('Licence').selectOption('ukgc');
  await page.waitForURL('**/casinos?licence=ukgc');
  await until(() => {
    const asked = web.gateway.calls.map(({ url }) => url);
    expect(asked.some((url) => url.includes('casino-directory?licence=ukgc'))).toBe(true);
  });
  site.casinos.all = [];
  await page.getByLabel('Payment method').selectOption('visa');
  await page.getByText('No casinos match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await page.waitForURL('**/casinos');
  await page.locator('main :focus').waitFor({ state: 'attached' });
});

test('casinos are narrowed by any code that staff gave to an entry', async () => {
  const code = 'Visa / Mastercard (UK & Ireland), Debit & Credit';
  site.facets = { ...site.facets, paymentMethods: [{ id: 1, name: 'Cards', code }] };
  const page = await openAsVisitor(web, '/casinos');
  await page.getByLabel('Payment method').selectOption('Cards');
  await page.waitForURL((url) => url.searchParams.get('payment') === code);
  await until(() => {
    const asked = web.gateway.calls.map(({ url }) => new URL(url, web.gateway.url).searchParams);
    expect(asked.some((query) => query.get('payment') === code)).toBe(true);
  });
  await until(async () => {
    expect(await page.getByLabel('Payment method').inputValue()).toBe(code);
  });
});

test('what fails is said, with another try', async () => {
  web.gateway.failing.add(listPublicGames);
  const page = await openAsVisitor(web, '/providers/kestrel-works');
  web.gateway.failing.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kestrel Works Games' }).waitFor();
  await until(async () => expect(await page.getByRole('alert').count()).toBe(0));
});

test.each([
  ['/game-types', listPublicGameTypes, 'game types'],
  ['/game-themes', listPublicGameThemes, 'themes'],
  ['/providers', listPublicGameProviders, 'game providers'],
] as const)(
  '%s says that it loads and when it failed, with another try',
  async (path, call, all) => {
    web.gateway.collection(listPublicGameThemes).all = [
      { id: 1, name: 'Ancient Egypt', slug: 'egypt', gameCount: 45 },
    ];
    web.gateway.failing.add(call);
    const page = await openAsVisitor(web, '/casinos');
    await hydrated(page);
    web.gateway.held.add(call);
    await follow(page, path);
    await page.getByRole('status', { name: `Loading ${all}` }).waitFor();
    web.gateway.letGo();
    await page.getByRole('alert').getByText(`The ${all} could not be loaded`).waitFor();
    web.gateway.failing.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(async () => {
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(2);
    });
  },
);

test('a list that fails shows no games and no count of the list before', async () => {
  const type = { id: 1, name: 'Video Slots', slug: 'video-slots' };
  site.games.all = site.games.all.map((game) => ({ ...game, type }));
  const page = await openAsVisitor(web, '/game-types/video-slots');
  const cards = page.getByRole('main').locator('article');
  await hydrated(page);
  expect(await cards.count()).toBe(20);
  web.gateway.failing.add(listPublicGames);
  await page.getByRole('button', { name: 'Game Types' }).click();
  await page.getByRole('link', { name: 'Table Games' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Table Games' }).waitFor();
  await page.getByRole('alert').getByText('The games could not be loaded').waitFor();
  expect(await cards.count()).toBe(0);
  web.gateway.failing.clear();
  web.gateway.held.add(listPublicGames);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status', { name: 'Loading games' }).waitFor();
  web.gateway.letGo();
  await until(async () => expect(await cards.count()).toBe(20));

  web.gateway.failing.add(listPublicGames);
  await page.getByLabel('Sort by').selectOption('rtp');
  await page.getByRole('alert').getByText('The games could not be loaded').waitFor();
  expect(await cards.count()).toBe(0);
  expect(await page.getByText('45 games', { exact: true }).count()).toBe(0);
});

test('casinos that fail have no count of the casinos before', async () => {
  const page = await openAsVisitor(web, '/casinos');
  await page.getByText('50 casinos', { exact: true }).waitFor();
  await hydrated(page);
  web.gateway.failing.add(listCasinoDirectory);
  await page.getByLabel('Licence').selectOption('ukgc');
  await page.getByRole('alert').getByText('The casinos could not be loaded').waitFor();
  expect(await page.getByText('50 casinos', { exact: true }).count()).toBe(0);
});

test.each(['/casinos', '/casinos?page=2', '/providers', '/providers/kestrel-works?page=2'])(
  '%s has no faults',
  async (path) => {
    const page = await openAsVisitor(web, path);
    await hydrated(page);
    expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
  },
);
