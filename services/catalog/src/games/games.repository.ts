import { escapeRegExp } from '@slots/mongo/regular-expression';
import { type Connection, trusted } from 'mongoose';
import { searchable } from '../catalogue/mirror.repository.ts';
import {
  type DeletedGame,
  deletedGameModel,
  type GameRecord,
  gameModel,
  INDEXED,
  type IndexedGame,
  SEARCH_INDEX,
} from './game.model.ts';

const CARD = { name: 1, slug: 1, thumbHash: 1, rtp: 1, provider: 1 } as const;
const LIBRARY = {
  name: 1,
  slug: 1,
  thumbHash: 1,
  provider: 1,
  type: 1,
  published: 1,
  withdrawn: 1,
  updatedAt: 1,
} as const;

export type LibraryRecord = Pick<GameRecord, '_id' | keyof typeof LIBRARY>;
export type GameCardRecord = Pick<GameRecord, '_id' | keyof typeof CARD>;

/** What a public address leads to. */
export type AddressedGame =
  | { readonly kind: 'game'; readonly game: GameRecord }
  | { readonly kind: 'moved'; readonly game: GameRecord }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };

function matching(search: string) {
  const part = { searchText: { $regex: escapeRegExp(searchable(search)) } };
  return /^\d{1,15}$/.test(search) ? { $or: [part, { _id: Number(search) }] } : part;
}

export function createGamesRepository(connection: Connection) {
  const games = gameModel(connection);
  const deleted = deletedGameModel(connection);
  const rows = connection.collection<GameRecord>(games.collection.name);
  return {
    async prepare(): Promise<void> {
      await games.createIndexes();
      await deleted.createIndexes();
    },

    async find(id: number): Promise<GameRecord | null> {
      return games.findById(id).lean<GameRecord>();
    },

    /** By slug, else by a former slug, else among the deleted. */
    async findBySlug(slug: string): Promise<AddressedGame> {
      const game = await games.findOne({ slug }).lean<GameRecord>();
      if (game) return { kind: 'game', game };
      const moved = await games.findOne({ oldSlugs: slug }).lean<GameRecord>();
      if (moved) return { kind: 'moved', game: moved };
      const gone = await deleted.findOne({ slugs: slug }).select('_id').lean();
      return { kind: gone ? 'deleted' : 'unknown' };
    },

    /** Cards of these games that visitors may see, in this order. */
    async publicCards(ids: readonly number[]): Promise<GameCardRecord[]> {
      const found = await rows
        .find({ _id: { $in: [...ids] }, published: true, withdrawn: false }, { projection: CARD })
        .toArray();
      const byId = new Map(found.map((card) => [card._id, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Games that changed since a moment, for the visitors' index; all of them without one. */
    async changedSince(moment: Date | undefined): Promise<IndexedGame[]> {
      const query = moment ? { updatedAt: { $gte: moment } } : {};
      return rows.find(query, { projection: INDEXED }).toArray();
    },

    /** What is left of games that were deleted since a moment. */
    async deletedSince(moment: Date): Promise<IndexedGame[]> {
      const gone = await deleted
        .find({ deletedAt: trusted({ $gte: moment }) })
        .select('game')
        .lean<Pick<DeletedGame, 'game'>[]>();
      return gone.map(({ game }) => game);
    },

    /**
     * A page of all games by id, or of those that match a text. Without one the skipped games are only
     * counted off in the index of ids, so a deep page costs about as much as the first.
     */
    async libraryPage(
      search: string | undefined,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ games: LibraryRecord[]; total: number }> {
      const query = search ? matching(search) : {};
      // MongoDB would rather read all games in order than sort the few ids that match.
      const searched = search ? { hint: SEARCH_INDEX } : {};
      const [ids, total] = await Promise.all([
        rows
          .find(query, { projection: { _id: 1 }, ...searched })
          .sort({ _id: 1 })
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        search ? rows.countDocuments(query, searched) : rows.estimatedDocumentCount(),
      ]);
      const found = await rows
        .find({ _id: { $in: ids.map(({ _id }) => _id) } }, { projection: LIBRARY })
        .sort({ _id: 1 })
        .toArray();
      return { games: found, total };
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
      const found = await rows
        .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /** External ids of all games, smallest first. */
    async ids(): Promise<number[]> {
      const found = await rows
        .find({}, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
  };
}

export type GamesRepository = ReturnType<typeof createGamesRepository>;
