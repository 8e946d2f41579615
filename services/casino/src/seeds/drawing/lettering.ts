import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// A CommonJS module: its names can only be had through the default.
// oxlint-disable-next-line import/default
import opentype, { type Font, type PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);

const FILES = {
  round: require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff'),
  square: require.resolve('@fontsource/russo-one/files/russo-one-latin-400-normal.woff'),
  classic: require.resolve(
    '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff',
  ),
};

export type Lettering = keyof typeof FILES;

const loaded = new Map<Lettering, Font>();

function fontOf(lettering: Lettering): Font {
  const known = loaded.get(lettering);
  if (known) return known;
  const font = opentype.parse(new Uint8Array(readFileSync(FILES[lettering])).buffer);
  loaded.set(lettering, font);
  return font;
}

const n = (value: number) => value.toFixed(1);

/** The library's own text of a path has NaN where a number is within a rounding error of a whole one. */
function pathText(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const end = `${n(command.x)} ${n(command.y)}`;
  if (command.type === 'Q') return `Q${n(command.x1)} ${n(command.y1)} ${end}`;
  if (command.type !== 'C') return `${command.type}${end}`;
  return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${end}`;
}

/**
 * A line of Latin text as one path, so that a picture needs no font where it is drawn. Its baseline
 * starts at x and y; it is set smaller than `size` where it would be wider than `widest`.
 */
export function textPath(
  text: string,
  {
    lettering,
    size,
    widest,
    x,
    y,
  }: { lettering: Lettering; size: number; widest: number; x: number; y: number },
): string {
  const font = fontOf(lettering);
  const glyphs = Array.from(text, (character) => font.charToGlyph(character));
  const widths = glyphs.map((glyph) => (glyph.advanceWidth ?? 0) / font.unitsPerEm);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const fitted = Math.min(size, widest / width);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const path = glyph.getPath(at, y, fitted).commands.map(pathText).join('');
      at += (widths[index] ?? 0) * fitted;
      return path;
    })
    .join('');
}
