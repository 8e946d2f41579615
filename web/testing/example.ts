import { z } from 'zod';

/** An arbitrary time. */
export const AT = '2026-11-21T03:00:00.000Z';

/** The smallest value that a contract's schema accepts: without optional fields, with empty lists. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).filter(
      ([, field]) => !(field instanceof z.ZodExactOptional),
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) {
    return exampleOf(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] ?? z.undefined());
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodISODateTime) return AT;
  if (schema instanceof z.ZodISODate) return AT.slice(0, 10);
  return 'text';
}

/** Makes records of this shape: the smallest one, with its id, the defaults and the overrides. */
export function maker<T extends object>(shape: z.ZodType<T>) {
  const plain = exampleOf(shape);
  return (usual: (id: number) => Partial<T>) =>
    (id: number, over?: Partial<T>): T =>
      shape.parse(Object.assign({}, plain, { id }, usual(id), over));
}
