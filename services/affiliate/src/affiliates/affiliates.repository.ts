import type { exportAffiliates } from '@slots/contracts/affiliate/affiliates';
import type { QueryOf } from '@slots/contracts/contract';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { RecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import type { Model } from 'mongoose';
import type { AffiliateChanges, AffiliateRecord, NewAffiliate } from './affiliate.model.ts';

export type AffiliateInList = Omit<AffiliateRecord, 'password'>;

/** A field; with a minus before it the order is turned around. */
export type AffiliateOrder = NonNullable<QueryOf<typeof exportAffiliates>['sort']>;

export interface AffiliatesRepository {
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  nextId(): Promise<number>;
  /** All of them by name, whatever the case. */
  list(): Promise<AffiliateInList[]>;
  /** The same in an order of one's own, by name without one: read while they are wanted. */
  filed(order: AffiliateOrder | undefined): AsyncIterable<AffiliateInList>;
  byId(id: number): Promise<AffiliateRecord | null>;
  exists(id: number): Promise<boolean>;
  insert(affiliate: NewAffiliate, by: Editor): Promise<AffiliateRecord>;
  /** null: there is none, or none of this version. */
  update(
    id: number,
    changes: AffiliateChanges,
    edit: { readonly by: Editor; readonly version?: number | undefined },
  ): Promise<AffiliateRecord | null>;
  /** False: there is none, or none of this version. */
  remove(
    id: number,
    edit: { readonly by: Editor; readonly version?: number | undefined },
  ): Promise<boolean>;
  /** Adds those whose ids are not there yet. */
  insertMissing(affiliates: readonly NewAffiliate[]): Promise<void>;
}

/** Names in the order that a reader expects, 'ä' beside 'a' and 'B' after 'a'. */
const BY_NAME = { locale: 'en', strength: 2 } as const;

/** In this process the writes of one affiliate come one after the other. */
const lineOf = (id: number) => `affiliate:${id}`;

export function createAffiliatesRepository({
  affiliates,
  recorded,
  transact,
  sequence,
}: {
  affiliates: Model<AffiliateRecord>;
  recorded: RecordedWrites<AffiliateRecord>;
  transact: Transact;
  sequence: Sequence;
}): AffiliatesRepository {
  return {
    createIndexes: () => affiliates.createIndexes(),
    isEmpty: async () => (await affiliates.exists({})) === null,
    nextId: () => sequence.next('affiliates'),
    list: () =>
      affiliates
        .find()
        .select({ password: 0 })
        .collation(BY_NAME)
        .sort({ name: 1, _id: 1 })
        .lean<AffiliateInList[]>(),
    filed(order = 'name') {
      const direction = order.startsWith('-') ? -1 : 1;
      const name = order.replace('-', '');
      const field = name === 'id' ? '_id' : name === 'updated' ? 'updatedAt' : 'name';
      return affiliates
        .find()
        .select({ password: 0 })
        .collation(BY_NAME)
        .sort({ [field]: direction, _id: direction })
        .lean<AffiliateInList[]>()
        .cursor();
    },
    byId: (id) => affiliates.findById(id).lean<AffiliateRecord | null>(),
    exists: async (id) => (await affiliates.exists({ _id: id })) !== null,
    update: (id, changes, { by, version }) =>
      transact(lineOf(id), (session) =>
        recorded.update(
          { _id: id, ...(version === undefined ? {} : { version }) },
          { $set: { ...changes, updatedBy: by }, $inc: { version: 1 } },
          by,
          session,
        ),
      ),
    async remove(id, { by, version }) {
      const wanted = { _id: id, ...(version === undefined ? {} : { version }) };
      const removed = await transact(lineOf(id), (session) => recorded.remove(wanted, by, session));
      return removed !== null;
    },
    insert: (affiliate, by) =>
      transact(lineOf(affiliate._id), (session) =>
        recorded.insert({ ...affiliate, updatedBy: by }, by, session),
      ),
    async insertMissing(missing) {
      await affiliates.bulkWrite(
        missing.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
  };
}
