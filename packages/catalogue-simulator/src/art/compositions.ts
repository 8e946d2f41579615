import type { Random } from '../random.ts';
import type { Canvas } from './canvas.ts';
import { hsl } from './colour.ts';
import type { Mood } from './mood.ts';
import { HEIGHT, WIDTH } from './scenery.ts';
import { circle, ellipse, path, rect } from './shapes.ts';
import type { TitleBox } from './title.ts';

/** What a composition has at hand. */
export interface Stage {
  readonly random: Random;
  readonly canvas: Canvas;
  readonly mood: Mood;
  /** Draws the symbol number `index` of the game. */
  readonly show: (index: number, x: number, y: number, scale: number, turn?: number) => string;
}

/** How a cover is arranged: what stands where, and where the title goes. */
export interface Composition {
  readonly draw: (stage: Stage) => string;
  readonly title: TitleBox;
}

const halo = ({ canvas, mood }: Stage, x: number, y: number, r: number) =>
  circle(
    x,
    y,
    r,
    canvas.radial([
      [0, '#ffffff', 0.95],
      [0.35, hsl(mood.glow, 98, 76), 0.7],
      [1, hsl(mood.glow, 95, 60), 0],
    ]),
  );

const shadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.2, '#000', 'fill-opacity="0.35"');

/** Darkens the foot of the picture, so that the title stands out. */
const foot = ({ canvas, mood }: Stage) =>
  rect(
    [0, 230, WIDTH, 250],
    canvas.linear([
      [0, hsl(mood.sky, 70, 6), 0],
      [1, hsl(mood.sky, 75, 6), 0.85],
    ]),
  );

export const COMPOSITIONS: readonly Composition[] = [
  {
    // A trio: the main symbol in front of two others, the title below.
    title: { x: 320, y: 386, width: 560, height: 150 },
    draw: (stage) =>
      halo(stage, 320, 180, 230) +
      foot(stage) +
      shadow(150, 282, 76) +
      shadow(490, 282, 76) +
      stage.show(1, 146, 210, 1.5, -12) +
      stage.show(2, 494, 210, 1.5, 12) +
      shadow(320, 300, 120) +
      stage.show(0, 320, 170, 2.5),
  },
  {
    // Three reels in a golden frame, the title above.
    title: { x: 320, y: 92, width: 570, height: 132 },
    draw: (stage) => {
      const { canvas, mood } = stage;
      const frame =
        rect([50, 172, 540, 270], canvas.gold, 'rx="30" stroke="#3b1c02" stroke-width="5"') +
        rect([68, 190, 504, 234], hsl(mood.sky, 60, 8), 'rx="18"');
      const reel = canvas.linear([
        [0, '#8d8fa8'],
        [0.18, '#ffffff'],
        [0.8, '#fdfbff'],
        [1, '#7d7f99'],
      ]);
      const reels = [0, 1, 2]
        .map((index) => rect([78 + index * 164, 198, 156, 218], reel, 'rx="10"'))
        .join('');
      return (
        halo(stage, 320, 300, 330) +
        frame +
        reels +
        stage.show(1, 156, 307, 1.28) +
        stage.show(0, 320, 307, 1.42) +
        stage.show(2, 484, 307, 1.28) +
        path(
          'M50 307L78 292V322ZM590 307L562 292V322Z',
          canvas.tone(stage.mood.accent, 90, 50),
          'stroke="#3b1c02" stroke-width="3"',
        )
      );
    },
  },
  {
    // A medallion with gems on its ring, the title over its lower edge.
    title: { x: 320, y: 392, width: 570, height: 140 },
    draw: (stage) => {
      const { canvas, mood } = stage;
      const studs = Array.from({ length: 16 }, (_, index) => {
        const angle = (index * Math.PI) / 8;
        return circle(
          320 + Math.cos(angle) * 163,
          196 + Math.sin(angle) * 163,
          8,
          canvas.tone(index % 2 === 0 ? mood.accent : mood.glow, 90, 56),
          'stroke="#3b1c02" stroke-width="2"',
        );
      }).join('');
      return (
        halo(stage, 320, 196, 290) +
        circle(320, 196, 178, canvas.gold, 'stroke="#3b1c02" stroke-width="5"') +
        studs +
        circle(
          320,
          196,
          148,
          canvas.radial([
            [0, hsl(mood.glow, 85, 60)],
            [1, hsl(mood.sky, 75, 14)],
          ]),
          'stroke="#3b1c02" stroke-width="4"',
        ) +
        stage.show(1, 96, 250, 1.15, -16) +
        stage.show(2, 544, 250, 1.15, 16) +
        stage.show(0, 320, 182, 2.3) +
        foot(stage)
      );
    },
  },
  {
    // The main symbol large at the right, the title in lines at the left.
    title: { x: 204, y: 228, width: 352, height: 330 },
    draw: (stage) =>
      halo(stage, 470, 230, 300) +
      rect(
        [0, 0, WIDTH, HEIGHT],
        stage.canvas.linear(
          [
            [0, hsl(stage.mood.sky, 75, 8), 0.75],
            [0.6, hsl(stage.mood.sky, 75, 8), 0],
          ],
          [0, 0, 100, 0],
        ),
      ) +
      shadow(480, 412, 150) +
      stage.show(0, 478, 226, 3.3, 6) +
      stage.show(1, 356, 408, 1.05, -14) +
      stage.show(2, 592, 420, 0.95, 14),
  },
  {
    // Symbols burst out from behind a title in the middle.
    title: { x: 320, y: 250, width: 560, height: 170 },
    draw: (stage) => {
      const ring = [
        [108, 108, 1.35, -18],
        [532, 108, 1.35, 18],
        [96, 384, 1.3, 14],
        [544, 384, 1.3, -14],
        [320, 86, 1.55, 0],
        [320, 412, 1.25, 0],
      ];
      return (
        halo(stage, 320, 240, 340) +
        ring
          .map(([x = 0, y = 0, scale = 1, turn = 0], index) => stage.show(index, x, y, scale, turn))
          .toReversed()
          .join('') +
        ellipse(
          320,
          250,
          330,
          110,
          stage.canvas.radial([
            [0, hsl(stage.mood.sky, 80, 5), 0.75],
            [1, hsl(stage.mood.sky, 80, 5), 0],
          ]),
        )
      );
    },
  },
  {
    // A heap of treasure in front, the main symbol above, the title at the foot.
    title: { x: 320, y: 404, width: 580, height: 120 },
    draw: (stage) =>
      halo(stage, 320, 150, 250) +
      stage.show(0, 320, 150, 2.35) +
      [
        [60, 316, 1.05, -14],
        [170, 290, 1.1, 10],
        [470, 290, 1.1, -8],
        [580, 316, 1.05, 16],
        [250, 312, 0.95, -6],
        [390, 312, 0.95, 12],
      ]
        .map(([x = 0, y = 0, scale = 1, turn = 0], index) =>
          stage.show(1 + (index % 4), x, y, scale, turn),
        )
        .join('') +
      foot(stage),
  },
];
