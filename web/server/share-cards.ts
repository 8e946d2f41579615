import { z } from 'zod';
import { formatRtp } from '../src/features/games/rtp.ts';
import { counted } from '../src/ui/counted.ts';
import { type GatewayClient, GatewayError } from './gateway-client.ts';
import type { ShareCard } from './share-image.ts';

const named = z.object({ name: z.string() });
const game = z.object({
  name: z.string(),
  thumb: z.string().nullable(),
  rtp: z.string().nullable(),
  volatility: z.string().nullable(),
  provider: named.nullable(),
});
const casino = z.object({
  name: z.string(),
  logoImage: z.string().nullable(),
  rating: z.string().nullable(),
  numberOfGames: z.int().nullable(),
});

const FREE = 'Play for free, no registration';
const OWN_IMAGE = /^\/api\/public\/images\/[a-f0-9]+-\d+$/;

/** Text of a share picture, and the address of its artwork. */
export type PlannedCard = Omit<ShareCard, 'art' | 'minAge'> & { readonly artUrl: string | null };

/** A card whose unknown facts are still to be left out. */
type KnownCard = Omit<PlannedCard, 'facts'> & {
  readonly facts: readonly (string | null | undefined)[];
};

async function gameCard(gateway: GatewayClient, slug: string): Promise<KnownCard> {
  const answer = await gateway.json(`/api/public/games/${slug}`, game);
  const { name, thumb, rtp, volatility, provider } = answer;
  const facts = [
    provider?.name,
    rtp === null ? undefined : `RTP ${formatRtp(rtp)}`,
    volatility === null ? undefined : `${volatility} volatility`,
  ];
  return { overline: FREE, title: name, facts, artUrl: thumb };
}

async function casinoCard(gateway: GatewayClient, slug: string): Promise<KnownCard> {
  const answer = await gateway.json(`/api/casinos/slug/${slug}`, casino);
  const { name, logoImage, rating, numberOfGames } = answer;
  const facts = [
    rating === null ? undefined : `Rated ${rating} of 5`,
    numberOfGames ? counted(numberOfGames, 'game') : undefined,
  ];
  return { overline: 'Casino review', title: name, facts, artUrl: logoImage };
}

const guide = z.object({
  title: z.string(),
  tags: z.array(named),
  author: named.nullable(),
  cover: z.object({ image: z.string() }).nullable(),
});

/** Width of the cover in the picture. */
const COVER_WIDTH = 960;

async function guideCard(gateway: GatewayClient, slug: string): Promise<KnownCard> {
  const answer = await gateway.json(`/api/public/guides/${slug}`, guide);
  const { title, tags, author, cover } = answer;
  return {
    overline: 'Guide',
    title,
    facts: [author?.name, ...tags.slice(0, 2).map(({ name }) => name)],
    artUrl: cover && `/api/public/images/${cover.image}-${COVER_WIDTH}`,
  };
}

const author = z.object({
  name: z.string(),
  role: z.string().nullable(),
  picture: z.string().nullable(),
  reviews: z.array(z.unknown()),
  guides: z.array(z.unknown()),
});

/** Width of an author's picture. */
const PORTRAIT_WIDTH = 480;

async function authorCard(gateway: GatewayClient, slug: string): Promise<KnownCard> {
  const answer = await gateway.json(`/api/public/authors/${slug}`, author);
  const { name, role, picture, reviews, guides } = answer;
  const facts = [
    role,
    reviews.length > 0 ? counted(reviews.length, 'review') : null,
    guides.length > 0 ? counted(guides.length, 'guide') : null,
  ];
  return {
    overline: 'Author',
    title: name,
    facts,
    artUrl: picture && `/api/public/images/${picture}-${PORTRAIT_WIDTH}`,
  };
}

const guideTags = z.array(z.object({ name: z.string(), slug: z.string(), guides: z.int() }));

async function guideTagCard(
  gateway: GatewayClient,
  slug: string,
): Promise<PlannedCard | undefined> {
  const tag = (await gateway.json('/api/public/guide-tags', guideTags)).find(
    (known) => known.slug === slug,
  );
  if (!tag) return undefined;
  return {
    overline: 'Guides',
    title: tag.name,
    facts: [counted(tag.guides, 'guide')],
    artUrl: null,
  };
}

const categories = z.array(z.object({ name: z.string(), slug: z.string(), gameCount: z.int() }));
const provider = z.object({ name: z.string(), gameCount: z.int(), thumb: z.string().nullable() });
const countries = z.array(z.object({ code: z.string(), name: z.string(), slug: z.string() }));
const counts = z.array(z.object({ code: z.string(), promotions: z.int(), casinos: z.int() }));

