import { z } from 'zod';

/** A typed number; NaN for anything else, which every check of numbers refuses. */
export function typedNumber(typed: string): number {
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The entries of a text with one per line. */
export const typedLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An optional field that is typed; error messages include its name. */
export function optionalTyped<T>(
  name: string,
  write: z.ZodType<T>,
  sent: (typed: string) => unknown,
) {
  return z
    .string()
    .trim()
    .transform((typed, context) => {
      if (typed === '') return null;
      const { data = null, error } = write.safeParse(sent(typed));
      for (const { message } of error?.issues ?? []) context.addIssue(`${name} ${message}`);
      return data;
    });
}

/** An optional whole number. */
export const optionalWhole = (name: string, write: z.ZodType<number | null>) =>
  optionalTyped(name, write, (typed) => (/^\d+$/.test(typed) ? Number(typed) : typed));
