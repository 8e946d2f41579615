import { hsl } from './colour.ts';
import { BARE, circle, ellipse, path, rect, star, stroke } from './shapes.ts';
import type { SymbolPainter } from './symbols-treasure.ts';

/** Things of feasts, seas, temples, stages, sports and gaming tables. */
export const thingSymbols = {
  snowflake: (canvas) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${stroke('M0-46V46M-12-40L0-28L12-40M-12 40L0 28L12 40M-10-22L0-12L10-22M-10 22L0 12L10 22', '#1b5c9e', 13) + stroke('M0-46V46M-12-40L0-28L12-40M-12 40L0 28L12 40M-10-22L0-12L10-22M-10 22L0 12L10 22', '#e6f8ff', 7)}</g>`,
      )
      .join('') + circle(0, 0, 8, canvas.tone(200, 90, 74)),
  gift: (canvas, hue) =>
    path('M-4-22C-30-54-44-20-4-20ZM4-22C30-54 44-20 4-20Z', canvas.tone(48, 95, 54)) +
    rect([-38, -8, 76, 54], canvas.tone(hue, 78, 46), 'rx="4"') +
    rect([-44, -22, 88, 20], canvas.tone(hue, 80, 54), 'rx="4"') +
    rect([-9, -22, 18, 68], canvas.gold),
  fir: (canvas) =>
    rect([-7, 30, 14, 18], canvas.tone(24, 60, 32)) +
    path('M0-44L26-12H14L36 14H20L42 36H-42L-20 14H-36L-14-12H-26Z', canvas.tone(140, 60, 34)) +
    path(star(5, 13, 5.6), canvas.gold, 'transform="translate(0 -42)" stroke-width="2"') +
    [
      [-12, -4, 0],
      [10, 4, 50],
      [-18, 24, 200],
      [4, 24, 320],
      [22, 28, 50],
    ]
      .map(([x = 0, y = 0, h = 0]) => circle(x, y, 4.4, hsl(h, 90, 60), BARE))
      .join(''),
  bauble: (canvas, hue) =>
    rect([-8, -48, 16, 14], canvas.gold, 'rx="3"') +
    circle(0, 8, 38, canvas.tone(hue, 85, 48)) +
    stroke('M-36 0L-24 12L-12 0L0 12L12 0L24 12L36 0', '#ffe9a8', 4) +
    ellipse(
      -14,
      -12,
      10,
      6,
      '#fff',
      'fill-opacity="0.65" stroke="none" transform="rotate(-30 -14 -12)"',
    ),
  anchor: (canvas) =>
    path(
      'M-6-22H-24V-32H-6V-36A11 11 0 1 1 6-36V-32H24V-22H6V30C18 28 28 20 30 8L22 10L36-10L48 10L40 9C38 32 18 46 0 48C-18 46-38 32-40 9L-48 10L-36-10L-22 10L-30 8C-28 20-18 28-6 30Z',
      canvas.silver,
    ) + circle(0, -38, 4.6, '#1c2b44', BARE),
  shell: (canvas) =>
    path(
      'M0 40C-10 40-12 34-16 30C-44 20-54-10-34-26C-30-42-10-48 0-42C10-48 30-42 34-26C54-10 44 20 16 30C12 34 10 40 0 40Z',
      canvas.tone(340, 70, 74),
    ) +
    stroke('M-6 28L-28-18M-2 28L-10-32M2 28L10-32M6 28L28-18', '#b5486e', 3) +
    circle(0, 30, 11, canvas.tone(40, 20, 92)),
  starfish: (canvas) =>
    path(star(5, 50, 22), canvas.tone(20, 90, 56)) +
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${circle(0, -14, 4, '#ffd9b0', BARE) + circle(0, -26, 3.2, '#ffd9b0', BARE) + circle(0, -36, 2.4, '#ffd9b0', BARE)}</g>`,
      )
      .join(''),
  lantern: (canvas) =>
    rect([-16, -40, 32, 9], canvas.gold, 'rx="3"') +
    path('M-18-32H18C46-22 46 18 18 26H-18C-46 18-46-22-18-32Z', canvas.tone(4, 88, 46)) +
    stroke('M-12-32C-26-18-26 14-12 26M12-32C26-18 26 14 12 26M0-32V26', '#ffb02e', 3) +
    rect([-16, 24, 32, 8], canvas.gold, 'rx="3"') +
    stroke('M0 32V48M-7 32V44M7 32V44', '#ffd24a', 3),
  fan: (canvas, hue) =>
    path('M0 40L-50-6C-40-42 40-42 50-6Z', canvas.tone(hue, 80, 52)) +
    stroke('M0 38L-44-12M0 38L-26-28M0 38V-33M0 38L26-28M0 38L44-12', '#fff1d0', 3) +
    path('M0 40L-14 27Q0 18 14 27Z', canvas.gold) +
    circle(-18, -12, 6, '#fff', 'fill-opacity="0.7" stroke="none"') +
    circle(16, -14, 7, '#fff', 'fill-opacity="0.7" stroke="none"'),
  trident: (canvas) =>
    path(
      'M-5 48V-4C-26-2-34-14-34-34L-40-32L-31-50L-22-32L-28-34C-28-22-18-16-6-16V-34L-11-32L0-52L11-32L6-34V-16C18-16 28-22 28-34L22-32L31-50L40-32L34-34C34-14 26-2 5-4V48Z',
      canvas.gold,
    ),
  bolt: (canvas) =>
    path('M10-50L-30 6H-4L-14 50L32-12H4Z', canvas.gold) +
    path('M6-40L-20 2H-8L0-6Z', '#fff', 'fill-opacity="0.6" stroke="none"'),
  amphora: (canvas) =>
    stroke('M-16-34C-44-36-40-4-24-2M16-34C44-36 40-4 24-2', '#7a3510', 7) +
    path(
      'M-16-48H16L10-30C36-16 34 20 8 38L14 48H-14L-8 38C-34 20-36-16-10-30Z',
      canvas.tone(20, 75, 46),
    ) +
    stroke('M-28-2L-20 6L-12-2L-4 6L4-2L12 6L20-2L28 6', '#1f0c05', 4) +
    stroke('M-24 14H24', '#1f0c05', 3),
  helmet: (canvas) =>
    path('M-20-40C-6-58 40-50 46-10C34-24 10-30-20-28Z', canvas.tone(356, 82, 46)) +
    path('M-34 0C-38-40 34-42 36 0V40L16 46V14H4V30H-8V14H-18V42L-34 34Z', canvas.gold) +
    path('M-28-4C-28-24-12-30 0-30C-12-24-20-14-20 4Z', '#fff', 'fill-opacity="0.5" stroke="none"'),
  vinyl: (canvas, hue) =>
    circle(0, 0, 46, '#17151f') +
    [38, 31, 24].map((r) => circle(0, 0, r, 'none', 'stroke="#3b3750" stroke-width="2"')).join('') +
    circle(0, 0, 16, canvas.tone(hue, 88, 54)) +
    circle(0, 0, 4, '#fff') +
    path('M-40-18A44 44 0 0 1-14-41L0 0Z', '#fff', 'fill-opacity="0.18" stroke="none"'),
  microphone: (canvas, hue) =>
    `<g transform="rotate(32)">${path('M-12-6H12L7 48H-7Z', canvas.tone(hue, 60, 34)) + circle(0, -24, 23, canvas.silver) + stroke('M-20-32H20M-22-22H22M-10-44V-4M0-46V-2M10-44V-4', '#5a6780', 2) + rect([-15, -8, 30, 9], canvas.gold, 'rx="3"')}</g>`,
  mirrorball: (canvas, hue) =>
    stroke('M0-50V-36', '#9aa6bd', 4) +
    circle(0, 4, 40, canvas.tone(hue, 45, 60)) +
    stroke(
      'M-36-12Q0-2 36-12M-40 6Q0 16 40 6M-34 24Q0 34 34 24M-20-30Q-34 4-20 38M0-36V44M20-30Q34 4 20 38',
      '#fff',
      2,
    ) +
    path(star(4, 16, 3), '#fff', `transform="translate(-14 -12)" ${BARE}`),
  guitar: (canvas, hue) =>
    `<g transform="rotate(38)">${rect([-4, -50, 8, 50], canvas.tone(28, 55, 30)) + rect([-8, -54, 16, 14], canvas.tone(28, 60, 24), 'rx="3"') + path('M0-8C14-14 26-4 20 8C34 18 28 48 0 48C-28 48-34 18-20 8C-26-4-14-14 0-8Z', canvas.tone(hue, 85, 48)) + circle(0, 16, 9, '#1c0f0a') + stroke('M-2-44V38M2-44V38', '#ffe9b0', 1.4) + rect([-10, 32, 20, 5], '#1c0f0a', BARE)}</g>`,
  football: () =>
    circle(0, 0, 44, '#f7f9fc') +
    path(star(5, 16, 13.5), '#1a2030', BARE) +
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${path('M-11-40L0-31L11-40A43 43 0 0 0-11-40Z', '#1a2030', BARE) + stroke('M0-16V-31', '#1a2030', 2.6)}</g>`,
      )
      .join('') +
    ellipse(-14, -24, 12, 7, '#fff', 'fill-opacity="0.7" stroke="none"'),
  medal: (canvas, hue) =>
    path('M-26-50H-8L4-10L-10-4ZM26-50H8L-4-10L10-4Z', canvas.tone(hue, 80, 48)) +
    circle(0, 16, 31, canvas.gold) +
    circle(0, 16, 22, 'none', 'stroke="#a65f0a" stroke-width="3"') +
    path(star(5, 17, 7), '#fff6c2', `transform="translate(0 16)" ${BARE}`),
  dice: (canvas, hue) =>
    path('M0-48L42-26L0-4L-42-26Z', canvas.tone(hue, 80, 62)) +
    path('M-42-26L0-4V46L-42 24Z', canvas.tone(hue, 82, 46)) +
    path('M42-26L0-4V46L42 24Z', canvas.tone(hue, 85, 34)) +
    [
      [0, -26],
      [-31, -8],
      [-21, 10],
      [-11, 28],
      [12, 12],
      [30, 16],
      [12, 28],
      [30, 0],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4.6, 5, '#fff', BARE))
      .join(''),
  cards: (canvas, hue) =>
    rect([-28, -44, 50, 76], '#f4f1e8', 'rx="6" transform="rotate(-16)"') +
    rect([-18, -38, 52, 80], '#ffffff', 'rx="6" transform="rotate(10)"') +
    path(
      'M10 28C-14 8-8-14 4-12C9-11 11-7 11-4C12-8 15-11 20-11C32-11 36 10 10 28Z',
      canvas.tone(hue % 2 === 0 ? 354 : 350, 88, 46),
      'transform="translate(-2 -4) rotate(6)" stroke="none"',
    ) +
    path(star(4, 6, 3), '#d4202a', `transform="translate(2 -28)" ${BARE}`),
  wheel: (canvas) =>
    circle(0, 0, 48, canvas.gold) +
    Array.from({ length: 18 }, (_, index) =>
      path(
        'M0 0L-7-41A41 41 0 0 1 7-41Z',
        index === 0 ? '#0d8a43' : index % 2 === 0 ? '#c3141e' : '#16161c',
        `transform="rotate(${index * 20})" stroke="#ffd24a" stroke-width="1"`,
      ),
    ).join('') +
    circle(0, 0, 24, canvas.tone(24, 65, 30)) +
    path(star(4, 22, 6), canvas.gold) +
    circle(0, 0, 8, canvas.gold) +
    circle(22, -24, 5, '#ffffff'),
  ticket: (canvas, hue) =>
    `<g transform="rotate(-12)">${path('M-48-28H48V-10A10 10 0 0 0 48 10V28H-48V10A10 10 0 0 0-48-10Z', canvas.gold) + rect([-34, -18, 68, 36], canvas.tone(hue, 75, 46), 'rx="4"') + [-20, 0, 20].map((x) => path(star(5, 10, 4.4), '#fff3b0', `transform="translate(${x} 0)" ${BARE}`)).join('')}</g>`,
} as const satisfies Record<string, SymbolPainter>;
