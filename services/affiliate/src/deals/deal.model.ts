import { dealEntity } from '@slots/contracts/affiliate/deals';
import {
  type ChangesOf,
  entityModel,
  historyOf,
  type NewRecord,
  type RecordOf,
} from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

export type DealRecord = RecordOf<typeof dealEntity>;
export type NewDeal = NewRecord<typeof dealEntity>;
export type DealChanges = ChangesOf<typeof dealEntity>;

/** The days of a deal, for people. */
export function daysOf({ from, to }: Pick<DealRecord, 'from' | 'to'>): string {
  return to === null ? `from ${from}` : `${from} to ${to}`;
}

export const DEAL_HISTORY = historyOf(dealEntity, {
  name: (deal) => `${deal.model}, ${daysOf(deal)}`,
});

export const dealModel = (connection: Connection) =>
  entityModel(connection, dealEntity, 'deals', [
    [{ affiliateId: 1, from: -1, _id: -1 }],
    [{ from: -1, _id: -1 }],
  ]);
