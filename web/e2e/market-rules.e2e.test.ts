import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Casino, listCasinos } from '@slots/contracts/casino/casinos';
import {
  listBonusFacets,
  listPublicPromotions,
  type StaffPromotion,
  staffPromotion,
} from '@slots/contracts/casino/promotions';
import { listCountryCounts, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { gamblingLicences } from '@slots/contracts/casino/reference-data';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { DEFAULT_LAW_FILE, readLaw } from '@slots/country-law/law';
import { createSessionCaller, signIn } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { z } from 'zod';

/**
 * The whole system with its demo data under law-strict.json: by no way, of the API or of pages, does a visitor get an
 * offer that is withheld where they are, or in the country that they ask for.
 */

const LAW_FILE = DEFAULT_LAW_FILE.replace('law.json', 'law-strict.json');
const law = readLaw(LAW_FILE);
const GAMES = 12;
const GAMES_SHOWN = 3;
const WAYS_MS = 180_000;
/** Addresses by the country that they are in. */
const ADDRESSES: Readonly<Record<string, string>> = {
  AU: '1.1.1.1',
  GB: '81.2.69.142',
  FR: '2.2.2.2',
};
const ASKED = ['GB', 'AU', 'FR', 'GL'];
const COUNTRY_PAGES = { GB: 'united-kingdom', AU: 'australia', FR: 'france' } as const;

let system: TestedSystem;
let casinos: readonly Casino[];
let offers: readonly StaffPromotion[];
let codes: ReadonlyMap<number, string>;
let games: readonly string[];

beforeAll(async () => {
  system = await startWholeSystem({
    env: {
      LAW_FILE,
      SEED_DEMO: 'true',
      SIMULATOR_GAMES: String(GAMES),
      SEED_GAMES: String(GAMES),
      RATE_LIMIT_PROFILE: 'off',
    },
  });
  const call = createSessionCaller(system.url, await signIn(system.url, TEST_ADMIN));
  const read = async (path: string) => (await call('GET', path)).body;
  casinos = listCasinos.responses[200].parse(await read(listCasinos.path)).casinos;
  const lists = await Promise.all(
    casinos.map(async ({ id }) =>
      z.array(staffPromotion).parse(await read(`/api/casinos/${id}/promotions`)),
    ),
  );
  offers = lists.flat();
  const licences = gamblingLicences.list.responses[200].parse(
    await read(gamblingLicences.list.path),
  );
  codes = new Map(licences.map(({ id, code }) => [id, code]));
  games = await until(
    async () => {
      const { data } = listPublicGames.responses[200].parse(await read(listPublicGames.path));
      if (data.length < GAMES_SHOWN) throw new Error('the games are still being imported');
      return data.map(({ slug }) => slug);
    },
    { timeoutMs: 60_000 },
  );
}, 400_000);

afterAll(() => system?.stop(), 60_000);

/** Asks as a visitor at an address of that country. */
async function ask(path: string, from: string) {
  const headers = { 'X-Forwarded-For': ADDRESSES[from] ?? '' };
  const answer = await fetch(`${system.url}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The offers that these countries' laws let through. */
function lawful(countries: readonly string[]): StaffPromotion[] {
  return offers.filter((offer) => {
    const ids = casinos.find(({ id }) => id === offer.casinoId)?.gamblingLicenceIds ?? [];
    const licences = ids.flatMap((id) => codes.get(id) ?? []);
    return countries.every(
      (country) => law.withheld({ offer, casino: { licences }, country }).shown,
    );
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The offers that a text holds, by headline or link. */
function offersIn(text: string): StaffPromotion[] {
  const plain = text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
  return offers.filter(
    ({ headline, ctaLink }) =>
      plain.includes(headline) || (ctaLink !== null && plain.includes(`${ctaLink}"`)),
  );
}

/** Every way to offers, with the country that it names, if any. */
function ways(): readonly { readonly path: string; readonly country?: string }[] {
  const slugs = casinos.map(({ slug }) => slug);
  return [
    ...ASKED.flatMap((country) => [
      { path: `${listPublicPromotions.path}?country=${country}`, country },
      { path: `${listPublicCasinos.path}?country=${country}&limit=100`, country },
    ]),
    ...Object.entries(COUNTRY_PAGES).map(([country, slug]) => ({
      path: `/country/${slug}`,
      country,
    })),
    ...casinos.flatMap(({ id, slug }) => [
      { path: `/api/casinos/${id}/promotions` },
      { path: `/api/casinos/slug/${slug}` },
    ]),
    ...slugs.flatMap((slug) => [{ path: `/casino/${slug}` }, { path: `/casino-review/${slug}` }]),
    ...games.slice(0, GAMES_SHOWN).map((slug) => ({ path: `/free-to-play/${slug}` })),
    ...[
      listPublicPromotions.path,
      `${listPublicPromotions.path}?limit=6&offset=0`,
      listPublicCasinos.path,
      listBonusFacets.path,
      '/api/search?q=casino',
      '/api/search?q=otter',
      '/',
      '/country',
      '/free-to-play',
      '/my-games',
      '/latest-slots',
      '/high-rtp',
      '/no-such-page',
      '/sitemap.xml',
      '/robots.txt',
    ].map((path) => ({ path })),
  ];
}

async function offersByWay(from: string) {
  const found: { path: string; held: StaffPromotion[]; withheld: string[] }[] = [];
  for (const { path, country } of ways()) {
    const { status, text } = await ask(path, from);
    expect([path, status < 500]).toEqual([path, true]);
    const allowed = new Set(lawful([from, ...(country === undefined ? [] : [country])]));
    const held = offersIn(text);
    const withheld = held.filter((offer) => !allowed.has(offer));
    found.push({ path, held, withheld: withheld.map(({ id, headline }) => `${id} ${headline}`) });
  }
  return found;
}

describe('under the strict law', () => {
  test(
    'a visitor in Australia gets no offer, by any way',
    async () => {
      const found = await offersByWay('AU');
      expect(found.filter(({ held }) => held.length > 0).map(({ path }) => path)).toEqual([]);
      const counts = await ask(listCountryCounts.path, 'AU');
      expect(JSON.parse(counts.text)).toEqual([]);
    },
    WAYS_MS,
  );

  test(
    'a visitor in the United Kingdom gets those alone that its law lets through, and those by every list',
    async () => {
      const found = await offersByWay('GB');
      expect(found.filter(({ withheld }) => withheld.length > 0)).toEqual([]);
      const british = lawful(['GB']).filter(({ countries }) =>
        countries.some((code) => code === 'gl' || code === 'GB'),
      );
      const heldBy = (path: string) => found.find((way) => way.path === path)?.held ?? [];
      const idsOf = (some: readonly StaffPromotion[]) =>
        some.map(({ id }) => id).toSorted((one, other) => one - other);
      expect(idsOf(heldBy(`${listPublicPromotions.path}?country=GB`))).toEqual(idsOf(british));
      for (const path of ['/', '/country/united-kingdom', '/casino-review/marlow-bay-casino']) {
        expect([path, heldBy(path).length > 0]).toEqual([path, true]);
      }
      expect(heldBy('/country/australia')).toEqual([]);
      const listed = listPublicCasinos.responses[200].parse(
        JSON.parse((await ask(`${listPublicCasinos.path}?country=GB&limit=100`, 'GB')).text),
      );
      expect(listed.data.length).toBeGreaterThan(0);
      const unlicensed = listed.data.filter(({ licences }) =>
        licences.every(({ id }) => codes.get(id) !== 'ukgc'),
      );
      expect(unlicensed).toEqual([]);
    },
    WAYS_MS,
  );

  test(
    'a visitor elsewhere gets what no law withholds where they are, but in the countries that they ask for',
    async () => {
      const found = await offersByWay('FR');
      expect(found.filter(({ withheld }) => withheld.length > 0)).toEqual([]);
      const own = found.find(({ path }) => path === `${listPublicPromotions.path}?country=FR`);
      const unlawfulInGb = own?.held.filter((offer) => !lawful(['GB']).includes(offer)) ?? [];
      expect(unlawfulInGb.length).toBeGreaterThan(0);
    },
    WAYS_MS,
  );

  test("a country without offers has a page that says so, and is in no list of the site's", async () => {
    const { status, text, headers } = await ask('/country/australia', 'FR');
    expect(status).toBe(200);
    expect(`${text} ${headers.get('x-robots-tag')}`).toContain('noindex');
    const counts = listCountryCounts.responses[200].parse(
      JSON.parse((await ask(listCountryCounts.path, 'FR')).text),
    );
    expect(counts.map(({ code }) => code)).not.toContain('AU');
    const index = await ask('/sitemap.xml', 'FR');
    const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const maps = await Promise.all(parts.map(async (path) => (await ask(path, 'FR')).text));
    const all = [index.text, ...maps].join('\n');
    expect(all).toContain('/country/united-kingdom');
    expect(all).not.toContain('/country/australia');
  });

  test("a casino's review stays readable where its offers are withheld", async () => {
    const { status, text } = await ask('/casino-review/saltwater-spins', 'GB');
    expect(status).toBe(200);
    expect(text).toContain('Saltwater Spins');
    const own = casinos.find(({ slug }) => slug === 'saltwater-spins');
    expect(offersIn(text).filter(({ casinoId }) => casinoId === own?.id)).toEqual([]);
    expect(offers.filter(({ casinoId }) => casinoId === own?.id).length).toBeGreaterThan(0);
  });
});
