import type { Collection } from 'mongoose';
import { type GameRecord, PUBLIC } from '../games/stored-game.ts';

export type LauncherCheck = NonNullable<GameRecord['launcher']>;

/**
 * The checks of demos, stored with their games. Writing one is no change of a game: it keeps
 * its version, and nothing is published to visitors.
 */
export function createLauncherChecksRepository({ games: rows }: { games: Collection<GameRecord> }) {
  return {
    /** The published game whose check is most overdue; undefined: none was due at that moment. */
    async next(at: Date): Promise<number | undefined> {
      const [first] = await rows
        .find(PUBLIC, { projection: { launcherDueAt: 1 } })
        .sort({ launcherDueAt: 1 })
        .limit(1)
        .toArray();
      const isDue = first && (first.launcherDueAt ?? at) <= at;
      return isDue ? first._id : undefined;
    },

    async save(id: number, launcher: LauncherCheck, launcherDueAt: Date): Promise<void> {
      await rows.updateOne({ _id: id }, { $set: { launcher, launcherDueAt } });
    },
  };
}

export type LauncherChecksRepository = ReturnType<typeof createLauncherChecksRepository>;
