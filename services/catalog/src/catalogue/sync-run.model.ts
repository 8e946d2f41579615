import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

/** One run of the mirror's sync; the truth about how far it is. */
const syncRun = z.object({
  _id: z.int(),
  mode: z.enum(['full', 'delta']),
  state: z.enum(['queued', 'running', 'completed', 'failed']),
  /** True until it has ended; the index on it lets one run exist at a time. */
  active: z.boolean().exactOptional(),
  /** A delta takes what changed since this day. */
  since: z.string().nullable(),
  pages: z.int(),
  pagesDone: z.int(),
  /** How often its pages were walked again because games were missing. */
  repeats: z.int().exactOptional(),
  /** The total that the catalogue gave with the last page. */
  total: z.int(),
  games: z.int(),
  malformed: z.int(),
  /** Why the last try failed, also while more are to come. */
  error: z.string().nullable(),
  /** Since when its tries fail; null while they go well. */
  failingSince: z.date().nullable(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type SyncRunRecord = z.output<typeof syncRun>;

export const syncRunModel = (connection: Connection) =>
  recordModel(connection, 'SyncRun', syncRun, 'syncRuns', [
    [{ active: 1 }, { unique: true, partialFilterExpression: { active: true } }],
    [{ state: 1, _id: -1 }],
  ]);
