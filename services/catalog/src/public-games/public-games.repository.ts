import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import { rowsOf } from '@slots/mongo/rows';
import { type Model, trusted } from 'mongoose';
import type { DeletedGame } from '../games/game.model.ts';
import { indexedGames } from '../games/game-indexing.ts';
import { INDEXED, type IndexedGame } from '../games/indexed-game.ts';
import type { GameRecord } from '../games/stored-game.ts';

/** Small parts of games that the driver fetches at a time. */
const BATCH_SIZE = 5_000;

const CARD = { name: 1, slug: 1, thumbHash: 1, rtp: 1, provider: 1 } as const;
export type GameCardRecord = Pick<GameRecord, '_id' | keyof typeof CARD>;

/** Games as visitors and their index read them. */
export function createPublicGamesRepository({
  games,
  deleted,
}: {
  games: Model<GameRecord>;
  deleted: Model<DeletedGame>;
}) {
  const rows = rowsOf(games);

  return {
    /** Cards of these games that visitors may see, in this order. */
    async publicCards(ids: readonly number[]): Promise<GameCardRecord[]> {
      const found = await rows
        .find({ _id: { $in: [...ids] }, published: true, withdrawn: false }, { projection: CARD })
        .toArray();
      const byId = new Map(found.map((card) => [card._id, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Addresses of the games that search engines may list, by id, and their number. */
    async pages(
      rule: SiteGameIndexing,
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ pages: Pick<GameRecord, 'slug' | 'updatedAt'>[]; total: number }> {
      const filter = indexedGames(rule);
      const [pages, total] = await Promise.all([
        rows
          .find(filter, { projection: { slug: 1, updatedAt: 1 } })
          .sort({ _id: 1 })
          .skip(skip)
          .limit(limit)
          .toArray(),
        rows.countDocuments(filter),
      ]);
      return { pages, total };
    },

    /** Games that changed since a moment, for the visitors' index; all of them without one. */
    changedSince(moment: Date | undefined): AsyncIterable<IndexedGame> {
      const query = moment ? { updatedAt: { $gte: moment } } : {};
      return rows.find(query, { projection: INDEXED, batchSize: BATCH_SIZE });
    },

    /** The versions of all games. */
    versions(): AsyncIterable<Pick<GameRecord, '_id' | 'version'>> {
      return rows.find({}, { projection: { version: 1 }, batchSize: BATCH_SIZE });
    },

    /** The entries of these games in the visitors' index. */
    async indexed(ids: readonly number[]): Promise<IndexedGame[]> {
      if (ids.length === 0) return [];
      return rows.find({ _id: { $in: [...ids] } }, { projection: INDEXED }).toArray();
    },

    /** The remains of games that were deleted since a moment. */
    async deletedSince(moment: Date): Promise<IndexedGame[]> {
      const gone = await deleted
        .find({ deletedAt: trusted({ $gte: moment }) })
        .select('game')
        .lean<Pick<DeletedGame, 'game'>[]>();
      return gone.map(({ game }) => game);
    },
  };
}

export type PublicGamesRepository = ReturnType<typeof createPublicGamesRepository>;
