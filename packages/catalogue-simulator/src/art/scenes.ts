import type { Random } from '../random.ts';
import type { Canvas } from './canvas.ts';
import { hsl } from './colour.ts';
import type { Mood } from './mood.ts';
import { HEIGHT, type Scene, WIDTH } from './scenery.ts';
import { LANDS } from './scenes-land.ts';
import { PLACES } from './scenes-places.ts';
import { ellipse, rect } from './shapes.ts';

const SCENES = { ...LANDS, ...PLACES };

export type SceneKey = keyof typeof SCENES;

const scenes: Readonly<Record<SceneKey, Scene>> = SCENES;

const SKIES = {
  day: [
    [62, 88],
    [70, 72],
    [60, 46],
  ],
  dusk: [
    [66, 30],
    [80, 50],
    [66, 24],
  ],
  night: [
    [60, 9],
    [62, 26],
    [60, 12],
  ],
} as const;

/** The whole background: sky, glow, and the layers of the scene. */
export function drawScene(key: SceneKey, random: Random, canvas: Canvas, mood: Mood): string {
  const [[s0, l0], [s1, l1], [s2, l2]] = SKIES[mood.light];
  const sky = canvas.linear([
    [0, hsl(mood.sky, s0 + 20, mood.light === 'day' ? 52 : l0)],
    [0.6, hsl(mood.sky + (mood.glow - mood.sky > 180 ? -14 : 14), s1 + 12, l1)],
    [1, hsl(mood.glow, s2 + 20, l2)],
  ]);
  const glow = canvas.radial([
    [0, hsl(mood.glow, 98, mood.light === 'day' ? 90 : 72), 0.95],
    [0.4, hsl(mood.glow, 95, 62), 0.45],
    [1, hsl(mood.glow, 90, 50), 0],
  ]);
  const far = { day: 58, dusk: 38, night: 28 }[mood.light];
  const layer = (depth: number) =>
    hsl(mood.sky + depth * 16, 52 + depth * 12, far - depth * (far - 9));
  return (
    rect([0, 0, WIDTH, HEIGHT], sky) +
    ellipse(320, 230, 380, 300, glow) +
    scenes[key]({ random, canvas, mood, layer })
  );
}
