import { isPublic } from '../games/game-state.ts';
import type { IndexedGame } from '../games/indexed-game.ts';
import type { Shown } from './random-order.ts';

/** The times in which visitors saw a game, oldest first. */
export function shownOf(game: IndexedGame): Shown[] {
  const { visibleBefore, visibleSince, hiddenAt } = game;
  const times = visibleBefore.map(({ since, until }) => ({
    since: since.getTime(),
    until: until.getTime(),
  }));
  if (visibleSince === null) return times;
  const until = isPublic(game) ? Number.POSITIVE_INFINITY : (hiddenAt?.getTime() ?? 0);
  const last = { since: visibleSince.getTime(), until };
  // Nearly all games have one, and a list of exactly one is half as large.
  return times.length === 0 ? [last] : [...times, last];
}
