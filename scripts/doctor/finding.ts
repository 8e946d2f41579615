import type { Collection, Db, Document } from 'mongodb';

/** Records as they are stored: the doctor believes nothing about their shapes that it has not looked at. */
export interface StoredRecord extends Document {
  readonly _id: number | string;
}

/** The databases of all owners. */
export interface OwnersData {
  readonly identity: Db;
  readonly catalog: Db;
  readonly casino: Db;
  readonly affiliate: Db;
  readonly geo: Db;
}
export type Owner = keyof OwnersData;

/** Keeps a record, as it is, before it is changed or removed. */
export type Keep = (place: string, record: StoredRecord) => Promise<void>;

/** A repair that loses nothing. */
export interface Mend {
  /** The repair as an order: 'remove the reference'. */
  readonly says: string;
  apply(keep: Keep): Promise<void>;
}

/** Something broken. */
export interface Finding {
  /** The kind of damage: 'casino refers to a missing affiliate'. */
  readonly kind: string;
  /** Owner, collection and id: 'casino.casinos 12'. */
  readonly record: string;
  /** The fault, in a sentence that names the ids. */
  readonly problem: string;
  /** Missing where a person has to decide; `problem` says what. */
  readonly mend?: Mend;
}

/** Looks for one or more kinds of damage. Reads only. */
export type Check = (data: OwnersData) => AsyncIterable<Finding>;

/** A collection of an owner. */
export function collectionOf(db: Db, name: string): Collection<StoredRecord> {
  return db.collection<StoredRecord>(name);
}

/** All ids of a collection. */
export async function idsOf(db: Db, name: string): Promise<Set<unknown>> {
  const records = await collectionOf(db, name)
    .find({}, { projection: { _id: 1 } })
    .toArray();
  return new Set(records.map(({ _id }) => _id));
}

/**
 * All records of a collection, with these fields alone. A check reads them before what they refer to: what is made
 * meanwhile, with its first records, would be taken for missing.
 */
export function recordsOf(
  db: Db,
  name: string,
  fields: readonly string[],
): Promise<readonly StoredRecord[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  return collectionOf(db, name).find({}, { projection }).toArray();
}

/** The entries of a stored list; nothing when it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
