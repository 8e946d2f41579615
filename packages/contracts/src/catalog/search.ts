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

/** A provider with published games that a search found. */
export const providerResult = z.object({
  type: z.literal('provider'),
  id,
  name: z.string(),
  slug: z.string(),
});

/** Called by the gateway, which merges the results of all owners. */
export const searchGames = defineContract({
  id: 'search.games',
  owner: 'catalog',
  method: 'GET',
  path: '/internal/search',
  access: 'internal',
  summary:
    'Searches published games by name or provider, and their providers by name: at most 8 of each kind, best match first within a kind.',
  query: z.object({ q: queryText }),
  responses: { 200: z.array(z.discriminatedUnion('type', [gameResult, providerResult])) },
});
