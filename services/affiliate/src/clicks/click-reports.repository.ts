import type { ClickDimension } from '@slots/contracts/affiliate/clicks';
import { rowsOf } from '@slots/mongo/rows';
import { type PipelineStage, trusted } from 'mongoose';
import type { ClickKey, ClickModels } from './click.model.ts';
import { MONTH_OF_DAY } from './report-period.ts';

type Dimension = Exclude<ClickDimension, 'day'>;

/** Lines that the driver fetches at a time. Without it they are 16 MB, however few are read. */
const AT_A_TIME = { batchSize: 1_000 } as const;

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

/** Days and months in their order; everything else by clicks, and by key so that the order is definite. */
function countedBy(field: string): PipelineStage[] {
  const key = field === 'month' ? MONTH_OF_DAY : `$${field}`;
  const isTime = field === 'day' || field === 'month';
  const order: Record<string, 1 | -1> = isTime ? { _id: 1 } : { clicks: -1, _id: -1 };
  return [
    { $group: { _id: key, clicks: { $sum: '$clicks' } } },
    { $sort: order },
    { $project: { _id: 0, key: '$_id', clicks: 1 } },
  ];
}

/**
 * Reports read sums of days. What asks about one dimension is a few records a day, however many clicks there
 * were; what joins several reads those of one value, by its index.
 */
export function createClickReportsRepository({ days, sums }: Pick<ClickModels, 'days' | 'sums'>) {
  return {
    /** Read one by one: visitors make up as many pages, places and toplists as they like. The driver's cursor closes when its reader stops. */
    countBy(
      by: ClickDimension | 'month',
      { from, to, values }: ReportedClicks,
    ): AsyncIterable<CountedKey> {
      const day = trusted({ $gte: from, $lte: to });
      const isTime = by === 'day' || by === 'month';
      const field = isTime ? by : 'key';
      const [one, ...others] = Object.entries(values);
      if (!one) {
        const all = { $match: { by: isTime ? 'all' : by, day } };
        return rowsOf(sums).aggregate<CountedKey>([all, ...countedBy(field)], AT_A_TIME);
      }
      const [dimension, key] = one;
      if (others.length === 0 && (isTime || by === dimension)) {
        const ofOne = { $match: { by: dimension, key, day } };
        return rowsOf(sums).aggregate<CountedKey>([ofOne, ...countedBy(field)], AT_A_TIME);
      }
      const joined = { $match: { ...values, day } };
      return rowsOf(days).aggregate<CountedKey>([joined, ...countedBy(by)], AT_A_TIME);
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
