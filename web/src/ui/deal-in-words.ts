import type { Deal } from '@slots/contracts/affiliate/deals';
import { formatLongDate, formatMoney } from './format.ts';

/** A partner's payment: 'CPA £40', '30% revenue share' or both. */
export function dealTerms({ cpa, share }: Pick<Deal, 'cpa' | 'share'>): string {
  const parts = [
    ...(cpa ? [`CPA ${formatMoney(cpa.amount, cpa.currency)}`] : []),
    ...(share === null ? [] : [`${share}% revenue share`]),
  ];
  return parts.join(' and ');
}

/** The days of a deal. */
export function dealDays({ from, to }: Pick<Deal, 'from' | 'to'>): string {
  const first = formatLongDate(from);
  return to === null ? `from ${first}` : `${first} to ${formatLongDate(to)}`;
}

export type DealState = 'Coming' | 'Running' | 'Ended';

/** @param today as YYYY-MM-DD */
export function dealState({ from, to }: Pick<Deal, 'from' | 'to'>, today: string): DealState {
  if (from > today) return 'Coming';
  return to !== null && to < today ? 'Ended' : 'Running';
}
