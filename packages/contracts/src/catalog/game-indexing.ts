import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';

/**
 * Game pages that search engines may list: all; only those whose description staff wrote, or what search engines show
 * of it; none. A game may differ from its site.
 */
export const siteGameIndexing = z.enum(['all', 'own-words', 'none']);
export type SiteGameIndexing = z.infer<typeof siteGameIndexing>;

/** Rules of staff for the whole site; there is one record. */
export const siteSettingsEntity = defineEntity('site-settings', {
  gameIndexing: { read: siteGameIndexing, write: siteGameIndexing, default: 'all' },
});

const rule = z.object({ rule: siteGameIndexing });

export const getGameIndexing = defineContract({
  id: 'gameIndexing.get',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-indexing',
  access: 'staff',
  summary: 'Returns the rule for which game pages search engines may list.',
  responses: { 200: rule },
});

export const setGameIndexing = defineContract({
  id: 'gameIndexing.set',
  owner: 'catalog',
  method: 'PUT',
  path: '/api/game-indexing',
  access: 'super',
  summary: 'Sets the rule for which game pages search engines may list.',
  body: z.strictObject({ rule: siteGameIndexing }),
  example: { rule: 'own-words' },
  responses: { 200: rule },
});
