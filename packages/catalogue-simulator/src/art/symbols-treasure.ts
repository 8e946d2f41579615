import type { Canvas } from './canvas.ts';
import { hsl } from './colour.ts';
import { BARE, circle, ellipse, n, path, place, rect, star, stroke } from './shapes.ts';

/** Draws a symbol around the origin, about 100 units wide; `hue` colours what has no colour of its own. */
export type SymbolPainter = (canvas: Canvas, hue: number) => string;

const SHINE = 'fill-opacity="0.5" stroke="none"';

const facets = (d: string, opacity: number) =>
  path(d, '#ffffff', `fill-opacity="${opacity}" stroke="none"`);
const shade = (d: string, opacity: number) =>
  path(d, '#000000', `fill-opacity="${opacity}" stroke="none"`);

export const treasureSymbols = {
  gem: (canvas, hue) =>
    path('M-46-14L-28-40H28L46-14L0 46Z', canvas.tone(hue, 88, 52)) +
    facets('M-28-40L-18-14H18L28-40Z', 0.45) +
    facets('M-46-14L-28-40L-18-14Z', 0.28) +
    facets('M-18-14H18L0 46Z', 0.16) +
    shade('M46-14H18L0 46Z', 0.22) +
    facets('M-18-14L-46-14L0 46Z', 0.06),
  emerald: (canvas, hue) =>
    path('M-22-46H22L42-24V24L22 46H-22L-42 24V-24Z', canvas.tone(hue, 85, 46)) +
    facets('M-22-46H22L14-26H-14Z', 0.45) +
    facets('M-42-24L-22-46L-14-26L-24-16V16L-42 24Z', 0.2) +
    shade('M-22 46H22L14 26H-14ZM42 24L22 46L14 26L24 16Z', 0.28) +
    path('M-14-26H14L24-16V16L14 26H-14L-24 16V-16Z', canvas.tone(hue + 10, 90, 58), BARE) +
    facets('M-14-26H4L-24 10V-16Z', 0.4),
  drop: (canvas, hue) =>
    path('M0-48C20-18 36 0 36 18A36 30 0 0 1-36 18C-36 0-20-18 0-48Z', canvas.tone(hue, 85, 52)) +
    facets('M-4-34C-18-12-28 4-26 20C-20 4-12-10-4-34Z', 0.5) +
    ellipse(10, 26, 14, 8, '#fff', 'fill-opacity="0.2" stroke="none"'),
  seven: (canvas) =>
    path(
      'M-38-44H40V-24C16 0 8 22 8 46H-24C-22 18-10-2 8-18H-20L-24-8H-38Z',
      canvas.tone(358, 90, 48),
    ) +
    path('M-31-37H33V-27C10-4 1 18 0 39H-15C-12 16 2-8 24-25H-26L-29-17H-31Z', canvas.gold, BARE) +
    facets('M-31-37H33V-32H-31Z', 0.6),
  crown: (canvas, hue) =>
    path('M-46-20L-24 2L0-40L24 2L46-20L36 38H-36Z', canvas.gold) +
    path('M-36 38L-38 24H38L36 38Z', canvas.tone(hue, 80, 45)) +
    circle(-46, -24, 7, canvas.tone(hue, 85, 55)) +
    circle(0, -44, 8, canvas.tone(hue + 140, 85, 55)) +
    circle(46, -24, 7, canvas.tone(hue, 85, 55)) +
    path(star(4, 10, 10), canvas.tone(hue + 140, 85, 55), 'transform="translate(0 10)"') +
    facets('M-42-16L-24 4L-30 22H-36Z', 0.35),
  bell: (canvas) =>
    circle(0, 36, 11, canvas.tone(30, 70, 38)) +
    path(
      'M0-46C26-46 30-16 32 4C34 16 44 22 44 32H-44C-44 22-34 16-32 4C-30-16-26-46 0-46Z',
      canvas.gold,
    ) +
    path('M-44 32H44V24H-44Z', canvas.tone(34, 90, 40), BARE) +
    facets('M-10-38C-22-26-20 0-26 16C-14 6-12-20-10-38Z', 0.55),
  bar: (canvas, hue) =>
    [-34, -2, 30]
      .map((y) => {
        const tone = canvas.tone(hue + y, 75, 42);
        return (
          rect([-46, y - 14, 92, 28], tone, 'rx="7"') +
          rect([-41, y - 10, 82, 20], canvas.gold, 'rx="4" stroke="none"') +
          rect([-37, y - 7, 74, 14], tone, 'rx="3" stroke="none"') +
          path(star(5, 6, 2.6), '#fff3b0', `transform="translate(-20 ${y})" ${BARE}`) +
          path(star(5, 7, 3), '#fff3b0', `transform="translate(0 ${y})" ${BARE}`) +
          path(star(5, 6, 2.6), '#fff3b0', `transform="translate(20 ${y})" ${BARE}`)
        );
      })
      .join(''),
  star: (canvas) =>
    path(star(5, 50, 24), canvas.gold) +
    facets(
      'M0-50L11.8-16.2L0 0ZM-47.6-15.5L-14.1-19.4L0 0ZM-29.4 40.5L-22.8 7.4L0 0ZM29.4 40.5L0 24L0 0ZM47.6-15.5L22.8 7.4L0 0Z',
      0.32,
    ),
  coin: (canvas) =>
    circle(0, 0, 46, canvas.gold) +
    circle(
      0,
      0,
      36,
      canvas.linear([
        [0, '#d98a12'],
        [1, '#ffe07a'],
      ]),
      'stroke="#8a4b06" stroke-width="2"',
    ) +
    path(star(5, 26, 12), canvas.gold, 'stroke="#8a4b06" stroke-width="2"') +
    facets('M-36-24A44 44 0 0 1 0-43L0-37A37 37 0 0 0-31-20Z', 0.8),
  coins: (canvas) =>
    [
      [-24, 30],
      [24, 32],
      [0, 18],
      [-20, 4],
      [22, 2],
      [2, -14],
      [0, -32],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x, y + 6, 24, 11, '#a65f0a') + ellipse(x, y, 24, 11, canvas.gold),
      )
      .join('') + ellipse(0, -32, 15, 6, 'none', 'stroke="#a65f0a" stroke-width="2"'),
  chest: (canvas) =>
    path('M-44-6C-44-44 44-44 44-6Z', canvas.tone(24, 70, 36)) +
    rect([-38, -14, 76, 16], canvas.gold, 'rx="8"') +
    circle(-18, -14, 9, canvas.gold) +
    circle(4, -18, 10, canvas.gold) +
    circle(24, -13, 8, canvas.gold) +
    rect([-46, -2, 92, 44], canvas.tone(24, 72, 34), 'rx="5"') +
    rect([-36, -2, 9, 44], canvas.gold) +
    rect([27, -2, 9, 44], canvas.gold) +
    rect([-11, -6, 22, 24], canvas.gold, 'rx="4"') +
    circle(0, 5, 5, '#3a1c04', BARE) +
    facets('M-46 2H46V7H-46Z', 0.25),
  horseshoe: (canvas) =>
    path(
      'M-40-40C-52 0-34 46 0 46C34 46 52 0 40-40L20-40C28-6 20 22 0 22C-20 22-28-6-20-40Z',
      canvas.gold,
    ) +
    [-33, 33]
      .map((x) => circle(x, -18, 3.5, '#7a4205', BARE) + circle(x * 0.86, 10, 3.5, '#7a4205', BARE))
      .join('') +
    circle(0, 35, 3.5, '#7a4205', BARE) +
    facets('M-38-36C-46-6-36 26-16 38C-30 18-36-8-32-36Z', 0.45),
  clover: (canvas) => {
    const leaf = path(
      'M0 0C-30-4-34-40-12-44C-4-45 0-38 0-34C0-38 4-45 12-44C34-40 30-4 0 0Z',
      canvas.tone(128, 70, 40),
    );
    return (
      stroke('M0 0C4 20 2 34 14 46', '#14521f', 8) +
      [0, 90, 180, 270].map((turn) => place(leaf, 0, 0, 1, turn + 45)).join('') +
      facets(
        'M-30-30C-36-22-34-14-26-10C-30-18-30-24-30-30ZM18-38C28-36 34-30 34-20C30-28 26-34 18-38Z',
        0.35,
      )
    );
  },
  pot: (canvas) =>
    [-22, 0, 22].map((x) => circle(x, -20 - (x === 0 ? 10 : 0), 15, canvas.gold)).join('') +
    [-12, 12].map((x) => circle(x, -16, 14, canvas.gold)).join('') +
    path('M-40-8H40C48 20 34 46 0 46C-34 46-48 20-40-8Z', canvas.tone(220, 18, 26)) +
    rect([-46, -16, 92, 16], canvas.tone(220, 18, 34), 'rx="8"') +
    facets('M-32 6C-34 24-26 36-16 40C-24 28-26 18-24 6Z', 0.3),
  chip: (canvas, hue) => {
    const tone = canvas.tone(hue, 80, 45);
    const marks = Array.from({ length: 8 }, (_, index) =>
      path(
        'M-8-46A46 46 0 0 1 8-46L6-33H-6Z',
        '#fff8e8',
        `transform="rotate(${index * 45})" ${BARE}`,
      ),
    ).join('');
    return (
      circle(0, 0, 46, tone) +
      marks +
      circle(0, 0, 32, tone, 'stroke="#fff8e8" stroke-width="3"') +
      path(star(5, 20, 9), canvas.gold, BARE) +
      facets('M-30-20A36 36 0 0 1 20-30A40 40 0 0 0-30-20Z', 0.4)
    );
  },
  cup: (canvas) =>
    stroke('M-26-30C-56-34-50 8-18 6', '#d98a12', 8) +
    stroke('M26-30C56-34 50 8 18 6', '#d98a12', 8) +
    path('M-30-44H30C30-4 20 14 6 18V30H20V44H-20V30H-6V18C-20 14-30-4-30-44Z', canvas.gold) +
    path(star(5, 14, 6), '#fff3b0', `transform="translate(0 -18)" ${BARE}`) +
    facets('M-24-40H-14C-14-16-12-4-6 6C-20-4-24-20-24-40Z', 0.5),
  heart: (canvas, hue) =>
    path(
      'M0 44C-64 4-48-44-20-42C-8-41 0-32 0-24C0-32 8-41 20-42C48-44 64 4 0 44Z',
      canvas.tone(hue % 40 < 20 ? 350 : 338, 85, 50),
    ) + facets('M-34-18C-34-32-26-36-18-34C-26-28-30-18-28-8C-32-10-34-14-34-18Z', 0.65),
  ring: (canvas, hue) =>
    circle(0, 14, 26, 'none', 'stroke="#8a4b06" stroke-width="14"') +
    circle(0, 14, 26, 'none', `stroke="${hsl(44, 95, 60)}" stroke-width="9"`) +
    place(treasureGem(canvas, hue), 0, -26, 0.5),
} as const satisfies Record<string, SymbolPainter>;

function treasureGem(canvas: Canvas, hue: number): string {
  return (
    path('M-46-14L-28-40H28L46-14L0 46Z', canvas.tone(hue, 85, 60)) +
    facets('M-28-40L-18-14H18L28-40Z', 0.6)
  );
}

/** A ball with a number-like ring, used for bingo and keno. */
export function ball(canvas: Canvas, hue: number): string {
  return (
    circle(
      0,
      0,
      46,
      canvas.radial(
        [
          [0, hsl(hue, 90, 72)],
          [0.6, hsl(hue, 85, 50)],
          [1, hsl(hue, 85, 26)],
        ],
        [38, 30],
      ),
    ) +
    circle(0, 0, 24, '#fffdf5', BARE) +
    path(star(5, 17, 7.5), hsl(hue, 85, 42), BARE) +
    ellipse(-16, -30, 14, 7, '#fff', `${SHINE} transform="rotate(${n(-30)} -16 -30)"`)
  );
}
