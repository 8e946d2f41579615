import type { Document } from 'mongodb';
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

/** A list without one entry, or without the entries whose `field` is that. */
export function without(list: string, entry: unknown, field = ''): Document {
  const each = field === '' ? '$$this' : `$$this.${field}`;
  return { [list]: { $filter: { input: `$${list}`, cond: { $ne: [each, entry] } } } };
}

/**
 * Changes a record. What it sets, fields or expressions of them, must be right whatever was written to
 * the record in the meantime; `asFound` says which fields have to be unchanged.
 */
export function change(
  data: OwnersData,
  place: Place,
  says: string,
  set: Document,
  asFound: Document = {},
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
      const step = { version: { $add: ['$version', 1] }, updatedAt: '$$NOW' };
      await records.updateOne(filter, [{ $set: { ...set, ...(isVersioned && step) } }]);
    },
  };
}

/** Removes a record that nothing can be made of, while it is as it was found. */
export function remove(data: OwnersData, place: Place, asFound: Document): Mend {
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
