import type { RecordedKind } from '@slots/mongo/recorded-writes';
import { toAffiliate } from './affiliate.mapper.ts';
import type { AffiliateRecord } from './affiliate.model.ts';

/** What an affiliate's history holds: its fields as lists show them, so without the credential. */
export const AFFILIATE_HISTORY: RecordedKind<AffiliateRecord> = {
  kind: 'affiliate',
  name: ({ name }) => name,
  fields(record) {
    const {
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...fields
    } = toAffiliate(record);
    return fields;
  },
  secrets: ({ password }) => ({ credential: password }),
};
