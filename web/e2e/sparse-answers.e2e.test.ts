import { beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { casino, offer, publicGame } from '../testing/records.ts';
import { siteOn } from '../testing/site.ts';
import { follow, openAsVisitor } from '../testing/visitor.ts';
import { webForTests } from '../testing/web-under-test.ts';

// Answers as the specification allows them: with less than ours have, and with numbers for texts.

const web = await webForTests();
let page: Page;

beforeEach(async () => {
  const site = siteOn(web.gateway);
  site.games.all = [publicGame(1)];
  site.casinos.all = [casino(1, { name: 'Lucky River' })];
  page = await openAsVisitor(web, '/game-types');
});

/** Answers calls of this address in the browser. */
function answer(url: RegExp, body: unknown): Promise<unknown> {
  return page.route(url, (route) => route.fulfill({ json: body }));
}

const main = () => page.getByRole('main');
const hrefs = () =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('a game', () => {
  const bare = { id: 9, external_id: 9, name: 'Bare Game', slug: 'bare-game' };

  test('has its RTP on a card when that is a number', async () => {
    const card = { ...bare, thumb: null, rtp: 96.5, provider: { name: 'Kestrel Works' } };
    await answer(/\/api\/public\/games\?/, { data: [card], hasMore: false });
    await follow(page, '/');
    await main().getByText('Bare Game', { exact: true }).waitFor();
    expect(
      await main()
        .getByRole('button', { name: /^RTP ?96\.5%$/ })
        .count(),
    ).toBe(1);
  });

  test('has its facts when they are numbers', async () => {
    const facts = { rtp: 96.5, volatility: 3, reels: 5, payline: 20, release: 2019 };
    await answer(/\/api\/public\/games\/bare-game/, { ...bare, ...facts, themes: [] });
    await follow(page, '/free-to-play/bare-game');
    await page.getByRole('heading', { level: 1, name: 'Bare Game' }).waitFor();
    expect(await page.locator('aside dl dd').allTextContents()).toEqual([
      '2019',
      '96.5%',
      '3',
      '5',
      '20',
    ]);
  });

  test('is shown with no more than its names', async () => {
    await answer(/\/api\/public\/games\/bare-game/, bare);
    await answer(/\/api\/public\/promotions/, [offer(1)]);
    await follow(page, '/free-to-play/bare-game');
    await page.getByRole('heading', { name: 'About Bare Game' }).waitFor();
    await page.getByRole('heading', { name: 'Casino bonuses' }).waitFor();
    expect(
      await page
        .getByRole('heading', { name: /^Game (?:Details|Features|Themes|Preview)$/ })
        .count(),
    ).toBe(0);
    expect(web.gateway.calls.filter(({ url }) => url.includes('undefined'))).toEqual([]);
  });

  test('has themes without a page of theirs', async () => {
    await answer(/\/api\/public\/games\/bare-game/, {
      ...bare,
      themes: [{ id: 1, name: 'Egypt' }],
      provider: { id: 1, name: 'Kestrel Works' },
      type: { name: 'Video Slots' },
    });
    await follow(page, '/free-to-play/bare-game');
    await main().getByText('Egypt', { exact: true }).waitFor();
    expect(await main().getByText('Video Slots', { exact: true }).count()).toBe(1);
    expect((await hrefs()).filter((href) => href.includes('undefined'))).toEqual([]);
  });

  test.each([[{ token: null }], [{}]])('has no demo when the token is %j', async (token) => {
    await answer(/\/api\/game-token/, token);
    await follow(page, '/free-to-play/game-1');
    await page.getByText('The demo could not be started.').waitFor();
    expect(await page.getByRole('button', { name: 'Play Free Demo' }).isDisabled()).toBe(true);
    await page.unroute(/\/api\/game-token/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(async () => {
      expect(await page.getByRole('button', { name: 'Play Free Demo' }).isEnabled()).toBe(true);
    });
  });
});

describe('detection is of no use', () => {
  test.each([[{}], [{ name: 'x', code: 5 }], [[]], [{ name: 'Nowhere', code: 'XQ' }]])(
    'when it answers %j, and the first of the list is shown',
    async (detected) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await answer(/\/api\/geo-detect/, detected);
      await page.goto(web.gateway.url);
      await until(() => expect(logged.join()).toContain('Country detection failed: '));
      await page.getByRole('button', { name: 'Country: United Kingdom, GB' }).waitFor();
      await page.getByRole('link', { name: 'All United Kingdom bonuses' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('selected_country'))).toBeNull();
    },
  );
});

test('a detected country is known in small letters too', async () => {
  await answer(/\/api\/geo-detect/, { name: 'Canada', code: 'ca' });
  await page.goto(web.gateway.url);
  await page.getByRole('button', { name: 'Country: Canada, CA' }).waitFor();
  await until(async () => {
    const saved = await page.evaluate(() => localStorage.getItem('selected_country'));
    expect(saved).toContain('"canada"');
  });
});

describe('an offer', () => {
  const of = (id: number, over: object) => ({
    ...offer(id, { casinoId: 1, headline: `Offer ${id}` }),
    ...over,
  });

  test.each([[undefined], [null]])(
    'of no country (%s) is left out of a review, others stay',
    async (countries) => {
      await answer(/\/api\/public\/promotions/, [of(1, { countries }), of(2, {})]);
      await follow(page, '/casino-review/casino-1');
      await main().getByRole('heading', { name: 'Offer 2' }).waitFor();
      expect(await main().getByRole('heading', { name: 'Offer 1' }).count()).toBe(0);
    },
  );

  test('of a casino without an id asks for no facts of it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await answer(/\/api\/public\/promotions/, [of(1, { casinoId: undefined })]);
    await follow(page, '/free-to-play/game-1');
    await main().getByRole('link', { name: 'GET BONUS' }).waitFor();
    expect(await main().getByRole('link', { name: 'READ REVIEW' }).getAttribute('href')).toBe(
      '/casino-review/casino-1',
    );
    expect(asked.filter((url) => url.includes('undefined'))).toEqual([]);
  });

  test('without a casino is shown on the page of a game of no known provider', async () => {
    const bare = { id: 9, external_id: 9, name: 'Bare Game', slug: 'bare-game' };
    await answer(/\/api\/public\/games\/bare-game/, bare);
    await answer(/\/api\/public\/promotions/, [of(1, { casino: null })]);
    await follow(page, '/free-to-play/bare-game');
    await main().getByRole('link', { name: 'GET BONUS' }).waitFor();
    expect(await main().getByRole('link', { name: 'PLAY FOR REAL' }).count()).toBe(1);
  });
});

describe('a casino', () => {
  test.each(['/casino/bare-casino', '/casino-review/bare-casino'])(
    'is shown on %s with no more than its name',
    async (path) => {
      await answer(/\/api\/casinos\/slug\//, { id: 9, name: 'Bare Casino', slug: 'bare-casino' });
      await answer(/\/api\/casinos\/9\//, []);
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: 'Bare Casino' }).waitFor();
      await main().getByText('No gambling licences listed for this casino.').waitFor();
      expect(
        await main()
          .getByText(/NaN|undefined|Trading since|not published/)
          .count(),
      ).toBe(0);
    },
  );
});
