import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id } from '../fields.ts';

const entry = z.object({ id, name: z.string(), slug: z.string() });

/** Asked by casino, which stores the ids of providers and game types and shows their names. */
export const listCatalogNames = defineContract({
  id: 'catalog.names',
  owner: 'catalog',
  method: 'GET',
  path: '/internal/names',
  access: 'internal',
  summary: 'Names and slugs of all game providers and game types.',
  responses: { 200: z.object({ providers: z.array(entry), gameTypes: z.array(entry) }) },
});
