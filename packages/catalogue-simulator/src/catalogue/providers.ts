import { createRandom, type Random } from '../random.ts';
import type { Provider } from './catalogue.model.ts';
import { slugify, timestamp } from './text.ts';

const HEADS =
  'Amber Birch Candle Drift Ember Fern Gilt Harbour Ivory Juniper Kestrel Lumen Marble Nettle Opal Pepper Quill Rook Saffron Tallow Umber Velvet Willow Yarrow Zephyr Brass Cobalt Dapple Elder Flint'.split(
    ' ',
  );
const TAILS =
  'wick light moor glass hollow tide loom mark field acre bridge march vale crest spire wharf lock haven thorn mere'.split(
    ' ',
  );
const KINDS = ['Games', 'Studios', 'Gaming', 'Interactive', 'Play', 'Works', 'Arcade', 'Slots'];
const CITIES = ['Riga', 'Valletta', 'Tallinn', 'Malmö', 'Porto', 'Leeds', 'Gdańsk', 'Ljubljana'];
const MARKETS = ['UK', 'MT', 'SE', 'DE', 'CA', 'ES', 'IT', 'NL', 'DK', 'PT', 'RO', 'BR'];

/** How many studios make the games. */
const PROVIDERS = 120;

function bioOf(random: Random, name: string): string {
  const opening = random.pick([
    `${name} is an independent studio from ${random.pick(CITIES)}.`,
    `Founded in ${random.int(1998, 2024)}, ${name} makes games for browsers and phones.`,
    `${name} is a small team of artists and mathematicians in ${random.pick(CITIES)}.`,
  ]);
  const more = random.pick([
    'Its games are known for hand-drawn reels and calm, steady mathematics.',
    'It releases about two titles a month and tests every one on old phones first.',
    'Its catalogue reaches from three-reel classics to large cluster grids.',
    'It is best known for its bold colours and short, eventful bonus rounds.',
  ]);
  return `${opening} ${more}`;
}

/** The studios of the catalogue; every name is invented. */
export function createProviders(seed: number, apiUrl: string): Provider[] {
  const random = createRandom(seed, 'providers');
  const names = new Set<string>();
  while (names.size < PROVIDERS) {
    names.add(`${random.pick(HEADS)}${random.pick(TAILS)} ${random.pick(KINDS)}`);
  }
  return [...names].map((name, index) => {
    const slug = slugify(name);
    const created = timestamp(random, '2019-01-07', 1200);
    return {
      id: index + 1,
      name,
      slug,
      bio: random.chance(0.2) ? null : bioOf(random, name),
      markets: random.sample(MARKETS, random.int(0, 6)).toSorted(),
      thumb: `${apiUrl}/logos/${slug}.webp`,
      created_at: created,
      updated_at: timestamp(random, created.slice(0, 10), 900),
    };
  });
}
