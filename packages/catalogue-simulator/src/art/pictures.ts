import type { Game, Provider } from '../catalogue/catalogue.model.ts';
import { createRandom, type Random } from '../random.ts';
import { draw, drawingsOf } from './drawings.ts';
import { type GameLook, lookOf } from './game-look.ts';
import { lineWidth, outline } from './lettering.ts';
import { drawTitle } from './title.ts';

/** The arrangement of a cover: its parts and the place of the title. */
const LAYOUTS = drawingsOf('layouts');
const LOGOS = drawingsOf('logos');
const LOGO_FONTS = ['righteous', 'russo', 'lilita', 'lobster', 'cinzel'];
const TITLE = /<rect id="title" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]*>/;

const svg = (attributes: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${parts.join('')}</svg>`;

/** Sky and scenery, either way round. */
function drawBackground(random: Random, { light, hues, scenes }: GameLook): string {
  const scene = `scenes/${random.pick(scenes)}-${random.int(1, 2)}`;
  const side = random.pick(['', ' transform="translate(640 0) scale(-1 1)"']);
  return `${draw(`skies/${light}`, hues, 'sky-')}<g${side}>${draw(scene, hues, 'scene-')}</g>`;
}

/** The scene behind a game's reels, which fills whatever space there is. */
export function drawScene(seed: number, id: number, look: GameLook): string {
  const scene = drawBackground(createRandom(seed, `scene:${id}`), look);
  return svg('viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"', scene);
}

/** A symbol, to be shown on a reel. */
export const drawSymbol = (symbol: string, hue: number): string =>
  svg('viewBox="-58 -58 116 116"', draw(`symbols/${symbol}`, { hue }));

/** The cover of a game: 640 by 480, with its name as outlines, so that it needs no font. */
export function drawCover(seed: number, game: Game): string {
  const random = createRandom(seed, `cover:${game.id}`);
  const look = lookOf(seed, game);
  const layout = draw(random.pick(LAYOUTS), look.hues, 'layout-');
  const title = drawTitle(game.name, TITLE.exec(layout)?.slice(1).map(Number) ?? [], {
    bend: [random.pick([0, 12, 18]), random.pick([0, 0.1, 0.12])],
    font: random.pick(look.fonts),
    ink: random.pick(look.inks),
  });
  const shown = new Set([...layout.matchAll(/#symbol-(\d+)/g)].map(([, index]) => Number(index)));
  const defined = [...shown].map((index) => {
    const symbol = `symbols/${look.symbols[index % look.symbols.length]}`;
    return `<g id="symbol-${index}">${draw(symbol, { hue: look.hueOf(index) }, `s${index}-`)}</g>`;
  });
  const background = drawBackground(random, look);
  const sparkles = Array.from({ length: 9 }, () => {
    const [x, y, size] = [random.int(20, 620), random.int(16, 330), random.int(6, 14) / 10];
    return `<use href="#sparkle" transform="translate(${x} ${y}) scale(${size})"/>`;
  });
  return svg(
    'width="640" height="480" viewBox="0 0 640 480"',
    `<defs><g id="sparkle">${draw('sparkle')}</g>${defined.join('')}</defs>`,
    background,
    layout.replace(TITLE, sparkles.join('')),
    title,
    draw('vignette'),
  );
}

/** A studio's logo: emblem and name on a dark plate, 400 by 160. */
export function drawLogo(seed: number, provider: Provider): string {
  const random = createRandom(seed, `logo:${provider.id}`);
  const hue = random.int(0, 359);
  const font = random.pick(LOGO_FONTS);
  const emblem = draw(random.pick(LOGOS), { hue });
  const [main = provider.name, kind = ''] = provider.name.split(' ');
  const size = Math.min(56, 232 / lineWidth(font, main));
  return svg(
    'width="400" height="160" viewBox="0 0 400 160"',
    emblem,
    `<g fill="#fff">${outline([font, main], [262, 88, size])}</g>`,
    `<g fill="hsl(${hue} 80% 70%)">${outline(['righteous', kind.toUpperCase()], [262, 122, 22])}</g>`,
  );
}
