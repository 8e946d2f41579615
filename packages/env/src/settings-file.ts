import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Reads a JSON file that a setting names.
 * @param what completes the sentence that begins with the file, when it is another one
 * @throws when the file is missing or invalid, naming the file and every wrong field
 */
export function readSettingsFile<S extends z.ZodType>(
  file: string,
  schema: S,
  what: string,
): z.output<S> {
  const parsed = schema.safeParse(readJson(file, what));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} ${what}:\n${z.prettifyError(parsed.error)}`);
}

function readJson(file: string, what: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} ${what}, since it is no JSON: ${String(error)}`, { cause: error });
  }
}
