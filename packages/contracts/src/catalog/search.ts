import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, queryText } from '../fields.ts';

/** A game that a search found. `id` is its external id, `provider` its provider's name. */
export const gameResult = z.object({
  type: z.literal('game'),
  id,
  name: z.string(),
  slug: z.string(),
  provider: z.string().nullable(),
});

/** Called by the gateway, which merges the results of games, casinos and countries. */
export const searchGames = defineContract({
  id: 'search.games',
  owner: 'catalog',
  method: 'GET',
  path: '/internal/search',
  access: 'internal',
  summary: 'At most 8 published games by name or provider, best first.',
  query: z.object({ q: queryText }),
  responses: { 200: z.array(gameResult) },
});
