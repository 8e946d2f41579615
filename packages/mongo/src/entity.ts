import type { Entity, Field, Fields, StoredFields } from '@slots/contracts/entity';
import type { Editor } from '@slots/http-kit/entity-tag';
import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
} from 'mongoose';
import { z } from 'zod';
import { lastEditor } from './editor.ts';
import type { HistoryChange } from './history.ts';
import type { RecordedKind } from './recorded-writes.ts';

/** A record as it is stored. */
export type RecordOf<E extends Entity> = StoredFields<E> & {
  readonly _id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who changed it last; null for seeds and other services. */
  readonly updatedBy: Editor | null;
  /** Raised by every write; what an ETag is made from. */
  readonly version: number;
};

/** A new record: what is not given has its default. */
export type NewRecord<E extends Entity> = { readonly _id: number } & Partial<
  Omit<RecordOf<E>, 'createdAt' | 'updatedAt' | 'version'>
>;

type Values = Readonly<Record<string, unknown>>;

/** The shape within null, default and the like. */
function unwrapped(type: z.core.$ZodType): z.core.$ZodType {
  const inner = type instanceof z.ZodNullable || type instanceof z.ZodOptional;
  return inner ? unwrapped(type.unwrap()) : type;
}

/** The type of mongoose that stores what zod describes. @throws Error for a type that no entity has yet */
function storedAs(type: z.core.$ZodType): unknown {
  const shape = unwrapped(type);
  if (shape instanceof z.ZodISODateTime) return Date;
  if (shape instanceof z.ZodString || shape instanceof z.ZodStringFormat) return String;
  if (shape instanceof z.ZodEnum) return String;
  if (shape instanceof z.ZodNumber) return Number;
  if (shape instanceof z.ZodBoolean) return Boolean;
  if (shape instanceof z.ZodArray) return [storedAs(shape.element)];
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries(shape.shape).map(([name, field]) => [name, definition(field)]);
    return new Schema(Object.fromEntries(fields), { _id: false });
  }
  throw new Error(`No field is stored as ${shape.constructor.name} yet.`);
}

/** The value of a field that a record does not name; undefined: it has to name it. */
function defaultOf(read: z.core.$ZodType, given?: Field['default']): unknown {
  if (given !== undefined) return given;
  if (read instanceof z.ZodNullable) return null;
  return read instanceof z.ZodArray ? [] : undefined;
}

function definition(read: z.core.$ZodType, given?: Field['default']): object {
  const missing = defaultOf(read, given);
  const type = storedAs(read);
  return missing === undefined ? { type, required: true } : { type, default: missing };
}

type Defaulted<F extends Fields> = {
  [K in keyof F]: F[K] extends { default: unknown } | { read: z.ZodNullable | z.ZodArray }
    ? K
    : never;
}[keyof F];

/** The values of a new record, for writers that go past the model. */
export function defaultsOf<E extends Entity>(
  entity: E,
): Pick<StoredFields<E>, Defaulted<E['fields']>>;
export function defaultsOf({ fields }: Entity): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, defaultOf(field.read, field.default)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The collection of an entity: its fields, who changed it when, its version, and these indexes. */
export function entityModel<E extends Entity>(
  connection: Connection,
  entity: E,
  collection: string,
  indexes: readonly (readonly [IndexDefinition, IndexOptions?])[],
): Model<RecordOf<E>> {
  const fields = Object.entries(entity.fields).map(([name, field]) => [
    name,
    definition(field.read, field.default),
  ]);
  const schema = new Schema(
    {
      _id: { type: Number, required: true },
      ...Object.fromEntries(fields),
      updatedBy: lastEditor,
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false },
  );
  for (const [keys, options] of indexes) schema.index(keys, options);
  return connection.model<RecordOf<E>>(entity.name, schema, collection);
}

/** As it is sent: dates in UTC, and the default of a record that lacks the field. */
function sent(field: Field, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? defaultOf(field.read, field.default) : value;
}

function pick(fields: Fields, record: Values, wanted: (field: Field) => boolean): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => wanted(field))
      .map(([name, field]) => [name, sent(field, record[name])]),
  );
}

type Dated = {
  readonly _id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

type Answer<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** The fields of a record that everybody reads. */
export function publicAnswer<E extends Entity>(
  entity: E,
  record: Dated & Partial<StoredFields<E>>,
): Answer<E['publicShape']>;
export function publicAnswer(entity: Entity, record: Dated): unknown {
  return answer(
    record,
    pick(entity.fields, record, ({ seenBy }) => seenBy === undefined),
  );
}

/** The fields of a record that staff read. */
export function staffAnswer<E extends Entity>(
  entity: E,
  record: Dated & Partial<StoredFields<E>>,
): Answer<E['staffShape']>;
export function staffAnswer(entity: Entity, record: Dated): unknown {
  return answer(
    record,
    pick(entity.fields, record, ({ seenBy }) => seenBy !== 'owner'),
  );
}

function answer({ _id, createdAt, updatedAt }: Dated, fields: Values): Values {
  return {
    id: _id,
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** What the history of an entity holds: its fields, unless they say otherwise. */
export function historyOf<E extends Entity>(
  entity: E,
  {
    name,
    action,
  }: {
    /** What a person calls the record. */
    readonly name: (record: RecordOf<E>) => string;
    readonly action?: (changes: readonly HistoryChange[]) => string | undefined;
  },
): RecordedKind<RecordOf<E>> {
  const secrets = Object.entries(entity.fields).flatMap(([field, { history }]) =>
    history ? [{ field, as: history.secret }] : [],
  );
  return {
    kind: entity.name,
    name,
    fields: (record) => pick(entity.fields, record, ({ history }) => history === undefined),
    secrets(record: Values) {
      return Object.fromEntries(secrets.map(({ field, as }) => [as, record[field]]));
    },
    ...(action && { action }),
  };
}
