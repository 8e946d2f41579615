import type { EarningDimension } from '@slots/contracts/affiliate/earnings';
import type { PipelineStage } from 'mongoose';
import type { ClickKey } from '../clicks/click.model.ts';
import { MONTH_OF_DAY } from '../clicks/report-period.ts';
import type { ConversionModels, EarnedSums } from '../conversions/conversion.model.ts';
import { SUMMED, type Summed } from '../conversions/summed.ts';

/** A value that a report is narrowed to, or conversions whose click is not known. */
type EarningFilter =
  | { readonly matched: true; readonly value: ClickKey }
  | { readonly matched: false };

/** The conversions that a report covers: of these days, both included, that pass these filters. */
export interface ReportedEarnings {
  readonly from: string;
  readonly to: string;
  readonly filters: { readonly [Dimension in Summed]?: EarningFilter | undefined };
}

/** A line of a report in one currency, or of what is counted. */
export interface SummedKey extends EarnedSums {
  readonly key: ClickKey;
  readonly matched: boolean;
  readonly currency: string | null;
}

/** Conversions have an affiliate and a day of their own; the click tells the rest. */
const tellsClick = (by: EarningDimension) => by !== 'affiliate' && by !== 'month';

function summedBy(by: EarningDimension, field: string): PipelineStage[] {
  const key = by === 'month' ? MONTH_OF_DAY : `$${field}`;
  return [
    {
      $group: {
        _id: { key, currency: '$currency', ...(tellsClick(by) && { matched: '$matched' }) },
        registrations: { $sum: '$registrations' },
        deposits: { $sum: '$deposits' },
        amount: { $sum: '$amount' },
      },
    },
    {
      $project: {
        _id: 0,
        key: '$_id.key',
        currency: '$_id.currency',
        matched: { $ifNull: ['$_id.matched', true] },
        registrations: 1,
        deposits: 1,
        amount: 1,
      },
    },
  ];
}

function narrowedTo({ dimension, filter }: { dimension: Summed; filter: EarningFilter }) {
  if (!filter.matched) return { matched: false };
  return tellsClick(dimension)
    ? { matched: true, [dimension]: filter.value }
    : { [dimension]: filter.value };
}

/**
 * Reports read sums of days, as those of clicks do: what asks about one dimension reads a few records a day,
 * and what joins several reads those of one value, by its index.
 */
export function createEarningReportsRepository({
  days,
  sums,
}: Pick<ConversionModels, 'days' | 'sums'>) {
  return {
    /** In no order. */
    async sumBy(
      by: EarningDimension,
      { from, to, filters }: ReportedEarnings,
    ): Promise<SummedKey[]> {
      const day = { $gte: from, $lte: to };
      const wanted = SUMMED.flatMap((dimension) => {
        const filter = filters[dimension];
        return filter ? [{ dimension, filter }] : [];
      });
      const [one, ...others] = wanted;
      if (!one) {
        const dimension = by === 'month' ? 'affiliate' : by;
        return sums.aggregate<SummedKey>([
          { $match: { by: dimension, day } },
          ...summedBy(by, 'key'),
        ]);
      }
      const { dimension, filter } = one;
      if (others.length === 0 && filter.matched && (by === 'month' || by === dimension)) {
        return sums.aggregate<SummedKey>([
          { $match: { by: dimension, key: filter.value, matched: true, day } },
          ...summedBy(by, 'key'),
        ]);
      }
      const $and = wanted.map(narrowedTo);
      return days.aggregate<SummedKey>([{ $match: { day, $and } }, ...summedBy(by, by)]);
    },
  };
}

export type EarningReportsRepository = ReturnType<typeof createEarningReportsRepository>;
