import type { Game } from '../catalogue/catalogue.model.ts';
import { worldOf } from '../catalogue/games.ts';
import { createRandom } from '../random.ts';
import type { Look } from './look.ts';
import { LOOKS, TABLE_SYMBOLS } from './looks.ts';
import type { Mood } from './mood.ts';
import { namesakeOf } from './namesakes.ts';
import { isSymbol, type SymbolKey } from './symbols.ts';

/** What a game looks like: decided once, used by its cover and by its reels. */
export interface GameLook {
  readonly mood: Mood;
  readonly look: Look;
  /** All symbols that suit the game, the main one first, none twice. */
  readonly symbols: readonly SymbolKey[];
}

/** The look of a game; the same seed and game always give the same one. */
export function lookOf(seed: number, game: Game): GameLook {
  const random = createRandom(seed, `look:${game.id}`);
  const world = LOOKS[worldOf(game)];
  const own = TABLE_SYMBOLS[game.type_slug];
  const look = own ? { ...world, ...own } : world;
  const hero = (own ? undefined : namesakeOf(game.name, isSymbol)) ?? random.pick(look.heroes);
  const rest = random.sample([...look.extras, ...look.heroes], 20);
  return { mood: random.pick(look.moods), look, symbols: [...new Set([hero, ...rest])] };
}
