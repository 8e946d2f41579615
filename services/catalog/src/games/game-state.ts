import { searchable } from '@slots/mongo/searchable';
import type { GameRecord } from './stored-game.ts';

/** Maximum number of earlier visible periods kept per game: random orders in use need no more. */
const TIMES_KEPT = 20;

type Publication = Pick<GameRecord, 'published' | 'withdrawn'>;
type Visibility = Pick<GameRecord, 'visibleSince' | 'hiddenAt' | 'visibleBefore'>;

/** True if visitors see the game. */
export function isPublic({ published, withdrawn }: Publication): boolean {
  return published && !withdrawn;
}

/** The times in which visitors see a game, after a change of its publication. */
export function visibilityAfter(
  before: Publication & Visibility,
  after: Partial<Publication>,
  at: Date,
): Partial<Visibility> {
  const was = isPublic(before);
  const is = isPublic({ ...before, ...after });
  if (was === is) return {};
  if (was) return { hiddenAt: at };
  const { visibleSince: since, hiddenAt: until, visibleBefore } = before;
  return {
    visibleSince: at,
    hiddenAt: null,
    ...(since && until
      ? { visibleBefore: [...visibleBefore, { since, until }].slice(-TIMES_KEPT) }
      : {}),
  };
}

/** The text of the search of staff. The parts are on lines of their own, so that none runs into the next. */
export function searchTextOf({
  name,
  provider,
  slug,
}: Pick<GameRecord, 'name' | 'provider' | 'slug'>): string {
  return searchable([name, provider?.name ?? '', slug].join('\n'));
}
