import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// A CommonJS module: its names can only be had through the default.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';
import { z } from 'zod';
import { readData } from '../data.ts';

const require = createRequire(import.meta.url);
const FILES = readData('fonts', z.record(z.string(), z.string()));
const loaded = new Map<string, Font>();

export const isFont = (name: string): boolean => Object.hasOwn(FILES, name);

function fontOf(name: string): Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(FILES[name] ?? name));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  // The library knows no chained substitutions, which some fonts ask for and Latin lettering can do without.
  delete font.tables['gsub'];
  loaded.set(name, font);
  return font;
}

/** Width of a line for a font size of 1. */
export const lineWidth = (font: string, text: string): number =>
  fontOf(font).getAdvanceWidth(text, 1);

/** The rise of a line's middle above its ends, and its extra height (0.2 is a fifth). */
export type Bend = readonly [arc: number, bulge: number];

/**
 * A line of text as a path, centred on `x` with its base line at `y`, bent as a whole. Outlines need no
 * font on the machine that shows or rasterises them.
 */
export function outline(
  [font, text]: readonly [font: string, text: string],
  [x, y, size]: readonly [x: number, y: number, size: number],
  [arc, bulge]: Bend = [0, 0],
): string {
  const half = Math.max(lineWidth(font, text) * size, 1) / 2;
  const bent = (px = 0, py = 0) => {
    const middle = 1 - (px / half - 1) ** 2;
    return `${(x + px - half).toFixed(1)} ${(y + py * (1 + bulge * middle) - arc * middle).toFixed(1)} `;
  };
  const { commands } = fontOf(font).getPath(text, 0, 0, size);
  const steps = commands.map((step) => {
    const from = 'x1' in step ? bent(step.x1, step.y1) : '';
    const over = 'x2' in step ? bent(step.x2, step.y2) : '';
    return step.type + from + over + ('x' in step ? bent(step.x, step.y) : '');
  });
  return `<path d="${steps.join('')}"/>`;
}
