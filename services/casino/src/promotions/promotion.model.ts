import type { Editor } from '@slots/http-kit/entity-tag';
import { lastEditor } from '@slots/mongo/editor';
import { type Connection, type Model, Schema } from 'mongoose';

/** A promotion as it is stored. */
export interface PromotionRecord {
  readonly _id: number;
  readonly casinoId: number;
  readonly headline: string;
  readonly significantTerms: string | null;
  readonly ctaLink: string | null;
  /** 0 to 100 */
  readonly score: number;
  /** Percent, 1 to 100. */
  readonly revenueShare: number | null;
  /** Pounds, 1 to 9,999. */
  readonly cpa: number | null;
  /** Codes in upper case, or 'gl' alone. */
  readonly countries: readonly string[];
  /** Visitors see it from then on; null or missing: from the beginning. */
  readonly startsAt?: Date | null;
  /** The first moment that visitors no longer see it; null or missing: there is no end. */
  readonly endsAt?: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who changed it last; null for seeds and other services. */
  readonly updatedBy: Editor | null;
  /** Raised by every write; what an ETag is made from. */
  readonly version: number;
}

export function promotionModel(connection: Connection): Model<PromotionRecord> {
  const schema = new Schema<PromotionRecord>(
    {
      _id: { type: Number, required: true },
      casinoId: { type: Number, required: true },
      headline: { type: String, required: true },
      significantTerms: { type: String, default: null },
      ctaLink: { type: String, default: null },
      score: { type: Number, default: 0 },
      revenueShare: { type: Number, default: null },
      cpa: { type: Number, default: null },
      countries: { type: [String], default: [] },
      startsAt: { type: Date, default: null },
      endsAt: { type: Date, default: null },
      updatedBy: lastEditor,
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false },
  );
  schema.index({ casinoId: 1, score: -1, _id: -1 });
  // With the schedule, so that what has ended long ago is passed over in the index.
  schema.index({ countries: 1, score: -1, _id: -1, startsAt: 1, endsAt: 1 });
  // The links that are followed in the background.
  schema.index({ ctaLink: 1 });
  // When what visitors see changes next.
  schema.index({ startsAt: 1 });
  schema.index({ endsAt: 1 });
  return connection.model<PromotionRecord>('Promotion', schema, 'promotions');
}
