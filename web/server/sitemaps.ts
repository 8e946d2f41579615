import { Readable } from 'node:stream';
import type { Law } from '@slots/country-law/law';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import { CASINOS_PER_PAGE, GUIDES_PER_PAGE, MIN_GUIDES_OF_TAG } from '../src/config/list-sizes.ts';
import { paths } from '../src/config/paths.ts';
import type { GatewayClient } from './gateway-client.ts';

/** Far below the limits of 50,000 addresses and 50 MB, so that a file is built quickly. */
const GAMES_PER_FILE = 5_000;
const GAMES_PER_CALL = 1_000;
const ENTRIES_PER_CALL = 100;
/** Parallel calls to the gateway, of all files of games together. */
const CALLS_AT_ONCE = 4;
const KEPT_MS = 600_000;
/** Files of 700 kB each; a million games have 200 of them, and crawlers read each once. */
const KEPT_FILES = 20;

/** Pages that change with any of thousands of games, and pages of our own text. */
const STATIC_PAGES = [
  paths.home,
  paths.freeGames,
  paths.latestSlots,
  paths.highRtp,
  paths.gameTypes,
  paths.gameThemes,
  paths.providers,
  paths.howWeRate,
  paths.privacy,
  paths.terms,
  paths.responsibleGaming,
];

const EMPTY_SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

const groups = z.array(z.object({ slug: z.string(), gameCount: z.int() }));
const dated = z.array(z.object({ slug: z.string(), updatedAt: z.string() }));
const gamesPage = z.object({ data: dated, total: z.int() });
const datedPage = z.object({ data: dated, hasMore: z.boolean() });
const countries = z.array(z.object({ code: z.string(), slug: z.string() }));
const counts = z.array(z.object({ code: z.string(), updatedAt: z.string() }));
const tags = z.array(z.object({ slug: z.string(), guides: z.int(), updatedAt: z.string() }));

interface SitemapsOptions {
  readonly publicOrigin: string;
  readonly law: Law;
}

interface SitemapAsker {
  readonly gateway: GatewayClient;
  readonly country: string | null;
}

/** An address, and the last change of what its page shows where that is known. */
interface Location {
  readonly url: string;
  readonly lastmod?: string;
}

interface Dated {
  readonly slug: string;
  readonly updatedAt: string;
}

const locationOf =
  (pathOf: (slug: string) => string) =>
  ({ slug, updatedAt }: Dated): Location => ({ url: pathOf(slug), lastmod: updatedAt });

const undated = (some: readonly string[]): Location[] => some.map((url) => ({ url }));

/** A list, whose last change is the latest of its entries. */
function listLocation(url: string, shown: readonly { readonly updatedAt: string }[]): Location {
  const lastmod = shown
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return lastmod === undefined ? { url } : { url, lastmod };
}

export interface Sitemaps {
  /**
   * The XML at this path; undefined when there is no sitemap of that name.
   * @param asker.gateway client of the first requester, for whom the building counts
   * @param asker.country the requester's; what is withheld there is left out
   */
  read(path: string, asker: SitemapAsker): Promise<string | undefined>;
}

/** Countries with offers of their own, except where none may be shown. */
async function offerCountries(gateway: GatewayClient, law: Law): Promise<Dated[]> {
  const [all, having] = await Promise.all([
    gateway.json('/api/countries', countries),
    gateway.json('/api/public/country-counts', counts),
  ]);
  const changes = new Map(having.map(({ code, updatedAt }) => [code, updatedAt]));
  return all.flatMap(({ code, slug }) => {
    const updatedAt = changes.get(code);
    return updatedAt === undefined || law.of(code).offers === 'none' ? [] : { slug, updatedAt };
  });
}

/** All entries of a list that the asker may see. */
async function entriesOf(gateway: GatewayClient, list: string): Promise<Dated[]> {
  const found: Dated[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const answer = await gateway.json(
      `/api/public/${list}?limit=${ENTRIES_PER_CALL}&page=${page}`,
      datedPage,
    );
    found.push(...answer.data);
    more = answer.hasMore;
  }
  return found;
}

/** Types, themes or providers with games: empty pages are not for search engines. */
async function withGames(
  gateway: GatewayClient,
  list: string,
  pathOf: (slug: string) => string,
): Promise<Location[]> {
  const all = await gateway.json(`/api/public/${list}`, groups);
  return undated(all.filter(({ gameCount }) => gameCount > 0).map(({ slug }) => pathOf(slug)));
}

async function gameFiles(gateway: GatewayClient): Promise<number> {
  const { total } = await gateway.json('/api/public/game-pages?limit=1', gamesPage);
  return Math.ceil(total / GAMES_PER_FILE);
}

