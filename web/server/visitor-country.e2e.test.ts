import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { listCountries } from '@slots/contracts/geo/countries';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { goHydrated } from '../testing/hydrated.ts';
import { offer } from '../testing/records.ts';
import { sidewaysFaults } from '../testing/sideways.ts';
import { type Site, siteOn } from '../testing/site.ts';
import { DESKTOP, openAsVisitor } from '../testing/visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../testing/web-under-test.ts';

const START_MS = 120_000;
const LONG_MS = 60_000;
const NONE_HERE = 'We show no casino offers where you are';
const NONE_AT_HOME = 'No promotions available for your region at the moment.';
const PAGES = [
  '/',
  '/free-to-play/game-1',
  '/casino/casino-1',
  '/casino-review/casino-1',
  '/country',
  '/country/canada',
];

const folder = mkdtempSync(join(tmpdir(), 'law-'));
/** A game's page has no word of offers, which it is not about. */
const WORDS_INSTEAD: Readonly<Record<string, string>> = {
  '/': NONE_AT_HOME,
  '/free-to-play/game-1': 'About Game 1',
};
let web: WebUnderTest;
let site: Site;

beforeAll(async () => {
  const file = join(folder, 'law.json');
  const fallback = { demo: 'age-gate', terms: 'optional' };
  const law = { default: fallback, NZ: { offers: 'none' }, SE: { minAge: 20 } };
  writeFileSync(file, JSON.stringify(law));
  web = await startWebUnderTest({ LAW_FILE: file });
}, START_MS);

afterAll(async () => {
  await web.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  site = siteOn(web.gateway);
  site.counts = ['GB', 'CA', 'NZ'].map((code) => ({ code, promotions: 1, casinos: 1 }));
  site.offers.all = [
    offer(1),
    offer(2, { casinoId: 1, countries: ['CA'] }),
    offer(3, { casinoId: 1, countries: ['gl'] }),
  ];
});

afterEach(() => web.closePages());

const read = async (path: string) => {
  const answer = await fetch(`${web.gateway.url}${path}`);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};
const offersAsked = () =>
  web.gateway.calls
    .map(({ url }) => new URL(url, 'http://gateway'))
    .filter(({ pathname }) => pathname === listPublicPromotions.path)
    .map(({ searchParams }) => searchParams.get('country'));

/** The page after its hydration, and what the browser complained of. */
async function hydrated(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await openAsVisitor(web, '/privacy');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.evaluate(() => localStorage.removeItem('selected_country'));
  web.gateway.calls.length = 0;
  await goHydrated(page, `${web.gateway.url}${path}`);
  return { page, complaints };
}

