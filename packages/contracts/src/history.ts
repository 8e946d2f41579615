import { z } from 'zod';
import { type Contract, defineContract } from './contract.ts';
import { byId, id, paging, timestamp } from './fields.ts';

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
export const historyQuery = z.object(paging);
export type HistoryQuery = z.output<typeof historyQuery>;

/** The call that lists a record's history. `missing` refuses an id that no record ever had. */
export function historyCall<
  const C extends Pick<Contract, 'id' | 'owner' | 'path' | 'access' | 'summary'>,
>(missing: string, call: C) {
  return defineContract({
    ...call,
    method: 'GET',
    params: byId,
    query: historyQuery,
    responses: { 200: historyPage },
    messages: { 404: missing },
  });
}
export type HistoryCall = ReturnType<typeof historyCall>;
