import type { Random } from './random.ts';

/** What a scene is drawn with: an area in pixels, colours from far to near, and its own luck. */
interface Stage {
  readonly width: number;
  readonly height: number;
  readonly glow: string;
  readonly layers: readonly [far: string, middle: string, near: string];
  readonly random: Random;
}

type Scene = (stage: Stage) => string;

const path = (colour: string, d: string, opacity = 1) =>
  `<path fill="${colour}" opacity="${opacity}" d="${d}"/>`;

/** A ridge from left to right with a top of its own at each step, smooth or pointed. */
function ridge(
  { width, height, random }: Stage,
  { top, rise, steps, smooth }: { top: number; rise: number; steps: number; smooth: boolean },
): string {
  const step = width / steps;
  let d = `M0 ${height}V${Math.round(height * (top - random() * rise))}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = Math.round(index * step);
    const y = Math.round(height * (top - random() * rise));
    d += smooth ? `S${Math.round(x - step / 2)} ${y} ${x} ${y}` : `L${x} ${y}`;
  }
  return `${d}V${height}Z`;
}

function lights({ width, height, glow, random }: Stage, count: number, largest: number): string {
  return Array.from({ length: count }, () => {
    const x = Math.round(random() * width);
    const y = Math.round(random() * height * 0.75);
    const radius = (0.25 + random() * 0.75) * largest;
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${glow}" opacity="${(0.1 + random() * 0.4).toFixed(2)}"/>`;
  }).join('');
}

function land(stage: Stage, steps: readonly [number, number, number], smooth: boolean): string {
  const heights = [
    { top: 0.78, rise: 0.34 },
    { top: 0.88, rise: 0.26 },
    { top: 0.98, rise: 0.18 },
  ] as const;
  return heights
    .map((each, index) =>
      path(
        stage.layers[index] ?? stage.layers[2],
        ridge(stage, { ...each, steps: steps[index] ?? 6, smooth }),
      ),
    )
    .join('');
}

function disc({ width, height, glow, random }: Stage): string {
  const x = Math.round(width * (0.8 + random() * 0.1));
  const y = Math.round(height * 0.4);
  const radius = Math.round(height * 0.2);
  return `<circle cx="${x}" cy="${y}" r="${radius * 2}" fill="${glow}" opacity=".1"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${glow}" opacity=".55"/>`;
}

export const SCENES = {
  hills: (stage) => disc(stage) + land(stage, [5, 7, 4], true),
  mountains: (stage) => lights(stage, 40, 2.5) + disc(stage) + land(stage, [9, 12, 7], false),
  night: (stage) => lights(stage, 110, 3) + land(stage, [6, 5, 4], true),
  bokeh: (stage) => lights(stage, 36, 70),
  sea(stage) {
    const { width, height, layers } = stage;
    const rows = [0.66, 0.78, 0.9].map((top, index) => {
      const y = Math.round(height * top);
      const length = 90 + index * 40;
      const swing = 16 + index * 8;
      let d = `M0 ${height}V${y}`;
      for (let x = 0; x < width; x += length) d += `q${length / 2} ${-swing} ${length} 0`;
      return path(layers[index] ?? layers[2], `${d}V${height}Z`);
    });
    return disc(stage) + rows.join('');
  },
  skyline(stage) {
    const { width, height, glow, layers, random } = stage;
    let houses = '';
    for (const [row, colour] of layers.entries()) {
      for (let x = 0; x < width; ) {
        const wide = 40 + Math.round(random() * 70);
        const top = Math.round(height * (0.5 + row * 0.14 - random() * 0.2));
        houses += path(colour, `M${x} ${height}V${top}H${x + wide - 6}V${height}Z`);
        for (let y = top + 14; y < height - 20; y += 24) {
          if (random() < 0.5) {
            houses += `<rect x="${x + 8 + Math.round(random() * (wide - 30))}" y="${y}" width="8" height="10" fill="${glow}" opacity=".5"/>`;
          }
        }
        x += wide;
      }
    }
    return lights(stage, 30, 2) + houses;
  },
  rays({ width, height, glow }) {
    const rays = Array.from({ length: 18 }, (_, index) => {
      const from = (index / 18) * 2 * Math.PI;
      const [near, far] = [from, from + Math.PI / 18].map((angle) => {
        const x = Math.round(width * 0.76 + Math.cos(angle) * width);
        const y = Math.round(height / 2 + Math.sin(angle) * width);
        return `${x} ${y}`;
      });
      return path(glow, `M${width * 0.76} ${height / 2}L${near}L${far}Z`, 0.14);
    });
    return rays.join('');
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
