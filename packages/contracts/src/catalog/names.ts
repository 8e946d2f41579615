import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { queryIds } from '../fields.ts';
import { namedRef } from './game.ts';

/** `gameCount` is of published games; a catalog of the release before does not tell it. */
const counted = namedRef.extend({ gameCount: z.int().optional() });

/** `thumb` is on our own origin; a catalog of the release before does not tell it. */
const provider = counted.extend({ thumb: z.string().nullish() });

/** Called by casino, which stores ids of providers and game types and shows their names. */
export const listCatalogNames = defineContract({
  id: 'catalog.names',
  owner: 'catalog',
  method: 'GET',
  path: '/internal/names',
  access: 'internal',
  summary:
    'Lists all game providers and game types with their names, slugs and numbers of games, and the logos of providers.',
  responses: { 200: z.object({ providers: z.array(provider), gameTypes: z.array(counted) }) },
});

/** Called by casino, whose texts lead to games by their ids. */
export const listGamePlaces = defineContract({
  id: 'catalog.gamePlaces',
  owner: 'catalog',
  method: 'GET',
  path: '/internal/game-places',
  access: 'internal',
  summary: 'Lists the names and slugs of the given games, as far as visitors see them.',
  query: z.object({ ids: queryIds }),
  responses: { 200: z.array(namedRef) },
});
