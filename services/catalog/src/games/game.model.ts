import { entityModel } from '@slots/mongo/entity';
import { type Connection, Schema } from 'mongoose';
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
export interface DeletedGame {
  /** The external id. */
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly deletedAt: Date;
  /** Unpublished: keeps its place in random orders that people are reading. */
  readonly game: IndexedGame;
}

export function deletedGameModel(connection: Connection) {
  const schema = new Schema<DeletedGame>(
    {
      _id: { type: Number, required: true },
      slugs: [String],
      deletedAt: { type: Date, required: true },
      game: { type: Schema.Types.Mixed, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ slugs: 1 });
  schema.index({ deletedAt: 1 });
  return connection.model<DeletedGame>('DeletedGame', schema, 'deletedGames');
}
