import { hsl } from './colour.ts';
import { clouds, hills, ridge, type Scene, spread, stars, sunburst, WIDTH } from './scenery.ts';
import { circle, ellipse, n, path, rect, star } from './shapes.ts';

/** Places, and backgrounds of pure light. */
export const PLACES = {
  rays: ({ random, mood }) =>
    sunburst(320, 215, random.pick([12, 16, 20]), hsl(mood.glow, 95, 78), 0.3) +
    spread(random, 26, (x, y, r) =>
      path(star(4, r * 4, r), '#fff', `fill-opacity="0.6" transform="translate(${x} ${y})"`),
    ),
  bubbles: ({ random, mood }) =>
    sunburst(320, 480, 18, hsl(mood.glow, 90, 82), 0.22) +
    spread(
      random,
      26,
      (x, y, r) =>
        circle(x, y, r * 8, '#fff', 'fill-opacity="0.16"') +
        circle(x - r * 2.6, y - r * 2.6, r * 1.6, '#fff', 'fill-opacity="0.55"'),
    ),
  temple: (brush) => {
    const steps = Array.from({ length: 7 }, (_, index) =>
      rect(
        [120 + index * 28, 330 - index * 32, 400 - index * 56, 34],
        brush.layer(0.2 + index * 0.03),
      ),
    ).join('');
    return (
      sunburst(320, 150, 14, hsl(brush.mood.glow, 90, 75), 0.2) +
      steps +
      rect([290, 110, 60, 40], brush.layer(0.5)) +
      path(ridge(brush.random, 400, 60, 8, true), brush.layer(0.6)) +
      path(ridge(brush.random, 450, 40, 9, true), brush.layer(0.95))
    );
  },
  space: (brush) =>
    spread(brush.random, 120, (x, y, r) =>
      circle(x, y, r * 0.55, '#fff', `fill-opacity="${r / 4.2}"`),
    ) +
    ellipse(
      200,
      140,
      330,
      110,
      hsl(brush.mood.glow, 90, 60),
      'fill-opacity="0.16" transform="rotate(-24 200 140)"',
    ) +
    ellipse(
      470,
      330,
      300,
      90,
      hsl(brush.mood.accent, 90, 60),
      'fill-opacity="0.16" transform="rotate(-24 470 330)"',
    ) +
    circle(
      brush.random.int(520, 600),
      90,
      62,
      brush.canvas.radial(
        [
          [0, hsl(brush.mood.accent, 75, 72)],
          [0.6, hsl(brush.mood.accent, 70, 42)],
          [1, hsl(brush.mood.accent, 70, 14)],
        ],
        [35, 30],
      ),
    ) +
    path('M-20 520C120 400 520 400 660 520Z', brush.layer(0.8)) +
    path(
      'M-20 520C120 406 520 406 660 520',
      'none',
      `stroke="${hsl(brush.mood.glow, 95, 72)}" stroke-width="5" stroke-opacity="0.7"`,
    ),
  castle: (brush) => {
    const tower = (x: number, y: number, width: number) =>
      rect([x, y, width, 300], brush.layer(0.5)) +
      path(
        `M${x - 8} ${y}L${x + width / 2} ${y - width * 1.5}L${x + width + 8} ${y}Z`,
        brush.layer(0.75),
      ) +
      rect([x + width / 2 - 5, y + 26, 10, 20], hsl(48, 95, 65), 'rx="5"');
    return (
      stars(brush) +
      [
        [110, 230, 46],
        [170, 180, 56],
        [420, 190, 54],
        [490, 150, 50],
        [550, 250, 44],
      ]
        .map(([x = 0, y = 0, width = 0]) => tower(x, y, width))
        .join('') +
      rect([110, 310, 480, 170], brush.layer(0.5)) +
      path(ridge(brush.random, 420, 50, 5, true), brush.layer(0.95))
    );
  },
  graveyard: (brush) =>
    stars(brush) +
    circle(470, 130, 84, hsl(brush.mood.glow, 90, 78), 'fill-opacity="0.85"') +
    circle(448, 112, 14, '#000', 'fill-opacity="0.08"') +
    circle(496, 150, 20, '#000', 'fill-opacity="0.08"') +
    path(ridge(brush.random, 400, 70, 4, true), brush.layer(0.5)) +
    Array.from({ length: 7 }, (_, index) =>
      path(
        `M${index * 96 + brush.random.int(-18, 18)} 440v-${brush.random.int(40, 66)}q20-34 40 0V440Z`,
        brush.layer(0.75),
        `transform="rotate(${brush.random.int(-7, 7)} ${index * 96} 440)"`,
      ),
    ).join('') +
    path(ridge(brush.random, 446, 26, 8, true), brush.layer(1)) +
    path(
      'M-10 480C20 380 10 280 40 190C44 150 30 120 0 100M38 220C70 180 90 170 120 120M34 260C60 240 80 240 104 210',
      'none',
      `stroke="${brush.layer(1)}" stroke-width="16" stroke-linecap="round"`,
    ),
  candyland: (brush) =>
    sunburst(320, 430, 20, '#ffffff', 0.2) +
    [
      [80, 250, 30],
      [560, 230, 160],
      [180, 310, 280],
    ]
      .map(
        ([x = 0, y = 0, hue = 0]) =>
          rect([x - 6, y, 12, 200], '#fff') +
          circle(x, y, 46, hsl(brush.mood.accent + hue, 80, 66)) +
          circle(x, y, 30, '#fff', 'fill-opacity="0.55"') +
          circle(x, y, 15, hsl(brush.mood.accent + hue, 80, 60)),
      )
      .join('') +
    hills(brush),
  columns: (brush) =>
    sunburst(320, 180, 18, hsl(brush.mood.glow, 90, 86), 0.25) +
    clouds(brush, 400, 0.2) +
    [20, 108, 476, 564]
      .map(
        (x) =>
          rect(
            [x, 120, 56, 340],
            brush.canvas.linear(
              [
                [0, '#fffdf6'],
                [0.5, '#d9d2c4'],
                [1, '#9a917f'],
              ],
              [0, 0, 100, 0],
            ),
          ) +
          [12, 28, 44]
            .map((dx) => rect([x + dx - 2, 140, 3, 300], '#000', 'fill-opacity="0.12"'))
            .join('') +
          rect([x - 10, 100, 76, 26], '#f6efdf', 'rx="6"') +
          rect([x - 8, 440, 72, 20], '#cfc6b4'),
      )
      .join(''),
  clouds: (brush) =>
    sunburst(320, 190, 18, hsl(brush.mood.glow, 90, 84), 0.28) +
    clouds(brush, 350, 0.05) +
    clouds(brush, 420, 0.35),
  crystals: (brush) =>
    sunburst(320, 230, 16, hsl(brush.mood.glow, 90, 72), 0.22) +
    Array.from({ length: 16 }, (_, index) => {
      const left = index % 2 === 0;
      const x = left ? brush.random.int(-10, 190) : brush.random.int(450, 650);
      const h = brush.random.int(120, 260);
      const w = brush.random.int(26, 48);
      const turn = brush.random.int(4, 28) * (left ? 1 : -1);
      return `<g transform="translate(${x} 490) rotate(${turn})">${path(`M${-w} 0V${-h * 0.8}L0 ${-h}L${w} ${n(-h * 0.8)}V0Z`, hsl(brush.mood.accent + index * 9, 70, 38)) + path(`M${-w} 0V${n(-h * 0.8)}L0 ${-h}V0Z`, '#fff', 'fill-opacity="0.2"')}</g>`;
    }).join('') +
    path(ridge(brush.random, 462, 30, 9, false), brush.layer(1)),
  lights: (brush) =>
    [60, 190, 320, 450, 580]
      .map((x, index) =>
        path(
          `M${x} -20L${x - 90 + index * 10} 500H${x + 70 + index * 10}Z`,
          hsl(brush.mood.glow + index * 40, 95, 68),
          'fill-opacity="0.2"',
        ),
      )
      .join('') +
    spread(brush.random, 50, (x, y, r) =>
      circle(x, y, r * 2, hsl(brush.mood.accent + x, 90, 74), 'fill-opacity="0.5"'),
    ) +
    ellipse(320, 470, 420, 70, hsl(brush.mood.glow, 80, 60), 'fill-opacity="0.35"'),
  city: (brush) =>
    stars(brush) +
    [0.25, 0.55, 0.85]
      .map((depth, row) =>
        Array.from({ length: 12 }, (_, index) => {
          const h = brush.random.int(110, 300) - row * 50;
          const x = index * 58 - 20 + row * 16;
          const windows = Array.from({ length: 6 }, (_, w) =>
            rect(
              [x + 8 + (w % 2) * 20, 470 - h + 14 + Math.floor(w / 2) * 26, 9, 12],
              hsl(brush.mood.accent + w * 50, 95, 66),
              `fill-opacity="${brush.random.chance(0.6) ? 0.8 : 0.1}"`,
            ),
          ).join('');
          return rect([x, 470 - h, 50, h + 20], brush.layer(depth)) + windows;
        }).join(''),
      )
      .join('') +
    path('M0 480L250 420H390L640 480Z', hsl(brush.mood.glow, 95, 60), 'fill-opacity="0.4"'),
  stadium: (brush) =>
    [80, 240, 400, 560]
      .map(
        (x) =>
          path(`M${x} 60L${x - 120} 480H${x + 120}Z`, '#fff', 'fill-opacity="0.12"') +
          rect([x - 40, 40, 80, 26], '#f7fbff', 'rx="5"'),
      )
      .join('') +
    path('M-20 340Q320 240 660 340V420H-20Z', brush.layer(0.7)) +
    spread(brush.random, 140, (x, y, r) =>
      circle(x, 300 + (y / 480) * 90, r, hsl(x, 70, 62), 'fill-opacity="0.6"'),
    ) +
    rect([0, 390, WIDTH, 90], hsl(125, 60, 34)) +
    [0, 2, 4, 6]
      .map((index) =>
        path(
          `M${index * 92} 480L${index * 92 + 40} 390h64L${index * 92 + 92} 480Z`,
          hsl(125, 60, 40),
        ),
      )
      .join(''),
} as const satisfies Record<string, Scene>;
