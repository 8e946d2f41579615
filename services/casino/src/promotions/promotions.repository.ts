import type { Editor } from '@slots/http-kit/entity-tag';
import {
  ofVersion,
  type RecordedWrites,
  setFields,
  type VersionedWrite,
} from '@slots/mongo/recorded-writes';
import { insertMissing } from '@slots/mongo/seed';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { NewPromotion, PromotionChanges, PromotionRecord } from './promotion.model.ts';
import { running } from './schedule.ts';

/** A promotion with the name of its casino. */
export type PromotionWithCasino = PromotionRecord & { readonly casino: string };

const queueKey = (id: number) => `promotion:${id}`;

export function createPromotionsRepository({
  promotions,
  recorded,
  transact,
  sequence,
  lockCasino,
}: {
  promotions: Model<PromotionRecord>;
  recorded: RecordedWrites<PromotionRecord>;
  transact: Transact;
  sequence: Sequence;
  /** Keeps the casino from being deleted beside the transaction; false: there is none. */
  lockCasino: (id: number, session: ClientSession) => Promise<boolean>;
}) {
  return {
    createIndexes: () => promotions.createIndexes(),
    isEmpty: async () => (await promotions.exists({})) === null,
    /** Best score first, of equals the newest; with a moment only those that run then. */
    ofCasino: (casinoId: number, runningAt?: Date) =>
      promotions
        .find({ casinoId, ...(runningAt && running(runningAt)) })
        .sort({ score: -1, _id: -1 })
        .lean<PromotionRecord[]>(),
    /** Promotions of one casino or of all, by casino and best score first, as a stream. */
    stream: (casinoId: number | undefined) =>
      promotions
        .aggregate<PromotionWithCasino>([
          { $match: casinoId === undefined ? {} : { casinoId } },
          { $sort: { casinoId: 1, score: -1, _id: -1 } },
          { $lookup: { from: 'casinos', localField: 'casinoId', foreignField: '_id', as: 'of' } },
          { $set: { casino: { $ifNull: [{ $first: '$of.name' }, ''] } } },
          { $unset: 'of' },
        ])
        .cursor(),
    byId: (id: number) => promotions.findById(id).lean<PromotionRecord | null>(),
    /** Those of these ids that promotions have. */
    async known(ids: readonly number[], session: ClientSession | null = null) {
      const among = { _id: trusted({ $in: [...ids] }) };
      return new Set<unknown>(await promotions.distinct('_id', among).session(session));
    },
    /** Those of these that run then. */
    runningByIds: (ids: readonly number[], at: Date) =>
      promotions
        .find({ _id: trusted({ $in: [...ids] }), ...running(at) })
        .lean<PromotionRecord[]>(),
    /** null: there is no such casino. */
    async insert(promotion: Omit<NewPromotion, '_id'>, by: Editor) {
      const _id = await sequence.next('promotions');
      return transact(`promotions of ${promotion.casinoId}`, async (session) => {
        if (!(await lockCasino(promotion.casinoId, session))) return null;
        return recorded.insert({ _id, ...promotion, updatedBy: by }, by, session);
      });
    },
    /**
     * null: there is none, or none of this version. `check` sees the changed promotion in the same transaction; if it
     * throws, nothing is changed.
     */
    update: (
      id: number,
      changes: PromotionChanges,
      { by, version }: VersionedWrite,
      check?: (changed: PromotionRecord) => void,
    ) =>
      transact(queueKey(id), async (session) => {
        const changed = await recorded.update(
          ofVersion(id, version),
          setFields(changes, by),
          by,
          session,
        );
        if (changed) check?.(changed);
        return changed;
      }),
    /** False: there is none, or none of this version. */
    async remove(id: number, { by, version }: VersionedWrite) {
      const removed = await transact(queueKey(id), (session) =>
        recorded.remove(ofVersion(id, version), by, session),
      );
      return removed !== null;
    },
    /** As a part of the casino's deletion. */
    async removeOfCasino(casinoId: number, by: Editor, session: ClientSession) {
      const found = await promotions.find({ casinoId }).select({ _id: 1 }).session(session).lean();
      for (const { _id } of found) await recorded.remove({ _id }, by, session);
    },
    /** Adds those whose ids are not there yet. */
    insertMissing: (missing: readonly NewPromotion[]) => insertMissing(promotions, missing),
  };
}

export type PromotionsRepository = ReturnType<typeof createPromotionsRepository>;
