import type { Migration } from '@slots/mongo/migrations';
import type { ClientSession, Collection } from 'mongoose';
import { ALL_MARKS, type MirrorGame } from './mirror-game.model.ts';

const BATCH = 5_000;

/**
 * Marks in the mirror which of its games are imported, so that lists of staff need not compare it with
 * the library. The games are the truth: a mark is written after them, and read again until it fits them.
 */
export function createImportedMarks({
  mirror,
  idsAmong,
}: {
  mirror: Collection<MirrorGame>;
  /** Those of these ids that are games of the product. */
  idsAmong: (ids: readonly number[]) => Promise<number[]>;
}) {
  const gamesAmong = async (ids: readonly number[]) => new Set(await idsAmong(ids));

  async function mark(ids: readonly number[], imported: boolean): Promise<void> {
    if (ids.length === 0) return;
    const filter = { _id: { $in: [...ids] }, imported: { $ne: imported } };
    await mirror.updateMany(filter, { $set: { imported } });
  }

  /** Marks these according to the games. Reads again when one was added or deleted in between. */
  async function renew(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    let known = await gamesAmong(ids);
    for (let isSame = false; !isSame; ) {
      const marked = known;
      await mark([...marked], true);
      await mark(
        ids.filter((id) => !marked.has(id)),
        false,
      );
      known = await gamesAmong(ids);
      isSame = ids.every((id) => known.has(id) === marked.has(id));
    }
  }

  return {
    renew,

    /** One that is deleted in the same transaction. */
    async forget(id: number, session: ClientSession): Promise<void> {
      await mirror.updateOne({ _id: id }, { $set: { imported: false } }, { session });
    },

    /** Finds marks that do not fit the games, from indexes alone. @returns how many there were */
    async renewAll(): Promise<number> {
      let wrong = 0;
      for (let last = -1; ; ) {
        const batch = await mirror
          .find({ _id: { $gt: last } }, { projection: { imported: 1 }, hint: ALL_MARKS })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray();
        const highest = batch.at(-1);
        if (!highest) return wrong;
        const known = await gamesAmong(batch.map(({ _id }) => _id));
        const differing = batch.filter(({ _id, imported }) => imported !== known.has(_id));
        await renew(differing.map(({ _id }) => _id));
        wrong += differing.length;
        last = highest._id;
      }
    },
  };
}

export type ImportedMarks = ReturnType<typeof createImportedMarks>;

/** Marks the imports and deletions of the version before, which knows no marks. */
export const markImported = (marks: ImportedMarks): Migration => ({
  id: 'mark-imported',
  run: marks.renewAll,
});
