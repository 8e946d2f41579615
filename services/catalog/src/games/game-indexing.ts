import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type mongoose from 'mongoose';
import { isPublic } from './game-state.ts';
import type { GameRecord } from './stored-game.ts';

type Filter = mongoose.mongo.Filter<GameRecord>;

/** Texts that make a page the site's own, once staff have written one of them. */
const WORDS = ['description', 'seo_description'] as const;

const OWN_WORDS: Filter = {
  $or: WORDS.map((field) => ({ editedFields: field, [field]: { $nin: [null, ''] } })),
};

const BY_SITE: Readonly<Record<SiteGameIndexing, Filter | undefined>> = {
  all: {},
  'own-words': OWN_WORDS,
  none: undefined,
};

/** The published games whose pages search engines may list. Records from before the field follow the site. */
export function indexedGames(rule: SiteGameIndexing): Filter {
  const bySite = BY_SITE[rule];
  return {
    withdrawn: false,
    published: true,
    ...(bySite === undefined
      ? { indexing: 'yes' }
      : { $or: [{ indexing: 'yes' }, { indexing: { $nin: ['yes', 'no'] }, ...bySite }] }),
  };
}

/** The same of one game. */
export function isIndexed(game: GameRecord, rule: SiteGameIndexing): boolean {
  if (!isPublic(game) || game.indexing === 'no') return false;
  if (game.indexing === 'yes' || rule === 'all') return true;
  if (rule === 'none') return false;
  return WORDS.some((field) => Boolean(game[field]) && game.editedFields.includes(field));
}
