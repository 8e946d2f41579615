/** Draws an emblem around 0,0 within a radius of 45, in a bright colour with a deep one for its inside. */
type Emblem = (bright: string, deep: string) => string;

const round = (value: number) => Math.round(value * 10) / 10;

/** A star of so many points between two radii, the first point at the top. */
function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
const stroke = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const disc = (colour: string, radius: number, x = 0, y = 0) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const ring = (colour: string, radius: number, width: number) =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

function petals(count: number, colour: string, [long, wide]: readonly [number, number]): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="0" cy="${-long}" rx="${wide}" ry="${long}" fill="${colour}" transform="rotate(${(360 / count) * index})"/>`,
  ).join('');
}

export const EMBLEMS = {
  wave: (bright, deep) =>
    fill(bright, 'M-42 12C-30-34 14-40 34-8C20-18 4-14 4 0C4 14 24 18 42 8C30 36-28 38-42 12Z') +
    stroke(deep, 4, 'M-30 16C-14 26 12 28 28 20'),
  bird: (bright, deep) =>
    fill(bright, 'M-42 18C-30-20 2-36 24-20L42-16L28-8C28 22-6 36-42 18Z') +
    fill(deep, 'M-18 10C-12-8 6-12 14-6C10 10-2 16-18 10Z') +
    disc(deep, 3, 20, -13),
  compass: (bright, deep) => ring(bright, 38, 6) + fill(bright, starPath(4, 33, 8)) + disc(deep, 6),
  lantern: (bright, deep) =>
    stroke(bright, 5, 'M-12-30C-12-46 12-46 12-30') +
    fill(bright, 'M-20-30H20L26-20V26L20 36H-20L-26 26V-20Z') +
    fill(deep, 'M-16-16H16V22H-16Z') +
    fill(bright, 'M0-12C12 2 10 18 0 18C-10 18-12 2 0-12Z'),
  crown: (bright, deep) =>
    fill(bright, 'M-40 28L-44-18L-20 2L0-34L20 2L44-18L40 28Z') +
    fill(deep, 'M-34 16H34V22H-34Z') +
    disc(bright, 5, 0, -36) +
    disc(bright, 5, -44, -20) +
    disc(bright, 5, 44, -20),
  leaf: (bright, deep) =>
    fill(bright, 'M0-44C34-20 34 18 0 36C-34 18-34-20 0-44Z') +
    stroke(deep, 4, 'M0-26V44M0 0L14-12M0 0L-14-12M0 18L14 6M0 18L-14 6'),
  sun: (bright, deep) => fill(bright, starPath(12, 44, 27)) + disc(deep, 22) + disc(bright, 17),
  moon: (bright) =>
    fill(bright, 'M14-40C-30-34-44 14-12 34C6 46 32 38 40 20C12 28-12 4 14-40Z') +
    `<path fill="${bright}" transform="translate(22 -10)" d="${starPath(5, 11, 4.5)}"/>`,
  star: (bright, deep) => fill(bright, starPath(5, 44, 18)) + fill(deep, starPath(5, 18, 8)),
  fox: (bright, deep) =>
    fill(bright, 'M-40-38L-16-22H16L40-38L36 8L0 42L-36 8Z') +
    fill(deep, 'M0 42L-16 14L0 22L16 14Z') +
    disc(deep, 4, -16, -2) +
    disc(deep, 4, 16, -2),
  mountain: (bright, deep) =>
    fill(bright, 'M-44 34L-12-34L8 4L18-12L44 34Z') +
    fill(deep, 'M-12-34L-24-8L-14-14L-6-6L0-12Z') +
    disc(bright, 7, 28, -30),
  flower: (bright, deep) => petals(8, bright, [21, 10]) + disc(deep, 13) + disc(bright, 8),
  anchor: (bright) =>
    `<g transform="translate(0 -4)"><circle cy="-30" r="8" fill="none" stroke="${bright}" stroke-width="6"/>` +
    stroke(bright, 7, 'M0-22V40M-16-8H16M-34 12C-32 34-14 40 0 40C14 40 32 34 34 12') +
    '</g>',
  diamond: (bright, deep) =>
    fill(bright, 'M-24-32H24L44-8L0 42L-44-8Z') +
    stroke(deep, 3, 'M-44-8H44M-24-32L-14-8L0 42L14-8L24-32M-14-8L0-32L14-8'),
  shell: (bright, deep) =>
    fill(bright, 'M0 40C-14 30-46 16-42-10C-38-32-16-40 0-40C16-40 38-32 42-10C46 16 14 30 0 40Z') +
    stroke(deep, 3, 'M0 34V-30M0 34L-20-26M0 34L20-26M0 34L-34-8M0 34L34-8'),
  feather: (bright, deep) =>
    fill(bright, 'M38-42C42-6 24 22-18 26L-32 40C-36 6-10-38 38-42Z') +
    stroke(deep, 3.5, 'M-36 44L22-26M-14 18L-16 0M0 2L0-16M0 2L18 0'),
  ship: (bright, deep) =>
    fill(bright, 'M-4-42V14H-38C-30-10-16-32-4-42Z') +
    fill(bright, 'M4-30C18-20 30-4 34 14H4Z') +
    fill(bright, 'M-42 20H42L30 38H-30Z') +
    stroke(deep, 3, 'M-22 29H22'),
  tower: (bright, deep) =>
    fill(bright, 'M-12-20H12L20 40H-20Z') +
    fill(bright, 'M-16-40L0-46L16-40V-24H-16Z') +
    fill(deep, 'M-8-37H8V-27H-8Z') +
    fill(deep, 'M-14 2H14L15 12H-15Z') +
    stroke(bright, 4, 'M22-34L42-40M22-28L42-24M-22-34L-42-40M-22-28L-42-24'),
  clover: (bright, deep) =>
    disc(bright, 16, 0, -20) +
    disc(bright, 16, 18, 2) +
    disc(bright, 16, -18, 2) +
    stroke(bright, 7, 'M0 0C2 16 6 30 14 42') +
    disc(deep, 5, 0, -4),
  flame: (bright, deep) =>
    fill(
      bright,
      'M4-46C10-20 36-12 32 14C30 32 14 42 0 42C-18 42-34 28-32 8C-30-10-14-12-16-28C-4-22 2-14 0-2C10-10 12-28 4-46Z',
    ) + fill(deep, 'M2 6C12 16 16 22 12 30C8 38-8 38-12 30C-16 20-4 18 2 6Z'),
  bell: (bright, deep) =>
    fill(
      bright,
      'M0-42C6-42 8-38 8-34C26-28 28-8 30 12L40 26H-40L-30 12C-28-8-26-28-8-34C-8-38-6-42 0-42Z',
    ) +
    disc(bright, 9, 0, 33) +
    stroke(deep, 4, 'M-26 16H26'),
  comet: (bright, deep) =>
    stroke(bright, 6, 'M-42 30L-2 2M-30 42L6 14M-44 8L-14-8') +
    disc(bright, 20, 18, -16) +
    `<path fill="${deep}" transform="translate(18 -16)" d="${starPath(5, 12, 5)}"/>`,
  pearl: (bright, deep) =>
    ring(bright, 38, 5) +
    disc(bright, 22) +
    `<ellipse cx="-7" cy="-8" rx="7" ry="4.5" transform="rotate(-35 -7 -8)" fill="${deep}" opacity=".55"/>`,
  sail: (bright, deep) =>
    fill(bright, 'M0-44L34 20H0Z') +
    fill(bright, 'M-6-28L-32 20H-6Z') +
    stroke(bright, 6, 'M-40 34C-26 26-14 42 0 34C14 26 26 42 40 34') +
    stroke(deep, 3, 'M6-14L18 10'),
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof EMBLEMS;
