import { conversionEvent } from '@slots/contracts/affiliate/conversions';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection, Types } from 'mongoose';
import { z } from 'zod';
import { clickKey } from '../clicks/click.model.ts';
import { SUMMED } from './summed.ts';

const number = z.int().nullable();
const text = z.string().nullable();

/** A conversion as a partner reports it. */
const newConversion = z.object({
  affiliateId: z.int(),
  event: conversionEvent,
  /** The partner's name for it: each affiliate, event and tx counts once. */
  tx: z.string(),
  clickId: text,
  /** In hundredths, a whole number; of a reversal and of revenue it may be negative. */
  amount: number,
  currency: text,
  at: z.date(),
  /** 'postback', the id of an import, or 'demo'. */
  source: z.string(),
});
export type NewConversion = z.output<typeof newConversion>;

/** A conversion's facts from its click; null when it is unmatched, or the click lacks them. */
const clickFacts = z.object({ promotionId: number, casinoId: number, country: text, page: text });
export type ClickFacts = z.output<typeof clickFacts>;

const conversion = z.object({
  ...newConversion.shape,
  ...clickFacts.shape,
  _id: z.custom<Types.ObjectId>(),
  /** Its click is known, and one of its affiliate. */
  matched: z.boolean(),
  /** Its click may have been stored at the very same moment: to be looked for once more. */
  recheck: z.boolean().exactOptional(),
});
export type ConversionRecord = z.output<typeof conversion>;

/** Sums reported in one currency, or counts without one. */
const earnedSums = z.object({
  registrations: z.int(),
  deposits: z.int(),
  /** Revenue and cpa less reversals, in hundredths of `currency`. */
  amount: z.int(),
});
export type EarnedSums = z.output<typeof earnedSums>;

/** Conversions of a day that are alike in everything that reports ask about. */
const earningDay = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  affiliate: z.int(),
  matched: z.boolean(),
  promotion: number,
  casino: number,
  country: text,
  page: text,
  /** Null: what is counted, and not paid. */
  currency: text,
  ...earnedSums.shape,
});
export type EarningDayRecord = z.output<typeof earningDay>;

/** Conversions of a day that have one value in common. */
const earningSum = z.object({
  by: z.enum(SUMMED),
  key: clickKey,
  /** Always true for affiliates. */
  matched: z.boolean(),
  day: z.string(),
  currency: text,
  ...earnedSums.shape,
});
export type EarningSumRecord = z.output<typeof earningSum>;

const SUMMED_UP = { registrations: 1, deposits: 1, amount: 1 } as const;

/** The collections of earnings: `conversions`, `earning_days` and `earning_sums`. */
export const conversionModels = (connection: Connection) => ({
  conversions: recordModel(connection, 'Conversion', conversion, 'conversions', [
    // A conversion is stored once, however often and by whichever source it is reported.
    [{ affiliateId: 1, event: 1, tx: 1 }, { unique: true }],
    [{ source: 1 }],
    [{ affiliateId: 1, _id: -1 }],
    [{ affiliateId: 1, at: 1 }],
    [{ clickId: 1 }, { partialFilterExpression: { matched: false } }],
    // For whether a deposit is its click's first.
    [{ clickId: 1, affiliateId: 1, at: 1 }, { partialFilterExpression: { event: 'deposit' } }],
    [{ recheck: 1 }, { partialFilterExpression: { recheck: true } }],
  ]),
  days: recordModel(connection, 'EarningDay', earningDay, 'earning_days', [
    [
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
    ],
    // A partner's report by anything is read from the index alone.
    [
      {
        affiliate: 1,
        day: 1,
        country: 1,
        promotion: 1,
        casino: 1,
        page: 1,
        matched: 1,
        currency: 1,
        ...SUMMED_UP,
      },
    ],
    ...['matched', 'promotion', 'casino', 'country', 'page'].map(
      (by) => [{ [by]: 1, day: 1 }] as const,
    ),
  ]),
  sums: recordModel(connection, 'EarningSum', earningSum, 'earning_sums', [
    [{ by: 1, key: 1, matched: 1, day: 1, currency: 1 }, { unique: true }],
    // Reports of all values are read from the index alone.
    [{ by: 1, day: 1, key: 1, matched: 1, currency: 1, ...SUMMED_UP }],
  ]),
});

export type ConversionModels = ReturnType<typeof conversionModels>;
