import { type Connection, Schema } from 'mongoose';

export type ImportOrigin = 'batch' | 'all' | 'seed';
export type ImportState = 'queued' | 'running' | 'completed' | 'cancelled';

/** What somebody asked to import. Its items, not the queue, tell what remains to be done. */
export interface ImportRecord {
  readonly _id: number;
  readonly origin: ImportOrigin;
  readonly state: ImportState;
  readonly total: number;
  readonly chunkSize: number;
  /** Of its jobs on the queue: 1 goes first. */
  readonly priority: number;
  readonly requestedBy: { readonly id: number; readonly username: string } | null;
  /** The user's id and the key that came with the request. */
  readonly idempotencyKey?: string;
  /** The search that `all` was limited to. */
  readonly search: string | null;
  /** The two imports of a first start; each can be there once. */
  readonly seedStep?: 'first' | 'rest';
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** One game of an import and what became of it. `_id` is '{import}:{game}', so that none is in it twice. */
export interface ImportItem {
  readonly _id: string;
  readonly importId: number;
  readonly externalId: number;
  readonly chunk: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly error: string | null;
}

const importSchema = new Schema<ImportRecord>(
  {
    _id: { type: Number, required: true },
    origin: { type: String, required: true },
    state: { type: String, required: true },
    total: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    priority: { type: Number, required: true },
    requestedBy: { id: Number, username: String, _id: false },
    idempotencyKey: String,
    search: String,
    seedStep: String,
    createdAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
  },
  { versionKey: false },
);
importSchema.index({ state: 1 });
importSchema.index({ createdAt: 1 });
importSchema.index({ idempotencyKey: 1 }, { unique: true, sparse: true });
importSchema.index({ seedStep: 1 }, { unique: true, sparse: true });

const itemSchema = new Schema<ImportItem>(
  {
    _id: { type: String, required: true },
    importId: { type: Number, required: true },
    externalId: { type: Number, required: true },
    chunk: { type: Number, required: true },
    state: { type: String, required: true },
    error: String,
  },
  { versionKey: false },
);
// Counts by state, and what is left of a chunk, are read from this alone.
itemSchema.index({ importId: 1, state: 1, chunk: 1, externalId: 1 });

export function importModel(connection: Connection) {
  return connection.model<ImportRecord>('Import', importSchema, 'imports');
}

export function importItemModel(connection: Connection) {
  return connection.model<ImportItem>('ImportItem', itemSchema, 'importItems');
}
