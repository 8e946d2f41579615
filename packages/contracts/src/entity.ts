import { z } from 'zod';
import { id, timestamp } from './fields.ts';

/**
 * A field of an entity, and everything that follows from it: how it is stored and answered, what a change may
 * send, who reads it, whether history and files have it.
 */
export interface Field {
  /** As it is answered. A `timestamp` is stored as a date, everything else as it is, unless `stored` says otherwise. */
  readonly read: z.ZodType;
  /** As staff send it, and as it is stored from that. No call sets a field without it. */
  readonly write?: z.ZodType;
  /** Where the stored shape differs from the answered one: that shape, and the answer from a non-null value. */
  readonly stored?: { readonly as: z.ZodType; answered(stored: unknown): unknown };
  /** Only a new record sends it. */
  readonly fixed?: true;
  /** Public by default. A field that only its owner reads leaves the service by other means or never. */
  readonly seenBy?: 'staff' | 'owner';
  /** Stored and read where a new or older record lacks the field; by default null or no elements. */
  readonly default?: string | number | boolean;
  /** The heading of its CSV column; without it the export leaves the field out. */
  readonly column?: string;
  /**
   * False: changes of it are not recorded. `secret`: only that it changed is recorded, under that name. `as`: it is
   * recorded under that name, with the values that `told` returns if given.
   */
  readonly history?:
    | false
    | { readonly secret: string }
    | { readonly as: string; told?(stored: unknown): unknown };
  /** The search of staff looks into it. */
  readonly searched?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** A field that is derived from stored ones, and never stored itself. */
export interface DerivedField<Stored = Readonly<Record<string, unknown>>> {
  readonly read: z.ZodType;
  readonly seenBy?: 'staff';
  from(stored: Stored): unknown;
}

export type DerivedFields<Stored = Readonly<Record<string, unknown>>> = Readonly<
  Record<string, DerivedField<Stored>>
>;

export type NoFields = Readonly<Record<string, never>>;

type SeenByAll<F> = { [K in keyof F]: F[K] extends { seenBy: string } ? never : K }[keyof F];
type SeenByStaff<F> = {
  [K in keyof F]: F[K] extends { seenBy: 'owner' } ? never : K;
}[keyof F];
type Written<F> = { [K in keyof F]: F[K] extends { write: z.ZodType } ? K : never }[keyof F];
type Changed<F> = {
  [K in Written<F>]: F[K] extends { fixed: true } ? never : K;
}[Written<F>];

/** The fields that a new record may leave out. */
export type Optional<F> = {
  [K in keyof F]: F[K] extends { default: unknown } | { read: z.ZodNullable | z.ZodArray }
    ? K
    : never;
}[keyof F];

type ReadShape<F extends Readonly<Record<string, { read: z.ZodType }>>, Keys extends keyof F> = {
  [K in Keys]: F[K]['read'];
};
type WriteOf<F> = F extends { write: infer W extends z.ZodType } ? W : never;
type ChangeShape<F> = { [K in Changed<F>]: z.ZodExactOptional<WriteOf<F[K]>> };
type CreationShape<F> = {
  [K in Written<F>]: K extends Optional<F> ? z.ZodExactOptional<WriteOf<F[K]>> : WriteOf<F[K]>;
};

/** The fields of every record, beside those of its entity. */
type RecordShape = { id: typeof id; createdAt: typeof timestamp; updatedAt: typeof timestamp };
const RECORD_COLUMNS = { createdAt: 'Created', updatedAt: 'Last Updated' };

type Columns<F> = {
  readonly [K in keyof F as F[K] extends { column: string } ? K : never]: string;
} & { readonly id: string } & Readonly<typeof RECORD_COLUMNS>;

/** One kind of record, defined once: the source of its shapes, changes, CSV export and collection. */
export interface Entity<F extends Fields = Fields, D extends DerivedFields = DerivedFields> {
  /** As history and messages name it. */
  readonly name: string;
  readonly fields: F;
  readonly derived: D;
  /** As everybody reads a record. */
  readonly publicShape: RecordShape & ReadShape<F, SeenByAll<F>> & ReadShape<D, SeenByAll<D>>;
  /** As staff read it. */
  readonly staffShape: RecordShape & ReadShape<F, SeenByStaff<F>> & ReadShape<D, SeenByStaff<D>>;
  /** The fields of a new record: those without a default are required. */
  readonly creation: CreationShape<F>;
  /** The fields that a change may send, each of them optional. */
  readonly changes: ChangeShape<F>;
  /** The columns of its CSV export, in the order of the fields. */
  readonly columns: Columns<F>;
}

/** The field's default, or null or no elements; undefined: it is required. */
export function defaultOf(field: Pick<Field, 'read' | 'default'>): unknown {
  if (field.default !== undefined) return field.default;
  if (field.read instanceof z.ZodNullable) return null;
  return field.read instanceof z.ZodArray ? [] : undefined;
}

/** The fields that pass, each as `of` makes it. */
function shapeOf<F, T>(
  fields: Readonly<Record<string, F>>,
  of: (field: F) => T | undefined,
): Record<string, NonNullable<T>> {
  const shape: Record<string, NonNullable<T>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = of(field);
    if (value !== undefined && value !== null) shape[name] = value;
  }
  return shape;
}

