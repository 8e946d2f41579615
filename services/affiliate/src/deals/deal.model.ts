import { dealEntity } from '@slots/contracts/affiliate/deals';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

export type DealRecord = RecordOf<typeof dealEntity>;
export type NewDeal = NewRecord<typeof dealEntity>;
export type DealChanges = ChangesOf<typeof dealEntity>;

export const dealModel = (connection: Connection) =>
  entityModel(connection, dealEntity, 'deals', [
    [{ affiliateId: 1, from: -1, _id: -1 }],
    [{ from: -1, _id: -1 }],
  ]);
