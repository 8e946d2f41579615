import { z } from 'zod';
import { authorResult, casinoResult, guideResult } from '../casino/search.ts';
import { gameResult, providerResult } from '../catalog/search.ts';
import { defineContract } from '../contract.ts';
import { queryText } from '../fields.ts';
import { countryResult } from '../geo/search.ts';

/** Fewer characters than this find nothing; screens do not even ask. */
export const MIN_SEARCH_LENGTH = 2;

/** Something that a search found; `type` tells the kinds apart. */
export const searchResult = z.discriminatedUnion('type', [
  gameResult,
  providerResult,
  casinoResult,
  guideResult,
  authorResult,
  countryResult,
]);
export type SearchResult = z.infer<typeof searchResult>;

export const searchEverything = defineContract({
  id: 'search.everything',
  owner: 'gateway',
  method: 'GET',
  path: '/api/search',
  access: 'any',
  summary:
    'Searches the site by name: published games (by provider too), their providers, published casinos, guides, authors and countries. Returns at most 8 of each, games first, best match first within a kind.',
  query: z.object({ q: queryText.default('') }),
  responses: { 200: z.array(searchResult) },
  rateClass: 'search',
});
