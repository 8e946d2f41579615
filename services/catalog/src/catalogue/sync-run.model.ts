import { type Connection, Schema } from 'mongoose';

/** One run of the mirror's sync; the truth about how far it is. */
export interface SyncRunRecord {
  readonly _id: number;
  readonly mode: 'full' | 'delta';
  readonly state: 'queued' | 'running' | 'completed' | 'failed';
  /** True until it has ended; the index on it lets one run exist at a time. */
  readonly active?: true;
  /** A delta takes what changed since this day. */
  readonly since: string | null;
  readonly pages: number;
  readonly pagesDone: number;
  /** How often its pages were walked again because games were missing. */
  readonly repeats?: number;
  /** The total that the catalogue gave with the last page. */
  readonly total: number;
  readonly games: number;
  readonly malformed: number;
  /** Why the last try failed, also while more are to come. */
  readonly error: string | null;
  /** Since when its tries fail; null while they go well. */
  readonly failingSince: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const schema = new Schema<SyncRunRecord>(
  {
    _id: { type: Number, required: true },
    mode: { type: String, required: true },
    state: { type: String, required: true },
    active: Boolean,
    since: String,
    pages: { type: Number, required: true },
    pagesDone: { type: Number, required: true },
    repeats: Number,
    total: { type: Number, required: true },
    games: { type: Number, required: true },
    malformed: { type: Number, required: true },
    error: String,
    failingSince: Date,
    createdAt: { type: Date, required: true },
    finishedAt: Date,
  },
  { versionKey: false },
);
schema.index({ active: 1 }, { unique: true, partialFilterExpression: { active: true } });
schema.index({ state: 1, _id: -1 });

export function syncRunModel(connection: Connection) {
  return connection.model<SyncRunRecord>('SyncRun', schema, 'syncRuns');
}