const BONUSES = 'Casino bonuses';

/** Single pages, by the name of their picture. */
const PAGES: Readonly<Record<string, Pick<PlannedCard, 'overline' | 'title'>>> = {
  home: { overline: FREE, title: 'Free Demo Games & Casino Bonuses' },
  'free-to-play': { overline: FREE, title: 'Free Games' },
  'latest-slots': { overline: FREE, title: 'Latest Slots' },
  'high-rtp': { overline: FREE, title: 'High RTP Games' },
  'game-types': { overline: FREE, title: 'All Game Types' },
  'game-themes': { overline: FREE, title: 'All Themes' },
  providers: { overline: FREE, title: 'Game Providers' },
  casinos: { overline: 'Casino reviews', title: 'All Casinos' },
  guides: { overline: 'In plain words', title: 'Guides' },
  'how-we-rate': { overline: 'Casino reviews', title: 'How We Rate' },
  country: { overline: BONUSES, title: 'Casino Bonuses by Country' },
};

async function pageCard(_gateway: GatewayClient, name: string): Promise<PlannedCard | undefined> {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page && { ...page, facts: [], artUrl: null };
}

async function countryCard(gateway: GatewayClient, slug: string): Promise<PlannedCard | undefined> {
  const [all, having] = await Promise.all([
    gateway.json('/api/countries', countries),
    gateway.json('/api/public/country-counts', counts),
  ]);
  const country = all.find((known) => known.slug === slug);
  if (!country) return undefined;
  const count = having.find(({ code }) => code === country.code);
  const facts = count
    ? [counted(count.promotions, 'bonus', 'bonuses'), counted(count.casinos, 'casino')]
    : [];
  return { overline: BONUSES, title: country.name, facts, artUrl: null };
}

async function providerCard(gateway: GatewayClient, slug: string): Promise<PlannedCard> {
  const answer = await gateway.json(`/api/public/game-providers/${slug}`, provider);
  const { name, gameCount, thumb } = answer;
  return { overline: FREE, title: name, facts: [counted(gameCount, 'free game')], artUrl: thumb };
}

function categoryCard(list: string) {
  return async (gateway: GatewayClient, slug: string): Promise<PlannedCard | undefined> => {
    const all = await gateway.json(`/api/public/${list}`, categories);
    const found = all.find((known) => known.slug === slug);
    if (!found) return undefined;
    const { name, gameCount } = found;
    return { overline: FREE, title: name, facts: [counted(gameCount, 'free game')], artUrl: null };
  };
}

type ReadCard = (gateway: GatewayClient, name: string) => Promise<KnownCard | undefined>;

/** The cards of each kind of picture, by the folder of its address. */
const CARDS: Readonly<Record<string, ReadCard>> = {
  games: gameCard,
  casinos: casinoCard,
  countries: countryCard,
  guides: guideCard,
  'guide-tags': guideTagCard,
  authors: authorCard,
  providers: providerCard,
  'game-types': categoryCard('game-types'),
  'game-themes': categoryCard('game-themes'),
  pages: pageCard,
};

/** True for a page that visitors may not see; any other failure may be temporary. */
function isNothing(error: unknown): boolean {
  return error instanceof GatewayError && [400, 403, 404, 410].includes(error.status);
}

/** Card for the picture at this path; undefined when there is no such page. */
export async function readCard(
  path: string,
  gateway: GatewayClient,
): Promise<PlannedCard | undefined> {
  const [, kind = '', slug = ''] = /^\/share\/([a-z-]+)\/([\w-]{1,255})\.png$/.exec(path) ?? [];
  const read = Object.hasOwn(CARDS, kind) ? CARDS[kind] : undefined;
  if (!read) return undefined;
  try {
    const card = await read(gateway, slug);
    return card && { ...card, facts: card.facts.filter((fact) => typeof fact === 'string') };
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw error;
  }
}

/** The artwork; `settled`: another attempt would give the same. */
export async function readArt(
  { artUrl }: PlannedCard,
  gateway: GatewayClient,
): Promise<{ readonly art: Uint8Array | undefined; readonly settled: boolean }> {
  if (artUrl === null || !OWN_IMAGE.test(artUrl)) return { art: undefined, settled: true };
  try {
    return { art: await gateway.bytes(artUrl), settled: true };
  } catch {
    // One that is not found may be back in a moment, too: catalog asks its source again.
    return { art: undefined, settled: false };
  }
}
