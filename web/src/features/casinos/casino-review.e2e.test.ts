import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { hydrated } from '../../../testing/hydrated.ts';
import { COUNTRIES, casino, offer } from '../../../testing/records.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { countryKnown, follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const REVIEW = '/casino-review/casino-1';
const LOGO = `/api/public/images/${'a'.repeat(40)}-512`;
const HEADER = `/api/public/images/${'b'.repeat(40)}-1600`;

const SAVED_CANADA = {
  age_verified: 'true',
  cookie_consent: 'rejected',
  selected_country: JSON.stringify(COUNTRIES.find(({ code }) => code === 'CA')),
};

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  web.gateway.calls.length = 0;
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const gameNames = (page: Page) =>
  section(page, 'Popular Games').getByRole('heading', { level: 3 }).allTextContents();
const callsTo = (part: string) => web.gateway.calls.filter(({ url }) => url.includes(part));

/** The review in a browser that was on another page before. */
async function followToReview(): Promise<Page> {
  const page = await openAsVisitor(web, '/game-types');
  await follow(page, REVIEW);
  return page;
}

/** The page's structured data of this type. */
function thingOf(html: string, type: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.map(([, json]) => JSON.parse(json ?? '')).find((thing) => thing['@type'] === type);
}

describe('a review', () => {
  test('comes whole from the server, with what search engines read', async () => {
    site.casinos.all = [casino(1, { logoImage: LOGO, headerImage: HEADER })];
    const html = await (await fetch(`${web.gateway.url}${REVIEW}`)).text();
    expect(html).toContain('<title>Casino 1 Review | Slots &amp; Games</title>');
    expect(html).toContain('content="Pays on time, says so in plain words."');
    expect(html).toContain(`rel="canonical" href="${web.gateway.url}${REVIEW}"`);
    for (const text of ['It pays on time.', 'Offer 1', 'Visa', 'Kestrel Works', 'Live chat']) {
      expect(html).toContain(text);
    }
    expect(thingOf(html, 'Organization')).toMatchObject({
      name: 'Casino 1',
      logo: `${web.gateway.url}${LOGO}`,
      review: {
        '@type': 'Review',
        author: { '@type': 'Organization', name: 'Slots' },
        reviewRating: { ratingValue: '4.5', bestRating: '5' },
      },
    });
    expect(thingOf(html, 'Organization')).not.toHaveProperty('url');
    expect(thingOf(html, 'BreadcrumbList').itemListElement).toHaveLength(3);
    expect(html).not.toContain('AggregateRating');
  });

  test('is hydrated without asking again, and shows every section', async () => {
    site.casinos.all = [casino(1, { logoImage: LOGO, headerImage: HEADER })];
    site.currencies = ['£', '€', '$', 'C$', 'A$'].map((symbol, id) => ({
      id,
      symbol,
      code: `C${id}`,
    }));
    const page = await openAsVisitor(web, REVIEW);
    await page.getByRole('heading', { level: 1, name: 'Casino 1' }).waitFor();
    const head = page.getByRole('main').locator('header');
    for (const text of ['4.5/5', '2,140 games', 'Licensed', '£', '€', '$', '+2']) {
      await head.getByText(text, { exact: true }).waitFor();
    }
    const [header, logo] = await head.locator('img').all();
    expect(await header?.getAttribute('srcset')).toContain('-480 480w');
    expect(await logo?.getAttribute('width')).toBe('144');
    await section(page, 'Payment Methods').getByText('Visa').waitFor();
    const type = section(page, 'Game Types').getByRole('link', { name: 'Video Slots' });
    expect(await type.getAttribute('href')).toBe('/game-types/video-slots');
    await section(page, 'Licences').getByText('UK Gambling Commission').waitFor();
    await section(page, 'Customer Support').getByText('Day and night').waitFor();
    const provider = section(page, 'Software Providers').getByRole('link');
    expect(await provider.getAttribute('href')).toBe('/providers/kestrel-works');
    const claim = page.getByRole('link', { name: 'Claim Bonus', exact: true });
    expect(await claim.getAttribute('target')).toBe('_blank');
    expect(await claim.getAttribute('rel')).toBe('sponsored noopener');
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await countryKnown(page);
    await page.waitForLoadState('networkidle');
    expect(callsTo('/api/casinos/')).toHaveLength(8);
    expect(callsTo('/api/public/promotions')).toHaveLength(1);
  });

  test('has a description that opens when it is long', async () => {
    const description = `${'A long sentence about this casino. '.repeat(40)}The end.`;
    site.casinos.all = [casino(1, { description })];
    let page = await openAsVisitor(web, REVIEW);
    const text = page.getByText(description.trim());
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const collapsed = await height();
    expect(collapsed).toBeLessThanOrEqual(16 * 6 + 1);
    await page.getByRole('button', { name: 'Read More' }).click();
    await until(async () => expect(await height()).toBeGreaterThan(collapsed * 2));
    await page.getByRole('button', { name: 'Read Less' }).click();
    expect(await height()).toBe(collapsed);
    site.casinos.all = [casino(1)];
    page = await openAsVisitor(web, REVIEW);
    await countryKnown(page);
    expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(0);
  });

  test('opens its description once when pressed during hydration', async () => {
    const description = `${'A long sentence about this casino. '.repeat(40)}The end.`;
    site.casinos.all = [casino(1, { description })];
    const page = await openAsVisitor(web, REVIEW);
    // React adds its listeners immediately, long before the application reports hydration.
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        addEventListener.call(this, type, ...rest);
        if (type !== 'click' || !(this instanceof HTMLElement) || this.id !== 'app') return;
        EventTarget.prototype.addEventListener = addEventListener;
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Read More',
        );
        queueMicrotask(() => button?.click());
      };
    });
    await page.reload({ waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: /^Read / });
    await until(async () => expect(await button.textContent()).toBe('Read Less'));
  });

  test('shows the offers of this casino for this country alone', async () => {
    site.offers.all = [
      offer(1),
      offer(2, { casinoId: 1, countries: ['SE', 'CA'] }),
      offer(3, { casinoId: 1, countries: ['gl'] }),
      offer(4),
    ];
    let page = await openAsVisitor(web, REVIEW);
    await page.waitForLoadState('networkidle');
    const headings = () =>
      section(page, 'Promotions').getByRole('heading', { level: 3 }).allTextContents();
    expect(await headings()).toEqual(['Offer 1', 'Offer 3']);
    site.detected = 'SE';
    page = await openAsVisitor(web, REVIEW);
    await page.getByText('Offer 2', { exact: true }).waitFor();
    expect(await headings()).toEqual(['Offer 2', 'Offer 3']);
  });

  test('keeps the offers that it came with until those of the saved country are known', async () => {
    const offers = [offer(1), offer(2, { casinoId: 1, countries: ['CA'] })];
    const answered = Promise.withResolvers<void>();
    web.gateway.on(listPublicPromotions, async ({ query: { country = 'GB' } }) => {
      if (country === 'CA') await answered.promise;
      const data = offers.filter(({ countries }) => countries.includes(country));
      return { status: 200, body: { data, total: data.length } };
    });
    site.detected = 'CA';
    const page = await openAsVisitor(web, REVIEW, { stored: SAVED_CANADA });
    await page.getByRole('button', { name: 'Country: Canada, CA' }).waitFor();
    await until(() => expect(callsTo('/public/promotions?country=CA')).toHaveLength(1));
    expect(
      await section(page, 'Promotions').getByRole('heading', { level: 3 }).allTextContents(),
    ).toEqual(['Offer 1']);
    answered.resolve();
    await section(page, 'Promotions').getByRole('heading', { name: 'Offer 2' }).waitFor();
  });

  test('claims nothing of the saved country while its offers are not known', async () => {
    const answered = Promise.withResolvers<void>();
    web.gateway.on(listPublicPromotions, async ({ query: { country } }) => {
      if (country === 'CA') await answered.promise;
      return { status: 200, body: { data: [], total: 0 } };
    });
    site.detected = 'CA';
    const page = await openAsVisitor(web, REVIEW, { stored: SAVED_CANADA });
    await page.getByRole('button', { name: 'Country: Canada, CA' }).waitFor();
    await until(() => expect(callsTo('/public/promotions?country=CA')).toHaveLength(1));
    const claim = page.getByText('No promotions for Canada at the moment');
    expect(await claim.count()).toBe(0);
    answered.resolve();
    await claim.waitFor();
  });

  test('asks for offers 100 ms and for providers 200 ms after the casino', async () => {
    const page = await openAsVisitor(web, '/game-types');
    // By the browser's own clock: events reach this process late when the machine is busy.
    const casino = page.waitForResponse((answer) => answer.url().includes('/slug/'));
    const offers = page.waitForResponse((answer) => answer.url().includes('/public/promotions'));
    const providers = page.waitForResponse((answer) => answer.url().endsWith('/1/providers'));
    await follow(page, REVIEW);
    await section(page, 'Software Providers').getByText('Kestrel Works').waitFor();
    const times = await Promise.all(
      [casino, offers, providers].map(async (answer) => {
        const request = (await answer).request();
        await (await answer).finished();
        const { startTime, responseEnd } = request.timing();
        return { start: startTime, end: startTime + responseEnd };
      }),
    );
    const answered = times[0]?.end ?? Number.NaN;
    // Timers may be late, never early; a few ms for the rounding of the clock.
    expect((times[1]?.start ?? Number.NaN) - answered).toBeGreaterThan(90);
    expect((times[2]?.start ?? Number.NaN) - answered).toBeGreaterThan(190);
  });
});

