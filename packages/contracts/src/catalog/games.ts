import { z } from 'zod';
import { linkHealth } from '../casino/link-health.ts';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, NONE } from '../fields.ts';
import { historyCall } from '../history.ts';
import { derivedShape, gameEntity } from './game.ts';
import { libraryStatus, listLibraryGames } from './library-games.ts';

export const GAME_MISSING = 'Game Not Found';

export const staffGame = z.object({
  ...gameEntity.staffShape,
  ...derivedShape,
  status: libraryStatus,
  /** The last check of its demo's address; null before the first. */
  launcherHealth: linkHealth.nullable(),
});
export type StaffGame = z.infer<typeof staffGame>;

export const listGames = defineContract({
  id: 'games.list',
  owner: 'catalog',
  method: 'GET',
  path: '/api/games',
  access: 'staff',
  summary:
    'Lists all games, by id unless sorted. The search matches name, provider, slug and external id.',
  query: listLibraryGames.query,
  responses: listLibraryGames.responses,
});

export const getGame = defineContract({
  id: 'games.get',
  owner: 'catalog',
  method: 'GET',
  path: '/api/games/:id',
  access: 'staff',
  summary: 'Returns a game by external id, published or not.',
  params: byId,
  tagged: true,
  responses: { 200: staffGame },
  messages: { 404: GAME_MISSING },
});

/** The fields of a game that staff change; an empty text is stored as null. */
export const gameChanges = z
  .strictObject({
    id: id.optional(),
    external_id: id.optional(),
    ...gameEntity.changes,
  })
  .meta({ minProperties: 1 });

export const updateGame = defineContract({
  id: 'games.update',
  owner: 'catalog',
  method: 'PATCH',
  path: '/api/games/:id',
  access: 'staff',
  summary:
    'Updates one or more fields of a game; later imports and syncs keep them. Numbers are sent as strings, and true or false is stored as yes or no where the catalogue has text.',
  params: byId,
  body: gameChanges,
  tagged: true,
  example: { volatility: 'High' },
  responses: { 200: staffGame },
  messages: { 404: GAME_MISSING },
});

export const publishGame = defineContract({
  id: 'games.publish',
  owner: 'catalog',
  method: 'PATCH',
  path: '/api/games/:id/publish',
  access: 'staff',
  summary:
    'Publishes or unpublishes a game. A game that the catalogue has withdrawn stays pending until it returns.',
  params: byId,
  body: z.strictObject({ published: z.boolean() }),
  tagged: true,
  example: { published: true },
  responses: { 200: staffGame },
  messages: { 404: GAME_MISSING },
});

export const deleteGame = defineContract({
  id: 'games.delete',
  owner: 'catalog',
  method: 'DELETE',
  path: '/api/games/:id',
  access: 'staff',
  summary: 'Deletes a game; its public page returns 410. It can be imported again.',
  params: byId,
  responses: { 200: messageOnly },
  messages: { 404: GAME_MISSING },
  /** Its answer has no ETag. */
  heeds: ['If-Match'],
});

export const previewGame = defineContract({
  id: 'games.preview',
  owner: 'catalog',
  method: 'GET',
  path: '/api/games/:id/preview',
  access: 'staff',
  summary:
    'Redirects to the signed launcher URL of a game, drafts included. A pending game cannot be launched.',
  params: byId,
  responses: { 302: NONE },
  messages: { 404: GAME_MISSING, 409: 'The external catalogue has withdrawn this game.' },
});

export const getGameHistory = historyCall(GAME_MISSING, {
  id: 'games.history',
  owner: 'catalog',
  path: '/api/games/:id/history',
  access: 'staff',
  summary: 'Lists what staff changed in a game, newest first.',
});
