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
     * A page of the games that a list holds. Of all by id the skipped ones are only counted off in the
     * index of ids, so a deep page costs about as much as the first.
     */
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
      const wanted = ids.map(({ _id }) => _id);
      const found = await rows.find({ _id: { $in: wanted } }, { projection: LIBRARY }).toArray();
      const byId = new Map(found.map((game) => [game._id, game]));
      return { games: wanted.flatMap((id) => byId.get(id) ?? []), total };
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
