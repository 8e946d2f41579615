import { z } from 'zod';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';
import { portalScreens, sitePages } from '../testing/every-page.ts';
import {
  type SystemWithCatalogue,
  startSystemWithCatalogue,
  textsOfGame,
} from './system-with-catalogue.fixture.ts';
import { writeEverywhere } from './texts-everywhere.fixture.ts';

/** Names of maximal length: words, one word alone, and a long but likely name. */
const LIKELY = 'The Royal Harbour Palace Casino of the Most Northern Islands';
const WORDS = `${LIKELY} `.repeat(5).slice(0, 255).trim().padEnd(255, 's');
const ONE_WORD = 'W'.repeat(255);
const NAMES = [LIKELY, WORDS, ONE_WORD];

/** The slug of what bears a long name and lets its slug be chosen. */
const slugAt = (index: number) => `long-${index + 1}`;

const slugged = z.object({ slug: z.string() });

/** A game of a long name; there is one for each of them. */
function catalogueGame(name: string, index: number) {
  const id = index + 1;
  const named = { id, name, slug: slugAt(index) };
  return {
    ...textsOfGame(name),
    ...named,
    url: `https://games.example/${id}`,
    thumb: null,
    provider: named,
    type: named,
    themes: [named],
  };
}

const taxon = (name: string, index: number) => ({
  id: index + 1,
  name,
  slug: slugAt(index),
  bio: name,
  markets: [],
  thumb: null,
});

/** A system whose every name is as long as it may be, and the addresses of all screens that show them. */
export interface LongNames extends Omit<SystemWithCatalogue, 'call'> {
  readonly publicPages: readonly string[];
  readonly portalPages: readonly string[];
}

/** Starts a system with a catalogue of its own and fills it. */
export async function startLongNames(): Promise<LongNames> {
  const catalogue = { games: NAMES.map(catalogueGame), taxa: NAMES.map(taxon) };
  const { call, ...started } = await startSystemWithCatalogue(catalogue, {
    RATE_LIMIT_PROFILE: 'off',
  });
  const filled: Awaited<ReturnType<typeof writeEverywhere>>[] = [];
  for (const [index, name] of NAMES.entries()) {
    const written = await writeEverywhere(call, {
      text: name,
      address: name,
      short: `W${index}W`,
      link: `https://partner.example/${name.replaceAll(' ', '')}`,
      slug: slugAt(index),
      gameId: index + 1,
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      taxonIds: [1, 2, 3],
    });
    filled.push(written);
  }
  const gameSlugs = await Promise.all(
    NAMES.map(
      async (_name, index) => slugged.parse(await call('GET', `/api/games/${index + 1}`)).slug,
    ),
  );
  const casinoSlugs = filled.map(({ casinoSlug }) => casinoSlug);
  const tags = z.array(slugged).parse(await call('GET', '/api/public/guide-tags'));
  const [word] = casinoSlugs.slice(-1);
  const tabs = [
    'images',
    'payment',
    'licences',
    'support',
    'currency',
    'games',
    'providers',
    'promos',
    'review',
  ];

  return {
    ...started,
    publicPages: [
      ...sitePages({
        game: [ONE_WORD, ...gameSlugs].map((slug) => paths.game(slug)),
        gameType: NAMES.map((_name, index) => paths.gameType(slugAt(index))),
        gameTheme: NAMES.map((_name, index) => paths.gameTheme(slugAt(index))),
        provider: NAMES.map((_name, index) => paths.provider(slugAt(index))),
        country: paths.country('united-kingdom'),
        casino: [ONE_WORD, ...casinoSlugs].map((slug) => paths.casino(slug)),
        casinoReview: [ONE_WORD, ...casinoSlugs].map((slug) => paths.casinoReview(slug)),
        author: NAMES.map((_name, index) => paths.author(slugAt(index))),
        guide: NAMES.map((_name, index) => paths.guide(slugAt(index))),
        guideTag: tags.map(({ slug }) => paths.guideTag(slug)),
      }),
      `/${ONE_WORD}`,
      ...NAMES.map((_name, index) => `/free-to-play?provider=${slugAt(index)}`),
    ],
    portalPages: [
      ...portalScreens({
        gameDetails: NAMES.map((_name, index) => portalPaths.gameDetails(index + 1)),
        gameImportDetails: NAMES.map((_name, index) => portalPaths.gameImportDetails(index + 1)),
        casinoDetails: casinoSlugs.map((slug) => portalPaths.casinoDetails(slug)),
        affiliate: filled.map(({ affiliate }) => portalPaths.affiliate(affiliate)),
        guide: filled.map(({ guide }) => portalPaths.guide(guide)),
        toplist: filled.map(({ toplist }) => portalPaths.toplist(toplist)),
      }),
      '/dashboard/nowhere',
      ...tabs.map((tab) => `/dashboard/casinos/${word}?tab=${tab}`),
    ],
  };
}
