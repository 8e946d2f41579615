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

/** What the catalogue does not tell of a provider is null or empty; `thumb` is on our own origin. */
const gameProvider = taxon.extend({
  bio: z.string().nullable(),
  thumb: z.string().nullable(),
  markets: z.array(z.string()),
});
export type GameProvider = z.infer<typeof gameProvider>;

/** `parentId` is the theme that it belongs to, where the catalogue names one. */
const gameTheme = taxon.extend({ parentId: id.nullable() });
export type GameTheme = z.infer<typeof gameTheme>;

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
  responses: { 200: z.array(gameProvider) },
});

export const listGameThemes = defineContract({
  id: 'gameThemes.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-themes',
  access: 'staff',
  summary: 'All game themes by name.',
  responses: { 200: z.array(gameTheme) },
});
