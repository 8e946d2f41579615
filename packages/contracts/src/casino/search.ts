import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, queryText } from '../fields.ts';

/** A casino that a search found. */
export const casinoResult = z.object({
  type: z.literal('casino'),
  id,
  name: z.string(),
  slug: z.string(),
});

/** A guide that a search found. */
export const guideResult = casinoResult.extend({ type: z.literal('guide') });

/** An author that a search found. */
export const authorResult = casinoResult.extend({ type: z.literal('author') });

/** Called by the gateway, which merges the results of all owners. */
export const searchCasinos = defineContract({
  id: 'search.casinos',
  owner: 'casino',
  method: 'GET',
  path: '/internal/search',
  access: 'internal',
  summary:
    'Searches published casinos by name, guides by title and authors by name: at most 8 of each kind, best match first within a kind.',
  query: z.object({ q: queryText }),
  responses: {
    200: z.array(z.discriminatedUnion('type', [casinoResult, guideResult, authorResult])),
  },
});
