import { dealEntity } from '@slots/contracts/affiliate/deals';
import { historyOf } from '@slots/mongo/entity';
import type { DealRecord } from './deal.model.ts';

/** The days of a deal, for people. */
export function daysOf({ from, to }: Pick<DealRecord, 'from' | 'to'>): string {
  return to === null ? `from ${from}` : `${from} to ${to}`;
}

export const DEAL_HISTORY = historyOf(dealEntity, {
  name: (deal) => `${deal.model}, ${daysOf(deal)}`,
});
