import { recordModel } from '@slots/mongo/record-model';
import type { ClientSession, Connection } from 'mongoose';
import { z } from 'zod';

/** The slugs of one deleted record, former ones included. */
const deletedRecord = z.object({
  _id: z.int(),
  slugs: z.array(z.string()),
  createdAt: z.date(),
});

export type DeletedSlugs = ReturnType<typeof createDeletedSlugs>;

/** Remembers the slugs of deleted records: their pages answer 410, those that never were 404. */
export function createDeletedSlugs(connection: Connection, collection: string) {
  const deleted = recordModel(connection, collection, deletedRecord, collection, [[{ slugs: 1 }]], {
    timestamps: { createdAt: true, updatedAt: false },
  });
  return {
    createIndexes: () => deleted.createIndexes(),

    /** To be called in the transaction that deletes the record. */
    async add(id: number, slugs: readonly string[], session: ClientSession): Promise<void> {
      await deleted.updateOne({ _id: id }, { $set: { slugs } }, { upsert: true, session });
    },

    has: async (slug: string) => (await deleted.exists({ slugs: slug })) !== null,
  };
}
