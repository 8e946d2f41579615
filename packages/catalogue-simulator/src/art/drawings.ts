import { readdirSync, readFileSync } from 'node:fs';
import { DATA } from '../data.ts';

const FOLDER = new URL('art/', DATA);

/** `var(--hue)`, `calc(var(--hue) + 12)`, `calc(var(--size) * 0.2)` or `calc(var(--far) * 0.75% + 2.25%)`. */
const VARIABLE = /calc\(var\(--(\w+)\)(?: \* ([\d.]+)(%?))?(?: \+ (-?[\d.]+)%?)?\)|var\(--(\w+)\)/g;

/** The content of every SVG file of data/art, by its path without ending. */
const drawings: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((file): [string, string][] => {
    if (!file.endsWith('.svg')) return [];
    const bare = readFileSync(new URL(file, FOLDER), 'utf8').replaceAll(/>\s+</g, '><');
    return [[file.slice(0, -'.svg'.length), bare.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, '')]];
  }),
);

export const isDrawing = (path: string): boolean => drawings.has(path);

/** The paths of the drawings of a folder, always in the same order. */
export const drawingsOf = (folder: string): string[] =>
  [...drawings.keys()].filter((path) => path.startsWith(`${folder}/`)).sort();

/**
 * The content of a drawing, with its CSS variables resolved, which no rasteriser knows.
 * @param prefix keeps its ids apart from those of other drawings in the same picture
 * @throws RangeError when there is no such drawing, or it has a variable without a value
 */
export function draw(path: string, values: Readonly<Record<string, number>> = {}, prefix = '') {
  const content = drawings.get(path);
  if (content === undefined) throw new RangeError(`There is no drawing ${path}.svg.`);
  return content
    .replaceAll(VARIABLE, (_text, name = '', factor = '1', unit = '', more = '0', alone = '') => {
      const value = values[name || alone];
      if (value === undefined)
        throw new RangeError(`${path}.svg: --${name || alone} has no value.`);
      return `${Math.round((value * Number(factor) + Number(more)) * 100) / 100}${unit}`;
    })
    .replaceAll(/(id="|href="#|url\(#)(?=g\d)/g, `$1${prefix}`);
}
