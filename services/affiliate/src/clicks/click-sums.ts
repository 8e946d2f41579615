import { clickDimension } from '@slots/contracts/affiliate/clicks';
import type { ClickDayRecord, ClickSumRecord, StoredClick } from './click.model.ts';
import { dayOf } from './report-period.ts';

const DIMENSIONS = clickDimension.exclude(['day']).options;

/** The record that a click is counted in, without its number. */
export type DayOf = Omit<ClickDayRecord, 'clicks'>;
export type SumOf = Omit<ClickSumRecord, 'clicks'>;

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

/** A record, and how many clicks are counted in it. */
export interface Counted<T> {
  readonly record: T;
  clicks: number;
}

/** Equal records once. */
function counted<T>(records: readonly T[]): Counted<T>[] {
  const byText = new Map<string, Counted<T>>();
  for (const record of records) {
    const text = JSON.stringify(record);
    const known = byText.get(text);
    if (known) known.clicks += 1;
    else byText.set(text, { record, clicks: 1 });
  }
  return [...byText.values()];
}

/** The sums that these clicks raise, and by how much. */
export function incrementsOf(clicks: readonly StoredClick[]) {
  const days = clicks.map(dayRecordOf);
  return { days: counted(days), sums: counted(days.flatMap(sumsOf)) };
}
