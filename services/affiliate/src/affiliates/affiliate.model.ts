import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import { BY_NAME } from '@slots/mongo/name-order';
import type { Connection } from 'mongoose';
import { storedAffiliate } from './stored-affiliate.ts';

/** An affiliate as it is stored; its password is encrypted, see the credential cipher. */
export type AffiliateRecord = RecordOf<typeof storedAffiliate>;
export type NewAffiliate = NewRecord<typeof storedAffiliate>;
export type AffiliateChanges = ChangesOf<typeof storedAffiliate>;

export const affiliateModel = (connection: Connection) =>
  entityModel(connection, storedAffiliate, 'affiliates', [
    [{ name: 1, _id: 1 }, { collation: BY_NAME }],
    [{ subIdParameter: 1 }],
  ]);
