import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { queryText } from '../fields.ts';
import { country } from './countries.ts';

/** A country that a search found. */
export const countryResult = country
  .pick({ id: true, name: true, slug: true, flag: true })
  .extend({ type: z.literal('country') });

/** Called by the gateway, which merges the results of all owners. */
export const searchCountries = defineContract({
  id: 'search.countries',
  owner: 'geo',
  method: 'GET',
  path: '/internal/search',
  access: 'internal',
  summary: 'Searches countries by name: at most 8, best match first.',
  query: z.object({ q: queryText }),
  responses: { 200: z.array(countryResult) },
});
