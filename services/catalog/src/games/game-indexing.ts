import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type mongoose from 'mongoose';
import { isPublic } from './game-state.ts';
import { type GameRecord, PUBLIC } from './stored-game.ts';

type Filter = mongoose.mongo.Filter<GameRecord>;

/** Texts that make a page the site's own, once staff have written one of them. */
const WORDS = ['description', 'seo_description'] as const;

const OWN_WORDS: Filter = {
  $or: WORDS.map((field) => ({ editedFields: field, [field]: { $nin: [null, ''] } })),
};

/** Records from before the field follow the site. */
const BY_RULE: Readonly<Record<SiteGameIndexing, Filter>> = {
  all: { indexing: { $ne: 'no' } },
  'own-words': { $or: [{ indexing: 'yes' }, { indexing: { $nin: ['yes', 'no'] }, ...OWN_WORDS }] },
  none: { indexing: 'yes' },
};

/** The published games whose pages search engines may list. */
export function indexedGames(rule: SiteGameIndexing): Filter {
  return { ...PUBLIC, ...BY_RULE[rule] };
}

/** The same of one game. */
export function isIndexed(game: GameRecord, rule: SiteGameIndexing): boolean {
  if (!isPublic(game) || game.indexing === 'no') return false;
  if (game.indexing === 'yes' || rule === 'all') return true;
  if (rule === 'none') return false;
  return WORDS.some((field) => Boolean(game[field]) && game.editedFields.includes(field));
}
