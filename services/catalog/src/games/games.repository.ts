import { rowsOf } from '@slots/mongo/rows';
import type { Model } from 'mongoose';
import type { DeletedGame } from './game.model.ts';
import type { GameRecord } from './stored-game.ts';

/** The game or gap at a public address. */
export type AddressedGame =
  | { readonly kind: 'game'; readonly game: GameRecord }
  | { readonly kind: 'moved'; readonly game: GameRecord }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };

export function createGamesRepository({
  games,
  deleted,
}: {
  games: Model<GameRecord>;
  deleted: Model<DeletedGame>;
}) {
  const rows = rowsOf(games);

  return {
    async prepare(): Promise<void> {
      await games.createIndexes();
      await deleted.createIndexes();
    },

    async find(id: number): Promise<GameRecord | null> {
      return rows.findOne({ _id: id });
    },

    /** By slug, else by a former slug, else among the deleted. */
    async findBySlug(slug: string): Promise<AddressedGame> {
      const game = await rows.findOne({ slug });
      if (game) return { kind: 'game', game };
      const moved = await rows.findOne({ oldSlugs: slug });
      if (moved) return { kind: 'moved', game: moved };
      const gone = await deleted.findOne({ slugs: slug }).select('_id').lean();
      return { kind: gone ? 'deleted' : 'unknown' };
    },

    /** Hashes of the catalogue's copies that these games were made from, by id. */
    async sourceHashes(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const found = await rows
        .find({ _id: { $in: [...ids] } }, { projection: { sourceHash: 1 } })
        .toArray();
      return new Map(found.map(({ _id, sourceHash }) => [_id, sourceHash]));
    },

    /** Those of these external ids that are games of the product. */
    async idsAmong(ids: readonly number[]): Promise<number[]> {
      return rows
        .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray();
    },

    /** External ids of all games, smallest first. */
    async ids(): Promise<number[]> {
      return rows
        .find({}, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .map(({ _id }) => _id)
        .toArray();
    },
  };
}

export type GamesRepository = ReturnType<typeof createGamesRepository>;
