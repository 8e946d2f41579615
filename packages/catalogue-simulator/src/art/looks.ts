import type { WorldKey } from '../catalogue/worlds.ts';
import type { Look } from './look.ts';
import { PLACES } from './looks-of-places.ts';
import { TALES } from './looks-of-tales.ts';

/** What the games of each world look like. */
export const LOOKS: Readonly<Record<WorldKey, Look>> = { ...TALES, ...PLACES };

/** Games that are no slots show what is on their table instead of what is in their world. */
export const TABLE_SYMBOLS: Readonly<Record<string, Pick<Look, 'heroes' | 'extras'>>> = {
  'table-games': { heroes: ['dice'], extras: ['chip', 'dice', 'cards'] },
  roulette: { heroes: ['wheel'], extras: ['chip', 'chip', 'star'] },
  blackjack: { heroes: ['cards'], extras: ['chip', 'crown', 'chip'] },
  baccarat: { heroes: ['cards', 'chip'], extras: ['chip', 'gem', 'coin'] },
  'video-poker': { heroes: ['cards', 'crown'], extras: ['cards', 'star', 'chip'] },
  bingo: { heroes: ['ball'], extras: ['ball', 'ball', 'star'] },
  keno: { heroes: ['ball', 'ticket'], extras: ['ball', 'ticket', 'coin'] },
  'scratch-cards': { heroes: ['ticket', 'coins'], extras: ['ticket', 'coin', 'star'] },
  'crash-games': { heroes: ['rocket'], extras: ['coin', 'star', 'planet'] },
  'live-dealer': { heroes: ['wheel', 'cards'], extras: ['chip', 'cards', 'microphone'] },
};
