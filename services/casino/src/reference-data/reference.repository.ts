import type { exportPaymentMethods } from '@slots/contracts/casino/reference-data';
import type { QueryOf } from '@slots/contracts/contract';
import type { Editor } from '@slots/http-kit/entity-tag';
import { isDuplicateKey } from '@slots/mongo/connection';
import type { HistoryStore } from '@slots/mongo/history';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type ReferenceKind, type ReferenceRecord, referenceModel } from './reference.model.ts';
import { REFERENCE_HISTORY } from './reference-history.ts';

export type ReferenceFields = Pick<ReferenceRecord, 'name' | 'code'> &
  Partial<Pick<ReferenceRecord, 'symbol' | 'description' | 'icon'>>;

/** A field; with a minus before it the order is turned around. */
export type ReferenceOrder = NonNullable<QueryOf<typeof exportPaymentMethods>['sort']>;

export type NewReference = Pick<ReferenceRecord, '_id'> & ReferenceFields;

export interface ReferenceRepository {
  readonly kind: ReferenceKind;
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** All of them by name. */
  list(): Promise<ReferenceRecord[]>;
  /** The same in an order of one's own, by name without one: read while they are wanted. */
  filed(order: ReferenceOrder | undefined): AsyncIterable<ReferenceRecord>;
  /** In the order of `ids`; those that do not exist are left out. */
  byIds(ids: readonly number[]): Promise<ReferenceRecord[]>;
  insert(fields: ReferenceFields, by: Editor): Promise<ReferenceRecord | 'code-taken'>;
  /** null: there is no such entry. */
  update(
    id: number,
    changes: Partial<ReferenceFields>,
    by: Editor,
  ): Promise<ReferenceRecord | null | 'code-taken'>;
  /** Unless `isUsed`, which is asked in the same transaction. */
  remove(
    id: number,
    by: Editor,
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
  {
    sequence,
    transact,
    history,
  }: { readonly sequence: Sequence; readonly transact: Transact; readonly history: HistoryStore },
): ReferenceRepository {
  const entries = referenceModel(connection, kind);
  const recorded = createRecordedWrites({
    model: entries,
    history,
    recorded: REFERENCE_HISTORY[kind],
  });
  const lineOf = (id: number) => `${kind}:${id}`;

  async function insert(fields: ReferenceFields, by: Editor): Promise<ReferenceRecord> {
    const _id = await sequence.next(kind);
    return transact(lineOf(_id), (session) => recorded.insert({ _id, ...fields }, by, session));
  }

  return {
    kind,
    async createIndexes() {
      await entries.createIndexes();
      // Entries from before they had a history.
      await entries.updateMany(
        { version: trusted({ $exists: false }) },
        { $set: { version: 1 } },
        { timestamps: false },
      );
    },
    isEmpty: async () => (await entries.exists({})) === null,
    list: () =>
      entries.find().collation(BY_NAME).sort({ name: 1, _id: 1 }).lean<ReferenceRecord[]>(),

    filed(order = 'name') {
      const direction = order.startsWith('-') ? -1 : 1;
      const name = order.replace('-', '');
      const field = name === 'id' ? '_id' : name === 'code' ? 'code' : 'name';
      return entries
        .find()
        .collation(BY_NAME)
        .sort({ [field]: direction, _id: direction })
        .lean<ReferenceRecord[]>()
        .cursor();
    },

    async byIds(ids) {
      if (ids.length === 0) return [];
      const found = await entries
        .find({ _id: trusted({ $in: [...ids] }) })
        .lean<ReferenceRecord[]>();
      const byId = new Map(found.map((entry) => [entry._id, entry]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    insert: (fields, by) => unlessCodeTaken(insert(fields, by)),

    update: (id, changes, by) =>
      unlessCodeTaken(
        transact(lineOf(id), (session) =>
          recorded.update({ _id: id }, { $set: changes, $inc: { version: 1 } }, by, session),
        ),
      ),

    remove: (id, by, isUsed) =>
      transact(lineOf(id), async (session) => {
        if (await isUsed(session)) return 'used';
        return (await recorded.remove({ _id: id }, by, session)) ? 'removed' : 'missing';
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
