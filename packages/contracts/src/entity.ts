import type { z } from 'zod';
import { id, timestamp } from './fields.ts';

/**
 * A field of an entity, and everything that follows from it: how it is stored and answered, what a change may
 * send, who reads it, whether history and files have it.
 */
export interface Field {
  /** As it is answered. A `timestamp` is stored as a date, everything else as it is. */
  readonly read: z.ZodType;
  /** As staff send it. A change of the record does not take a field without it. */
  readonly write?: z.ZodType;
  /** Everybody reads it unless said. What only its owner reads leaves the service by other means or never. */
  readonly seenBy?: 'staff' | 'owner';
  /** Stored when a new record does not say, and read from older records that lack it; null or no elements unless said. */
  readonly default?: string | number | boolean;
  /** The heading of its column in a file; without it the file leaves the field out. */
  readonly column?: string;
  /** False: changes of it are not told. A name: only that it changed is told under it, never a value. */
  readonly history?: false | { readonly secret: string };
  /** The search of staff looks into it. */
  readonly searched?: true;
}

export type Fields = Readonly<Record<string, Field>>;

type SeenByAll<F> = { [K in keyof F]: F[K] extends { seenBy: string } ? never : K }[keyof F];
type SeenByStaff<F> = {
  [K in keyof F]: F[K] extends { seenBy: 'owner' } ? never : K;
}[keyof F];
type Written<F> = { [K in keyof F]: F[K] extends { write: z.ZodType } ? K : never }[keyof F];

type ReadShape<F extends Fields, Keys extends keyof F> = { [K in Keys]: F[K]['read'] };
type WriteShape<F extends Fields> = {
  [K in Written<F>]: F[K] extends { write: infer W extends z.ZodType } ? z.ZodOptional<W> : never;
};

/** What every record has beside the fields of its entity. */
type RecordShape = { id: typeof id; createdAt: typeof timestamp; updatedAt: typeof timestamp };
const RECORD_COLUMNS = { createdAt: 'Created', updatedAt: 'Last Updated' };

/** One kind of record, defined once: the source of its shapes, its changes, its file and its collection. */
export interface Entity<F extends Fields = Fields> {
  /** As history and messages name it. */
  readonly name: string;
  readonly fields: F;
  /** As everybody reads a record. */
  readonly publicShape: RecordShape & ReadShape<F, SeenByAll<F>>;
  /** As staff read it. */
  readonly staffShape: RecordShape & ReadShape<F, SeenByStaff<F>>;
  /** The fields that a change may send, each of them optional. */
  readonly changes: WriteShape<F>;
  /** The columns of its file, in the order of the fields. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The fields that pass, each as `of` makes it. */
function shapeOf<T>(
  fields: Fields,
  of: (field: Field) => T | undefined,
): Record<string, NonNullable<T>> {
  const shape: Record<string, NonNullable<T>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = of(field);
    if (value !== undefined && value !== null) shape[name] = value;
  }
  return shape;
}

/** The order of the fields is that of the columns in a file. */
export function defineEntity<const F extends Fields>(name: string, fields: F): Entity<F>;
export function defineEntity(name: string, fields: Fields): Entity {
  const recordShape = (of: (field: Field) => z.ZodType | undefined) => ({
    id,
    ...shapeOf(fields, of),
    createdAt: timestamp,
    updatedAt: timestamp,
  });
  return {
    name,
    fields,
    publicShape: recordShape(({ read, seenBy }) => (seenBy === undefined ? read : undefined)),
    staffShape: recordShape(({ read, seenBy }) => (seenBy === 'owner' ? undefined : read)),
    changes: shapeOf(fields, ({ write }) => write?.optional()),
    columns: { id: 'ID', ...shapeOf(fields, ({ column }) => column), ...RECORD_COLUMNS },
  };
}

type Searched<F> = { [K in keyof F]: F[K] extends { searched: true } ? K : never }[keyof F];

/** The names of the fields that a search of staff looks into. */
export function searchedFields<F extends Fields>(entity: Entity<F>): readonly Searched<F>[];
export function searchedFields({ fields }: Entity): readonly string[] {
  return Object.keys(shapeOf(fields, ({ searched }) => searched));
}

/** What a field of these is stored as. */
type Stored<Read> =
  Read extends z.ZodNullable<infer Inner>
    ? Stored<Inner> | null
    : Read extends z.ZodISODateTime
      ? Date
      : Read extends z.ZodArray<infer Item>
        ? readonly Stored<Item>[]
        : Read extends z.ZodObject<infer Shape>
          ? { readonly [K in keyof Shape]: Stored<Shape[K]> }
          : z.output<Read>;

/** A record of the entity as it is stored, without what all records have. */
export type StoredFields<E extends Entity> = {
  readonly [K in keyof E['fields']]: Stored<E['fields'][K]['read']>;
};
