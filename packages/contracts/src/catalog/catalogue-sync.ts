import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, queryInt, timestamp } from '../fields.ts';

/** One run of the mirror's sync. */
export const syncRun = z.object({
  id,
  mode: z.enum(['full', 'delta']),
  state: z.enum(['queued', 'running', 'completed', 'failed']),
  pages: z.int(),
  pagesDone: z.int(),
  games: z.int(),
  /** Items that could not be read and were put aside. */
  malformed: z.int(),
  error: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type SyncRun = z.infer<typeof syncRun>;

export const startSync = defineContract({
  id: 'gameImport.startSync',
  owner: 'catalog',
  method: 'POST',
  path: '/api/game-import/sync',
  access: 'super',
  summary:
    'Queues a sync of the catalogue mirror; if one is under way, returns that one instead, which becomes a full one if `full` asks for it.',
  body: z.strictObject({ full: z.boolean().optional() }).optional(),
  example: { full: false },
  responses: { 202: syncRun },
});

export const getSync = defineContract({
  id: 'gameImport.sync',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/sync',
  access: 'super',
  summary: 'Returns the running and the last sync, and how many games the mirror holds.',
  responses: {
    200: z.object({
      running: syncRun.nullable(),
      last: syncRun.nullable(),
      mirrored: z.int(),
      /** End of the last sync that went well. */
      lastSyncedAt: timestamp.nullable(),
      /** Since when and why the catalogue cannot be had; null while it answers. */
      away: z.object({ since: timestamp, reason: z.string() }).nullable(),
    }),
  },
});

export const listMalformedItems = defineContract({
  id: 'gameImport.malformed',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/malformed',
  access: 'super',
  summary: 'Lists the catalogue items that could not be read, with the reason, newest first.',
  query: z.object({
    page: queryInt(1, 100_000).default(1),
    limit: queryInt(1, 100).default(20),
  }),
  responses: {
    200: z.object({
      data: z.array(z.object({ externalId: id.nullable(), reason: z.string(), seenAt: timestamp })),
      total: z.int(),
    }),
  },
});
