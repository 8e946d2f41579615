import { z } from 'zod';

import { phrases, readData } from '../data.ts';
import { symbols } from './worlds.ts';

const type = z.strictObject({
  name: z.string(),
  /** Its frequency. */
  perThousand: z.number(),
  family: z.enum(['slot', 'table']),
  /** Endings of a name; slots have their own patterns. */
  endings: phrases.default([]),
  /** Games that are no slots show what is on their table instead of what is in their world. */
  symbols: z.strictObject(symbols).optional(),
});

/** A kind of game. */
export type TypeSeed = z.infer<typeof type>;

/** In the order of their ids. */
export const TYPES: readonly TypeSeed[] = readData('types', z.array(type));
