import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
  type SchemaOptions,
} from 'mongoose';
import { z } from 'zod';
import { storedAs } from './stored-as.ts';

/** Code gives what a record's type demands, so that mongoose need not: only defaults are left to it. */
function fieldOf(read: z.core.$ZodType): object {
  const type = storedAs(read, fieldOf);
  if (read instanceof z.ZodDefault) return { type, default: read.def.defaultValue };
  return read instanceof z.ZodNullable ? { type, default: null } : { type };
}

/** The collection of records of this shape, with these indexes; for records that are no entities of a contract. */
export function recordModel<Shape extends z.ZodRawShape>(
  connection: Connection,
  name: string,
  { shape }: z.ZodObject<Shape>,
  collection: string,
  indexes: readonly (readonly [IndexDefinition, IndexOptions?])[] = [],
  options: SchemaOptions = {},
): Model<z.output<z.ZodObject<Shape>>> {
  const fields = Object.entries(shape).map(([field, read]) => [field, fieldOf(read)]);
  const schema = new Schema(Object.fromEntries(fields), { ...options, versionKey: false });
  for (const [keys, indexOptions] of indexes) schema.index(keys, indexOptions);
  return connection.model<z.output<z.ZodObject<Shape>>>(name, schema, collection);
}
