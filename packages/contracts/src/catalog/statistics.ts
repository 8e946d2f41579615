import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { day } from '../fields.ts';

/** The span of a chart: the last 30 days, or the last 12 months. */
export const gamesPerUnit = z.enum(['day', 'month']);

/** Games of a day or month. */
export const gamesInTime = z.object({
  /** Its first day, UTC. */
  from: day,
  /** Imported then, and still in the library. */
  imported: z.int(),
  /** Visible to visitors since then. */
  published: z.int(),
});

export const gameStatistics = z.object({
  total: z.int(),
  published: z.int(),
  draft: z.int(),
  /** Withdrawn by the external catalogue. */
  pending: z.int(),
  withoutDescription: z.int(),
  /** Published, and search engines may list their pages. */
  indexed: z.int(),
  /** Checks of the demos of published games. */
  launchers: z.object({
    /** False: this installation does not look at them. */
    checking: z.boolean(),
    ok: z.int(),
    broken: z.int(),
    unknown: z.int(),
  }),
  /** Oldest first, without gaps; the last one is today or this month. */
  overTime: z.array(gamesInTime),
});
export type GameStatistics = z.infer<typeof gameStatistics>;

export const getGameStatistics = defineContract({
  id: 'games.statistics',
  owner: 'catalog',
  method: 'GET',
  path: '/api/games/statistics',
  access: 'staff',
  summary:
    'Returns the number of games by state, and how many were imported and published by day or month.',
  query: z.object({ per: gamesPerUnit.default('day') }),
  responses: { 200: gameStatistics },
});