/** Sitemaps for search engines by kind, from public data, cached for ten minutes. */
export function createSitemaps({ publicOrigin, law }: SitemapsOptions): Sitemaps {
  const atOnce = pLimit(CALLS_AT_ONCE);
  const built = new LRUCache<string, string>({ max: KEPT_FILES, ttl: KEPT_MS });
  const building = new Map<string, Promise<string | undefined>>();

  async function gamePages(gateway: GatewayClient, file: number): Promise<Location[]> {
    const calls = GAMES_PER_FILE / GAMES_PER_CALL;
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, index) =>
        atOnce(() =>
          gateway.json(
            `/api/public/game-pages?limit=${GAMES_PER_CALL}&page=${file * calls + index + 1}`,
            gamesPage,
          ),
        ),
      ),
    );
    return answers.flatMap(({ data }) => data.map(locationOf(paths.game)));
  }

  /** Lists whose entries all have a last change. */
  async function listPages(gateway: GatewayClient): Promise<Location[]> {
    const [casinos, guides, shownCountries] = await Promise.all([
      gateway.json(`/api/public/casino-directory?limit=${CASINOS_PER_PAGE}`, datedPage),
      gateway.json(`/api/public/guides?limit=${GUIDES_PER_PAGE}`, datedPage),
      offerCountries(gateway, law),
    ]);
    return [
      listLocation(paths.casinos, casinos.data),
      listLocation(paths.guides, guides.data),
      listLocation(paths.countries, shownCountries),
    ];
  }

  const kinds: Readonly<Record<string, (gateway: GatewayClient) => Promise<Location[]>>> = {
    pages: async (gateway) => [...undated(STATIC_PAGES), ...(await listPages(gateway))],
    'game-types': (gateway) => withGames(gateway, 'game-types', paths.gameType),
    'game-themes': (gateway) => withGames(gateway, 'game-themes', paths.gameTheme),
    providers: (gateway) => withGames(gateway, 'game-providers', paths.provider),
    countries: async (gateway) =>
      (await offerCountries(gateway, law)).map(locationOf(paths.country)),
    // With an offer or without.
    casinos: async (gateway) =>
      (await entriesOf(gateway, 'casino-directory')).flatMap((casino) => [
        locationOf(paths.casinoReview)(casino),
        locationOf(paths.casino)(casino),
      ]),
    guides: async (gateway) => (await entriesOf(gateway, 'guides')).map(locationOf(paths.guide)),
    'guide-tags': async (gateway) =>
      (await gateway.json('/api/public/guide-tags', tags))
        .filter(({ guides }) => guides >= MIN_GUIDES_OF_TAG)
        .map(locationOf(paths.guideTag)),
    authors: async (gateway) =>
      (await gateway.json('/api/public/authors', dated)).map(locationOf(paths.author)),
  };

  const absolute = (path: string) => new URL(path, publicOrigin).href;

  async function listOf(locations: readonly Location[]): Promise<string> {
    // Not an error: the index names every kind, and the library refuses to write an empty one.
    if (locations.length === 0) return EMPTY_SITEMAP;
    const stream = new SitemapStream({ hostname: publicOrigin });
    return String(await streamToPromise(Readable.from(locations).pipe(stream)));
  }

  async function index(gateway: GatewayClient): Promise<string> {
    const files = await gameFiles(gateway);
    const names = [
      ...Object.keys(kinds),
      ...Array.from({ length: files }, (_, file) => `games-${file + 1}`),
    ];
    const entries = names.map((name) => ({ url: absolute(`/sitemaps/${name}.xml`) }));
    return String(await streamToPromise(Readable.from(entries).pipe(new SitemapIndexStream())));
  }

  async function build(path: string, gateway: GatewayClient): Promise<string | undefined> {
    if (path === '/sitemap.xml') return index(gateway);
    const name = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(path)?.[1];
    if (name === undefined) return undefined;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind) return listOf(await kind(gateway));
    const file = Number(/^games-([1-9]\d{0,3})$/.exec(name)?.[1]);
    if (Number.isNaN(file) || file > (await gameFiles(gateway))) return undefined;
    return listOf(await gamePages(gateway, file - 1));
  }

  async function buildAndKeep(
    key: string,
    path: string,
    gateway: GatewayClient,
  ): Promise<string | undefined> {
    try {
      const text = await build(path, gateway);
      // Unknown names must not evict real ones.
      if (text !== undefined) built.set(key, text);
      return text;
    } finally {
      building.delete(key);
    }
  }

  return {
    async read(path, { gateway, country }) {
      const key = `${path}\n${law.visibilityGroup(country)}`;
      const kept = built.get(key);
      if (kept !== undefined) return kept;
      // Parallel requests share one building.
      const begun = building.get(key) ?? buildAndKeep(key, path, gateway);
      building.set(key, begun);
      return begun;
    },
  };
}
