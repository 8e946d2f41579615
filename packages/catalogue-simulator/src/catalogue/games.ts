import { createRandom, type Random } from '../random.ts';
import type { Flag, Game, GameType, Provider, Theme } from './catalogue.model.ts';
import { describe } from './describing.ts';
import { createNaming } from './naming.ts';
import { addDays, slugify, timestamp } from './text.ts';
import { THEMES } from './themes.ts';
import { TYPES, type TypeSeed } from './types.ts';
import { type World, worldNamed } from './worlds.ts';

/** The day on which the data was "fetched": later releases are announcements. */
const AS_OF = '2026-11-20';
const VOLATILITIES = ['Low', 'Medium-Low', 'Medium', 'Medium-High', 'High', 'Very High'];
const PAYLINES = ['9', '10', '20', '20', '25', '30', '40', '50', '243', '1024', 'Cluster Pays'];
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'sv', 'fi', 'pl'];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'ZAR'];
const MARKETS = ['UK', 'MT', 'SE', 'DE', 'CA', 'ES', 'IT', 'NL', 'DK'];
const RESTRICTED = [
  'US',
  'FR',
  'AU',
  'NL',
  'IL',
  'SG',
  'TR',
  'CU',
  'IR',
  'KP',
  'SY',
  'GB',
  'DE',
  'IT',
];

interface Parts {
  readonly seed: number;
  readonly apiUrl: string;
  readonly launcherUrl: string;
  readonly providers: readonly Provider[];
  readonly types: readonly GameType[];
  readonly themes: readonly Theme[];
}

const flag = (random: Random, probability: number): Flag => (random.chance(probability) ? 1 : 0);

/** `text()` or, as often in real feeds, nothing. */
function maybe(random: Random, probability: number, text: () => string): string {
  return random.chance(probability) ? text() : '';
}

const yesNo = (random: Random, known: number, yes: number): string =>
  maybe(random, known, () => (random.chance(yes) ? 'yes' : 'no'));

function rtpOf(random: Random): string {
  const hundredths = random.chance(0.12) ? random.int(8800, 9399) : random.int(9400, 9750);
  return String(hundredths / 100);
}

function typeIndexOf(random: Random): number {
  let left = random.int(0, 999);
  return Math.max(
    0,
    TYPES.findIndex((type) => (left -= type.perThousand) < 0),
  );
}

/** The main theme and up to two more of the same world or family. */
function themesOf(random: Random, themes: readonly Theme[]): { world: World; own: Theme[] } {
  const index = random.int(0, THEMES.length - 1);
  const world = THEMES[index]?.world ?? worldNamed('classic');
  const near = themes.filter((_, other) => other !== index && THEMES[other]?.world === world);
  const more = random.sample(near, random.int(0, 2));
  return { world, own: [...themes.slice(index, index + 1), ...more] };
}

function datesOf(random: Random) {
  // Recent years hold more games than early ones; a few are announced for the next months.
  const age = Math.floor((random.int(0, 999_999) / 1_000_000) ** 2 * 3650);
  const released = random.chance(0.015) ? addDays(AS_OF, random.int(1, 150)) : addDays(AS_OF, -age);
  const seen = released > AS_OF ? addDays(AS_OF, -random.int(5, 60)) : released;
  const days = Math.floor((Date.parse(AS_OF) - Date.parse(seen)) / 86_400_000);
  const created_at = timestamp(random, seen, Math.min(days, 20));
  const sinceCreated = Math.floor((Date.parse(AS_OF) - Date.parse(created_at)) / 86_400_000);
  const updated_at = timestamp(random, created_at.slice(0, 10), Math.max(0, sinceCreated));
  return {
    release: random.chance(0.07) ? '' : released,
    created_at,
    updated_at: updated_at < created_at ? created_at : updated_at,
  };
}

