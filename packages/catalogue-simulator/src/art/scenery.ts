import type { Random } from '../random.ts';
import type { Canvas } from './canvas.ts';
import type { Mood } from './mood.ts';
import { circle, n, path, rect } from './shapes.ts';

/** Every picture is 640 by 480: landscape, four to three. */
export const WIDTH = 640;
export const HEIGHT = 480;

export interface Brush {
  readonly random: Random;
  readonly canvas: Canvas;
  readonly mood: Mood;
  /** The colour of a layer: 0 far and hazy, 1 near and dark. */
  readonly layer: (depth: number) => string;
}

export type Scene = (brush: Brush) => string;

/** A line of hills from edge to edge, closed along the bottom. */
export function ridge(
  random: Random,
  y: number,
  height: number,
  steps: number,
  smooth: boolean,
): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index * (WIDTH + 80)) / steps - 40,
    y: y - (index % 2 === 0 ? 0 : height) + random.int(-20, 20),
  }));
  const line = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${n(point.x)} ${n(point.y)}`;
    const middle = (before.x + point.x) / 2;
    return smooth
      ? `C${n(middle)} ${n(before.y)} ${n(middle)} ${n(point.y)} ${n(point.x)} ${n(point.y)}`
      : `L${n(point.x)} ${n(point.y)}`;
  });
  return `${line.join('')}V520H-40Z`;
}

export const spread = (
  random: Random,
  count: number,
  draw: (x: number, y: number, r: number) => string,
) =>
  Array.from({ length: count }, () =>
    draw(random.int(0, WIDTH), random.int(0, HEIGHT), random.int(10, 40) / 10),
  ).join('');

export function sunburst(
  x: number,
  y: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const half = Math.PI / count / 2;
    const at = (turn: number) => `${n(x + Math.cos(turn) * 700)} ${n(y + Math.sin(turn) * 700)}`;
    return `M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`;
  });
  return path(rays.join(''), fill, `fill-opacity="${opacity}"`);
}

export const clouds = ({ random, layer }: Brush, y: number, depth: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const x = index * 150 + random.int(-50, 50);
    const r = random.int(34, 60);
    return (
      circle(x, y, r, layer(depth)) +
      circle(x + r, y + 10, r * 0.8, layer(depth)) +
      circle(x - r, y + 14, r * 0.7, layer(depth))
    );
  }).join('') + rect([0, y + 14, WIDTH, HEIGHT], layer(depth));

/** Three layers of hills. */
export const hills = ({ random, layer }: Brush, smooth = true) =>
  path(ridge(random, 330, 70, 5, smooth), layer(0.25)) +
  path(ridge(random, 375, 60, 4, smooth), layer(0.55)) +
  path(ridge(random, 440, 40, 6, smooth), layer(0.9));

/** A night sky. */
export const stars = ({ random }: Brush) =>
  spread(random, 60, (x, y, r) => circle(x, y * 0.8, r * 0.5, '#fff', `fill-opacity="${r / 4.5}"`));

export const tree = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${n(x)} ${n(y - size * 2.2)}l${n(size * 0.5)} ${n(size)}h${n(-size * 0.2)}l${n(size * 0.5)} ${n(size * 1.2)}h${n(-size * 1.6)}l${n(size * 0.5)} ${n(-size * 1.2)}h${n(-size * 0.2)}Z`,
    fill,
  );