/**
 * The order of the fields is that of the CSV columns.
 * @param derived fields that are answered beside them, made from a record's stored fields
 */
export function defineEntity<const F extends Fields>(name: string, fields: F): Entity<F, NoFields>;
export function defineEntity<
  const F extends Fields,
  const D extends DerivedFields<StoredValues<F>>,
>(name: string, fields: F, derived: D & DerivedFields<StoredValues<F>>): Entity<F, D>;
export function defineEntity(name: string, fields: Fields, derived: DerivedFields = {}): Entity {
  const recordShape = (isSeen: (seenBy: Field['seenBy']) => boolean) => {
    const seen = ({ read, seenBy }: Pick<Field, 'read' | 'seenBy'>) =>
      isSeen(seenBy) ? read : undefined;
    return {
      id,
      ...shapeOf(fields, seen),
      ...shapeOf(derived, seen),
      createdAt: timestamp,
      updatedAt: timestamp,
    };
  };
  return {
    name,
    fields,
    derived,
    publicShape: recordShape((seenBy) => seenBy === undefined),
    staffShape: recordShape((seenBy) => seenBy !== 'owner'),
    creation: shapeOf(fields, (field) =>
      defaultOf(field) === undefined ? field.write : field.write?.exactOptional(),
    ),
    changes: shapeOf(fields, ({ write, fixed }) => (fixed ? undefined : write?.exactOptional())),
    columns: { id: 'ID', ...shapeOf(fields, ({ column }) => column), ...RECORD_COLUMNS },
  };
}

/** The optional fields of an answer, all of them missing: null, or without elements. */
export function missingFields<S extends z.ZodRawShape>(
  answer: z.ZodObject<S>,
): { [K in Missable<S>]: z.output<S[K]> };
export function missingFields({ shape }: z.ZodObject<Record<string, z.ZodType>>): object {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, read]) => {
      const missing = defaultOf({ read });
      return missing === undefined ? [] : [[name, missing]];
    }),
  );
}
type Missable<S> = { [K in keyof S]: S[K] extends z.ZodNullable | z.ZodArray ? K : never }[keyof S];

type Searched<F> = { [K in keyof F]: F[K] extends { searched: true } ? K : never }[keyof F];

/** The names of the fields that a search of staff covers. */
export function searchedFields<F extends Fields>(entity: Entity<F>): readonly Searched<F>[];
export function searchedFields({ fields }: Entity): readonly string[] {
  return Object.keys(shapeOf(fields, ({ searched }) => searched));
}

/** The stored type of a field. */
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

type StoredField<F> = F extends { stored: { as: infer As } }
  ? Stored<As>
  : F extends { read: infer Read }
    ? Stored<Read>
    : never;

type StoredValues<F extends Fields> = { readonly [K in keyof F]: StoredField<F[K]> };

/** A stored record, without the fields that all records have. */
export type StoredFields<E extends Entity> = StoredValues<E['fields']>;
