import { z } from 'zod';
import { isDrawing } from '../art/drawings.ts';
import { isFont } from '../art/lettering.ts';
import { phrases, readData, words } from '../data.ts';

/** The brightness of the background (per cent), by the light of the sky. */
const FAR = { day: 58, dusk: 38, night: 28 } as const;

/** The light of a picture, and its hues in degrees. */
const mood = z
  .tuple([z.enum(['day', 'dusk', 'night']), z.number(), z.number(), z.number()])
  .transform(([light, sky, glow, accent]) => ({
    light,
    hues: { sky, glow, accent, far: FAR[light] },
  }));

const drawn = (folder: string, ending = '') =>
  words.refine((names) => names.every((name) => isDrawing(`${folder}/${name}${ending}`)), {
    error: `names what is not in data/art/${folder}`,
  });

/** The symbols of a game; heroes are big enough to carry a cover. */
export const symbols = { heroes: drawn('symbols'), extras: drawn('symbols') };

/** An imagined world: the words out of which names and descriptions of its games are made, and its looks. */
const world = z.strictObject({
  /** Stand before a noun: 'Golden'. */
  adjectives: words,
  /** Single things or beings: 'Scarab'. */
  nouns: words,
  /** The place of a game, to follow 'of' or 'in': 'the Nile'. */
  places: phrases,
  /** The symbols on the reels, in the plural, for descriptions. */
  things: phrases,
  look: z.strictObject({
    moods: z.array(mood),
    /** Each is drawn twice: what stands where in it is left to chance. */
    scenes: drawn('scenes', '-1').and(drawn('scenes', '-2')),
    fonts: words.refine((names) => names.every(isFont), {
      error: 'names what is not in fonts.json',
    }),
    inks: drawn('inks'),
    ...symbols,
  }),
});

export type World = z.infer<typeof world>;

const WORLDS = readData('worlds', z.record(z.string(), world));

/** @throws RangeError for an unknown world */
export function worldNamed(name: string): World {
  const found = WORLDS[name];
  if (found === undefined) throw new RangeError(`There is no world ${name} in worlds.json.`);
  return found;
}
