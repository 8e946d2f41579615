import { z } from 'zod';
import { readData, words } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import type { Provider } from './catalogue.model.ts';
import { fill, slugify, timestamp } from './text.ts';

const STUDIOS = readData(
  'providers',
  z.strictObject({
    /** The number of studios. */
    count: z.number(),
    heads: words,
    tails: words,
    kinds: words,
    cities: words,
    markets: words,
    origins: z.array(z.string()),
    habits: z.array(z.string()),
  }),
);

function bioOf(random: Random, name: string): string {
  const { cities, origins, habits } = STUDIOS;
  const slots = {
    name,
    city: random.pick(cities),
    year: String(random.int(1998, 2024)),
    otherCity: random.pick(cities),
  };
  const origin = fill(random.pick(origins), slots);
  return `${origin} ${random.pick(habits)}`;
}

/** The studios of the catalogue; every name is invented. */
export function createProviders(seed: number, apiUrl: string): Provider[] {
  const { count, heads, tails, kinds, markets } = STUDIOS;
  const random = createRandom(seed, 'providers');
  const names = new Set<string>();
  while (names.size < count) {
    names.add(`${random.pick(heads)}${random.pick(tails)} ${random.pick(kinds)}`);
  }
  return [...names].map((name, index) => {
    const slug = slugify(name);
    const created = timestamp(random, '2019-01-07', 1200);
    return {
      id: index + 1,
      name,
      slug,
      bio: random.chance(0.2) ? null : bioOf(random, name),
      markets: random.sample(markets, random.int(0, 6)).toSorted(),
      thumb: `${apiUrl}/logos/${slug}.webp`,
      created_at: created,
      updated_at: timestamp(random, created.slice(0, 10), 900),
    };
  });
}
