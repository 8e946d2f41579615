import type { Editor } from '@slots/http-kit/entity-tag';
import type { Sequence } from '@slots/mongo/sequence';
import type { Model } from 'mongoose';
import type { PromotionRecord } from './promotion.model.ts';

export type PromotionFields = Partial<
  Pick<
    PromotionRecord,
    'headline' | 'significantTerms' | 'ctaLink' | 'score' | 'revenueShare' | 'cpa' | 'countries'
  >
>;

export type NewPromotion = Pick<PromotionRecord, 'casinoId' | 'headline'> & PromotionFields;

export interface PromotionsRepository {
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Best score first, of equals the newest. */
  ofCasino(casinoId: number): Promise<PromotionRecord[]>;
  byId(id: number): Promise<PromotionRecord | null>;
  insert(promotion: NewPromotion, by: Editor): Promise<PromotionRecord>;
  /** null: there is none, or none of this version. */
  update(
    id: number,
    changes: PromotionFields,
    edit: { readonly by: Editor; readonly version?: number | undefined },
  ): Promise<PromotionRecord | null>;
  remove(id: number): Promise<boolean>;
  removeOfCasino(casinoId: number): Promise<void>;
  /** Adds those whose ids are not there yet. */
  insertMissing(promotions: readonly (NewPromotion & { readonly _id: number })[]): Promise<void>;
}

export function createPromotionsRepository(
  promotions: Model<PromotionRecord>,
  sequence: Sequence,
): PromotionsRepository {
  return {
    createIndexes: () => promotions.createIndexes(),
    isEmpty: async () => (await promotions.exists({})) === null,
    ofCasino: (casinoId) =>
      promotions.find({ casinoId }).sort({ score: -1, _id: -1 }).lean<PromotionRecord[]>(),
    byId: (id) => promotions.findById(id).lean<PromotionRecord | null>(),
    async insert(promotion, by) {
      const stored = await promotions.create({
        _id: await sequence.next('promotions'),
        ...promotion,
        updatedBy: by,
      });
      return stored.toObject();
    },
    update: (id, changes, { by, version }) =>
      promotions
        .findOneAndUpdate(
          { _id: id, ...(version === undefined ? {} : { version }) },
          { $set: { ...changes, updatedBy: by }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<PromotionRecord | null>(),
    async remove(id) {
      const { deletedCount } = await promotions.deleteOne({ _id: id });
      return deletedCount === 1;
    },
    async removeOfCasino(casinoId) {
      await promotions.deleteMany({ casinoId });
    },
    async insertMissing(missing) {
      await promotions.bulkWrite(
        missing.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
  };
}
