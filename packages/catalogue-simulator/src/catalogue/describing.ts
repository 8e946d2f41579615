import { z } from 'zod';
import { readData } from '../data.ts';
import type { Random } from '../random.ts';
import type { Game } from './catalogue.model.ts';
import { fill, type Slots } from './text.ts';
import type { TypeSeed } from './types.ts';
import type { World } from './worlds.ts';

const sentences = z.array(z.string());
const SENTENCES = readData(
  'descriptions',
  z.strictObject({
    openings: sentences,
    slot: z.strictObject({
      layouts: sentences,
      freeSpins: z.string(),
      noFreeSpins: z.string(),
      features: sentences,
    }),
    table: z.strictObject({ layouts: sentences, features: sentences }),
    steady: z.string(),
    swinging: z.string(),
    closings: sentences,
  }),
);

/** The parts of a game that a description may mention. */
type DescribedGame = Pick<
  Game,
  'name' | 'provider' | 'type' | 'reels' | 'payline' | 'volatility'
> & { readonly family: TypeSeed['family']; readonly freeSpins: boolean };

function layoutOf(random: Random, game: DescribedGame, { things }: World): string {
  const [first = 'gems', second = 'stars'] = random.sample(things, 2);
  const slots = {
    first,
    second,
    grid: game.reels === '' ? 'The reels' : `Its ${game.reels} reels`,
    ways: /^\d+$/.test(game.payline) ? ` on ${game.payline} lines` : '',
  };
  return fill(random.pick(SENTENCES[game.family].layouts), slots);
}

function featureOf(random: Random, { family, freeSpins }: DescribedGame): string {
  if (family === 'table') return random.pick(SENTENCES.table.features);
  const { slot } = SENTENCES;
  const slots: Slots = {
    ...(freeSpins && { spins: random.pick(['8', '10', '12', '15']) }),
    turns: String(random.int(3, 5)),
  };
  const features = [freeSpins ? slot.freeSpins : slot.noFreeSpins, ...slot.features];
  return fill(random.pick(features), slots);
}

/** A few sentences on a game, in the voice of its studio's own page. */
export function describe(random: Random, game: DescribedGame, world: World): string {
  const { name, provider, family, type, volatility } = game;
  const kind = family === 'slot' ? 'slot' : `${type.toLowerCase()} title`;
  const slots = { name, provider, kind, place: random.pick(world.places) };
  const told = [fill(random.pick(SENTENCES.openings), slots), layoutOf(random, game, world)];
  if (random.chance(0.8)) told.push(featureOf(random, game));
  if (random.chance(0.6)) {
    const { steady, swinging, closings } = SENTENCES;
    told.push(random.pick([volatility.startsWith('Low') ? steady : swinging, ...closings]));
  }
  return told.join(' ');
}
