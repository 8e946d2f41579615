import { clickDimension } from '@slots/contracts/affiliate/clicks';
import type { ClickDayRecord, ClickSumRecord, StoredClick } from './click.model.ts';
import type { Raises } from './day-sums.ts';
import { dayOf } from './report-period.ts';

const DIMENSIONS = clickDimension.exclude(['day']).options;

/** The record that a click is counted in, without its number. */
type DayOf = Omit<ClickDayRecord, 'clicks'>;
type SumOf = Omit<ClickSumRecord, 'clicks'>;

function dayRecordOf(click: StoredClick): DayOf {
  const { at, promotionId, casinoId, affiliateId, country, page, position, toplist } = click;
  return {
    day: dayOf(at),
    promotion: promotionId,
    casino: casinoId,
    affiliate: affiliateId,
    country,
    page,
    position,
    // Batches from before toplists have none.
    toplist: toplist ?? null,
  };
}

const sumsOf = ({ day, ...values }: DayOf): SumOf[] => [
  { by: 'all', key: null, day },
  ...DIMENSIONS.map((by) => ({ by, key: values[by], day })),
];

/** What these clicks raise sums by, or are taken out of again. */
export function raisesOf(clicks: readonly StoredClick[], { isRemoval = false } = {}): Raises {
  const one = { by: { clicks: 1 }, isRemoval };
  const days = clicks.map(dayRecordOf);
  return {
    days: days.map((values) => ({ values, ...one })),
    sums: days.flatMap(sumsOf).map((values) => ({ values, ...one })),
  };
}
