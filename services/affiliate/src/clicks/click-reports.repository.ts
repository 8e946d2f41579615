import type { ClickDimension } from '@slots/contracts/affiliate/clicks';
import { type PipelineStage, trusted } from 'mongoose';
import type { ClickKey, ClickModels } from './click.model.ts';

type Dimension = Exclude<ClickDimension, 'day'>;

/** The clicks that a report covers: of these days, both included, with these values. */
export interface ReportedClicks {
  readonly from: string;
  readonly to: string;
  readonly values: Readonly<Partial<Record<Dimension, ClickKey>>>;
}

export interface CountedKey {
  readonly key: ClickKey;
  readonly clicks: number;
}

/** What a deal covers from a day on. */
export interface DealScope {
  readonly affiliateId: number;
  /** None: all. */
  readonly casinoIds: readonly number[];
  readonly countries: readonly string[];
  /** The first day. */
  readonly from: string;
}

function countedBy(field: string): PipelineStage[] {
  return [
    { $group: { _id: `$${field}`, clicks: { $sum: '$clicks' } } },
    { $project: { _id: 0, key: '$_id', clicks: 1 } },
  ];
}

/**
 * Reports read sums of days. What asks about one dimension is a few records a day, however many clicks there
 * were; what joins several reads those of one value, by its index.
 */
export function createClickReportsRepository({ days, sums }: Pick<ClickModels, 'days' | 'sums'>) {
  return {
    /** In no order. */
    async countBy(by: ClickDimension, { from, to, values }: ReportedClicks): Promise<CountedKey[]> {
      const day = trusted({ $gte: from, $lte: to });
      const [one, ...others] = Object.entries(values);
      if (!one && by === 'day') {
        return sums.aggregate<CountedKey>([{ $match: { by: 'all', day } }, ...countedBy('day')]);
      }
      if (!one) return sums.aggregate<CountedKey>([{ $match: { by, day } }, ...countedBy('key')]);
      const [dimension, key] = one;
      if (others.length === 0 && (by === 'day' || by === dimension)) {
        return sums.aggregate<CountedKey>([
          { $match: { by: dimension, key, day } },
          ...countedBy(by === 'day' ? 'day' : 'key'),
        ]);
      }
      return days.aggregate<CountedKey>([{ $match: { ...values, day } }, ...countedBy(by)]);
    },

    /** Clicks since a day on what a deal covers. */
    async countOfDeal({ affiliateId, casinoIds, countries, from }: DealScope): Promise<number> {
      const [found] = await days.aggregate<{ readonly clicks: number }>([
        {
          $match: {
            affiliate: affiliateId,
            day: { $gte: from },
            ...(casinoIds.length > 0 && { casino: { $in: casinoIds } }),
            ...(countries.length > 0 && { country: { $in: countries } }),
          },
        },
        { $group: { _id: null, clicks: { $sum: '$clicks' } } },
      ]);
      return found?.clicks ?? 0;
    },
  };
}

export type ClickReportsRepository = ReturnType<typeof createClickReportsRepository>;