describe('pages are made for the country of the address', () => {
  test.each([
    ['CA', 'Country: Canada, CA', 'Offer 2', 'Offer 1'],
    [undefined, 'Country: United Kingdom, GB', 'Offer 1', 'Offer 2'],
  ])('%s', async (country, button, own, others) => {
    web.gateway.visitorCountry = country;
    for (const path of PAGES.slice(0, 4)) {
      const { html } = await read(path);
      expect([path, html]).toEqual([path, expect.stringContaining(button)]);
      expect(html).toContain('Offer 3');
      expect(html).toContain(own);
      expect(html).not.toContain(others);
    }
    expect(new Set(offersAsked())).toEqual(new Set([country ?? 'GB']));
  });

  test('and are hydrated as they are, without asking again', async () => {
    web.gateway.visitorCountry = 'CA';
    site.detected = 'CA';
    const { page, complaints } = await hydrated('/');
    await until(async () => {
      expect(await page.evaluate(() => localStorage.getItem('selected_country'))).toContain('"CA"');
    });
    await page.getByRole('button', { name: 'Country: Canada, CA' }).waitFor();
    await page.getByRole('heading', { name: 'Offer 2' }).waitFor();
    expect(offersAsked()).toEqual(['CA']);
    expect(complaints).toEqual([]);
  });

  test('and show the first of the list once detection has failed, which is not saved', async () => {
    web.gateway.visitorCountry = 'CA';
    site.detected = 'none';
    const page = await openAsVisitor(web, '/');
    await page.getByRole('button', { name: 'Country: United Kingdom, GB' }).waitFor();
    await page.getByRole('heading', { name: 'Offer 1' }).waitFor();
    expect(offersAsked()).toEqual(['CA', 'GB']);
    expect(await page.evaluate(() => localStorage.getItem('selected_country'))).toBeNull();
  });

  test('one that is made for several countries keeps its offers until those of the detected are known', async () => {
    web.gateway.visitorCountry = 'GL';
    site.detected = 'SE';
    const answered = Promise.withResolvers<void>();
    web.gateway.on(listPublicPromotions, async ({ query }) => {
      if (query.country === 'SE') await answered.promise;
      const data = [offer(3, { casinoId: 1, countries: ['gl'] })];
      if (query.country === 'SE') data.push(offer(4, { casinoId: 1, countries: ['SE'] }));
      return { status: 200, body: { data, total: data.length } };
    });
    const page = await openAsVisitor(web, '/');
    await page.getByRole('button', { name: 'Country: Sweden, SE' }).waitFor();
    await until(() => expect(offersAsked()).toEqual(['GL', 'SE']));
    expect(await page.getByRole('heading', { name: 'Offer 3' }).count()).toBe(1);
    expect(await page.locator('[data-placeholder=bonus]').count()).toBe(0);
    answered.resolve();
    await page.getByRole('heading', { name: 'Offer 4' }).waitFor();
  });

  test('one for which the countries could not be read is for nobody else', async () => {
    web.gateway.failing.add(listCountries);
    // A web server of its own, that has not read them before.
    const fresh = await startWebUnderTest();
    siteOn(fresh.gateway);
    fresh.gateway.failing.add(listCountries);
    fresh.gateway.visitorCountry = 'CA';
    try {
      const answer = await fetch(`${fresh.gateway.url}/high-rtp`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('Country: United Kingdom, GB');
    } finally {
      await fresh.stop();
    }
  });
});

describe('where no offers may be shown', () => {
  test('no page has any, nor asks for them, and pages of offers say so', async () => {
    web.gateway.visitorCountry = 'NZ';
    site.detected = 'NZ';
    for (const path of PAGES) {
      const { status, html } = await read(path);
      expect(status).toBe(200);
      expect(html).not.toMatch(/Offer \d/);
      expect(html).not.toContain('partner.example');
      expect(html).toContain(WORDS_INSTEAD[path] ?? NONE_HERE);
      expect(html).not.toMatch(/Featured Casino Bonuses|Casino bonuses for Kestrel|Play for Real/);
    }
    expect(offersAsked()).toEqual([]);
    const { page, complaints } = await hydrated('/');
    await page.getByRole('heading', { level: 2, name: NONE_AT_HOME }).waitFor();
    expect(offersAsked()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a further page of the casinos says so too, and goes on saying it', async () => {
    web.gateway.visitorCountry = 'NZ';
    site.detected = 'NZ';
    const { page } = await hydrated('/casinos?page=2');
    await page.getByRole('button', { name: 'Country: New Zealand, NZ' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByText(NONE_HERE).waitFor();
    expect(await page.getByText('This list has no such page.').count()).toBe(0);
  });

  test('there are none either when detection fails, and another country is shown', async () => {
    web.gateway.visitorCountry = 'NZ';
    site.detected = 'none';
    const { page } = await hydrated('/');
    await page.getByRole('button', { name: 'Country: United Kingdom, GB' }).waitFor();
    await page.getByRole('heading', { level: 2, name: NONE_AT_HOME }).waitFor();
    expect(offersAsked()).toEqual([]);
  });

  test("a country's page says so, is listed nowhere, and is no error", async () => {
    const { status, html } = await read('/country/new-zealand');
    expect(status).toBe(200);
    expect(html).toContain('We show no casino offers for New Zealand');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/Offer \d|id="country-bonuses"|id="country-casinos"/);
    const sitemap = await read('/sitemaps/countries.xml');
    expect(sitemap.html).toContain('/country/canada<');
    expect(sitemap.html).not.toContain('new-zealand');
    // Another country's visitors get another one, so no cache on the way may hand it on.
    expect(sitemap.headers.get('cache-control')).toBe('private, max-age=3600');
    const robots = await read('/robots.txt');
    expect(robots.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test("another country's page has none for a visitor from there, and stays listed", async () => {
    web.gateway.visitorCountry = 'NZ';
    const { html } = await read('/country/canada');
    expect(html).toContain(NONE_HERE);
    expect(html).toContain('content="No casino offers are shown here for Canada."');
    expect(html).not.toContain('Casino bonuses for Canada');
    expect(html).not.toContain('noindex');
  });

  test(
    'the words are accessible and fit a narrow phone',
    async () => {
      web.gateway.visitorCountry = 'NZ';
      site.detected = 'NZ';
      for (const path of ['/', '/casino/casino-1', '/country/new-zealand']) {
        const page = await openAsVisitor(web, path);
        expect(await sidewaysFaults(page, `${web.gateway.url}${path}`)).toEqual([]);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    },
    LONG_MS,
  );
});

describe('the minimum age', () => {
  test("is that of the visitor's country, in the gate, the marks and the footer", async () => {
    web.gateway.visitorCountry = 'SE';
    site.detected = 'SE';
    const { html } = await read('/');
    expect(html).toContain('Are you 20 or over?');
    expect(html).toContain('you are at least 20 years old');
    expect(html).toContain('I&#x27;m under 20');
    expect(html).toContain('Over 20s Only');
    expect(html).toContain('Over 20s only.');
    expect(html.match(/>20\+</g)?.length).toBeGreaterThanOrEqual(3);
    // The offer's own terms are what the casino wrote.
    expect(html).not.toMatch(/>18\+<|Over 18s|18 or over|under 18/);
    const page = await web.open('/', { viewport: DESKTOP });
    await page.getByRole('dialog', { name: 'Are you 20 or over?' }).waitFor();
    await page.getByRole('button', { name: "I'm 20 or over" }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Over 20s Only', { exact: true }).waitFor();
  });

  test('stands in the picture for where a page is shared, which is another one there', async () => {
    const path = '/share/pages/home.png';
    const etags = new Map<string, string | null>();
    for (const country of ['SE', 'CA', 'NZ']) {
      web.gateway.visitorCountry = country;
      etags.set(country, (await read(path)).headers.get('etag'));
    }
    expect(etags.get('CA')).toBe(etags.get('NZ'));
    expect(etags.get('SE')).not.toBe(etags.get('CA'));
    web.gateway.visitorCountry = 'SE';
    const headers = { 'If-None-Match': etags.get('CA') ?? '' };
    const answer = await fetch(`${web.gateway.url}${path}`, { headers });
    expect(answer.status).toBe(200);
  });

  test('is 18 where the law says nothing else', async () => {
    web.gateway.visitorCountry = 'CA';
    expect((await read('/')).html).toContain('Are you 18 or over?');
  });
});
