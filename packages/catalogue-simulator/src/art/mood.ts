/** The colours of a picture: hues in degrees, and how bright its sky is. */
export interface Mood {
  readonly sky: number;
  readonly glow: number;
  readonly accent: number;
  readonly light: 'day' | 'dusk' | 'night';
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
