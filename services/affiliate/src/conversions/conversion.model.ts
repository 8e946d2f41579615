import { CONVERSION_EVENTS, type ConversionEvent } from '@slots/contracts/affiliate/conversions';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** The dimensions that day sums of conversions are kept for, each by itself and all together. */
export const SUMMED = ['affiliate', 'promotion', 'casino', 'country', 'page'] as const;
export type Summed = (typeof SUMMED)[number];

/** A conversion as a partner reports it. */
export interface NewConversion {
  readonly affiliateId: number;
  readonly event: ConversionEvent;
  /** The partner's name for it: each affiliate, event and tx counts once. */
  readonly tx: string;
  readonly clickId: string | null;
  /** In hundredths, a whole number; of a reversal and of revenue it may be negative. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly at: Date;
  /** 'postback', the id of an import, or 'demo'. */
  readonly source: string;
}

/** A conversion's facts from its click; null when it is unmatched, or the click lacks them. */
export interface ClickFacts {
  readonly promotionId: number | null;
  readonly casinoId: number | null;
  readonly country: string | null;
  readonly page: string | null;
}

export interface ConversionRecord extends NewConversion, ClickFacts {
  readonly _id: Types.ObjectId;
  /** Its click is known, and one of its affiliate. */
  readonly matched: boolean;
  /** Its click may have been stored at the very same moment: to be looked for once more. */
  readonly recheck?: true;
}

export type ConversionKey = string | number | null;

/** Sums reported in one currency, or counts without one. */
export interface EarnedSums {
  readonly registrations: number;
  readonly deposits: number;
  /** Revenue and cpa less reversals, in hundredths of `currency`. */
  readonly amount: number;
}

/** Conversions of a day that are alike in everything that reports ask about. */
export interface EarningDayRecord extends EarnedSums {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly affiliate: number;
  readonly matched: boolean;
  readonly promotion: number | null;
  readonly casino: number | null;
  readonly country: string | null;
  readonly page: string | null;
  /** Null: what is counted, and not paid. */
  readonly currency: string | null;
}

/** Conversions of a day that have one value in common. */
export interface EarningSumRecord extends EarnedSums {
  readonly by: Summed;
  readonly key: ConversionKey;
  /** Always true for affiliates. */
  readonly matched: boolean;
  readonly day: string;
  readonly currency: string | null;
}

const text = { type: String, default: null };
const number = { type: Number, default: null };
const needed = { type: String, required: true } as const;
const counted = { type: Number, required: true } as const;
const isMatched = { type: Boolean, required: true } as const;
const sums = { registrations: counted, deposits: counted, amount: counted } as const;
const SUMMED_UP = { registrations: 1, deposits: 1, amount: 1 } as const;

function conversionsModel(connection: Connection): Model<ConversionRecord> {
  const schema = new Schema<ConversionRecord>(
    {
      affiliateId: counted,
      event: { ...needed, enum: CONVERSION_EVENTS },
      tx: needed,
      clickId: text,
      amount: number,
      currency: text,
      at: { type: Date, required: true },
      source: needed,
      matched: isMatched,
      promotionId: number,
      casinoId: number,
      country: text,
      page: text,
      recheck: Boolean,
    },
    { versionKey: false },
  );
  // A conversion is stored once, however often and by whichever source it is reported.
  schema.index({ affiliateId: 1, event: 1, tx: 1 }, { unique: true });
  schema.index({ source: 1 });
  schema.index({ affiliateId: 1, _id: -1 });
  schema.index({ affiliateId: 1, at: 1 });
  schema.index({ clickId: 1 }, { partialFilterExpression: { matched: false } });
  // For whether a deposit is its click's first.
  schema.index(
    { clickId: 1, affiliateId: 1, at: 1 },
    { partialFilterExpression: { event: 'deposit' } },
  );
  schema.index({ recheck: 1 }, { partialFilterExpression: { recheck: true } });
  return connection.model<ConversionRecord>('Conversion', schema, 'conversions');
}

function daysModel(connection: Connection): Model<EarningDayRecord> {
  const schema = new Schema<EarningDayRecord>(
    {
      day: needed,
      affiliate: counted,
      matched: isMatched,
      promotion: number,
      casino: number,
      country: text,
      page: text,
      currency: text,
      ...sums,
    },
    { versionKey: false },
  );
  schema.index(
    {
      affiliate: 1,
      day: 1,
      matched: 1,
      promotion: 1,
      page: 1,
      country: 1,
      casino: 1,
      currency: 1,
    },
    { unique: true },
  );
  // A partner's report by anything is read from the index alone.
  schema.index({
    affiliate: 1,
    day: 1,
    country: 1,
    promotion: 1,
    casino: 1,
    page: 1,
    matched: 1,
    currency: 1,
    ...SUMMED_UP,
  });
  for (const by of ['matched', 'promotion', 'casino', 'country', 'page'])
    schema.index({ [by]: 1, day: 1 });
  return connection.model<EarningDayRecord>('EarningDay', schema, 'earning_days');
}

function sumsModel(connection: Connection): Model<EarningSumRecord> {
  const schema = new Schema<EarningSumRecord>(
    {
      by: { ...needed, enum: SUMMED },
      key: { type: Schema.Types.Mixed, default: null },
      matched: isMatched,
      day: needed,
      currency: text,
      ...sums,
    },
    { versionKey: false },
  );
  schema.index({ by: 1, key: 1, matched: 1, day: 1, currency: 1 }, { unique: true });
  // Reports of all values are read from the index alone.
  schema.index({ by: 1, day: 1, key: 1, matched: 1, currency: 1, ...SUMMED_UP });
  return connection.model<EarningSumRecord>('EarningSum', schema, 'earning_sums');
}

/** The collections of earnings: `conversions`, `earning_days` and `earning_sums`. */
export const conversionModels = (connection: Connection) => ({
  conversions: conversionsModel(connection),
  days: daysModel(connection),
  sums: sumsModel(connection),
});

export type ConversionModels = ReturnType<typeof conversionModels>;
