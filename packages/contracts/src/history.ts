import { z } from 'zod';
import { id, queryInt, timestamp } from './fields.ts';

/** The person behind a change; `key` is their API key, where a program made it. */
export const editor = z.object({
  id,
  username: z.string(),
  key: z.object({ id, name: z.string() }).optional(),
});

/** One step in a record's history. `from` and `to` are the values as the record's own call shows them. */
export const historyEntry = z.object({
  at: timestamp,
  by: editor,
  /** 'created', 'updated' or 'deleted', or a word of the record's own such as 'published'. */
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A record's history, newest first; that of a deleted record is still there. */
export const historyPage = z.object({ data: z.array(historyEntry), total: z.int() });
export type HistoryPage = z.infer<typeof historyPage>;

/** Pages start at 1; 20 entries by default. */
export const historyQuery = z.object({
  page: queryInt(1, 1_000_000).optional(),
  limit: queryInt(1, 100).optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;
