import { type Connection, type mongo, Schema } from 'mongoose';

export type ImportOrigin = 'batch' | 'all' | 'seed';
export type ImportState = 'queued' | 'running' | 'completed' | 'cancelled';

/** The number of games that an import settled at a moment. */
export interface ImportStep {
  readonly at: Date;
  readonly games: number;
}

/** A request to import games. Its chunks, not the queue, tell what remains to be done. */
export interface ImportRecord {
  readonly _id: number;
  readonly origin: ImportOrigin;
  readonly state: ImportState;
  readonly total: number;
  readonly chunkSize: number;
  /** The priority of its jobs on the queue: 1 goes first. */
  readonly priority: number;
  readonly requestedBy: { readonly id: number; readonly username: string } | null;
  /** The user's id and the key that came with the request. */
  readonly idempotencyKey?: string;
  /** The search that `all` was limited to. */
  readonly search: string | null;
  /** The two imports of a first start; each can be there once. */
  readonly seedStep?: 'first' | 'rest';
  /** The last steps, oldest first: its speed is computed from them. */
  readonly steps: readonly ImportStep[];
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A game that could not be imported, with the reason in plain words. */
export interface ItemFailure {
  readonly id: number;
  readonly error: string;
}

/**
 * Games of an import that are worked on together, each in exactly one of three lists. One document for
 * many games, so that an import does not write more documents about its games than games.
 */
export interface ImportChunk {
  /** '{import}:{chunk}' */
  readonly _id: string;
  readonly importId: number;
  readonly chunk: number;
  /** External ids without an outcome. */
  readonly pending: readonly number[];
  readonly succeeded: readonly number[];
  readonly failed: readonly ItemFailure[];
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
    steps: [{ at: Date, games: Number, _id: false }],
    createdAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
  },
  { versionKey: false },
);
importSchema.index({ state: 1 });
importSchema.index({ finishedAt: 1 });
importSchema.index({ idempotencyKey: 1 }, { unique: true, sparse: true });
importSchema.index({ seedStep: 1 }, { unique: true, sparse: true });

export function importModel(connection: Connection) {
  return connection.model<ImportRecord>('Import', importSchema, 'imports');
}

/** The driver's own collection: it takes updates that are computed from what is there. */
export const importChunks = (connection: Connection) =>
  connection.collection<ImportChunk>('importChunks');

export const CHUNK_INDEXES: mongo.IndexDescription[] = [
  { key: { importId: 1, chunk: 1 } },
  // Few chunks have failures, and the list of imports looks for them again and again.
  {
    key: { importId: 1, chunk: 1 },
    name: 'failures',
    partialFilterExpression: { 'failed.0': { $exists: true } },
  },
];
