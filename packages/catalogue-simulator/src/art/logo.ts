import type { Provider } from '../catalogue/catalogue.model.ts';
import { createRandom } from '../random.ts';
import { createCanvas } from './canvas.ts';
import { hsl } from './colour.ts';
import { type FontKey, lineWidth, outline } from './lettering.ts';
import { circle, path, place, rect, star } from './shapes.ts';

const FONTS: readonly FontKey[] = ['righteous', 'russo', 'lilita', 'lobster', 'cinzel'];

/** A studio's logo: emblem and name on a dark plate, 400 by 160. */
export function drawLogo(seed: number, provider: Provider): string {
  const random = createRandom(seed, `logo:${provider.id}`);
  const canvas = createCanvas();
  const hue = random.int(0, 359);
  const font = random.pick(FONTS);
  const tone = canvas.tone(hue, 85, 56);
  const emblem = random.pick([
    path(star(6, 44, 44), tone) + path(star(6, 22, 22), hsl(hue, 60, 12)),
    path('M8-43A44 44 0 1 0 43 10A34 34 0 1 1 8-43Z', tone),
    path(star(4, 48, 18), tone) + circle(0, 0, 9, '#fff'),
    path('M-40-40H40V0A40 40 0 0 1-40 0Z', tone) + path('M-18-20H18V0A18 18 0 0 1-18 0Z', '#fff'),
    path('M0-46L42-22V22L0 46L-42 22V-22Z', tone) +
      path('M0-46V46L-42 22V-22Z', '#fff', 'fill-opacity="0.3"'),
    rect([-40, -40, 36, 80], tone, 'rx="10"') +
      circle(22, -20, 20, tone) +
      circle(22, 24, 16, '#fff'),
  ]);
  const [main = provider.name, kind = ''] = provider.name.split(' ');
  const size = Math.min(56, 232 / lineWidth(font, main));
  const flat = { arc: 0, bulge: 0 };
  const text =
    path(outline(font, main, { x: 262, y: 88, size }, flat), '#ffffff') +
    path(
      outline('righteous', kind.toUpperCase(), { x: 262, y: 122, size: 22 }, flat),
      hsl(hue, 80, 70),
    );
  const plate = rect(
    [0, 0, 400, 160],
    canvas.linear([
      [0, hsl(hue, 45, 20)],
      [1, hsl(hue + 30, 60, 8)],
    ]),
    'rx="18"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160" viewBox="0 0 400 160">${canvas.defs()}${plate}${place(emblem, 76, 80, 1)}${text}</svg>`;
}
