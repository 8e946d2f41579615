import { createCanvas } from './canvas.ts';
import { beingSymbols } from './symbols-beings.ts';
import { faceSymbols } from './symbols-faces.ts';
import { foodSymbols } from './symbols-food.ts';
import { loreSymbols } from './symbols-lore.ts';
import { thingSymbols } from './symbols-things.ts';
import { ball, type SymbolPainter, treasureSymbols } from './symbols-treasure.ts';

const SYMBOLS = {
  ...treasureSymbols,
  ...foodSymbols,
  ...faceSymbols,
  ...beingSymbols,
  ...loreSymbols,
  ...thingSymbols,
  ball,
};

export type SymbolKey = keyof typeof SYMBOLS;

const painters: Readonly<Record<SymbolKey, SymbolPainter>> = SYMBOLS;

export const isSymbol = (key: string): key is SymbolKey => Object.hasOwn(SYMBOLS, key);

/** A symbol with its dark outline, around the origin and about 100 units wide. */
export function drawSymbol(
  key: SymbolKey,
  canvas: Parameters<SymbolPainter>[0],
  hue: number,
): string {
  return `<g stroke="#1a0d1e" stroke-width="3" stroke-linejoin="round">${painters[key](canvas, hue)}</g>`;
}

/** A symbol as a document of its own, to be shown on a reel. */
export function symbolDocument(key: SymbolKey, hue: number): string {
  const canvas = createCanvas();
  const drawn = drawSymbol(key, canvas, hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-58 -58 116 116">${canvas.defs()}${drawn}</svg>`;
}
