import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id } from '../fields.ts';
import { countedRef } from './public-games.ts';

/** A provider, type or theme. `id` and `externalId` are equal; `gameCount` is of published games. */
const taxon = countedRef.extend({ externalId: id });
export type Taxon = z.infer<typeof taxon>;

/** Null or empty where the catalogue tells nothing; `thumb` is on our own origin. */
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
  summary: 'Lists all game types, by name.',
  responses: { 200: z.array(taxon) },
});

export const listGameProviders = defineContract({
  id: 'gameProviders.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-providers',
  access: 'staff',
  summary: 'Lists all game providers, by name.',
  responses: { 200: z.array(gameProvider) },
});

export const listGameThemes = defineContract({
  id: 'gameThemes.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-themes',
  access: 'staff',
  summary: 'Lists all game themes, by name.',
  responses: { 200: z.array(gameTheme) },
});
