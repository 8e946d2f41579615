import { type Connection, trusted } from 'mongoose';
import {
  type DeletedGame,
  deletedGameModel,
  type GameRecord,
  gameModel,
  INDEXED,
  type IndexedGame,
} from './game.model.ts';
import { type LibraryFilter, libraryQuery } from './library-query.ts';

/** Games that the driver fetches at a time for a file. */
const FILED_AT_ONCE = 500;
/** Small parts of games that the driver fetches at a time. */
const READ_AT_ONCE = 5_000;

const CARD = { name: 1, slug: 1, thumbHash: 1, rtp: 1, provider: 1 } as const;
const LIBRARY = {
  name: 1,
  slug: 1,
  thumbHash: 1,
  provider: 1,
  type: 1,
  published: 1,
  withdrawn: 1,
  featured: 1,
  launcher: 1,
  updatedAt: 1,
} as const;

export type LibraryRecord = Pick<GameRecord, '_id' | keyof typeof LIBRARY>;

/** Of each game what a file of the list holds. */
const FILED = {
  ...LIBRARY,
  themes: 1,
  rtp: 1,
  volatility: 1,
  release: 1,
  description: 1,
  createdAt: 1,
} as const;

export type FiledRecord = Pick<GameRecord, '_id' | keyof typeof FILED>;
export type GameCardRecord = Pick<GameRecord, '_id' | keyof typeof CARD>;

/** What a public address leads to. */
export type AddressedGame =
  | { readonly kind: 'game'; readonly game: GameRecord }
  | { readonly kind: 'moved'; readonly game: GameRecord }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };

export function createGamesRepository(connection: Connection) {
  const games = gameModel(connection);
  const deleted = deletedGameModel(connection);
  const rows = connection.collection<GameRecord>(games.collection.name);

  /** In the order of the ids. */
  async function libraryRows(ids: readonly number[]): Promise<LibraryRecord[]> {
    const found = await rows.find({ _id: { $in: [...ids] } }, { projection: LIBRARY }).toArray();
    const byId = new Map(found.map((game) => [game._id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

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

    /** Cards of these games that visitors may see, in this order. */
    async publicCards(ids: readonly number[]): Promise<GameCardRecord[]> {
      const found = await rows
        .find({ _id: { $in: [...ids] }, published: true, withdrawn: false }, { projection: CARD })
        .toArray();
      const byId = new Map(found.map((card) => [card._id, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Games that changed since a moment, for the visitors' index; all of them without one. */
    changedSince(moment: Date | undefined): AsyncIterable<IndexedGame> {
      const query = moment ? { updatedAt: { $gte: moment } } : {};
      return rows.find(query, { projection: INDEXED, batchSize: READ_AT_ONCE });
    },

    /** Of all games which version they have. */
    versions(): AsyncIterable<Pick<GameRecord, '_id' | 'version'>> {
      return rows.find({}, { projection: { version: 1 }, batchSize: READ_AT_ONCE });
    },

    /** Of these games what the visitors' index holds. */
    async indexed(ids: readonly number[]): Promise<IndexedGame[]> {
      if (ids.length === 0) return [];
      return rows.find({ _id: { $in: [...ids] } }, { projection: INDEXED }).toArray();
    },

    /** What is left of games that were deleted since a moment. */
    async deletedSince(moment: Date): Promise<IndexedGame[]> {
      const gone = await deleted
        .find({ deletedAt: trusted({ $gte: moment }) })
        .select('game')
        .lean<Pick<DeletedGame, 'game'>[]>();
      return gone.map(({ game }) => game);
    },

    /** A page of the games that a list holds. What is skipped is counted off in an index. */
    async libraryPage(
      list: LibraryFilter,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ games: LibraryRecord[]; total: number }> {
      const { filter, sort, hint } = libraryQuery(list);
      const [ids, total] = await Promise.all([
        rows
          .find(filter, { projection: { _id: 1 }, ...hint })
          .sort(sort)
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        Object.keys(filter).length > 0
          ? rows.countDocuments(filter, hint)
          : rows.estimatedDocumentCount(),
      ]);
      return { games: await libraryRows(ids.map(({ _id }) => _id)), total };
    },

    /** A page of all games whose ids are known already. */
    async libraryOf(ids: readonly number[]): Promise<{ games: LibraryRecord[]; total: number }> {
      const [games, total] = await Promise.all([libraryRows(ids), rows.estimatedDocumentCount()]);
      return { games, total };
    },

    /** The games that a list holds, one after the other: read while they are wanted. */
    filed(list: LibraryFilter): AsyncIterable<FiledRecord> {
      const { filter, sort, hint } = libraryQuery(list);
      return rows.find(filter, { projection: FILED, batchSize: FILED_AT_ONCE, ...hint }).sort(sort);
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
