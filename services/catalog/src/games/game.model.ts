import { entityModel } from '@slots/mongo/entity';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { BY_ALIAS } from '../catalogue/country-aliases.migration.ts';
import type { IndexedGame } from './indexed-game.ts';
import { SEARCH_INDEX, storedGame } from './stored-game.ts';

export const gameModel = (connection: Connection) =>
  entityModel(connection, storedGame, 'games', [
    [{ slug: 1 }, { unique: true }],
    [{ oldSlugs: 1 }],
    // The list of staff by last change.
    [{ updatedAt: 1, _id: 1 }],
    // The lists of staff by status, and of featured games.
    [{ withdrawn: 1, published: 1, _id: 1 }],
    [{ featured: 1, _id: 1 }],
    // Figures of the dashboard: how many are in which state, since when, and which lack a description.
    [{ withdrawn: 1, published: 1, visibleSince: 1 }],
    [{ withdrawn: 1, published: 1, 'launcher.state': 1, _id: 1 }],
    // Those whose pages search engines may list.
    [{ withdrawn: 1, published: 1, indexing: 1 }],
    // Checks of demos: those that never were checked come first.
    [{ withdrawn: 1, published: 1, launcherDueAt: 1 }],
    [{ createdAt: 1 }],
    [{ description: 'hashed' }],
    [SEARCH_INDEX],
    [{ restricted: 1 }, { partialFilterExpression: BY_ALIAS }],
  ]);

/** The remains of a deleted game, so that its address answers "gone" instead of "never was". */
const deletedGame = z.object({
  /** The external id. */
  _id: z.int(),
  slugs: z.array(z.string()),
  deletedAt: z.date(),
  /** Unpublished: keeps its place in random orders that people are reading. */
  game: z.custom<IndexedGame>(),
});
export type DeletedGame = z.output<typeof deletedGame>;

export const deletedGameModel = (connection: Connection) =>
  recordModel(
    connection,
    'DeletedGame',
    deletedGame,
    'deletedGames',
    [[{ slugs: 1 }], [{ deletedAt: 1 }]],
    { minimize: false },
  );
