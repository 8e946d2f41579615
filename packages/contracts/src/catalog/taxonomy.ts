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

const listAll = <const Kind extends string, Entry extends z.ZodType>(
  id: string,
  kind: Kind,
  entry: Entry,
) =>
  defineContract({
    id,
    owner: 'catalog',
    method: 'GET',
    path: `/api/game-${kind}`,
    access: 'staff',
    summary: `Lists all game ${kind}, by name.`,
    responses: { 200: z.array(entry) },
  });

export const listGameTypes = listAll('gameTypes.list', 'types', taxon);
export const listGameProviders = listAll('gameProviders.list', 'providers', gameProvider);
export const listGameThemes = listAll('gameThemes.list', 'themes', gameTheme);
