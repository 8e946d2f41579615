import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id } from '../fields.ts';

/** What games are sorted under. `id` and `externalId` are equal; `gameCount` is of published games. */
const taxon = z.object({
  id,
  externalId: id,
  name: z.string(),
  slug: z.string(),
  gameCount: z.int(),
});
export type Taxon = z.infer<typeof taxon>;

export const listGameTypes = defineContract({
  id: 'gameTypes.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-types',
  access: 'staff',
  summary: 'All game types by name.',
  responses: { 200: z.array(taxon) },
});

export const listGameProviders = defineContract({
  id: 'gameProviders.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-providers',
  access: 'staff',
  summary: 'All game providers by name.',
  responses: { 200: z.array(taxon) },
});

export const listGameThemes = defineContract({
  id: 'gameThemes.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-themes',
  access: 'staff',
  summary: 'All game themes by name.',
  responses: { 200: z.array(taxon) },
});
