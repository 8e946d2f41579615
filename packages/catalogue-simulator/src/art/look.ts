import type { FontKey } from './lettering.ts';
import type { Mood } from './mood.ts';
import type { SceneKey } from './scenes.ts';
import type { SymbolKey } from './symbols.ts';

export type Ink = 'gold' | 'ice' | 'candy' | 'fire' | 'lime' | 'silver' | 'violet' | 'sun';

/** What games of one world look like. */
export interface Look {
  readonly moods: readonly Mood[];
  readonly scenes: readonly SceneKey[];
  readonly fonts: readonly FontKey[];
  readonly inks: readonly Ink[];
  /** Big enough to carry a cover. */
  readonly heroes: readonly SymbolKey[];
  readonly extras: readonly SymbolKey[];
}

export const look = (
  moods: Look['moods'],
  scenes: Look['scenes'],
  fonts: Look['fonts'],
  inks: Look['inks'],
  symbols: { heroes: Look['heroes']; extras: Look['extras'] },
): Look => ({ moods, scenes, fonts, inks, ...symbols });
