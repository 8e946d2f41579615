import { BARE, circle, ellipse, path, rect, star, stroke } from './shapes.ts';
import type { SymbolPainter } from './symbols-treasure.ts';

const shine = (x: number, y: number, rx: number, ry: number, turn = -30) =>
  ellipse(
    x,
    y,
    rx,
    ry,
    '#fff',
    `fill-opacity="0.6" stroke="none" transform="rotate(${turn} ${x} ${y})"`,
  );

export const foodSymbols = {
  cherry: (canvas) =>
    stroke('M-20 16C-14-14 4-32 22-44C20-20 24-2 24 10', '#2f7d1f', 6) +
    path('M22-44C40-50 48-36 46-26C32-22 20-30 22-44Z', canvas.tone(120, 65, 42)) +
    circle(-20, 22, 24, canvas.tone(352, 90, 46)) +
    circle(24, 20, 23, canvas.tone(352, 90, 46)) +
    shine(-28, 12, 8, 5) +
    shine(16, 10, 8, 5),
  lemon: (canvas) =>
    path(
      'M-48 4C-40-34-4-40 16-30C34-32 48-20 44-10C50 14 20 42-16 34C-30 36-48 26-48 4Z',
      canvas.tone(50, 95, 56),
    ) +
    path('M16-32C20-48 38-50 46-44C42-34 30-28 16-32Z', canvas.tone(110, 60, 42)) +
    shine(-20, -8, 15, 6),
  orange: (canvas) =>
    circle(0, 6, 40, canvas.tone(30, 95, 54)) +
    path('M0-34C6-50 26-50 34-44C28-34 14-28 0-34Z', canvas.tone(110, 60, 40)) +
    shine(-16, -10, 13, 7) +
    [
      [12, 20],
      [22, 4],
      [2, 30],
      [-12, 24],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2, '#b85a00', BARE))
      .join(''),
  plum: (canvas) =>
    path(
      'M0-26C28-42 48-12 42 12C36 38 10 48-4 44C-34 42-48 14-42-8C-36-32-14-36 0-26Z',
      canvas.tone(285, 60, 42),
    ) +
    path('M0-28C4-48 24-50 34-42C28-32 14-24 0-28Z', canvas.tone(115, 60, 40)) +
    stroke('M0-24C-6-4-4 20 2 36', '#3a1552', 3) +
    shine(-24, -6, 8, 13, 20),
  melon: (canvas) =>
    path('M-48-14A50 50 0 0 0 48-14Z', canvas.tone(130, 65, 36)) +
    path('M-40-14A41 41 0 0 0 40-14Z', '#e9f7c8', BARE) +
    path('M-36-14A37 37 0 0 0 36-14Z', canvas.tone(354, 88, 54), BARE) +
    [
      [-18, -2],
      [0, 4],
      [18, -2],
      [-8, 12],
      [9, 13],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 4.4, '#3a0f0f', BARE))
      .join(''),
  grapes: (canvas) =>
    path('M0-30C10-50 34-48 40-40C34-28 16-22 0-30Z', canvas.tone(112, 60, 42)) +
    [
      [-24, -16],
      [0, -18],
      [24, -16],
      [-14, 2],
      [12, 2],
      [-1, 20],
      [-26, 4],
      [25, 5],
      [-13, 20],
      [12, 21],
      [0, 38],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 13.5, canvas.tone(278, 65, 46)) +
          circle(x - 4, y - 5, 3.6, '#fff', 'fill-opacity="0.55" stroke="none"'),
      )
      .join(''),
  strawberry: (canvas) =>
    path(
      'M-38-18C-30-36 30-36 38-18C44 8 14 46 0 46C-14 46-44 8-38-18Z',
      canvas.tone(352, 88, 50),
    ) +
    path('M-30-26L-12-34L0-48L12-34L30-26L12-18L0-8L-12-18Z', canvas.tone(118, 62, 40)) +
    [
      [-18, 0],
      [0, 8],
      [18, 0],
      [-10, 20],
      [10, 20],
      [0, 32],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 3.4, '#ffe68a', BARE))
      .join(''),
  lollipop: (canvas, hue) =>
    rect([-4, 10, 8, 42], '#fff4dc', 'rx="4"') +
    circle(0, -12, 36, canvas.tone(hue, 85, 58)) +
    stroke('M0-12C6-20 18-14 14-2C8 12-18 8-20-12C-20-34 10-42 26-26', '#ffffff', 6) +
    shine(-16, -30, 9, 5),
  candy: (canvas, hue) =>
    path('M-28 0L-50-22V22ZM28 0L50-22V22Z', canvas.tone(hue + 40, 85, 58)) +
    ellipse(0, 0, 32, 26, canvas.tone(hue, 88, 56)) +
    path(
      'M-14-23C-4-10-4 10-14 23L-4 26C6 10 6-10-4-26ZM10-25C20-10 20 10 10 25L18 21C26 8 26-8 18-21Z',
      '#fff',
      'fill-opacity="0.75" stroke="none"',
    ) +
    shine(-14, -12, 9, 5),
  cupcake: (canvas, hue) =>
    path('M-32 4H32L24 46H-24Z', canvas.tone(32, 70, 50)) +
    stroke('M-16 8L-12 42M0 8V42M16 8L12 42', '#8a4b1a', 3) +
    path(
      'M-40 6C-46-10-30-18-28-18C-28-34-12-38-8-36C-4-48 10-46 10-36C24-38 30-26 28-18C42-16 46-4 40 6Z',
      canvas.tone(hue, 80, 70),
    ) +
    circle(0, -42, 9, canvas.tone(352, 90, 50)) +
    [
      [-20, -6],
      [4, -14],
      [20, -6],
      [-6, -26],
    ]
      .map(([x = 0, y = 0], index) =>
        rect(
          [x, y, 8, 3.4],
          ['#ffe14d', '#5ad1ff', '#ff6fb5', '#fff'][index] ?? '#fff',
          `rx="1.7" stroke="none" transform="rotate(${index * 40} ${x} ${y})"`,
        ),
      )
      .join(''),
  doughnut: (canvas, hue) =>
    circle(0, 0, 44, canvas.tone(32, 70, 56)) +
    path(
      'M0-40C26-40 42-22 40 2C38 10 32 6 28 14C22 26 14 16 6 26C-4 34-10 22-20 24C-30 24-28 10-36 8C-44-20-24-40 0-40Z',
      canvas.tone(hue, 82, 66),
      BARE,
    ) +
    circle(0, 0, 14, '#4a1d10') +
    [
      [-24, -10],
      [-6, -28],
      [20, -20],
      [26, 2],
      [-14, 14],
      [10, 18],
    ]
      .map(([x = 0, y = 0], index) =>
        rect(
          [x, y, 9, 3.6],
          ['#fff', '#ffe14d', '#5ad1ff'][index % 3] ?? '#fff',
          `rx="1.8" stroke="none" transform="rotate(${index * 55} ${x} ${y})"`,
        ),
      )
      .join(''),
  pumpkin: (canvas) =>
    path('M-6-28C-8-42 2-48 12-46C8-40 8-34 8-28Z', canvas.tone(110, 45, 34)) +
    ellipse(-22, 8, 24, 34, canvas.tone(26, 95, 48)) +
    ellipse(22, 8, 24, 34, canvas.tone(26, 95, 48)) +
    ellipse(0, 8, 24, 37, canvas.tone(29, 95, 54)) +
    path(
      'M-30 0L-12-14L-8 4ZM30 0L12-14L8 4ZM-30 16C-16 22 16 22 30 16C24 36-24 36-30 16ZM-8 21V28H0V22ZM8 32V25H16V30Z',
      '#ffe24a',
      'stroke="#5a2400" stroke-width="2"',
    ),
  egg: (canvas) =>
    path(
      'M0-46C28-46 40-4 40 12C40 34 22 46 0 46C-22 46-40 34-40 12C-40-4-28-46 0-46Z',
      canvas.gold,
    ) +
    path(star(6, 14, 6), '#fff6c2', `transform="translate(6 10)" ${BARE}`) +
    shine(-16, -12, 7, 16, 18),
  corn: (canvas) =>
    path('M0-48C24-40 24 20 0 42C-24 20-24-40 0-48Z', canvas.tone(46, 95, 56)) +
    stroke('M-14-20H14M-17-6H17M-17 8H17M-12 22H12M-6-38V34M6-38V34', '#b87a08', 2) +
    path(
      'M-30-10C-34 20-20 44 0 46C-6 26-14 8-30-10ZM30-10C34 20 20 44 0 46C6 26 14 8 30-10Z',
      canvas.tone(105, 55, 40),
    ),
} as const satisfies Record<string, SymbolPainter>;
