import type { exportAffiliates } from '@slots/contracts/affiliate/affiliates';
import type { QueryOf } from '@slots/contracts/contract';
import type { Editor } from '@slots/http-kit/entity-tag';
import { BY_NAME } from '@slots/mongo/name-order';
import {
  ofVersion,
  type RecordedWrites,
  setFields,
  type VersionedWrite,
} from '@slots/mongo/recorded-writes';
import { renewTexts } from '@slots/mongo/renew-texts';
import { insertMissing } from '@slots/mongo/seed';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AffiliateChanges, AffiliateRecord, NewAffiliate } from './affiliate.model.ts';

export type AffiliateInList = Omit<AffiliateRecord, 'password' | 'postbackKey'>;

const IN_LIST = { password: 0, postbackKey: 0 } as const;

/** Fields that govern an affiliate's postbacks. */
export type PostbackAccess = Pick<AffiliateRecord, '_id' | 'postbackKey' | 'postbackParameters'>;

export type PostbackKey = NonNullable<AffiliateRecord['postbackKey']>;

/** A field; with a minus before it the order is turned around. */
export type AffiliateOrder = NonNullable<QueryOf<typeof exportAffiliates>['sort']>;

/** In this process the writes of one affiliate come one after the other. */
const queueKey = (id: number) => `affiliate:${id}`;

export function createAffiliatesRepository({
  affiliates,
  recorded,
  transact,
  sequence,
  removeDeals,
}: {
  affiliates: Model<AffiliateRecord>;
  recorded: RecordedWrites<AffiliateRecord>;
  transact: Transact;
  sequence: Sequence;
  /** Deletes the deals of an affiliate. */
  removeDeals: (affiliateId: number, by: Editor, session: ClientSession) => Promise<void>;
}) {
  return {
    createIndexes: (): Promise<void> => affiliates.createIndexes(),
    isEmpty: async (): Promise<boolean> => (await affiliates.exists({})) === null,
    nextId: (): Promise<number> => sequence.next('affiliates'),
    /** All of them by name, whatever the case. */
    list: (): Promise<AffiliateInList[]> =>
      affiliates
        .find()
        .select(IN_LIST)
        .collation(BY_NAME)
        .sort({ name: 1, _id: 1 })
        .lean<AffiliateInList[]>(),
    /** All of them in this order, by name without one, as a stream. */
    stream(order: AffiliateOrder | undefined = 'name'): AsyncIterable<AffiliateInList> {
      const direction = order.startsWith('-') ? -1 : 1;
      const name = order.replace('-', '');
      const field = name === 'id' ? '_id' : name === 'updated' ? 'updatedAt' : 'name';
      return affiliates
        .find()
        .select(IN_LIST)
        .collation(BY_NAME)
        .sort({ [field]: direction, _id: direction })
        .lean<AffiliateInList[]>()
        .cursor();
    },
    /** Those that want the id of a click in their links. */
    async subIdParameters(): Promise<{ affiliateId: number; parameter: string }[]> {
      const found = await affiliates
        .find({ subIdParameter: trusted({ $type: 'string' }) })
        .select({ subIdParameter: 1 })
        .lean<Pick<AffiliateRecord, '_id' | 'subIdParameter'>[]>();
      return found.flatMap(({ _id: affiliateId, subIdParameter: parameter }) =>
        parameter === null ? [] : { affiliateId, parameter },
      );
    },
    byId: (id: number): Promise<AffiliateRecord | null> =>
      affiliates.findById(id).lean<AffiliateRecord | null>(),
    /** Puts what `renewed` gives in the place of stored credentials; undefined leaves one as it is. */
    renewPasswords: (renewed: (stored: string, id: number) => string | undefined): Promise<void> =>
      renewTexts(affiliates, 'password', renewed),
    exists: async (id: number): Promise<boolean> => (await affiliates.exists({ _id: id })) !== null,
    /** Makes the transaction meet every other one that writes deals of the affiliate. False: there is none. */
    async lock(id: number, session: ClientSession): Promise<boolean> {
      const raised = { $inc: { dealWrites: 1 } };
      const { matchedCount } = await affiliates.updateOne({ _id: id }, raised, {
        session,
        timestamps: false,
      });
      return matchedCount === 1;
    },
    postbackAccess: (id: number): Promise<PostbackAccess | null> =>
      affiliates
        .findById(id)
        .select({ postbackKey: 1, postbackParameters: 1 })
        .lean<PostbackAccess | null>(),
    /** Gives an affiliate another key, made from the one that it has; null: there is none such. */
    setPostbackKey: (
      id: number,
      next: (current: PostbackKey | null) => PostbackKey,
      by: Editor,
    ): Promise<PostbackKey | null> =>
      transact(queueKey(id), async (session) => {
        const stored = await affiliates
          .findById(id)
          .select({ postbackKey: 1 })
          .session(session)
          .lean<Pick<AffiliateRecord, 'postbackKey'> | null>();
        if (!stored) return null;
        const postbackKey = next(stored.postbackKey ?? null);
        const update = setFields({ postbackKey }, by);
        return (await recorded.update({ _id: id }, update, by, session)) && postbackKey;
      }),
    /** null: there is none, or none of this version. */
    update: (
      id: number,
      changes: AffiliateChanges,
      { by, version }: VersionedWrite,
    ): Promise<AffiliateRecord | null> =>
      transact(queueKey(id), (session) =>
        recorded.update(ofVersion(id, version), setFields(changes, by), by, session),
      ),
    /** With its deals. False: there is none. */
    async remove(id: number, by: Editor): Promise<boolean> {
      return transact(queueKey(id), async (session) => {
        const removed = await recorded.remove({ _id: id }, by, session);
        if (removed) await removeDeals(id, by, session);
        return removed !== null;
      });
    },
    insert: (affiliate: NewAffiliate, by: Editor): Promise<AffiliateRecord> =>
      transact(queueKey(affiliate._id), (session) =>
        recorded.insert({ ...affiliate, updatedBy: by }, by, session),
      ),
    /** Adds those whose ids are not there yet. */
    insertMissing: (missing: readonly NewAffiliate[]) => insertMissing(affiliates, missing),
  };
}

export type AffiliatesRepository = ReturnType<typeof createAffiliatesRepository>;
