import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type ReferenceKind, type ReferenceRecord, referenceModel } from './reference.model.ts';

export type ReferenceFields = Pick<ReferenceRecord, 'name' | 'code'> &
  Partial<Pick<ReferenceRecord, 'symbol' | 'description' | 'icon'>>;

export type NewReference = Pick<ReferenceRecord, '_id'> & ReferenceFields;

export interface ReferenceRepository {
  readonly kind: ReferenceKind;
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** All of them by name. */
  list(): Promise<ReferenceRecord[]>;
  /** In the order of `ids`; those that do not exist are left out. */
  byIds(ids: readonly number[]): Promise<ReferenceRecord[]>;
  insert(fields: ReferenceFields): Promise<ReferenceRecord | 'code-taken'>;
  /** null: there is no such entry. */
  update(
    id: number,
    changes: Partial<ReferenceFields>,
  ): Promise<ReferenceRecord | null | 'code-taken'>;
  /** Unless `isUsed`, which is asked in the same transaction. */
  remove(
    id: number,
    isUsed: (session: ClientSession) => Promise<boolean>,
  ): Promise<'removed' | 'missing' | 'used'>;
  /** Keeps entries from being deleted beside this transaction; gives the ids that do not exist. */
  hold(ids: readonly number[], session: ClientSession): Promise<number[]>;
  /** Adds those whose ids are not there yet. */
  insertMissing(entries: readonly NewReference[]): Promise<void>;
}

/** Names in the order that a reader expects. */
const BY_NAME = { locale: 'en', strength: 2 } as const;

async function unlessCodeTaken<T>(write: Promise<T>): Promise<T | 'code-taken'> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error, 'code')) return 'code-taken';
    throw error;
  }
}

export function createReferenceRepository(
  connection: Connection,
  kind: ReferenceKind,
  { sequence, transact }: { readonly sequence: Sequence; readonly transact: Transact },
): ReferenceRepository {
  const entries = referenceModel(connection, kind);

  async function insert(fields: ReferenceFields): Promise<ReferenceRecord> {
    const stored = await entries.create({ _id: await sequence.next(kind), ...fields });
    return stored.toObject();
  }

  return {
    kind,
    createIndexes: () => entries.createIndexes(),
    isEmpty: async () => (await entries.exists({})) === null,
    list: () =>
      entries.find().collation(BY_NAME).sort({ name: 1, _id: 1 }).lean<ReferenceRecord[]>(),

    async byIds(ids) {
      if (ids.length === 0) return [];
      const found = await entries
        .find({ _id: trusted({ $in: [...ids] }) })
        .lean<ReferenceRecord[]>();
      const byId = new Map(found.map((entry) => [entry._id, entry]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    insert: (fields) => unlessCodeTaken(insert(fields)),

    update: (id, changes) =>
      unlessCodeTaken(
        entries
          .findByIdAndUpdate(id, { $set: changes }, { returnDocument: 'after' })
          .lean<ReferenceRecord | null>()
          .exec(),
      ),

    remove: (id, isUsed) =>
      transact(`${kind}:${id}`, async (session) => {
        if (await isUsed(session)) return 'used';
        const { deletedCount } = await entries.deleteOne({ _id: id }, { session });
        return deletedCount === 1 ? 'removed' : 'missing';
      }),

    async hold(ids, session) {
      if (ids.length === 0) return [];
      const wanted = { _id: trusted({ $in: [...ids] }) };
      await entries.updateMany(wanted, { $inc: { holds: 1 } }, { session, timestamps: false });
      const found = await entries.find(wanted).select({ _id: 1 }).session(session).lean();
      const known = new Set(found.map(({ _id }) => _id));
      return ids.filter((id) => !known.has(id));
    },

    async insertMissing(missing) {
      await entries.bulkWrite(
        missing.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
  };
}
