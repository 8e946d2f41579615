import type { Connection } from 'mongoose';
import { type GameRecord, gameModel, type LauncherCheck } from '../games/game.model.ts';

/**
 * What was found at the addresses of demos, beside their games. Writing it is no change of a game: it keeps
 * its version, and visitors are told nothing.
 */
export function createLauncherChecksRepository(connection: Connection) {
  const rows = connection.collection<GameRecord>(gameModel(connection).collection.name);

  return {
    /** The published game that waits longest to be looked at; undefined: none is due. */
    async next(now: Date): Promise<number | undefined> {
      const [first] = await rows
        .find({ withdrawn: false, published: true }, { projection: { launcherDueAt: 1 } })
        .sort({ launcherDueAt: 1 })
        .limit(1)
        .toArray();
      const isDue = first && (first.launcherDueAt ?? now) <= now;
      return isDue ? first._id : undefined;
    },

    async save(id: number, launcher: LauncherCheck, launcherDueAt: Date): Promise<void> {
      await rows.updateOne({ _id: id }, { $set: { launcher, launcherDueAt } });
    },
  };
}

export type LauncherChecksRepository = ReturnType<typeof createLauncherChecksRepository>;