describe('a section of a review', () => {
  test.each([
    ['Payment Methods', getCasinoPaymentMethods, 'Failed to load payment methods'],
    ['Software Providers', getCasinoProviders, 'Could not load software providers'],
    ['Customer Support', getCasinoSupport, 'Unable to load customer support information'],
    ['Licences', getCasinoLicences, 'Could not load gambling licence information'],
    ['Game Types', getCasinoGameTypes, 'Could not load game types'],
  ] as const)('says that it failed, and loads when asked again: %s', async (name, call, text) => {
    web.gateway.held.add(call);
    web.gateway.failing.add(call);
    const page = await followToReview();
    await section(page, name).getByRole('status').waitFor();
    web.gateway.letGo();
    await section(page, name).getByText(text, { exact: true }).waitFor();
    web.gateway.failing.clear();
    await section(page, name).getByRole('button', { name: 'Try again' }).click();
    await until(async () => {
      expect(await section(page, name).getByRole('alert').count()).toBe(0);
    });
  });

  test.each([
    ['Software Providers', 'providers', 'Could not load software providers', 'Kestrel Works'],
    ['Game Types', 'gameTypes', 'Could not load game types', 'Video Slots'],
  ] as const)(
    'whose names are not known claims nothing, and loads when asked again: %s',
    async (name, list, text, known) => {
      const { [list]: entries } = site;
      Object.assign(site, { [list]: [{ id: 1, name: null, slug: null, thumb: null }] });
      const page = await openAsVisitor(web, REVIEW);
      await section(page, name).getByRole('alert').getByText(text, { exact: true }).waitFor();
      await hydrated(page);
      Object.assign(site, { [list]: entries });
      await section(page, name).getByRole('button', { name: 'Try again' }).click();
      await section(page, name).getByText(known, { exact: true }).waitFor();
      expect(await section(page, name).getByRole('alert').count()).toBe(0);
    },
  );

  test('shows icons and logos of our own origin, and asks no other host for one', async () => {
    const logo = `/api/public/images/${'c'.repeat(32)}-640`;
    site.payments = [
      { id: 1, name: 'Visa', icon: 'card' },
      { id: 2, name: 'Apple Pay', icon: '🍏' },
      { id: 3, name: 'Ours', icon: '/favicon.svg' },
      { id: 4, name: 'Theirs', icon: 'https://icons.example/theirs.png' },
      { id: 5, name: 'Theirs too', icon: '//icons.example/theirs.png' },
      { id: 6, name: 'Words', icon: 'some words' },
    ];
    site.providers = [
      { id: 1, name: 'Kestrel Works', slug: 'kestrel-works', thumb: logo },
      { id: 2, name: 'Plain Games', slug: 'plain-games', thumb: null },
    ];
    const page = await openAsVisitor(web, '/game-types');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== web.gateway.url) elsewhere.push(request.url());
    });
    await follow(page, REVIEW);
    const methods = section(page, 'Payment Methods').getByRole('listitem');
    await methods.first().waitFor();
    expect(await methods.nth(0).locator('svg').count()).toBe(1);
    expect(await methods.nth(1).textContent()).toBe('🍏Apple Pay');
    expect(await methods.nth(2).locator('img').getAttribute('src')).toBe('/favicon.svg');
    for (const place of [3, 4, 5]) {
      expect(await methods.nth(place).locator('svg, img').count()).toBe(0);
    }
    expect(await methods.nth(5).textContent()).toBe('Words');
    const logos = section(page, 'Software Providers').locator('img');
    await logos.waitFor();
    expect(await logos.getAttribute('src')).toBe(logo);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
  });

  test('says that it is empty', async () => {
    Object.assign(site, { payments: [], gameTypes: [] });
    site.offers.all = [];
    site.games.all = [];
    const page = await openAsVisitor(web, REVIEW);
    for (const text of [
      'No payment methods set for this casino...',
      'No game types listed for this casino.',
      'No games available at this time...',
      'No promotions for United Kingdom at the moment',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('that has offers is empty when they cannot be fetched', async () => {
    web.gateway.failing.add(listPublicPromotions);
    const page = await followToReview();
    await page.getByText('No promotions for United Kingdom at the moment').waitFor();
    expect(await page.getByRole('link', { name: 'Claim Bonus' }).count()).toBe(0);
  });

  test('has twelve games at random, and others when refreshed', async () => {
    const page = await openAsVisitor(web, REVIEW);
    const refresh = page.getByRole('button', { name: 'Refresh Games' });
    await section(page, 'Popular Games').getByRole('article').first().waitFor();
    const before = await gameNames(page);
    expect(before).toHaveLength(12);
    expect(callsTo('/api/public/games?')[0]?.url).toBe('/api/public/games?limit=50&random=true');
    const link = section(page, 'Popular Games').getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(/^\/free-to-play\/game-\d+$/);
    await refresh.focus();
    await page.keyboard.press('Enter');
    expect(await refresh.evaluate((button) => button === document.activeElement)).toBe(true);
    await until(async () => {
      const after = await gameNames(page);
      expect(after).toHaveLength(12);
      expect(after).not.toEqual(before);
    });
    web.gateway.failing.add(listPublicGames);
    const failing = await openAsVisitor(web, REVIEW);
    await failing.getByText('Could not load games', { exact: true }).waitFor();
  });

  test('has games of which the specification alone is known', async () => {
    const data = [
      { external_id: 1, name: 'Bare Bones', slug: 'bare-bones' },
      { external_id: 2, name: 'No Picture', slug: 'no-picture', thumb: '' },
    ];
    web.gateway.on(listPublicGames, ({ response }) => {
      // Unchecked: our own service answers more.
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }));
      return 'by itself';
    });
    const page = await openAsVisitor(web, REVIEW);
    const games = section(page, 'Popular Games').getByRole('article');
    await games.filter({ hasText: 'Bare Bones' }).getByText('Ba', { exact: true }).waitFor();
    await games.filter({ hasText: 'No Picture' }).getByText('No', { exact: true }).waitFor();
    expect(await games.getByText('RTP').count()).toBe(0);
  });
});
