import { readFileSync } from 'node:fs';
import { defaultOf, type Entity } from '@slots/contracts/entity';
import { id } from '@slots/contracts/fields';
import { z } from 'zod';
import type { NewRecord } from './entity.ts';

/** A record of a seed file: fields as staff could have sent them, those that no call sets as they are stored. */
export function seedRecord<E extends Entity>(entity: E): z.ZodType<NewRecord<E>>;
export function seedRecord({ fields }: Entity): z.ZodType {
  const shape = Object.entries(fields).map(([name, field]) => {
    const { read, write = read } = field;
    return [name, defaultOf(field) === undefined ? write : write.exactOptional()];
  });
  return z.strictObject({ _id: id, ...Object.fromEntries(shape) });
}

/** The content of a JSON file. @throws ZodError for one that the schema does not describe */
export function readSeedFile<T>(file: URL, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
