import { z } from 'zod';
import { keptLists } from '../casino/reference-data.ts';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, requiredText, text, timestamp } from '../fields.ts';
import { MAX_VIEW_NAME_LENGTH } from '../text-limits.ts';

/** The most views that a person can save of one list. */
export const MAX_SAVED_VIEWS = 20;
export const SAVED_VIEW_NOT_FOUND = 'Saved view not found';
const VIEW_NAME_TAKEN = 'A view with this name already exists';

/** The lists of the portal that have saved views. */
export const viewedList = z.enum([
  'games',
  'game-import',
  'casinos',
  'casino-manager',
  'affiliates',
  'users',
  ...Object.values(keptLists).map(({ name }) => name),
]);
export type ViewedList = z.infer<typeof viewedList>;

/** A person's saved view of a list: the query of its address. */
export const savedView = z.object({
  id,
  list: viewedList,
  name: z.string(),
  query: z.string(),
  createdAt: timestamp,
});
export type SavedView = z.infer<typeof savedView>;

const viewName = requiredText(MAX_VIEW_NAME_LENGTH, 'Name is required');
const viewQuery = text(2_000);

export const listSavedViews = defineContract({
  id: 'views.list',
  owner: 'identity',
  method: 'GET',
  path: '/api/account/views',
  access: 'staff',
  summary:
    'Lists the saved views of the signed-in user, for one list or for all, in the order they were saved.',
  query: z.object({ list: viewedList.optional() }),
  responses: { 200: z.array(savedView) },
});

export const createSavedView = defineContract({
  id: 'views.create',
  owner: 'identity',
  method: 'POST',
  path: '/api/account/views',
  access: 'staff',
  summary: `Saves a view of a list for the signed-in user, at most ${MAX_SAVED_VIEWS} per list.`,
  body: z.strictObject({ list: viewedList, name: viewName, query: viewQuery }),
  example: { list: 'games', name: 'Drafts', query: 'show=draft&sort=-updated' },
  responses: { 201: savedView },
  messages: { 409: VIEW_NAME_TAKEN },
});

export const updateSavedView = defineContract({
  id: 'views.update',
  owner: 'identity',
  method: 'PATCH',
  path: '/api/account/views/:id',
  access: 'staff',
  summary: 'Renames a saved view of the signed-in user, or replaces its filters and order.',
  params: byId,
  body: z
    .strictObject({ name: viewName.optional(), query: viewQuery.optional() })
    .meta({ minProperties: 1 }),
  example: { name: 'Drafts of this month' },
  responses: { 200: savedView },
  messages: { 404: SAVED_VIEW_NOT_FOUND, 409: VIEW_NAME_TAKEN },
});

export const deleteSavedView = defineContract({
  id: 'views.delete',
  owner: 'identity',
  method: 'DELETE',
  path: '/api/account/views/:id',
  access: 'staff',
  summary: 'Deletes a saved view of the signed-in user.',
  params: byId,
  responses: { 200: messageOnly },
  messages: { 404: SAVED_VIEW_NOT_FOUND },
});
