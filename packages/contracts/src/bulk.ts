import { z } from 'zod';
import { bulkIds, id, MAX_IN_BULK } from './fields.ts';

/** The outcome for one record of a bulk change. */
export const outcome = z.object({
  id,
  /** 'unchanged': it was so already. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused, in words for a person. */
  reason: z.string().optional(),
  /** The version after the change, to be sent along when it is undone. */
  version: z.int().optional(),
});
export type Outcome = z.infer<typeof outcome>;

/** The outcomes in the order of the ids that were sent, each id once. */
export const outcomes = z.object({ results: z.array(outcome) });

/** The records that a body names, and their versions; extended by what is to change. */
export const bulkRecords = z
  .strictObject({
    ids: bulkIds,
    /** In the order of the ids: a record with another version by now is refused. */
    versions: z.array(z.int().min(0)).max(MAX_IN_BULK).optional(),
  })
  .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
    path: ['versions'],
    message: 'must be as many as the ids',
  });
export type BulkRecords = z.infer<typeof bulkRecords>;

/** A bulk change takes long: each record has a transaction of its own. */
export const BULK_TIMEOUT_MS = 60_000;
