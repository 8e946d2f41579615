import { z } from 'zod';
import { linkState } from '../casino/link-health.ts';
import { defineContract } from '../contract.ts';
import { id, queryFlag, queryText, timestamp } from '../fields.ts';
import { gamePaging, gamesPage } from './catalogue-games.ts';
import { game } from './game.ts';

export const listImportedIds = defineContract({
  id: 'gameImport.importedIds',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/imported-ids',
  access: 'super',
  summary: 'Lists the external ids of all imported games.',
  responses: { 200: z.array(id) },
});

/** 'pending': withdrawn by the catalogue; not public, whatever staff have decided. */
export const libraryStatus = z.enum(['published', 'draft', 'pending']);

/** A game of the product in the lists of staff. */
export const libraryGame = game
  .pick({ id: true, external_id: true, name: true, slug: true, thumb: true, featured: true })
  .extend({
    provider_name: z.string().nullable(),
    type_name: z.string().nullable(),
    status: libraryStatus,
    /** The last check of its demo's address; null before the first. */
    launcher: linkState.nullable(),
    updatedAt: timestamp,
  });

/** The filters and order of the lists of staff; by id by default. */
export const libraryFilter = {
  search: queryText.optional(),
  status: libraryStatus.optional(),
  /** Only those that are featured, or that are not. */
  featured: queryFlag.optional(),
  /** Only those without one. */
  description: z.enum(['none']).optional(),
  /** Only published ones whose demo was found broken. */
  launcher: z.enum(['broken']).optional(),
  /** A minus reverses the order: '-updated' is the last change first. */
  sort: z.enum(['id', '-id', 'name', '-name', 'updated', '-updated']).optional(),
};

export const listLibraryGames = defineContract({
  id: 'gameImport.libraryGames',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/library/games',
  access: 'super',
  summary:
    'Lists the imported games, by id unless sorted. The search matches name, provider, slug and external id.',
  query: z.object({ ...gamePaging, ...libraryFilter }),
  responses: { 200: gamesPage(libraryGame) },
});
