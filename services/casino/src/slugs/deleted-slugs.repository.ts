import { type ClientSession, type Connection, Schema } from 'mongoose';

/** The slugs of one deleted record, former ones included. */
interface DeletedRecord {
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly createdAt: Date;
}

export type DeletedSlugs = ReturnType<typeof createDeletedSlugs>;

/** Remembers the slugs of deleted records: their pages answer 410, those that never were 404. */
export function createDeletedSlugs(connection: Connection, collection: string) {
  const schema = new Schema<DeletedRecord>(
    { _id: { type: Number, required: true }, slugs: { type: [String], default: [] } },
    { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
  );
  schema.index({ slugs: 1 });
  const deleted = connection.model<DeletedRecord>(collection, schema, collection);
  return {
    createIndexes: () => deleted.createIndexes(),

    /** To be called in the transaction that deletes the record. */
    async add(id: number, slugs: readonly string[], session: ClientSession): Promise<void> {
      await deleted.updateOne({ _id: id }, { $set: { slugs } }, { upsert: true, session });
    },

    has: async (slug: string) => (await deleted.exists({ slugs: slug })) !== null,
  };
}
