import { hsl } from './colour.ts';
import { BARE, circle, ellipse, path, rect, star, stroke } from './shapes.ts';
import type { SymbolPainter } from './symbols-treasure.ts';

const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

/** Things of legends, magic, space and the West. */
export const loreSymbols = {
  scarab: (canvas) =>
    both((s) =>
      stroke(
        `M${s * 22}-6L${s * 46}-22M${s * 24} 8L${s * 48} 8M${s * 22} 22L${s * 44} 40`,
        '#8a5a0a',
        6,
      ),
    ) +
    path('M0-30C34-30 36 44 0 46C-36 44-34-30 0-30Z', canvas.tone(192, 85, 40)) +
    path('M-22-26C-20-44 20-44 22-26C12-16-12-16-22-26Z', canvas.gold) +
    stroke('M0-18V44M-26-6Q0-16 26-6', '#ffd24a', 4) +
    circle(0, -42, 9, canvas.tone(8, 90, 54)),
  ankh: (canvas) =>
    path(
      'M0-48C22-48 24-22 8-4H34V10H8V48H-8V10H-34V-4H-8C-24-22-22-48 0-48ZM0-36C-10-36-10-22 0-10C10-22 10-36 0-36Z',
      canvas.gold,
      'fill-rule="evenodd"',
    ) + circle(0, 3, 5, canvas.tone(192, 85, 46)),
  pyramid: (canvas) =>
    path('M0-44L48 38H-48Z', canvas.gold) +
    path('M0-44L48 38H12Z', '#7a4205', 'fill-opacity="0.4" stroke="none"') +
    stroke('M-36 18H30M-24-4H20M-12-24H10', '#b8730f', 2) +
    path('M-14 2Q0-14 14 2Q0 16-14 2Z', '#fff6dc', 'stroke-width="2"') +
    circle(0, 1, 5.6, canvas.tone(200, 90, 40), BARE),
  mask: (canvas, hue) =>
    path(star(9, 52, 34), canvas.tone(hue, 75, 44)) +
    path('M-30-28H30V10C30 34 14 44 0 44C-14 44-30 34-30 10Z', canvas.gold) +
    both(
      (s) =>
        rect([s * 14 - 8, -14, 16, 10], '#0e2f2a') + rect([s * 14 - 3, -12, 6, 6], '#5affc8', BARE),
    ) +
    path('M-5-6H5L8 12H-8Z', canvas.tone(172, 60, 40)) +
    rect([-16, 20, 32, 10], '#3a1505') +
    stroke('M-8 20V30M0 20V30M8 20V30', '#fff1c9', 2.4),
  sun: (canvas) =>
    path(star(12, 50, 34), canvas.tone(24, 92, 52)) +
    circle(0, 0, 30, canvas.gold) +
    both((s) => circle(s * 10, -4, 3.6, '#7a4205', BARE)) +
    stroke('M-10 10Q0 18 10 10', '#7a4205', 3),
  hammer: (canvas) =>
    rect([-6, -6, 12, 54], canvas.tone(24, 65, 32), 'rx="4"') +
    stroke('M-6 14L6 22M-6 26L6 34', '#f3c46a', 3) +
    path('M-44-44H44L48-34V-12L44-4H-44L-48-12V-34Z', canvas.silver) +
    path(
      star(4, 14, 5),
      canvas.tone(200, 95, 60),
      'transform="translate(0 -24)" stroke-width="2"',
    ) +
    stroke('M-34-40V-8M34-40V-8', '#56657f', 3),
  axe: (canvas) =>
    rect([-5, -46, 10, 94], canvas.tone(24, 65, 34), 'rx="4"') +
    both((s) =>
      path(
        `M${s * 5}-34L${s * 40}-48C${s * 52}-24 ${s * 50}-6 ${s * 38} 12L${s * 5}-8Z`,
        canvas.silver,
      ),
    ) +
    circle(0, -22, 8, canvas.gold),
  shield: (canvas, hue) =>
    circle(0, 0, 46, canvas.silver) +
    circle(0, 0, 38, canvas.tone(hue, 70, 40)) +
    path(
      'M0-38A38 38 0 0 1 38 0H0ZM0 38A38 38 0 0 1-38 0H0Z',
      canvas.tone(hue + 30, 75, 52),
      BARE,
    ) +
    circle(0, 0, 13, canvas.gold) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => circle(0, -42, 2.6, '#fff6c2', `${BARE} transform="rotate(${turn})"`))
      .join(''),
  rune: (canvas, hue) =>
    path('M-30-40L6-48L36-30L40 18L20 46L-24 44L-42 8Z', canvas.tone(220, 16, 42)) +
    stroke('M-6-28V28M-6-28L16-12L-6 4L18 26', hsl(hue, 95, 68), 8) +
    stroke('M-6-28V28M-6-28L16-12L-6 4L18 26', '#fff', 2.6),
  skull: (canvas) =>
    path(
      'M0-46C30-46 44-24 40-2C38 10 28 14 26 22V38H-26V22C-28 14-38 10-40-2C-44-24-30-46 0-46Z',
      canvas.tone(42, 35, 84),
    ) +
    both((s) => ellipse(s * 17, -6, 11, 13, '#1d1420') + circle(s * 17, -4, 4, '#ff5a3c', BARE)) +
    path('M0 6L7 18H-7Z', '#1d1420', BARE) +
    stroke('M-14 26V38M-5 26V38M5 26V38M14 26V38', '#4a3a3a', 3),
  ghost: (canvas) =>
    path(
      'M0-46C28-46 36-22 36 2V44L24 34L12 46L0 35L-12 46L-24 34L-36 44V2C-36-22-28-46 0-46Z',
      canvas.tone(215, 60, 88),
    ) +
    both(
      (s) =>
        ellipse(s * 13, -10, 7, 10, '#20253f', BARE) + circle(s * 13 + 2, -13, 2.4, '#fff', BARE),
    ) +
    ellipse(0, 12, 7, 9, '#20253f', BARE),
  bat: (canvas) =>
    path(
      'M0-20L8-32L12-18C24-34 42-34 52-22C40-18 40-6 42 4C32-2 26 4 24 14C14 8 6 16 0 30C-6 16-14 8-24 14C-26 4-32-2-42 4C-40-6-40-18-52-22C-42-34-24-34-12-18L-8-32Z',
      canvas.tone(270, 45, 28),
    ) + both((s) => circle(s * 5, -10, 3, '#ffe14d', BARE)),
  candle: (canvas) =>
    rect([-18, -12, 36, 58], canvas.tone(45, 45, 82), 'rx="5"') +
    path(
      'M-18-8V10C-14 18-10 6-6 6C-2 6 0 14 4 14C8 14 8 4 18 8V-8Z',
      '#fff',
      'fill-opacity="0.7" stroke="none"',
    ) +
    path('M0-50C12-36 14-26 10-18C6-12-6-12-10-18C-14-26-12-36 0-50Z', canvas.tone(38, 98, 58)) +
    ellipse(0, -22, 4, 7, '#fffbe0', BARE),
  flame: (canvas) =>
    path(
      'M4-50C10-30 36-20 36 8C36 32 20 46 0 46C-20 46-36 32-36 10C-36-8-22-14-20-30C-8-26-4-16-4-8C6-18 8-34 4-50Z',
      canvas.tone(14, 95, 50),
    ) +
    path(
      'M2-14C8-2 22 4 20 20C18 36 8 42 0 42C-10 42-20 36-20 22C-20 12-12 8-10-2C-4 2-2 6-2 10C2 4 4-4 2-14Z',
      canvas.tone(46, 98, 60),
      BARE,
    ),
  potion: (canvas, hue) =>
    rect([-10, -48, 20, 14], canvas.tone(28, 60, 42), 'rx="3"') +
    path(
      'M-8-34H8V-14C30-6 38 10 34 26C30 42 14 46 0 46C-14 46-30 42-34 26C-38 10-30-6-8-14Z',
      'rgba(230,245,255,0.55)',
    ) +
    path('M-29 6H29C38 28 22 42 0 42C-22 42-38 28-29 6Z', canvas.tone(hue, 88, 52), BARE) +
    circle(-8, 18, 5, '#fff', 'fill-opacity="0.6" stroke="none"') +
    circle(10, 26, 3.6, '#fff', 'fill-opacity="0.6" stroke="none"') +
    circle(4, 12, 2.6, '#fff', 'fill-opacity="0.6" stroke="none"'),
  book: (canvas, hue) =>
    path('M-40-40L34-46L42-36V40L-32 46L-40 38Z', canvas.tone(hue, 65, 34)) +
    path('M-30-34L32-39V34L-30 39Z', 'none', 'stroke="#ffd24a" stroke-width="3"') +
    path(star(6, 18, 8), canvas.gold, 'transform="translate(1 0)"') +
    path('M-36 40L-32 46L42 40V34Z', '#fff1d6', BARE),
  orb: (canvas, hue) =>
    path('M-30 34H30L38 46H-38Z', canvas.gold) +
    circle(
      0,
      -4,
      40,
      canvas.radial(
        [
          [0, hsl(hue, 90, 86)],
          [0.5, hsl(hue, 85, 56)],
          [1, hsl(hue, 80, 22)],
        ],
        [40, 36],
      ),
    ) +
    path(star(4, 16, 4), '#fff', `transform="translate(8 2)" ${BARE}`) +
    path(star(4, 9, 2.6), '#fff', `transform="translate(-14 14)" ${BARE}`) +
    ellipse(
      -14,
      -24,
      14,
      7,
      '#fff',
      'fill-opacity="0.6" stroke="none" transform="rotate(-30 -14 -24)"',
    ),
  mushroom: (canvas) =>
    path('M-16 4H16C14 20 22 36 20 46H-20C-22 36-14 20-16 4Z', canvas.tone(40, 45, 84)) +
    path('M-48 8C-46-26-22-46 0-46C22-46 46-26 48 8C26 16-26 16-48 8Z', canvas.tone(356, 85, 48)) +
    [
      [-24, -12, 8],
      [4, -26, 9],
      [26, -6, 7],
      [0, 2, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff7ec', BARE))
      .join(''),
  rose: (canvas) =>
    stroke('M0 8C4 24 0 36 2 48', '#1f6b2c', 6) +
    path('M2 28C18 14 32 20 36 32C24 40 12 38 2 28Z', canvas.tone(125, 55, 36)) +
    circle(0, -12, 34, canvas.tone(348, 80, 42)) +
    stroke(
      'M-30-14C-24-38 24-38 28-14C26 10-18 14-18-10C-16-26 14-26 14-10C12 0-6 0-6-10',
      '#ffb3c4',
      4,
    ),
  rocket: (canvas, hue) =>
    path('M-12 30L0 52L12 30Z', canvas.tone(40, 98, 58)) +
    both((s) => path(`M${s * 16} 6L${s * 36} 30L${s * 14} 30Z`, canvas.tone(hue, 85, 46))) +
    path('M0-50C22-32 22 6 14 32H-14C-22 6-22-32 0-50Z', canvas.silver) +
    path('M0-50C10-42 14-34 16-26H-16C-14-34-10-42 0-50Z', canvas.tone(hue, 85, 50)) +
    circle(0, -8, 9, canvas.tone(200, 90, 56)),
  planet: (canvas, hue) =>
    circle(
      0,
      0,
      32,
      canvas.radial(
        [
          [0, hsl(hue, 80, 78)],
          [0.55, hsl(hue, 75, 52)],
          [1, hsl(hue, 70, 20)],
        ],
        [35, 32],
      ),
    ) +
    stroke('M-26-12Q0-4 28-16M-30 6Q0 16 31 2', hsl(hue + 20, 80, 72), 4) +
    path(
      'M-50 16C-44 4-30-2-30-2L-31 4C-40 10-42 16-30 16C-8 16 30 2 40-10C44-16 36-16 30-14L28-18C44-24 56-18 48-6C36 12-6 30-30 28C-44 28-52 24-50 16Z',
      canvas.gold,
    ),
  saucer: (canvas, hue) =>
    path('M-26-6C-24-40 24-40 26-6Z', canvas.tone(190, 80, 70)) +
    ellipse(0, 4, 50, 16, canvas.silver) +
    ellipse(0, 0, 30, 8, canvas.tone(hue, 60, 40)) +
    [-34, -12, 12, 34].map((x) => circle(x, 8, 4.4, '#ffe14d')).join('') +
    path('M-18 18L-30 48H30L18 18Z', '#b8fff0', 'fill-opacity="0.45" stroke="none"'),
  hat: (canvas) =>
    path('M-22-8C-26-40-10-44 0-36C10-44 26-40 22-8Z', canvas.tone(26, 60, 36)) +
    path('M-50 2C-40-12-30-4-22-6H22C30-4 40-12 50 2C36 26-36 26-50 2Z', canvas.tone(26, 62, 42)) +
    path('M-23-14H23L22-4H-22Z', canvas.tone(4, 75, 42)) +
    path(star(5, 8, 3.6), canvas.gold, 'transform="translate(0 -9)" stroke-width="1.5"'),
  badge: (canvas) =>
    path(star(6, 50, 28), canvas.gold) +
    star6Knobs(canvas.gold) +
    circle(0, 0, 20, canvas.tone(40, 90, 46)) +
    path(star(5, 15, 6.5), '#fff3b0', BARE),
  cactus: (canvas) =>
    path(
      'M-12 46V-30C-12-48 12-48 12-30V2H22V-14C22-26 40-26 40-14V8C40 18 34 22 26 22H12V46ZM-12 30H-26C-34 30-40 24-40 14V0C-40-12-22-12-22 0V12H-12Z',
      canvas.tone(130, 50, 38),
    ) +
    stroke('M0-30V40M31-12V10M-31 2V18', '#bfe8a8', 2.6) +
    path(star(5, 10, 5), canvas.tone(330, 85, 62), 'transform="translate(0 -42)" stroke-width="2"'),
} as const satisfies Record<string, SymbolPainter>;

function star6Knobs(fill: string): string {
  return [0, 60, 120, 180, 240, 300]
    .map((turn) => circle(0, -46, 6, fill, `transform="rotate(${turn})"`))
    .join('');
}
