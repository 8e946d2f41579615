import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, csvFile, id, queryInt, text, timestamp } from '../fields.ts';

export const NOTHING_SELECTED = 'Please select at least one game to import.';

/** A key that the client chooses, by which a repeated request is recognised. */
export const IDEMPOTENCY_KEY = /^[ -~]{0,255}$/;

const importResults = z.object({
  success: z.array(id),
  errors: z.array(z.object({ id, error: z.string() })),
  failed: z.int(),
});

export const importState = z.enum(['queued', 'running', 'completed', 'cancelled']);

/** Started by staff by ids, by staff by search, or by the initial setup. */
export const importOrigin = z.enum(['batch', 'all', 'seed']);

/**
 * An import: what was asked for and how far it is. `succeeded` + `failed` is `done`; an import that
 * was cancelled may have less than `total` done.
 */
export const importJob = z.object({
  id,
  origin: importOrigin,
  state: importState,
  progress: z.object({ total: z.int(), done: z.int(), succeeded: z.int(), failed: z.int() }),
  /** While it runs and enough is known: measured over the last seconds, not since its start. */
  speed: z.object({ gamesPerSecond: z.number(), secondsLeft: z.int() }).nullable(),
  /** Null for the import of the initial setup. */
  requestedBy: z.object({ id, username: z.string() }).nullable(),
  results: importResults,
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type ImportJob = z.infer<typeof importJob>;

const MAX_CHOSEN = 1_000;

/** External ids; duplicates are ignored. */
const chosenGames = z
  .array(id, { error: NOTHING_SELECTED })
  .min(1, NOTHING_SELECTED)
  .refine((ids) => new Set(ids).size <= MAX_CHOSEN, 'At most 1,000 games can be imported at once.')
  .meta({ maxItems: MAX_CHOSEN });

const superOnly = { owner: 'catalog', access: 'super' } as const;

export const importBatch = defineContract({
  ...superOnly,
  id: 'gameImport.batch',
  method: 'POST',
  path: '/api/game-import/batch',
  importOf: { records: 'games of the catalogue', begunBy: [200, 202] },
  summary:
    'Imports the given games. Waits up to 25 seconds for the outcome; after that, or at once with `Prefer: respond-async`, returns 202 with the job.',
  body: z.strictObject({
    gameIds: chosenGames,
  }),
  answerHeaders: ['Location'],
  heeds: ['Idempotency-Key', 'Prefer'],
  example: { gameIds: [1042, 1043] },
  responses: {
    200: z.object({ message: z.string(), results: importResults, jobId: id }),
    202: z.object({ message: z.string(), jobId: id }),
  },
  messages: { 400: NOTHING_SELECTED },
  timeoutMs: 30_000,
});

export const NOTHING_MATCHES = 'No game of the external catalogue matches.';

export const importAll = defineContract({
  ...superOnly,
  id: 'gameImport.all',
  method: 'POST',
  path: '/api/game-import/all',
  importOf: { records: 'games of the catalogue', begunBy: [202] },
  summary: 'Imports all games of the mirror, or those whose name matches the search.',
  body: z.strictObject({ search: text(255).optional() }).optional(),
  answerHeaders: ['Location'],
  heeds: ['Idempotency-Key'],
  example: { search: 'lantern' },
  responses: { 202: z.object({ message: z.string(), jobId: id }) },
  messages: { 404: NOTHING_MATCHES },
  timeoutMs: 30_000,
});

const namedGames = z.array(z.object({ id, name: z.string() }));

/** The outcome that an import would have. The lists name at most 20 games each. */
export const importPlan = z.object({
  total: z.int(),
  create: z.object({ count: z.int(), games: namedGames }),
  change: z.object({ count: z.int(), games: namedGames }),
  /** Imported already, and unchanged in the catalogue. */
  leave: z.object({ count: z.int(), games: namedGames }),
  /** Requested by id, but not in the catalogue. */
  missing: z.array(id),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const planImport = defineContract({
  ...superOnly,
  id: 'gameImport.plan',
  method: 'POST',
  path: '/api/game-import/dry-run',
  summary:
    'Previews an import of the given games, or of all that match: what it would create, change or leave unchanged. Nothing is imported.',
  body: z.strictObject({
    gameIds: chosenGames.optional(),
    search: text(255).optional(),
  }),
  example: { search: 'lantern' },
  responses: { 200: importPlan },
  timeoutMs: 30_000,
});

const JOB_NOT_FOUND = 'There is no import with this id.';
const ofJob = { ...superOnly, params: byId, messages: { 404: JOB_NOT_FOUND } } as const;

export const listImportJobs = defineContract({
  ...superOnly,
  id: 'gameImport.jobs',
  method: 'GET',
  path: '/api/game-import/jobs',
  summary: 'Lists imports, newest first.',
  query: z.object({
    page: queryInt(1, 100_000).default(1),
    limit: queryInt(1, 100).default(20),
  }),
  responses: { 200: z.object({ data: z.array(importJob), total: z.int() }) },
});

export const exportImportJobs = defineContract({
  ...superOnly,
  id: 'gameImport.jobsExport',
  method: 'GET',
  path: '/api/game-import/jobs.csv',
  summary: 'Exports imports as a CSV file, newest first.',
  csv: {
    name: 'imports',
    columns: {
      id: 'ID',
      createdAt: 'Date',
      requestedBy: 'Who',
      origin: 'Asked For',
      search: 'Search',
      state: 'State',
      total: 'Games',
      succeeded: 'Imported',
      failed: 'Failed',
      finishedAt: 'Finished',
    },
  },
  responses: { 200: csvFile },
});

export const getImportJob = defineContract({
  ...ofJob,
  id: 'gameImport.job',
  method: 'GET',
  path: '/api/game-import/jobs/:id',
  summary: 'Returns an import with its progress and results.',
  responses: { 200: importJob },
});

export const importJobEvents = defineContract({
  ...ofJob,
  id: 'gameImport.jobEvents',
  method: 'GET',
  path: '/api/game-import/jobs/:id/events',
  summary: 'Streams the progress of an import as server-sent events; the last event is its end.',
  responses: { 200: importJob.omit({ results: true }) },
  events: true,
});

export const cancelImportJob = defineContract({
  ...ofJob,
  id: 'gameImport.cancel',
  method: 'DELETE',
  path: '/api/game-import/jobs/:id',
  summary:
    'Cancels an import; games already imported stay. An import that has ended is left unchanged.',
  responses: { 200: importJob },
});

export const retryImportJob = defineContract({
  ...superOnly,
  id: 'gameImport.retry',
  method: 'POST',
  path: '/api/game-import/jobs/:id/retry',
  summary: 'Retries the failed games of an import that has ended.',
  params: byId,
  body: z.strictObject({}).optional(),
  answerHeaders: ['Location'],
  heeds: ['Idempotency-Key'],
  example: {},
  responses: { 202: z.object({ message: z.string(), jobId: id }) },
  messages: { 404: JOB_NOT_FOUND, 409: 'No game of this import has failed.' },
});
