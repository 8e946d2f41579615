import { Schema } from 'mongoose';
import { z } from 'zod';

/** The shape within null, default, readonly and the like. */
function unwrapped(type: z.core.$ZodType): z.core.$ZodType {
  const inner =
    type instanceof z.ZodNullable ||
    type instanceof z.ZodOptional ||
    type instanceof z.ZodExactOptional ||
    type instanceof z.ZodReadonly ||
    type instanceof z.ZodDefault;
  return inner ? unwrapped(type.unwrap()) : type;
}

/**
 * The type of mongoose that stores what zod describes.
 * @param field makes the fields of an object within
 * @throws Error for a type that no record has yet
 */
export function storedAs(type: z.core.$ZodType, field: (read: z.ZodType) => object): unknown {
  const shape = unwrapped(type);
  if (shape instanceof z.ZodISODateTime || shape instanceof z.ZodDate) return Date;
  if (shape instanceof z.ZodString || shape instanceof z.ZodStringFormat) return String;
  if (shape instanceof z.ZodEnum) return String;
  if (shape instanceof z.ZodNumber) return Number;
  if (shape instanceof z.ZodBoolean) return Boolean;
  if (
    shape instanceof z.ZodUnion ||
    shape instanceof z.ZodCustom ||
    shape instanceof z.ZodUnknown
  ) {
    return Schema.Types.Mixed;
  }
  if (shape instanceof z.ZodArray) return [storedAs(shape.element, field)];
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries(shape.shape).map(([name, read]) => [name, field(read)]);
    return new Schema(Object.fromEntries(fields), { _id: false });
  }
  throw new Error(`No field is stored as ${shape.constructor.name} yet.`);
}
