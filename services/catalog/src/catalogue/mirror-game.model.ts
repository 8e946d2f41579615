import { recordModel } from '@slots/mongo/record-model';
import type { Connection, mongo } from 'mongoose';
import { z } from 'zod';
import type { CatalogueGameCopy } from './catalogue-game.ts';
import { BY_ALIAS } from './country-aliases.migration.ts';
import { GONE } from './gone-game.ts';

/** The mirror's copy of one game of the catalogue. `_id` is the game's external id. */
export interface MirrorGame extends Omit<CatalogueGameCopy, 'id'> {
  readonly _id: number;
  /** The name without accents and capitals, for the search. */
  readonly searchName: string;
  /** Under which our own origin serves the thumbnail. */
  readonly thumbHash: string | null;
  /** True for a game of the product: a copy of that fact, so that lists need not ask the games. */
  readonly imported: boolean;
  /** Withdrawn by the catalogue: unpublished there, or missing from a whole sync. */
  readonly withdrawn: boolean;
  readonly fetchedAt: Date;
  /** The last sync run that met it; 0 for one fetched by an import. */
  readonly seenIn: number;
}

/** A part of a name is looked for in this index alone, and which of the found ones are imported. */
export const SEARCHED = { searchName: 1, imported: 1, _id: 1 } as const;
/** Those that are imported, or are not, in their order. */
export const MARKED = { imported: 1, _id: 1 } as const;
/** All of them in their order, with their marks. */
export const ALL_MARKS = { _id: 1, imported: 1 } as const;

/** The driver's own collection: games are read and written many at a time. */
export const mirrorGames = (connection: Connection) => connection.collection<MirrorGame>('mirror');

export const MIRROR_INDEXES: mongo.IndexDescription[] = [
  { key: SEARCHED },
  { key: MARKED },
  { key: ALL_MARKS },
  // Few, so that lists can leave them out by their ids.
  { key: { withdrawn: 1, published: 1, _id: 1 }, partialFilterExpression: GONE },
  { key: { thumbHash: 1 } },
  { key: { seenIn: 1 } },
  { key: { restricted: 1 }, partialFilterExpression: BY_ALIAS },
];

/** An item that was put aside: what staff need to tell the catalogue about it. */
const malformedItem = z.object({
  _id: z.string(),
  runId: z.int(),
  externalId: z.int().nullable(),
  reason: z.string(),
  at: z.date(),
});
export type MalformedRecord = z.output<typeof malformedItem>;

export const malformedModel = (connection: Connection) =>
  recordModel(connection, 'MalformedItem', malformedItem, 'malformedItems', [
    [{ runId: 1 }],
    [{ at: -1, _id: -1 }],
  ]);
