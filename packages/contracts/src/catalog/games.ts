import { z } from 'zod';
import { linkHealth } from '../casino/link-health.ts';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, NONE } from '../fields.ts';
import { historyCall } from '../history.ts';
import { GAME_WITHDRAWN } from './catalogue-games.ts';
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

const staff = { owner: 'catalog', access: 'staff' } as const;

export const listGames = defineContract({
  ...staff,
  id: 'games.list',
  method: 'GET',
  path: '/api/games',
  summary:
    'Lists all games, by id unless sorted. The search matches name, provider, slug and external id.',
  query: listLibraryGames.query,
  responses: listLibraryGames.responses,
});

const ofGame = { ...staff, params: byId, messages: { 404: GAME_MISSING } } as const;

export const getGame = defineContract({
  ...ofGame,
  id: 'games.get',
  method: 'GET',
  path: '/api/games/:id',
  summary: 'Returns a game by external id, published or not.',
  tagged: true,
  responses: { 200: staffGame },
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
  ...ofGame,
  id: 'games.update',
  method: 'PATCH',
  path: '/api/games/:id',
  summary:
    'Updates one or more fields of a game; later imports and syncs keep them. Numbers are sent as strings, and true or false is stored as yes or no where the catalogue has text.',
  body: gameChanges,
  tagged: true,
  example: { volatility: 'High' },
  responses: { 200: staffGame },
});

export const publishGame = defineContract({
  ...ofGame,
  id: 'games.publish',
  method: 'PATCH',
  path: '/api/games/:id/publish',
  summary:
    'Publishes or unpublishes a game. A game that the catalogue has withdrawn stays pending until it returns.',
  body: z.strictObject({ published: z.boolean() }),
  tagged: true,
  example: { published: true },
  responses: { 200: staffGame },
});

export const deleteGame = defineContract({
  ...ofGame,
  id: 'games.delete',
  method: 'DELETE',
  path: '/api/games/:id',
  summary: 'Deletes a game; its public page returns 410. It can be imported again.',
  responses: { 200: messageOnly },
  /** Its answer has no ETag. */
  heeds: ['If-Match'],
});

export const previewGame = defineContract({
  ...staff,
  id: 'games.preview',
  method: 'GET',
  path: '/api/games/:id/preview',
  summary:
    'Redirects to the signed launcher URL of a game, drafts included. A pending game cannot be launched.',
  params: byId,
  responses: { 302: NONE },
  messages: { 404: GAME_MISSING, 409: GAME_WITHDRAWN },
});

export const getGameHistory = historyCall(GAME_MISSING, {
  ...staff,
  id: 'games.history',
  path: '/api/games/:id/history',
  summary: 'Lists what staff changed in a game, newest first.',
});
