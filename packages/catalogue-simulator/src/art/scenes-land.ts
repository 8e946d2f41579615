import { hsl } from './colour.ts';
import {
  clouds,
  hills,
  ridge,
  type Scene,
  spread,
  stars,
  sunburst,
  tree,
  WIDTH,
} from './scenery.ts';
import { circle, ellipse, n, path, rect } from './shapes.ts';

/** Landscapes. */
export const LANDS = {
  pyramids: ({ random, layer }) => {
    const pyramid = (x: number, y: number, size: number, depth: number) =>
      path(`M${x} ${y - size}L${n(x + size * 1.1)} ${y}H${n(x - size * 1.1)}Z`, layer(depth)) +
      path(
        `M${x} ${y - size}L${n(x + size * 1.1)} ${y}H${n(x + size * 0.25)}Z`,
        '#000',
        'fill-opacity="0.18"',
      );
    return (
      pyramid(random.int(90, 160), 370, 170, 0.15) +
      pyramid(random.int(480, 560), 380, 210, 0.3) +
      path(ridge(random, 400, 40, 4, true), layer(0.5)) +
      path(ridge(random, 450, 36, 3, true), layer(0.85))
    );
  },
  peaks: ({ random, layer }) => {
    const peak = (x: number, y: number, size: number, depth: number) =>
      path(`M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}Z`, layer(depth)) +
      path(
        `M${x} ${y - size}l${n(size * 0.28)} ${n(size * 0.28)}l${n(-size * 0.12)} ${n(size * 0.06)}l${n(-size * 0.14)} ${n(-size * 0.08)}l${n(-size * 0.12)} ${n(size * 0.12)}l${n(-size * 0.18)} ${n(-size * 0.1)}Z`,
        '#fff',
        'fill-opacity="0.7"',
      );
    return (
      peak(random.int(60, 160), 400, 240, 0.15) +
      peak(random.int(480, 580), 410, 270, 0.25) +
      peak(random.int(280, 360), 400, 180, 0.35) +
      path(ridge(random, 420, 40, 6, true), layer(0.65)) +
      path(ridge(random, 455, 30, 5, true), layer(0.95))
    );
  },
  aurora: (brush) =>
    stars(brush) +
    [0, 1, 2]
      .map((index) =>
        path(
          `M-20 ${160 + index * 40}C140 ${40 + index * 50} 280 ${220 + index * 20} 420 ${90 + index * 40}S620 ${130 + index * 30} 680 ${70 + index * 30}V${200 + index * 40}C520 240 380 ${190 + index * 40} 260 260S60 240 -20 300Z`,
          hsl(brush.mood.glow + index * 35, 90, 65),
          'fill-opacity="0.22"',
        ),
      )
      .join('') +
    hills(brush, false),
  forest: ({ random, layer }) =>
    [0.2, 0.45, 0.75]
      .map((depth, row) =>
        Array.from({ length: 11 - row * 2 }, (_, index) =>
          tree(
            index * (66 + row * 14) + random.int(-20, 20),
            400 + row * 34,
            random.int(60, 90) + row * 18,
            layer(depth),
          ),
        ).join(''),
      )
      .join('') + path(ridge(random, 452, 26, 7, true), layer(1)),
  sea: ({ random, canvas, layer, mood }) =>
    rect(
      [0, 300, WIDTH, 180],
      canvas.linear([
        [0, hsl(mood.sky + 4, 80, 48)],
        [1, hsl(mood.sky + 14, 85, 16)],
      ]),
    ) +
    Array.from({ length: 4 }, (_, row) =>
      path(
        `M-40 ${340 + row * 34}${Array.from({ length: 9 }, (_, i) => `q45 ${i % 2 === 0 ? -22 : 22} 90 0`).join('')}V520H-40Z`,
        layer(0.2 + row * 0.22),
        `fill-opacity="0.7" transform="translate(${random.int(-40, 0)} 0)"`,
      ),
    ).join(''),
  reef: ({ random, layer, mood }) =>
    sunburst(320, -60, 22, '#ffffff', 0.12) +
    spread(random, 30, (x, y, r) => circle(x, y, r * 3, '#fff', 'fill-opacity="0.25"')) +
    path(ridge(random, 410, 60, 7, true), layer(0.5)) +
    Array.from({ length: 9 }, (_, index) =>
      path(
        `M${index * 80 + random.int(-20, 20)} 490c-30-60 24-80 -6-${random.int(110, 170)}c46 50 14 90 34 ${random.int(110, 150)}Z`,
        hsl(mood.accent + index * 14, 70, 42),
        'fill-opacity="0.85"',
      ),
    ).join('') +
    path(ridge(random, 460, 30, 6, true), layer(0.95)),
  mesa: ({ random, layer }) => {
    const mesa = (x: number, width: number, top: number, depth: number) =>
      path(
        `M${x} 420L${x + 18} ${top + 40}L${x + 26} ${top}H${x + width - 26}L${x + width - 16} ${top + 46}L${x + width} 420Z`,
        layer(depth),
      );
    return (
      mesa(random.int(-60, 20), 230, 210, 0.2) +
      mesa(random.int(420, 470), 240, 180, 0.3) +
      mesa(random.int(240, 300), 130, 260, 0.15) +
      path(ridge(random, 400, 22, 4, true), layer(0.55)) +
      path(ridge(random, 448, 24, 5, true), layer(0.9))
    );
  },
  snow: (brush) =>
    hills(brush) +
    path(ridge(brush.random, 430, 40, 4, true), '#f4fbff', 'fill-opacity="0.9"') +
    [30, 110, 520, 600]
      .map((x) => tree(x, 440, brush.random.int(46, 76), brush.layer(0.8)))
      .join('') +
    path(ridge(brush.random, 462, 16, 5, true), '#ffffff') +
    spread(brush.random, 70, (x, y, r) => circle(x, y, r, '#fff', 'fill-opacity="0.8"')),
  hills: (brush) =>
    sunburst(500, 110, 16, hsl(50, 95, 80), 0.28) +
    circle(500, 110, 46, '#fff6c8') +
    clouds({ ...brush, layer: () => 'rgba(255,255,255,0)' }, 120, 0) +
    hills(brush) +
    [40, 90, 580]
      .map(
        (x) => circle(x, 380, 34, brush.layer(0.75)) + rect([x - 5, 400, 10, 40], brush.layer(1)),
      )
      .join(''),
  rainbow: (brush) =>
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        path(
          `M${-30 + index * 16} 430A${350 - index * 16} ${350 - index * 16} 0 0 1 ${670 - index * 16} 430`,
          'none',
          `stroke="${hsl(index * 52, 90, 62)}" stroke-width="17" stroke-opacity="0.8"`,
        ),
      )
      .join('') + hills(brush),
  savannah: (brush) => {
    const acacia = (x: number, y: number) =>
      path(
        `M${x} ${y}C${x + 6} ${y - 50} ${x - 8} ${y - 70} ${x + 2} ${y - 110}L${x + 12} ${y - 108}C${x + 6} ${y - 70} ${x + 16} ${y - 40} ${x + 16} ${y}Z`,
        brush.layer(0.9),
      ) +
      ellipse(x + 6, y - 116, 78, 20, brush.layer(0.9)) +
      ellipse(x - 14, y - 132, 46, 14, brush.layer(0.9));
    return (
      circle(320, 250, 130, hsl(brush.mood.glow, 98, 72), 'fill-opacity="0.85"') +
      path(ridge(brush.random, 370, 40, 4, true), brush.layer(0.35)) +
      acacia(brush.random.int(60, 110), 420) +
      acacia(brush.random.int(520, 570), 430) +
      path(ridge(brush.random, 430, 24, 5, true), brush.layer(0.9))
    );
  },
  volcano: (brush) =>
    path('M120 420L270 170H370L520 420Z', brush.layer(0.5)) +
    path('M270 170H370L352 210L338 190L322 260L306 196L290 216Z', hsl(28, 98, 58)) +
    sunburst(320, 170, 14, hsl(24, 98, 60), 0.22) +
    path(ridge(brush.random, 410, 60, 7, false), brush.layer(0.75)) +
    path(ridge(brush.random, 456, 40, 8, false), brush.layer(1)) +
    spread(brush.random, 50, (x, y, r) =>
      circle(x, y, r * 0.9, hsl(32, 98, 64), 'fill-opacity="0.8"'),
    ),
} as const satisfies Record<string, Scene>;
