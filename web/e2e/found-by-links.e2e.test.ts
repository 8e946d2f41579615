import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  getPublicGameProvider,
  listPublicGameProviders,
  listPublicGames,
} from '@slots/contracts/catalog/public-games';
import { listCountries } from '@slots/contracts/geo/countries';
import { crawl } from '../testing/crawl.ts';
import { COUNTRIES, casino, publicGame } from '../testing/records.ts';
import { siteOn } from '../testing/site.ts';
import { startWebUnderTest, type WebUnderTest } from '../testing/web-under-test.ts';

/** `npm run crawl` follows the whole catalogue on a running system. */
const GAMES = 5_000;
const PROVIDERS = 60;
const CASINOS = 130;
const START_MS = 120_000;
const CRAWL_MS = 600_000;

/** Lists are followed; the pages of games and casinos are counted by their addresses, there are too many to render. */
const COUNTED = /^\/(?:free-to-play|casino-review|casino)\/[^/]+$/;
/** The portal, calls and files; and further pages of providers, which have the same games once more. */
const NOT_FOLLOWED = /^\/(?:dashboard|login|go|api|share)(?:\/|$)|^\/providers\/.*\?/;

let web: WebUnderTest;

const slug = (id: number) => `studio-${id}`;
const providerOf = (id: number) => {
  const of = (id % PROVIDERS) + 1;
  return { id: of, name: `Studio ${of}`, slug: slug(of) };
};
const games = Array.from({ length: GAMES }, (_, index) =>
  publicGame(index + 1, { provider: providerOf(index + 1) }),
);
const byProvider = Map.groupBy(games, ({ provider }) => provider?.slug);
const providers = Array.from({ length: PROVIDERS }, (_, index) => ({
  ...providerOf(index),
  gameCount: byProvider.get(providerOf(index).slug)?.length ?? 0,
}));

beforeAll(async () => {
  web = await startWebUnderTest();
  const { gateway } = web;
  const site = siteOn(gateway);
  site.games.all = games;
  site.casinos.all = Array.from({ length: CASINOS }, (_, index) => casino(index + 1));
  // Those of the header.
  gateway.collection(listCountries).all = [
    ...COUNTRIES,
    { id: 6, code: 'AU', name: 'Australia', slug: 'australia', flag: '🇦🇺' },
    { id: 7, code: 'ZA', name: 'South Africa', slug: 'south-africa', flag: '🇿🇦' },
  ];
  // The fake's own list looks at every game for each page.
  gateway.on(listPublicGames, ({ query: { provider, page, limit } }) => {
    const all = provider === undefined ? games : (byProvider.get(provider) ?? []);
    const data = all.slice((page - 1) * limit, page * limit);
    const hasMore = page * limit < all.length;
    return { status: 200, body: { data, hasMore, total: all.length, seed: null } };
  });
  gateway.on(listPublicGameProviders, () => ({ status: 200, body: providers }));
  gateway.on(getPublicGameProvider, ({ params }) => {
    const provider = providers.find((one) => one.slug === params.slug);
    if (!provider) return { refuse: 404 };
    return { status: 200, body: { ...provider, bio: null, thumb: null } };
  });
}, START_MS);

afterAll(() => web.stop());

test(
  'every game, casino and provider is found by links alone, and no page has two addresses',
  async () => {
    const seen = new Set<string>();
    const counted = new Set<string>();
    const broken: string[] = [];
    const addresses = new Map<string, string[]>();
    let deepest = 0;
    await crawl(web.gateway.url, {
      follows(path) {
        if (COUNTED.test(path)) counted.add(path);
        return !COUNTED.test(path) && !NOT_FOLLOWED.test(path);
      },
      onPage({ path, status, depth, canonical }) {
        seen.add(path);
        deepest = Math.max(deepest, depth);
        if (status !== 200) broken.push(`${status} ${path}`);
        if (canonical !== undefined) {
          addresses.set(canonical, [...(addresses.get(canonical) ?? []), path]);
        }
      },
    });
    expect(broken).toEqual([]);
    const found = (start: string) => [...counted].filter((path) => path.startsWith(start)).length;
    expect(found('/free-to-play/')).toBe(GAMES);
    expect(found('/casino-review/')).toBe(CASINOS);
    const pages = [...seen].filter((path) => /^\/providers\/[^/?]+$/.test(path));
    expect(pages).toHaveLength(PROVIDERS);
    const doubled = [...addresses].filter(([, paths]) => paths.length > 1);
    expect(doubled).toEqual([]);
    // Far pages are no long walk: of 250 pages each is a few steps from the first.
    expect(deepest).toBeLessThan(24);
  },
  CRAWL_MS,
);
