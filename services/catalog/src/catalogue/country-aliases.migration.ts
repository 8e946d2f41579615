import {
  COUNTRY_ALIASES,
  restrictedCountries,
} from '@slots/contracts/catalog/restricted-countries';
import type { Migration } from '@slots/mongo/migrations';

const BATCH = 500;

/** Restrictions that name a country by an alias. An index holds their records alone, and is empty when all are up to date. */
export const BY_ALIAS = { restricted: { $in: Object.keys(COUNTRY_ALIASES) } };

/** Gives restrictions from before aliases were understood the countries' own codes. */
export const resolveCountryAliases: Migration = {
  id: 'resolve-country-aliases',
  async run(connection) {
    let records = 0;
    for (const name of ['games', 'mirror']) {
      const collection = connection.collection<{ _id: number; restricted: string[] }>(name);
      for (;;) {
        const batch = await collection
          .find(BY_ALIAS, { projection: { restricted: 1 }, limit: BATCH })
          .toArray();
        if (batch.length === 0) break;
        const { modifiedCount } = await collection.bulkWrite(
          batch.map(({ _id, restricted }) => ({
            updateOne: {
              // One that was changed meanwhile is looked at again.
              filter: { _id, restricted },
              update: { $set: { restricted: restrictedCountries(restricted.join(' ')) } },
            },
          })),
          { ordered: false },
        );
        records += modifiedCount;
      }
    }
    return records;
  },
};
