import { isDeepStrictEqual } from 'node:util';
import { changeTags, laterTag } from '@slots/contracts/changes';
import { INDEXED, type IndexedGame } from './indexed-game.ts';

/** The index's fields without those that only say that a game changed. */
const LISTED = Object.keys(INDEXED).filter((name) => name !== 'updatedAt' && name !== 'version');

/** Tags of data from all games, in answers of its own. */
export const OVERALL = [changeTags.gameList, changeTags.gameOverview];
/** The same on pages that show it beside something else. */
export const OVERALL_ON_PAGES = [laterTag(changeTags.gameOverview)];

function listed(game: IndexedGame): readonly unknown[] {
  const fields: Readonly<Record<string, unknown>> = { ...game };
  return LISTED.map((name) => fields[name]);
}

/**
 * The tags of a change of a game; null: it was not there, or is there no more. Lists and counts are made from the index
 * alone, so what changes nothing there changes none of them. No game is shown before it is there.
 */
export function gameChangeTags(
  before: IndexedGame | null,
  after: IndexedGame | null,
): readonly string[] {
  if (!before) return after ? OVERALL : [];
  const isListedAlike = after !== null && isDeepStrictEqual(listed(before), listed(after));
  return [changeTags.game(before._id), ...(isListedAlike ? [] : OVERALL)];
}

/** The same with pages, which follow at once what staff change. */
export function staffChangeTags(
  before: IndexedGame | null,
  after: IndexedGame | null,
): readonly string[] {
  const tags = gameChangeTags(before, after);
  return tags.includes(changeTags.gameOverview) ? [...tags, ...OVERALL_ON_PAGES] : tags;
}