function featuresOf(random: Random, { family, name }: TypeSeed) {
  const slot = family === 'slot';
  const megaways = flag(random, slot ? 0.07 : 0);
  const classic = name === 'Classic Slots';
  const reels =
    megaways === 1 ? '6' : random.pick(classic ? ['3'] : ['5', '5', '5', '5', '6', '7']);
  const payline = megaways === 1 ? '117649' : random.pick(classic ? ['3', '5', '5'] : PAYLINES);
  const cluster = payline === 'Cluster Pays';
  return {
    megaways,
    bonus_buy: flag(random, slot ? 0.22 : 0),
    progressive: flag(random, name === 'Jackpot Slots' ? 0.9 : 0.01),
    featured: flag(random, 0.02),
    published: flag(random, 0.985),
    reels: slot ? maybe(random, 0.9, () => reels) : '',
    payline: slot ? maybe(random, 0.85, () => payline) : '',
    rtp: maybe(random, 0.93, () => rtpOf(random)),
    volatility: maybe(random, 0.8, () => random.pick(VOLATILITIES)),
    currencies: maybe(random, 0.3, () => random.sample(CURRENCIES, random.int(2, 6)).join(',')),
    languages: maybe(random, 0.3, () => random.sample(LANGUAGES, random.int(2, 7)).join(',')),
    land_based: yesNo(random, 0.25, 0.15),
    markets: maybe(random, 0.3, () => random.sample(MARKETS, random.int(1, 5)).join(',')),
    cluster_slot: slot ? maybe(random, 0.6, () => (cluster ? 'yes' : 'no')) : '',
    max_exposure: maybe(random, 0.25, () =>
      String(random.pick([50_000, 100_000, 250_000, 500_000])),
    ),
    min_bet: maybe(random, 0.7, () =>
      random.pick(['0.10', '0.20', '0.20', '0.25', '0.50', '1.00']),
    ),
    max_bet: maybe(random, 0.7, () => random.pick(['50', '100', '100', '125', '200', '500'])),
    max_win_per_spin: slot
      ? maybe(random, 0.6, () => `${random.pick([500, 1000, 2500, 5000, 10_000, 20_000])}x`)
      : '',
    autoplay: yesNo(random, 0.5, 0.8),
    quickspin: yesNo(random, 0.4, 0.6),
    tumbling_reels: slot ? yesNo(random, 0.5, cluster ? 0.95 : 0.2) : '',
    increasing_multipliers: slot ? yesNo(random, 0.4, 0.3) : '',
    orientation: maybe(random, 0.5, () => random.pick(['landscape', 'both', 'both', 'portrait'])),
    restrictions: maybe(random, 0.12, () =>
      random.sample(RESTRICTED, random.int(1, 4)).toSorted().join(','),
    ),
  };
}

/** The world that a game is imagined in: that of its main theme, which stands first. */
export function worldOf(game: Game): World {
  return THEMES[(game.themes[0]?.id ?? 0) - 1]?.world ?? worldNamed('classic');
}

/** A few studios make most of the games, as everywhere. */
function providerOf<T>(random: Random, providers: readonly T[]): T {
  return random.pick(providers.slice(0, random.int(6, providers.length)));
}

/**
 * A maker of games, each call the next one, with ids from 1; the same parts give the same games in
 * the same order, however many are made.
 */
export function createGameMaker(parts: Parts): () => Game {
  const nameFor = createNaming();
  const slugs = new Set<string>();
  let id = 0;
  return () => {
    id += 1;
    const random = createRandom(parts.seed, `game:${id}`);
    const typeIndex = typeIndexOf(random);
    const seed = TYPES[typeIndex];
    const type = parts.types[typeIndex];
    if (seed === undefined || type === undefined) throw new RangeError('Types and seeds differ.');
    const provider = providerOf(random, parts.providers);
    const { world, own } = themesOf(random, parts.themes);
    const name = nameFor(random, seed, world);
    const bare = slugify(name);
    const slug = slugs.has(bare) ? `${bare}-${id}` : bare;
    slugs.add(slug);
    const features = featuresOf(random, seed);
    const text = { name, provider: provider.name, type: type.name, family: seed.family };
    return {
      id,
      name,
      slug,
      description: random.chance(0.08)
        ? null
        : describe(random, { ...text, ...features, freeSpins: random.chance(0.7) }, world),
      url: `${parts.launcherUrl}/iframe/${id}`,
      thumb: `${parts.apiUrl}/thumbs/${id}.webp`,
      provider_id: provider.id,
      provider: provider.name,
      provider_slug: provider.slug,
      type_id: type.id,
      type: type.name,
      type_slug: type.slug,
      themes: own,
      ...features,
      ...datesOf(random),
    };
  };
}
