import {
  defaultOf,
  type Entity,
  type Field,
  type Optional,
  type StoredFields,
} from '@slots/contracts/entity';
import { editor } from '@slots/contracts/history';
import type { Editor } from '@slots/http-kit/entity-tag';
import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
} from 'mongoose';
import { z } from 'zod';
import type { HistoryChange } from './history.ts';
import type { RecordedKind } from './recorded-writes.ts';
import { storedAs } from './stored-as.ts';

/** A record as it is stored. */
export type RecordOf<E extends Entity> = StoredFields<E> & {
  readonly _id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The author of the last change; null for seeds and other services. */
  readonly updatedBy: Editor | null;
  /** Raised by every write; ETags are made from it. */
  readonly version: number;
};

/** A new record: what has a default need not be given. */
export type NewRecord<E extends Entity> = Omit<StoredFields<E>, Optional<E['fields']>> &
  ChangesOf<E> & { readonly _id: number; readonly updatedBy?: Editor | null };

/** Fields that a write sets. */
export type ChangesOf<E extends Entity> = Partial<StoredFields<E>>;

type Values = Readonly<Record<string, unknown>>;

/** The same names, each with what `of` makes of its value. */
function mapped<T>(values: Readonly<Record<string, T>>, of: (value: T, name: string) => unknown) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value, name)]));
}

/** A field of an object within a record. */
const nested = (read: z.ZodType) => definition({ read });

function definition(field: Pick<Field, 'read' | 'default' | 'stored'>): object {
  const missing = defaultOf(field);
  const type = storedAs(field.stored?.as ?? field.read, nested);
  if (missing !== undefined) return { type, default: missing };
  return { type, required: !(field.read instanceof z.ZodOptional) };
}

/** The values of a new record, for writers that go past the model. */
export function defaultsOf<E extends Entity>(
  entity: E,
): Pick<StoredFields<E>, Optional<E['fields']>>;
export function defaultsOf({ fields }: Entity): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, defaultOf(field)] as const)
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
  const schema = new Schema(
    {
      _id: { type: Number, required: true },
      ...mapped(entity.fields, definition),
      updatedBy: { type: storedAs(editor, nested), default: null },
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false },
  );
  for (const [keys, options] of indexes) schema.index(keys, options);
  return connection.model<RecordOf<E>>(entity.name, schema, collection);
}

/** The fields of a record, with the defaults of those that it lacks. */
const whole = ({ fields }: Entity, record: Values): Values =>
  mapped(fields, (field, name) => (name in record ? record[name] : defaultOf(field)));

/** As it is sent: dates in UTC, and what is stored in another shape in that of its answers. */
function sent(value: unknown, field?: Pick<Field, 'stored'>): unknown {
  if (value instanceof Date) return value.toISOString();
  return field?.stored && value !== null ? field.stored.answered(value) : value;
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
  return answer(entity, record, entity.publicShape);
}

/** The fields of a record that staff read. */
export function staffAnswer<E extends Entity>(
  entity: E,
  record: Dated & Partial<StoredFields<E>>,
): Answer<E['staffShape']>;
export function staffAnswer(entity: Entity, record: Dated): unknown {
  return answer(entity, record, entity.staffShape);
}

function answer(entity: Entity, record: Dated, shape: Values): Values {
  const { _id: id, createdAt, updatedAt } = record;
  const stored = whole(entity, record);
  const derived = mapped(entity.derived, ({ from }) => from(stored));
  const known: Values = { ...stored, ...derived, id, createdAt, updatedAt };
  return mapped(shape, (_read, name) => sent(known[name], entity.fields[name]));
}

/** The history of an entity: all its fields, unless they say otherwise. */
export function historyOf<E extends Entity>(
  entity: E,
  {
    name,
    action,
  }: {
    /** The record's name for people. */
    readonly name: (record: RecordOf<E>) => string;
    readonly action?: (changes: readonly HistoryChange[]) => string | undefined;
  },
): RecordedKind<RecordOf<E>> {
  const told = Object.entries(entity.fields).map(([field, { history }]) => ({ field, history }));
  return {
    kind: entity.name,
    name,
    fields(record) {
      const stored = whole(entity, record);
      return Object.fromEntries(
        told.flatMap(({ field, history }) => {
          if (history === undefined) return [[field, sent(stored[field], entity.fields[field])]];
          if (history === false || 'secret' in history) return [];
          return [[history.as, history.told ? history.told(stored[field]) : stored[field]]];
        }),
      );
    },
    secrets: (record: Values) =>
      Object.fromEntries(
        told.flatMap(({ field, history }) =>
          history && 'secret' in history ? [[history.secret, record[field]]] : [],
        ),
      ),
    ...(action && { action }),
  };
}
