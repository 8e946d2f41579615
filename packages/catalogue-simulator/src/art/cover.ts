import type { Game } from '../catalogue/catalogue.model.ts';
import { createRandom } from '../random.ts';
import { createCanvas } from './canvas.ts';
import { COMPOSITIONS, type Stage } from './compositions.ts';
import { lookOf } from './game-look.ts';
import { HEIGHT, WIDTH } from './scenery.ts';
import { drawScene } from './scenes.ts';
import { path, place, rect, star } from './shapes.ts';
import { drawSymbol } from './symbols.ts';
import { drawTitle } from './title.ts';

const sparkles = ({ random }: Stage) =>
  Array.from({ length: 9 }, () =>
    path(
      star(4, random.int(7, 17), 2.2),
      '#fff',
      `fill-opacity="0.9" transform="translate(${random.int(20, 620)} ${random.int(16, 330)})"`,
    ),
  ).join('');

/** The cover of a game: 640 by 480, with its name as outlines, so that it needs no font. */
export function drawCover(seed: number, game: Game): string {
  const random = createRandom(seed, `cover:${game.id}`);
  const { mood, look, symbols } = lookOf(seed, game);
  const canvas = createCanvas();
  const show: Stage['show'] = (index, x, y, scale, turn = 0) => {
    const key = symbols[index % symbols.length] ?? 'star';
    return place(drawSymbol(key, canvas, mood.accent + index * 67), x, y, scale, turn);
  };
  const stage: Stage = { random, canvas, mood, show };
  const { draw, title } = random.pick(COMPOSITIONS);
  const bend = random.pick([
    { arc: 0, bulge: 0.1 },
    { arc: 12, bulge: 0.12 },
    { arc: 18, bulge: 0 },
  ]);
  const style = { font: random.pick(look.fonts), ink: random.pick(look.inks), bend };
  const body =
    drawScene(random.pick(look.scenes), random, canvas, mood) +
    draw(stage) +
    sparkles(stage) +
    drawTitle(canvas, game.name, title, style);
  const edge = rect(
    [-130, -100, WIDTH + 260, HEIGHT + 200],
    canvas.radial([
      [0, '#000', 0],
      [0.7, '#000', 0],
      [1, '#000', 0.42],
    ]),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${canvas.defs()}${body}${edge}</svg>`;
}
