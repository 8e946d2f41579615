import type { ClickDayRecord, ClickSumRecord, StoredClick } from './click.model.ts';
import { dayOf } from './report-period.ts';

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

function sumsOf({ day, ...values }: DayOf): SumOf[] {
  const { promotion, casino, affiliate, country, page, position, toplist } = values;
  return [
    { by: 'all', key: null, day },
    { by: 'promotion', key: promotion, day },
    { by: 'casino', key: casino, day },
    { by: 'affiliate', key: affiliate, day },
    { by: 'country', key: country, day },
    { by: 'page', key: page, day },
    { by: 'position', key: position, day },
    { by: 'toplist', key: toplist, day },
  ];
}

/** Equal records once, each with how many there are. */
function counted<T>(records: readonly T[]): { readonly record: T; readonly clicks: number }[] {
  const byText = new Map<string, { record: T; clicks: number }>();
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
