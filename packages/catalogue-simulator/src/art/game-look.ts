import { z } from 'zod';
import type { Game } from '../catalogue/catalogue.model.ts';
import { worldOf } from '../catalogue/games.ts';
import { TYPES } from '../catalogue/types.ts';
import { readData } from '../data.ts';
import { createRandom } from '../random.ts';
import { isDrawing } from './drawings.ts';

/** The symbols of words that can be drawn, so that a game called after an owl shows one. */
const symbol = z.string().refine((name) => isDrawing(`symbols/${name}`));
const NAMESAKES = readData('namesakes', z.record(z.string(), symbol));

/** The symbol after which a game is named; the first word that has one counts. */
const namesakeOf = (name: string): string | undefined =>
  (name.toLowerCase().match(/[a-z-]+/g) ?? [])
    .map((word) => NAMESAKES[word] ?? NAMESAKES[word.replace(/s$/, '')])
    .find((symbol) => symbol !== undefined);

export type GameLook = ReturnType<typeof lookOf>;

/** The look of a game, on its cover and on its reels; the same seed and game always give the same. */
export function lookOf(seed: number, game: Game) {
  const random = createRandom(seed, `look:${game.id}`);
  const own = TYPES[game.type_id - 1]?.symbols;
  const look = { ...worldOf(game).look, ...own };
  const hero = (own ? undefined : namesakeOf(game.name)) ?? random.pick(look.heroes);
  const rest = random.sample([...look.extras, ...look.heroes], 20);
  const { light, hues } = random.pick(look.moods);
  /** All symbols that suit it, the main one first, none twice. */
  const symbols = [...new Set([hero, ...rest])];
  /** The hue of symbol number `index`: each has its own. */
  const hueOf = (index: number) => (hues.accent + index * 67) % 360;
  return { ...look, light, hues, symbols, hueOf };
}
