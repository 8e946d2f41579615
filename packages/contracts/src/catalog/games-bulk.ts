import { z } from 'zod';
import { BULK_TIMEOUT_MS, bulkRecords, outcomes } from '../bulk.ts';
import { defineContract } from '../contract.ts';
import { csvFile, queryIds } from '../fields.ts';
import { gameEntity } from './game.ts';
import { libraryFilter } from './library-games.ts';

/** The bulk changes of games; each has its reverse. */
export const gamesChange = z.enum(['publish', 'unpublish', 'feature', 'unfeature']);
export type GamesChange = z.infer<typeof gamesChange>;

export const bulkChangeGames = defineContract({
  id: 'games.many',
  owner: 'catalog',
  method: 'POST',
  path: '/api/games/many',
  access: 'staff',
  summary:
    'Publishes, unpublishes or features many games by external id, each separately and with its own history, and returns the outcome of each. What staff decide about featuring outlasts imports. With `versions`, only games unchanged since then are changed, and featuring that is undone this way no longer counts as a decision.',
  body: bulkRecords.safeExtend({ change: gamesChange }),
  example: { ids: [1042, 1043], change: 'publish' },
  timeoutMs: BULK_TIMEOUT_MS,
  responses: { 200: outcomes },
});

export const exportGames = defineContract({
  id: 'games.export',
  owner: 'catalog',
  method: 'GET',
  path: '/api/games.csv',
  access: 'staff',
  summary:
    'Exports games as a CSV file, filtered and sorted as in the list, or those with the given ids.',
  query: z.object({ ...libraryFilter, ids: queryIds.optional() }),
  csv: {
    name: 'games',
    columns: { ...gameEntity.columns, createdAt: 'Added' },
  },
  responses: { 200: csvFile },
});
