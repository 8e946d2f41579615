import { recordModel } from '@slots/mongo/record-model';
import type { Connection, mongo } from 'mongoose';
import { z } from 'zod';

const importOrigin = z.enum(['batch', 'all', 'seed']);
export type ImportOrigin = z.output<typeof importOrigin>;

const importState = z.enum(['queued', 'running', 'completed', 'cancelled']);
export type ImportState = z.output<typeof importState>;

/** The number of games that an import settled at a moment. */
const importStep = z.object({ at: z.date(), games: z.int() });

/** A request to import games. Its chunks, not the queue, tell what remains to be done. */
const importRecord = z.object({
  _id: z.int(),
  origin: importOrigin,
  state: importState,
  total: z.int(),
  chunkSize: z.int(),
  /** The priority of its jobs on the queue: 1 goes first. */
  priority: z.int(),
  requestedBy: z.object({ id: z.int(), username: z.string() }).nullable(),
  /** The user's id and the key that came with the request. */
  idempotencyKey: z.string().exactOptional(),
  /** The search that `all` was limited to. */
  search: z.string().nullable(),
  /** The two imports of a first start; each can be there once. */
  seedStep: z.enum(['first', 'rest']).exactOptional(),
  /** The last steps, oldest first: its speed is computed from them. */
  steps: z.array(importStep),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

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

export const importModel = (connection: Connection) =>
  recordModel(connection, 'Import', importRecord, 'imports', [
    [{ state: 1 }],
    [{ finishedAt: 1 }],
    [{ idempotencyKey: 1 }, { unique: true, sparse: true }],
    [{ seedStep: 1 }, { unique: true, sparse: true }],
  ]);

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
