import { z } from 'zod';
import { casinoResult, guideResult } from '../casino/search.ts';
import { gameResult } from '../catalog/search.ts';
import { defineContract } from '../contract.ts';
import { queryText } from '../fields.ts';
import { countryResult } from '../geo/search.ts';

/** Fewer characters than this find nothing; screens do not even ask. */
export const SHORTEST_SEARCH = 2;

/** A game, a casino, a guide or a country, told apart by `type`. */
export const searchResult = z.discriminatedUnion('type', [
  gameResult,
  casinoResult,
  guideResult,
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
    'Published games, published casinos, guides and countries by name, games by provider too: at most 8 of each, games first, each kind best first.',
  query: z.object({ q: queryText.default('') }),
  responses: { 200: z.array(searchResult) },
  rateClass: 'search',
});
