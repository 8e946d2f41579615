import { affiliateEntity } from '@slots/contracts/affiliate/affiliates';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

/** An affiliate as it is stored; its password is encrypted, see the credential cipher. */
export type AffiliateRecord = RecordOf<typeof affiliateEntity>;
export type NewAffiliate = NewRecord<typeof affiliateEntity>;
export type AffiliateChanges = ChangesOf<typeof affiliateEntity>;

export const affiliateModel = (connection: Connection) =>
  entityModel(connection, affiliateEntity, 'affiliates', [
    [{ name: 1, _id: 1 }, { collation: { locale: 'en', strength: 2 } }],
    [{ subIdParameter: 1 }],
  ]);
