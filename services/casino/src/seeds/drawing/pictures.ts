import { brandOf } from './brands.ts';
import { EMBLEMS } from './emblems.ts';
import { textPath } from './lettering.ts';
import { randomOf } from './random.ts';
import { SCENES } from './scenes.ts';

export interface DrawnCasino {
  readonly slug: string;
  readonly name: string;
}

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round((hue + 360) % 360)},${saturation}%,${lightness}%)`;

function ground(hue: number, from: number, to: number): string {
  return `<linearGradient id="ground" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${hsl(hue, 62, from)}"/><stop offset="1" stop-color="${hsl(hue + 18, 70, to)}"/></linearGradient>`;
}

/** A frame around 0,0 that gives the emblem a ground of its own. */
const FRAMES: readonly string[] = [
  '<circle r="206"/>',
  '<rect x="-190" y="-190" width="380" height="380" rx="96"/>',
  '<path d="M0-216L187-108V108L0 216L-187 108V-108Z"/>',
  '<path d="M-180-190H180V40C180 130 90 190 0 220C-90 190-180 130-180 40Z"/>',
  '<rect x="-156" y="-156" width="312" height="312" rx="54" transform="rotate(45)"/>',
];

/** A square picture of 512 pixels: the emblem, bright on a deep ground. */
export function logoSvg({ slug }: DrawnCasino): string {
  const { emblem, hue, accent } = brandOf(slug);
  const random = randomOf(slug);
  const frame = FRAMES[Math.floor(random() * FRAMES.length)] ?? '';
  const bright = hsl(accent, 85, 80);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-256 -256 512 512"><defs>${ground(hue, 34, 14)}</defs><path fill="url(#ground)" d="M-256-256H256V256H-256Z"/><g fill="${hsl(hue, 60, 10)}" fill-opacity=".45" stroke="${hsl(accent, 70, 62)}" stroke-width="9">${frame}</g><g transform="scale(3)">${EMBLEMS[emblem](bright, hsl(hue, 65, 18))}</g></svg>`;
}

const WIDTH = 1600;
const HEIGHT = 560;

/** A wide picture: a scene, with emblem and name on a dark side so that they can be read. */
export function headerSvg({ slug, name }: DrawnCasino): string {
  const { emblem, hue, accent, scene, lettering } = brandOf(slug);
  const drawn = SCENES[scene]({
    width: WIDTH,
    height: HEIGHT,
    glow: hsl(accent, 90, 78),
    layers: [hsl(hue + 10, 50, 30), hsl(hue + 4, 55, 22), hsl(hue, 60, 14)],
    random: randomOf(`header ${slug}`),
  });
  const shade = `<linearGradient id="shade" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${hsl(hue, 70, 7)}" stop-opacity=".88"/><stop offset=".62" stop-color="${hsl(hue, 70, 7)}" stop-opacity=".5"/><stop offset="1" stop-color="${hsl(hue, 70, 7)}" stop-opacity="0"/></linearGradient>`;
  const bright = hsl(accent, 85, 80);
  const title = textPath(name, { lettering, size: 112, widest: 900, x: 350, y: 318 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${ground(hue, 42, 18)}${shade}</defs><path fill="url(#ground)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${drawn}<path fill="url(#shade)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><g transform="translate(200 280) scale(2.4)">${EMBLEMS[emblem](bright, hsl(hue, 65, 16))}</g><path fill="#fff" d="${title}"/><path fill="${bright}" d="M352 352h140v6H352Z"/></svg>`;
}
