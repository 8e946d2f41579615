import type { FontKey } from './lettering.ts';
import type { SceneKey } from './scenes.ts';
import type { SymbolKey } from './symbols.ts';

/** The colours of a picture: hues in degrees, and how bright its sky is. */
export interface Mood {
  readonly sky: number;
  readonly glow: number;
  readonly accent: number;
  readonly light: 'day' | 'dusk' | 'night';
}

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

export const day = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'day',
});
export const dusk = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'dusk',
});
export const night = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'night',
});

export const look = (
  moods: Look['moods'],
  scenes: Look['scenes'],
  fonts: Look['fonts'],
  inks: Look['inks'],
  symbols: { heroes: Look['heroes']; extras: Look['extras'] },
): Look => ({ moods, scenes, fonts, inks, ...symbols });
