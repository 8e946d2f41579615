import { z } from 'zod';
import { id } from './fields.ts';

/** What became of one of many records that were to be changed. */
export const outcome = z.object({
  id,
  /** 'unchanged': it was so already. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused, in words for a person. */
  reason: z.string().optional(),
});
export type Outcome = z.infer<typeof outcome>;

/** The outcomes in the order of the ids that were sent, each id once. */
export const outcomes = z.object({ results: z.array(outcome) });

/** Many changes one after the other, each in a transaction of its own, take their time. */
export const MANY_TIMEOUT_MS = 60_000;
