import { hsl } from './colour.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the gradients of one picture; each is defined once and named by what it holds. */
export interface Canvas {
  /** Top to bottom, or along `direction` in per cent of the painted shape. */
  linear(stops: readonly Stop[], direction?: readonly [number, number, number, number]): string;
  /** From the middle of the painted shape, or from another point of it (in per cent). */
  radial(stops: readonly Stop[], centre?: readonly [x: number, y: number]): string;
  /** A glossy body colour: light above, deep below. */
  tone(hue: number, saturation?: number, lightness?: number): string;
  readonly gold: string;
  readonly silver: string;
  /** The definitions of everything that was asked for. */
  defs(): string;
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const see = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');

/** @param prefix keeps the ids apart when several pictures stand in one document */
export function createCanvas(prefix = 'g'): Canvas {
  const ids = new Map<string, string>();
  function define(body: (id: string) => string): string {
    const key = body('');
    const id = ids.get(key) ?? `${prefix}${ids.size}`;
    ids.set(key, id);
    return `url(#${id})`;
  }
  const linear: Canvas['linear'] = (stops, [x1, y1, x2, y2] = [0, 0, 0, 100]) =>
    define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}%" y1="${y1}%" x2="${x2}%" y2="${y2}%">${stopTags(stops)}</linearGradient>`,
    );
  return {
    linear,
    radial: (stops, [x, y] = [50, 50]) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${x}%" cy="${y}%" r="50%">${stopTags(stops)}</radialGradient>`,
      ),
    tone: (hue, saturation = 80, lightness = 52) =>
      linear([
        [0, hsl(hue + 12, saturation, lightness + 22)],
        [0.45, hsl(hue, saturation, lightness)],
        [1, hsl(hue - 14, saturation, lightness - 24)],
      ]),
    get gold() {
      return linear([
        [0, '#fff6c2'],
        [0.35, '#ffd24a'],
        [0.6, '#f0a11d'],
        [1, '#9a5208'],
      ]);
    },
    get silver() {
      return linear([
        [0, '#ffffff'],
        [0.4, '#c9d4e4'],
        [0.6, '#93a3bb'],
        [1, '#4b5a74'],
      ]);
    },
    defs: () => {
      // The ids were left out of the keys, so that equal gradients fall together.
      const tags = [...ids].map(([body, id]) => body.replace('id=""', `id="${id}"`));
      return `<defs>${tags.join('')}</defs>`;
    },
  };
}
