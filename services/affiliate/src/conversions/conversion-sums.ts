import type { Raises } from '../clicks/day-sums.ts';
import { dayOf } from '../clicks/report-period.ts';
import type {
  ConversionRecord,
  EarnedSums,
  EarningDayRecord,
  EarningSumRecord,
} from './conversion.model.ts';
import { SUMMED } from './summed.ts';

type DayOf = Omit<EarningDayRecord, keyof EarnedSums>;
type SumOf = Omit<EarningSumRecord, keyof EarnedSums>;

/** The sums of one conversion. Amounts of registrations and deposits are the customer's, and not added. */
function countedIn({ event, amount }: ConversionRecord) {
  const nothing = { registrations: 0, deposits: 0, amount: 0 };
  switch (event) {
    case 'registration':
      return { ...nothing, registrations: 1 };
    case 'deposit':
      return { ...nothing, deposits: 1 };
    case 'reversal':
      return { ...nothing, amount: -Math.abs(amount ?? 0) };
    default:
      return { ...nothing, amount: amount ?? 0 };
  }
}

function dayRecordOf(conversion: ConversionRecord): DayOf {
  const { affiliateId, event, at, matched, promotionId, casinoId, country, page } = conversion;
  const isPaid = event !== 'registration' && event !== 'deposit';
  return {
    day: dayOf(at),
    affiliate: affiliateId,
    matched,
    promotion: promotionId,
    casino: casinoId,
    country,
    page,
    currency: isPaid ? conversion.currency : null,
  };
}

function sumsOf(values: DayOf): SumOf[] {
  const { day, matched, currency } = values;
  return SUMMED.map((by) => ({
    by,
    key: values[by],
    // Each has an affiliate, whether its click is known or not.
    matched: matched || by === 'affiliate',
    day,
    currency,
  }));
}

const raiseOf = (one: ConversionRecord, isRemoval: boolean) => ({
  values: dayRecordOf(one),
  by: countedIn(one),
  isRemoval,
});

/** What the sums are raised by when these conversions come and those go. */
export function raisesOf(
  come: readonly ConversionRecord[],
  go: readonly ConversionRecord[],
): Raises {
  const days = [...come.map((one) => raiseOf(one, false)), ...go.map((one) => raiseOf(one, true))];
  const sums = days.flatMap(({ values, ...raise }) =>
    sumsOf(values).map((sum) => ({ values: sum, ...raise })),
  );
  return { days, sums };
}
