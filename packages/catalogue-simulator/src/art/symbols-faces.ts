import type { Canvas } from './canvas.ts';
import { BARE, both, circle, ellipse, path, star, stroke } from './shapes.ts';
import type { SymbolPainter } from './symbols-treasure.ts';

interface Face {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly ears: 'round' | 'pointed' | 'none';
  readonly muzzle?: string;
  readonly mane?: string;
  readonly patches?: string;
  readonly eye?: string;
}

/** A front view of a furry head; kinds differ in ears, mane, muzzle and markings. */
function face(canvas: Canvas, look: Face): string {
  const fur = canvas.tone(look.hue, look.saturation, look.lightness);
  const ears = {
    none: '',
    round: both((s) => circle(s * 30, -28, 14, fur) + circle(s * 30, -28, 7, '#e7a58f', BARE)),
    pointed: both(
      (s) =>
        path(`M${s * 12}-30L${s * 38}-50L${s * 40}-12Z`, fur) +
        path(`M${s * 22}-30L${s * 35}-42L${s * 36}-20Z`, '#e7a58f', BARE),
    ),
  }[look.ears];
  const eye = look.eye ?? '#ffd24a';
  return (
    (look.mane ?? '') +
    ears +
    path('M0-40C28-40 40-18 38 4C37 24 20 44 0 44C-20 44-37 24-38 4C-40-18-28-40 0-40Z', fur) +
    (look.patches ?? '') +
    ellipse(0, 22, 20, 16, look.muzzle ?? '#fff1dc', BARE) +
    both(
      (s) =>
        path(
          `M${s * 7}-4Q${s * 17}-16 ${s * 27}-5Q${s * 17} 4 ${s * 7}-4Z`,
          eye,
          'stroke-width="2"',
        ) +
        circle(s * 17, -5, 4, '#1a0d06', BARE) +
        circle(s * 17 + 1.5, -6.5, 1.4, '#fff', BARE),
    ) +
    path('M-9 12H9L0 22Z', '#3a1d16', BARE) +
    stroke('M0 22V28M0 28Q-6 35-13 30M0 28Q6 35 13 30', '#3a1d16', 2.4) +
    path(
      'M-24-28C-14-36 14-36 24-28C12-31-12-31-24-28Z',
      '#fff',
      'fill-opacity="0.4" stroke="none"',
    )
  );
}

const stripes = (colour: string) =>
  path(
    'M-4-40L0-20L4-40ZM-20-34L-12-20L-12-37ZM20-34L12-20L12-37ZM-38-2L-26 2L-38 8ZM38-2L26 2L38 8ZM-35 16L-24 16L-31 26ZM35 16L24 16L31 26Z',
    colour,
    BARE,
  );

/** Heads of animals, seen from the front. */
export const faceSymbols = {
  lion: (canvas) =>
    face(canvas, {
      hue: 38,
      saturation: 85,
      lightness: 56,
      ears: 'round',
      mane: path(star(14, 54, 42), canvas.tone(22, 80, 38)),
    }),
  tiger: (canvas) =>
    face(canvas, {
      hue: 28,
      saturation: 92,
      lightness: 54,
      ears: 'round',
      patches: stripes('#2b1206'),
      eye: '#b6f06a',
    }),
  wolf: (canvas) =>
    face(canvas, {
      hue: 215,
      saturation: 18,
      lightness: 52,
      ears: 'pointed',
      muzzle: '#e8eef7',
      eye: '#7fe0ff',
    }),
  fox: (canvas) =>
    face(canvas, {
      hue: 18,
      saturation: 88,
      lightness: 52,
      ears: 'pointed',
      muzzle: '#fff7ec',
      eye: '#ffe07a',
    }),
  bear: (canvas) =>
    face(canvas, {
      hue: 24,
      saturation: 45,
      lightness: 36,
      ears: 'round',
      muzzle: '#d9b28a',
      eye: '#ffcf70',
    }),
  panther: (canvas) =>
    face(canvas, {
      hue: 255,
      saturation: 30,
      lightness: 26,
      ears: 'round',
      muzzle: '#4b4460',
      eye: '#9dff5c',
    }),
  panda: (canvas) =>
    both((s) => circle(s * 32, -32, 15, '#23202a')) +
    face(canvas, {
      hue: 40,
      saturation: 10,
      lightness: 86,
      ears: 'none',
      muzzle: '#ffffff',
      eye: '#ffffff',
      patches: both((s) =>
        ellipse(
          s * 18,
          -4,
          13,
          15,
          '#23202a',
          `stroke="none" transform="rotate(${s * 24} ${s * 18} -4)"`,
        ),
      ),
    }),
  monkey: (canvas) =>
    both((s) => circle(s * 38, -2, 13, '#d99a66')) +
    face(canvas, {
      hue: 22,
      saturation: 55,
      lightness: 34,
      ears: 'none',
      muzzle: '#efc092',
      eye: '#ffffff',
      patches: both((s) => ellipse(s * 14, -4, 17, 17, '#efc092', BARE)),
    }),
  pig: (canvas) =>
    face(canvas, {
      hue: 345,
      saturation: 75,
      lightness: 76,
      ears: 'pointed',
      muzzle: '#ff9fb8',
      eye: '#ffffff',
    }),
} as const satisfies Record<string, SymbolPainter>;
