import type { Canvas, Stop } from './canvas.ts';
import { type Bend, type FontKey, lineWidth, outline } from './lettering.ts';
import type { Ink } from './look.ts';
import { path } from './shapes.ts';

/** Fill, inner rim and outer edge of the lettering. */
const INKS: Readonly<Record<Ink, { fill: readonly Stop[]; rim: string; edge: string }>> = {
  gold: {
    fill: [
      [0, '#fffbe0'],
      [0.42, '#ffd84d'],
      [0.5, '#f2a51c'],
      [1, '#ffe88a'],
    ],
    rim: '#7a3a02',
    edge: '#2a0f02',
  },
  sun: {
    fill: [
      [0, '#ffffff'],
      [0.4, '#fff04d'],
      [0.62, '#ffc21a'],
      [1, '#ff8a00'],
    ],
    rim: '#c22b00',
    edge: '#4a0d00',
  },
  ice: {
    fill: [
      [0, '#ffffff'],
      [0.45, '#c6f1ff'],
      [0.52, '#62c8ff'],
      [1, '#d8f7ff'],
    ],
    rim: '#0b5bb0',
    edge: '#031b45',
  },
  candy: {
    fill: [
      [0, '#ffffff'],
      [0.4, '#ffd1ea'],
      [0.6, '#ff7fc0'],
      [1, '#ff4d9e'],
    ],
    rim: '#a50c6a',
    edge: '#43023a',
  },
  fire: {
    fill: [
      [0, '#fff7b0'],
      [0.4, '#ffc52e'],
      [0.65, '#ff7a12'],
      [1, '#e02a00'],
    ],
    rim: '#7c0a00',
    edge: '#2a0300',
  },
  lime: {
    fill: [
      [0, '#fbffd8'],
      [0.45, '#d5ff5e'],
      [0.6, '#8be02a'],
      [1, '#3fae1b'],
    ],
    rim: '#0e5a1c',
    edge: '#04260d',
  },
  silver: {
    fill: [
      [0, '#ffffff'],
      [0.45, '#dfe7f2'],
      [0.52, '#9fb0c8'],
      [1, '#f4f8ff'],
    ],
    rim: '#33425f',
    edge: '#0c1424',
  },
  violet: {
    fill: [
      [0, '#ffffff'],
      [0.45, '#ecd2ff'],
      [0.58, '#bd7bff'],
      [1, '#8a3df0'],
    ],
    rim: '#47109c',
    edge: '#1a0342',
  },
};

/** Splits words into `count` lines of nearly equal length. */
function breakLines(words: readonly string[], count: number): string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    const left = words.length - index;
    const full = line !== '' && longer.length - word.length / 2 > total / count;
    if (full && lines.length < count - 1 && left > 0) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

export interface TitleBox {
  /** Middle of the title. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Style {
  readonly font: FontKey;
  readonly ink: Ink;
  readonly bend: Bend;
}

/** One line in five coats: shadow, edge, rim, fill and a light upper half. */
function paint(canvas: Canvas, d: string, ink: Ink, size: number): string {
  const { fill, rim, edge } = INKS[ink];
  const coat = (colour: string, width: number, more = '') =>
    path(d, colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}`);
  return (
    coat(
      '#000000',
      size * 0.2,
      ` opacity="0.45" transform="translate(0 ${Math.round(size * 0.09)})"`,
    ) +
    coat(edge, size * 0.19) +
    coat(rim, size * 0.09) +
    path(d, canvas.linear(fill))
  );
}

/** The name of a game as big as its box allows, in one to three lines; what follows ':' is smaller. */
export function drawTitle(canvas: Canvas, name: string, box: TitleBox, style: Style): string {
  const [main = name, subtitle] = name.split(': ');
  const words = main.split(' ');
  const mainHeight = subtitle === undefined ? box.height : box.height * 0.72;
  const layouts = [1, 2, 3]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = breakLines(words, count);
      const widest = Math.max(...lines.map((line) => lineWidth(style.font, line)));
      const size = Math.min(box.width / widest, mainHeight / (lines.length * 0.98), 120);
      return { lines, size };
    })
    .sort((left, right) => right.size - left.size);
  const [best] = layouts;
  if (!best) return '';
  const { lines, size } = best;
  const small =
    subtitle === undefined
      ? 0
      : Math.min(
          (box.width * 0.86) / lineWidth(style.font, subtitle),
          box.height * 0.24,
          size * 0.6,
        );
  const height = lines.length * size * 0.98 + small * 1.25;
  const top = box.y - height / 2;
  const rows = lines.map((line, index) =>
    outline(
      style.font,
      line,
      { x: box.x, y: top + size * (0.86 + index * 0.98), size },
      style.bend,
    ),
  );
  const title = rows.map((d) => paint(canvas, d, style.ink, size)).join('');
  if (subtitle === undefined) return title;
  const flat = outline(
    style.font,
    subtitle,
    { x: box.x, y: top + size * 0.98 * lines.length + small, size: small },
    { arc: 0, bulge: 0 },
  );
  return title + paint(canvas, flat, style.ink === 'silver' ? 'gold' : 'silver', small);
}
