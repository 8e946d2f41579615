import { dayOf } from '../clicks/report-period.ts';
import {
  type ConversionRecord,
  type EarnedSums,
  type EarningDayRecord,
  type EarningSumRecord,
  SUMMED,
} from './conversion.model.ts';

/** A record of sums without its numbers, and by how much they are raised. */
export interface Raised<T extends EarnedSums> {
  readonly record: Omit<T, keyof EarnedSums>;
  readonly by: EarnedSums;
  /** Conversions only go from it, so that it may have none any more. */
  readonly isLeft: boolean;
}

type Counted = Pick<
  ConversionRecord,
  | 'affiliateId'
  | 'event'
  | 'amount'
  | 'currency'
  | 'at'
  | 'matched'
  | 'promotionId'
  | 'casinoId'
  | 'country'
  | 'page'
>;

/** The sums of one conversion. Amounts of registrations and deposits are the customer's, and not added. */
function countedIn({ event, amount }: Counted): EarnedSums {
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

function dayRecordOf(conversion: Counted): Omit<EarningDayRecord, keyof EarnedSums> {
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

function sumsOf(
  record: Omit<EarningDayRecord, keyof EarnedSums>,
): Omit<EarningSumRecord, keyof EarnedSums>[] {
  const { day, matched, currency } = record;
  return SUMMED.map((by) => ({
    by,
    key: record[by],
    // Each has an affiliate, whether its click is known or not.
    matched: matched || by === 'affiliate',
    day,
    currency,
  }));
}

/** Equal records merged, with the sum of their raises. */
function added<T extends EarnedSums>(raised: readonly Raised<T>[]): Raised<T>[] {
  const byText = new Map<string, Raised<T>>();
  for (const { record, by, isLeft } of raised) {
    const text = JSON.stringify(record);
    const known = byText.get(text);
    byText.set(text, {
      record,
      by: {
        registrations: (known?.by.registrations ?? 0) + by.registrations,
        deposits: (known?.by.deposits ?? 0) + by.deposits,
        amount: (known?.by.amount ?? 0) + by.amount,
      },
      isLeft: isLeft && (known?.isLeft ?? true),
    });
  }
  return [...byText.values()];
}

const lowered = ({ registrations, deposits, amount }: EarnedSums): EarnedSums => ({
  registrations: -registrations,
  deposits: -deposits,
  amount: -amount,
});

/** The sums that change when these conversions come and those go. */
export function incrementsOf(come: readonly Counted[], go: readonly Counted[] = []) {
  const days: Raised<EarningDayRecord>[] = [
    ...come.map((one) => ({ record: dayRecordOf(one), by: countedIn(one), isLeft: false })),
    ...go.map((one) => ({ record: dayRecordOf(one), by: lowered(countedIn(one)), isLeft: true })),
  ];
  const sums: Raised<EarningSumRecord>[] = days.flatMap(({ record, ...raise }) =>
    sumsOf(record).map((sum) => ({ record: sum, ...raise })),
  );
  return { days: added(days), sums: added(sums) };
}
