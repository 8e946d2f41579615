import type { NewCasino } from '../casinos/casino.model.ts';
import { HEADER, LOGO } from '../images/image-kinds.ts';
import type { DemoCasino } from './demo-casino.ts';
import { EUROPEAN_CASINOS } from './demo-casinos-europe.ts';
import { FIRST_CASINOS } from './demo-casinos-first.ts';
import { WORLD_CASINOS } from './demo-casinos-world.ts';
import { drawingAddress } from './demo-drawings.ts';

/** Sets of the catalog's first game types. */
const GAME_TYPES: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [1, 2, 5, 6],
  [1, 3, 4, 7],
  [1, 2, 3, 6, 7, 8],
  [1, 2],
];

function toCasino(demo: DemoCasino, index: number): NewCasino {
  return {
    _id: index + 1,
    createdBy: null,
    published: 'true',
    gameTypeIds: GAME_TYPES[index % GAME_TYPES.length] ?? [],
    logoImage: drawingAddress(LOGO, demo.slug),
    headerImage: drawingAddress(HEADER, demo.slug),
    ...demo,
  };
}

/** The demo casinos, all published, so that visitors have something to compare. An id is a place in the list. */
export const DEMO_CASINOS: readonly NewCasino[] = [
  ...FIRST_CASINOS,
  ...EUROPEAN_CASINOS,
  ...WORLD_CASINOS,
].map(toCasino);
