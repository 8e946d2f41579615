import { draw } from './drawings.ts';
import { type Bend, lineWidth, outline } from './lettering.ts';

/** The height of a line, by the size of its letters. */
const LINE = 0.98;

/** The ways to set words in at most three lines, each line filled up to the same length. */
function waysToBreak(text: string): string[][] {
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  const ways = Array.from({ length: text.length - longest + 1 }, (_, more) =>
    text.replaceAll(new RegExp(`(.{1,${longest + more}})(?: |$)`, 'g'), '$1\n').trim(),
  );
  return [...new Set(ways)].map((way) => way.split('\n')).filter(({ length }) => length <= 3);
}

const paint = (id: string, lines: readonly string[], ink: string, size: number) =>
  `<defs><g id="${id}-g0">${lines.join('')}</g></defs>${draw(`inks/${ink}`, { size }, `${id}-`)}`;

/** The name of a game as big as a box (left, top, width, height) allows; what follows ':' is smaller. */
export function drawTitle(
  name: string,
  [left = 0, top = 0, width = 0, height = 0]: readonly number[],
  { font, ink, bend }: { readonly font: string; readonly ink: string; readonly bend: Bend },
): string {
  const [main = name, subtitle = ''] = name.split(': ');
  const room = subtitle ? height * 0.72 : height;
  const fitted = waysToBreak(main).map((lines) => {
    const widest = Math.max(...lines.map((line) => lineWidth(font, line)));
    return { lines, size: Math.min(width / widest, room / (lines.length * LINE), 120) };
  });
  const { lines, size } = fitted.reduce((best, each) => (each.size > best.size ? each : best));
  const widestSmall = subtitle ? (width * 0.86) / lineWidth(font, subtitle) : 0;
  const small = Math.min(widestSmall, height * 0.24, size * 0.6);
  const x = left + width / 2;
  const y = top + (height - lines.length * size * LINE - small * 1.25) / 2;
  const rows = lines.map((line, index) =>
    outline([font, line], [x, y + size * (0.86 + index * LINE), size], bend),
  );
  const title = paint('title', rows, ink, size);
  if (!subtitle) return title;
  const row = outline([font, subtitle], [x, y + size * LINE * lines.length + small, small]);
  return title + paint('subtitle', [row], ink === 'silver' ? 'gold' : 'silver', small);
}
