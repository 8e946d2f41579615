import type { UpdateFilter } from 'mongodb';
import {
  collectionOf,
  type Mend,
  type Owner,
  type OwnersData,
  type StoredRecord,
} from './finding.ts';

/** Where a record is. */
export interface Place {
  readonly owner: Owner;
  readonly collection: string;
  readonly id: StoredRecord['_id'];
}

export function nameOf({ owner, collection, id }: Place): string {
  return `${owner}.${collection} ${id}`;
}

/** Which records have a version, that an open form of staff notices the change by. */
const VERSIONED = new Set(['casino.casinos', 'casino.promotions', 'catalog.games']);

/**
 * Changes a record. The update must be right whatever was written to the record meanwhile: it takes
 * one entry out, or sets a field that `unless` shows to be as it was found.
 */
export function change(
  data: OwnersData,
  place: Place,
  says: string,
  update: Pick<UpdateFilter<StoredRecord>, '$pull' | '$set'>,
  asFound: Readonly<Record<string, unknown>> = {},
): Mend {
  return {
    says,
    async apply(keep) {
      const records = collectionOf(data[place.owner], place.collection);
      const filter = { ...asFound, _id: place.id };
      const record = await records.findOne(filter);
      if (!record) return;
      await keep(nameOf(place), record);
      const isVersioned = VERSIONED.has(`${place.owner}.${place.collection}`);
      await records.updateOne(filter, {
        ...update,
        ...(isVersioned && { $inc: { version: 1 }, $currentDate: { updatedAt: true } }),
      });
    },
  };
}

/** Removes a record that nothing can be made of, while it is as it was found. */
export function remove(
  data: OwnersData,
  place: Place,
  asFound: Readonly<Record<string, unknown>>,
): Mend {
  return {
    says: 'remove it',
    async apply(keep) {
      const records = collectionOf(data[place.owner], place.collection);
      const filter = { ...asFound, _id: place.id };
      const record = await records.findOne(filter);
      if (!record) return;
      await keep(nameOf(place), record);
      await records.deleteOne(filter);
    },
  };
}
