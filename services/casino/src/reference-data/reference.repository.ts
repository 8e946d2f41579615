import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import { changeTags } from '@slots/contracts/changes';
import type { Editor } from '@slots/http-kit/entity-tag';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { unlessDuplicate } from '@slots/mongo/connection';
import { entityModel, historyOf, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import { BY_NAME } from '@slots/mongo/name-order';
import { createRecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import { insertMissing } from '@slots/mongo/seed';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { Stores } from '../stores.ts';

/** A field; with a minus before it the order is turned around. */
type ReferenceOrder = 'id' | '-id' | 'name' | '-name' | 'code' | '-code';

type Fields = Readonly<Record<string, unknown>>;

export interface ReferenceRepository<L extends ReferenceList = ReferenceList> {
  readonly collection: string;
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** All of them in the list's order. */
  list(): Promise<RecordOf<L['entity']>[]>;
  /** The same in an order of one's own: read while they are wanted. */
  cursor(order: ReferenceOrder | undefined): AsyncIterable<RecordOf<L['entity']>>;
  /** In the order of `ids`; those that do not exist are left out. */
  byIds(ids: readonly number[]): Promise<RecordOf<L['entity']>[]>;
  insert(fields: Fields, by: Editor): Promise<RecordOf<L['entity']> | 'code-taken'>;
  /** null: there is no such entry. */
  update(
    id: number,
    changes: Fields,
    by: Editor,
  ): Promise<RecordOf<L['entity']> | null | 'code-taken'>;
  /** Unless `isUsed`, which is asked in the same transaction. */
  remove(
    id: number,
    by: Editor,
    isUsed: (session: ClientSession) => Promise<boolean>,
  ): Promise<'removed' | 'missing' | 'used'>;
  /** Keeps entries from being deleted beside this transaction; gives the ids that do not exist. */
  lock(ids: readonly number[], session: ClientSession): Promise<number[]>;
  /** Adds those whose ids are not there yet. */
  insertMissing(entries: readonly NewRecord<L['entity']>[]): Promise<void>;
}

const unlessCodeTaken = unlessDuplicate('code', 'code-taken');

export function createReferenceRepository<L extends ReferenceList>(
  connection: Connection,
  list: L,
  stores: Stores,
): ReferenceRepository<L>;
export function createReferenceRepository(
  connection: Connection,
  { entity, collection, orderedBy }: ReferenceList,
  { sequence, transact, history }: Stores,
): ReferenceRepository {
  type Entry = RecordOf<ReferenceList['entity']>;
  const entries = entityModel(connection, entity, collection, [[{ code: 1 }, { unique: true }]]);
  const recorded = createRecordedWrites({
    model: entries,
    history,
    recorded: historyOf(entity, {
      name: (entry: Fields) => String(entry[orderedBy]),
    }),
    onChange: (before, after) => noteChanged((before ?? after) ? [changeTags.reference] : []),
  });
  const queueKey = (id: number) => `${collection}:${id}`;
  const sorted = (order: ReferenceOrder) => {
    const direction = order.startsWith('-') ? -1 : 1;
    const name = order.replace('-', '');
    return entries
      .find()
      .collation(BY_NAME)
      .sort({ [name === 'id' ? '_id' : name]: direction, _id: direction })
      .lean<Entry[]>();
  };

  async function insert(fields: Fields, by: Editor): Promise<Entry> {
    const _id = await sequence.next(collection);
    return transact(queueKey(_id), (session) =>
      recorded.insert({ _id, ...fields, updatedBy: by }, by, session),
    );
  }

  return {
    collection,
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
    list: () => sorted(orderedBy),
    cursor: (order = orderedBy) => sorted(order).cursor(),

    async byIds(ids) {
      if (ids.length === 0) return [];
      const found = await entries.find({ _id: trusted({ $in: [...ids] }) }).lean<Entry[]>();
      const byId = new Map(found.map((entry) => [entry._id, entry]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    insert: (fields, by) => unlessCodeTaken(insert(fields, by)),

    update: (id, changes, by) =>
      unlessCodeTaken(
        transact(queueKey(id), (session) =>
          recorded.update({ _id: id }, setFields(changes, by), by, session),
        ),
      ),

    remove: (id, by, isUsed) =>
      transact(queueKey(id), async (session) => {
        if (await isUsed(session)) return 'used';
        return (await recorded.remove({ _id: id }, by, session)) ? 'removed' : 'missing';
      }),

    async lock(ids, session) {
      if (ids.length === 0) return [];
      const wanted = { _id: trusted({ $in: [...ids] }) };
      await entries.updateMany(wanted, { $inc: { holds: 1 } }, { session, timestamps: false });
      const found = await entries.find(wanted).select({ _id: 1 }).session(session).lean();
      const known = new Set(found.map(({ _id }) => _id));
      return ids.filter((id) => !known.has(id));
    },

    insertMissing: (missing) => insertMissing(entries, missing),
  };
}
