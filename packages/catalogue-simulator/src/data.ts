import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The folder of the data that games, words and pictures are made of. */
export const DATA = new URL('../data/', import.meta.url);

/** Single words, written behind each other. */
export const words = z.string().transform((text): readonly string[] => text.split(' '));

/** Groups of words, separated by commas. */
export const phrases = z.string().transform((text): readonly string[] => text.split(', '));

/**
 * Reads `data/{name}.json`.
 * @throws Error that names the file and what in it does not fit the schema
 */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(`${name}.json`, DATA), 'utf8')));
  if (!parsed.success) throw new Error(`${name}.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
