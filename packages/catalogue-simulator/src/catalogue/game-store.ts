import type { Game } from './catalogue.model.ts';
import type { Catalogue } from './catalogue.ts';

/** Gives the games as they are to be; those that change are new objects, in ascending order of id. */
export type GameEdit = (games: readonly Game[]) => readonly Game[];

const numbered = (games: readonly Game[]) => new Map(games.map((game) => [game.id, game]));

/** Holds the games of a catalogue as they are listed now, and all that ever were: the only data that may change while it runs. */
export function createGameStore({ games: initial, nextGame }: Catalogue) {
  const made = [...initial];
  let listed = initial.length;
  let games: readonly Game[] = initial;
  let byId = numbered(games);

  function replace(next: readonly Game[]): void {
    games = next;
    byId = numbered(next);
  }

  return {
    /** Those listed now, in ascending order of id; a new array after every change. */
    get games() {
      return games;
    },
    /** The game as it is listed now. */
    find: (id: number) => byId.get(id),
    /** The game as it was first listed, listed now or not. */
    made: (id: number) => (id <= listed ? made[id - 1] : undefined),
    /** All that were ever listed, as they first were. */
    everListed: () => made.slice(0, listed),
    /** The next `count` games that were never listed; the same ones until a change lists them. */
    upcoming(count: number): readonly Game[] {
      while (made.length < listed + count) made.push(nextGame());
      return made.slice(listed, listed + count);
    },
    /** @returns the ids of the games that are new, gone or not as before */
    change(edit: GameEdit): number[] {
      const before = byId;
      replace(edit(games));
      for (const game of games.filter(({ id }) => id > listed)) made[game.id - 1] = game;
      listed = Math.max(listed, games.at(-1)?.id ?? 0);
      const gone = [...before.keys()].filter((id) => !byId.has(id));
      const changed = games.filter((game) => before.get(game.id) !== game).map(({ id }) => id);
      return [...gone, ...changed].toSorted((left, right) => left - right);
    },
    /** Lists the games that were there at the start, as they were. */
    restore(): void {
      listed = initial.length;
      replace(initial);
    },
  };
}

export type GameStore = ReturnType<typeof createGameStore>;
