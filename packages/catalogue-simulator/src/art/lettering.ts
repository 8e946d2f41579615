import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// A CommonJS module: its names can only be had through the default.
// oxlint-disable-next-line import/default
import opentype, { type Font, type Glyph } from 'opentype.js';
import { n } from './shapes.ts';

const require = createRequire(import.meta.url);

const FILES = {
  lilita: require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  luckiest: require.resolve('@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff'),
  cinzel: require.resolve(
    '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  ),
  righteous: require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff'),
  creepster: require.resolve('@fontsource/creepster/files/creepster-latin-400-normal.woff'),
  bangers: require.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff'),
  russo: require.resolve('@fontsource/russo-one/files/russo-one-latin-400-normal.woff'),
  lobster: require.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff'),
};

export type FontKey = keyof typeof FILES;

const loaded = new Map<FontKey, Font>();

function fontOf(key: FontKey): Font {
  const known = loaded.get(key);
  if (known) return known;
  const bytes = readFileSync(FILES[key]);
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(key, font);
  return font;
}

interface SetGlyph {
  readonly glyph: Glyph;
  /** Where it starts, for a font size of 1. */
  readonly at: number;
}

/**
 * Sets a line glyph by glyph: the library's own shaping knows no chained substitutions, which some
 * of these fonts ask for, and plain Latin lettering does not need.
 */
function setLine(font: Font, text: string): { glyphs: readonly SetGlyph[]; width: number } {
  let width = 0;
  let before: Glyph | undefined;
  const glyphs = Array.from(text, (character) => {
    const glyph = font.charToGlyph(character);
    if (before) width += font.getKerningValue(before, glyph) / font.unitsPerEm;
    const at = width;
    width += (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    before = glyph;
    return { glyph, at };
  });
  return { glyphs, width };
}

/** Width of a line for a font size of 1. */
export function lineWidth(key: FontKey, text: string): number {
  return setLine(fontOf(key), text).width;
}

export interface Bend {
  /** How far the middle of the line stands above its ends. */
  readonly arc: number;
  /** How much taller the middle is drawn than the ends (0.2 is a fifth). */
  readonly bulge: number;
}

/**
 * A line of text as an outline (path data), centred on `x` with its base line at `y`, bent as a
 * whole. Outlines need no font on the machine that shows or rasterises them.
 */
export function outline(
  key: FontKey,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  { arc, bulge }: Bend,
): string {
  const { glyphs, width } = setLine(fontOf(key), text);
  const half = (width * size) / 2;
  const bend = (px: number, py: number) => {
    const u = half === 0 ? 0 : px / half - 1;
    const middle = 1 - u * u;
    return `${n(x + px - half)} ${n(y + py * (1 + bulge * middle) - arc * middle)}`;
  };
  return glyphs
    .flatMap(({ glyph, at }) => glyph.getPath(at * size, 0, size).commands)
    .map((command) => {
      switch (command.type) {
        case 'C':
          return `C${bend(command.x1, command.y1)} ${bend(command.x2, command.y2)} ${bend(command.x, command.y)}`;
        case 'Q':
          return `Q${bend(command.x1, command.y1)} ${bend(command.x, command.y)}`;
        case 'Z':
          return 'Z';
        default:
          return `${command.type}${bend(command.x, command.y)}`;
      }
    })
    .join('');
}
