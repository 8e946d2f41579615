import { hsl } from './colour.ts';
import { BARE, both, circle, ellipse, path, star, stroke } from './shapes.ts';
import type { SymbolPainter } from './symbols-treasure.ts';

export const beingSymbols = {
  owl: (canvas, hue) =>
    path(
      'M-36-44C-20-38 20-38 36-44C42-20 42 46 0 46C-42 46-42-20-36-44Z',
      canvas.tone(hue, 40, 40),
    ) +
    both(
      (s) =>
        circle(s * 16, -14, 17, '#fff5dc') +
        circle(s * 16, -14, 10, '#ffb81c', BARE) +
        circle(s * 16, -14, 5.5, '#1a0d06', BARE) +
        circle(s * 16 + 2, -16, 2, '#fff', BARE),
    ) +
    path('M-6-6H6L0 8Z', canvas.gold) +
    stroke('M-16 20Q-8 28 0 20Q8 28 16 20M-10 32Q-5 38 0 32Q5 38 10 32', '#fff5dc', 2.6),
  eagle: (canvas) =>
    path(
      'M-50-10C-36-40 10-50 30-30C46-28 50-14 48 2C42-6 34-8 26-6C30 16 12 44-24 46C-14 34-18 24-30 22C-44 20-52 4-50-10Z',
      canvas.tone(26, 45, 32),
    ) +
    path('M-44-14C-30-38 10-46 28-28C22-10 0-2-12 12C-30 8-42-2-44-14Z', canvas.tone(40, 20, 88)) +
    path('M22-32C44-32 50-16 48 2C42-8 34-8 24-8C18-16 18-26 22-32Z', canvas.gold) +
    circle(10, -22, 5, '#ffd24a', 'stroke-width="2"') +
    circle(11, -22, 2.4, '#000', BARE),
  toucan: (canvas) =>
    path('M-46 42C-40-10-34-44-2-44C18-44 26-28 20-6C14 22-8 40-46 42Z', canvas.tone(250, 22, 18)) +
    path('M-12-14C-10-34 14-36 18-16C16 2-8 8-12-14Z', '#fff3c4', BARE) +
    path('M12-34C38-40 54-22 50 6C42-6 28-10 16-8C20-18 18-28 12-34Z', canvas.tone(32, 96, 54)) +
    path('M44-22C52-14 52-2 50 6C46 0 42-3 38-5C44-10 45-16 44-22Z', '#d42b1f', BARE) +
    circle(2, -22, 6, '#35c1ff', 'stroke-width="2"') +
    circle(3, -22, 3, '#000', BARE),
  fish: (canvas, hue) =>
    path('M22 0L50-26C46-8 46 8 50 26Z', canvas.tone(hue + 20, 85, 50)) +
    path('M-8-28C4-46 22-40 24-24ZM-4 26C4 38 18 36 20 24Z', canvas.tone(hue + 20, 85, 50)) +
    path('M-48 2C-38-30 6-36 32 0C6 36-38 32-48 2Z', canvas.tone(hue, 85, 54)) +
    stroke('M-16-22Q-8 0-16 22M2-12Q6-6 2 0M12-6Q16 0 12 6M2 4Q6 10 2 16', '#ffffff', 2.6) +
    circle(-30, -6, 7, '#fff', 'stroke-width="2"') +
    circle(-31, -6, 3.6, '#101828', BARE),
  shark: (canvas) =>
    path(
      'M-50 8C-36-24-6-30 10-28L20-50L30-20C40-14 46-6 50 2L40 8L46 28C36 22 28 20 20 20C0 34-34 32-50 8Z',
      canvas.tone(208, 38, 46),
    ) +
    path('M-50 8C-34 14-6 16 20 20C0 34-34 32-50 8Z', '#eaf4fb', BARE) +
    path('M-42 10L-36 18L-32 12L-26 20L-22 13L-16 21L-12 14Z', '#fff', 'stroke-width="1.6"') +
    circle(-22, -6, 4.6, '#0c1420', BARE) +
    circle(-23, -7.4, 1.6, '#fff', BARE),
  turtle: (canvas) =>
    both(
      (s) =>
        ellipse(
          s * 34,
          26,
          15,
          9,
          canvas.tone(100, 50, 42),
          `transform="rotate(${s * 30} ${s * 34} 26)"`,
        ) +
        ellipse(
          s * 34,
          -14,
          15,
          9,
          canvas.tone(100, 50, 42),
          `transform="rotate(${s * -30} ${s * 34} -14)"`,
        ),
    ) +
    circle(0, -36, 13, canvas.tone(100, 50, 46)) +
    both((s) => circle(s * 5, -39, 2.4, '#122', BARE)) +
    ellipse(0, 6, 36, 34, canvas.tone(150, 60, 34)) +
    path(
      star(3, 15, 15, -90),
      canvas.tone(80, 55, 48),
      'transform="translate(0 6)" stroke-width="2"',
    ) +
    stroke('M0-9V-27M13-1L31-8M13 14L30 22M0 21V39M-13-1L-31-8M-13 14L-30 22', '#143c2a', 2.6),
  dragon: (canvas, hue) =>
    path('M-12-30L-40-50L-28-20ZM12-30L40-50L28-20Z', canvas.gold) +
    path(
      'M-36-8L-52-14L-40 6L-52 16L-32 20ZM36-8L52-14L40 6L52 16L32 20Z',
      canvas.tone(hue + 30, 85, 48),
    ) +
    path(
      'M0-42C26-40 40-20 34 4C30 22 18 44 0 44C-18 44-30 22-34 4C-40-20-26-40 0-42Z',
      canvas.tone(hue, 80, 40),
    ) +
    path('M0-42L6-26L0-14L-6-26Z', canvas.gold, 'stroke-width="2"') +
    both(
      (s) =>
        path(`M${s * 6}-8L${s * 28}-18Q${s * 26} 0 ${s * 12}-1Z`, '#ffe14d', 'stroke-width="2"') +
        path(`M${s * 15}-13L${s * 19}-12L${s * 17}-3Z`, '#1a0500', BARE) +
        ellipse(s * 7, 18, 3.4, 2.4, '#1a0500', BARE),
    ) +
    path('M-20 28H20L14 36L10 29L5 37L0 29L-5 37L-10 29L-14 36Z', '#fff6e0', 'stroke-width="2"'),
  rooster: (canvas) =>
    path('M-12-30C-20-44-6-50-2-40C2-54 18-48 12-36C24-42 30-30 18-24Z', canvas.tone(356, 88, 48)) +
    path('M-26 46C-34 4-22-34 6-32C26-30 24-8 22 4C26 20 28 34 24 46Z', canvas.tone(32, 80, 54)) +
    path('M20-14L46-8L20 2Z', canvas.gold) +
    path('M18 2C30 6 28 24 18 22C12 18 12 8 18 2Z', canvas.tone(356, 88, 48)) +
    circle(8, -14, 6, '#fff', 'stroke-width="2"') +
    circle(9, -14, 3, '#000', BARE) +
    stroke('M-18 18Q-8 30 2 18M-20 32Q-8 44 4 32', '#9a4d10', 3),
  butterfly: (canvas, hue) =>
    both(
      (s) =>
        path(
          `M0-4C${s * 10}-44 ${s * 50}-48 ${s * 46}-14C${s * 44} 2 ${s * 20} 6 0-4Z`,
          canvas.tone(hue, 85, 56),
        ) +
        path(
          `M0 0C${s * 24} 2 ${s * 44} 14 ${s * 32} 36C${s * 20} 46 ${s * 4} 20 0 0Z`,
          canvas.tone(hue + 50, 85, 56),
        ) +
        circle(s * 28, -20, 7, '#fff', 'fill-opacity="0.7" stroke="none"'),
    ) +
    ellipse(0, 2, 5, 24, '#2a1436') +
    stroke('M-1-22Q-8-40-16-42M1-22Q8-40 16-42', '#2a1436', 3),
  unicorn: (canvas) =>
    path(
      'M-34 46C-40 10-34-26-4-34L6-50L12-34C28-26 44 0 40 16C36 26 26 24 18 18C12 14 8 16 8 26L14 46Z',
      canvas.tone(300, 25, 90),
    ) +
    path('M2-34L14-54L14-32Z', canvas.gold) +
    path(
      'M-6-34C-28-34-46-10-44 46L-30 46C-34 20-24 6-10-6C-16-12-14-24-6-34Z',
      canvas.tone(318, 75, 64),
    ) +
    circle(16, -8, 4, '#3a1d52', BARE) +
    circle(34, 14, 2, '#a0648c', BARE),
  alien: (canvas) =>
    stroke('M-18-34L-26-50M18-34L26-50', '#2f8f3a', 5) +
    circle(-26, -48, 5, '#ffe14d') +
    circle(26, -48, 5, '#ffe14d') +
    path(
      'M0-40C34-40 44-12 36 10C30 30 12 46 0 46C-12 46-30 30-36 10C-44-12-34-40 0-40Z',
      canvas.tone(120, 65, 52),
    ) +
    both(
      (s) =>
        ellipse(s * 16, -2, 9, 15, '#101322', `transform="rotate(${s * 22} ${s * 16} -2)"`) +
        ellipse(s * 18, -8, 3, 4, '#fff', BARE),
    ) +
    stroke('M-10 28Q0 36 10 28', '#14521f', 3),
  robot: (canvas, hue) =>
    stroke('M0-34V-48', '#46536b', 5) +
    circle(0, -48, 6, canvas.tone(hue, 95, 56)) +
    path('M-44-6H-36V16H-44ZM36-6H44V16H36Z', canvas.silver) +
    path(
      'M-28-36H28Q38-36 38-26V30Q38 42 26 42H-26Q-38 42-38 30V-26Q-38-36-28-36Z',
      canvas.silver,
    ) +
    path('M-24-22H24Q30-22 30-14V2Q30 8 24 8H-24Q-30 8-30 2V-14Q-30-22-24-22Z', '#141b2d') +
    both(
      (s) =>
        circle(s * 13, -7, 8, hsl(hue, 95, 62), BARE) + circle(s * 13 - 2, -9, 3, '#fff', BARE),
    ) +
    stroke('M-16 24H16M-8 19V29M0 19V29M8 19V29', '#46536b', 3),
} as const satisfies Record<string, SymbolPainter>;
