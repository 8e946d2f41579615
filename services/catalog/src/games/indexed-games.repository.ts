import mongoose, { type Collection, type Model, trusted } from 'mongoose';
import { z } from 'zod';
import type { DeletedGame } from './game.model.ts';
import { INDEXED, type IndexedGame } from './indexed-game.ts';
import type { GameRecord } from './stored-game.ts';

/** Small parts of games that the driver fetches at a time. */
const BATCH_SIZE = 500;

/** A game as the index of games knows it. */
export interface IndexedState {
  readonly game: IndexedGame;
  /** Set when the rest of it is gone. */
  readonly deleted: boolean;
}

const resumeToken = z.looseObject({ _data: z.string() });
/** A position in the change stream; MongoDB's own. */
export type ResumeToken = Readonly<z.output<typeof resumeToken>>;

export interface ChangedGame {
  /** Undefined for a change of the whole collection. */
  readonly id: number | undefined;
  /** When it was made; undefined where MongoDB does not tell. */
  readonly at: Date | undefined;
  readonly token: ResumeToken;
}

/** Changes of games, from a resume token on. */
export interface ChangedGames {
  /** The next change; rejects when there can be none any more. */
  next(): Promise<ChangedGame>;
  close(): Promise<void>;
}

/** MongoDB's codes for a resume token that it knows no longer. */
const LOST_CODES: ReadonlySet<unknown> = new Set([260, 280, 286]);

/** True for an error that says that changes since a resume token can no longer be told. */
export function isResumeTokenLost(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && LOST_CODES.has(error.code);
}

interface GameEvent {
  readonly _id: ResumeToken;
  readonly documentKey?: { readonly _id: number };
  readonly wallTime?: Date;
}

/** Games as the index of games reads and follows them. */
export function createIndexedGamesRepository({
  games: rows,
  deleted,
}: {
  games: Collection<GameRecord>;
  deleted: Model<DeletedGame>;
}) {
  async function remains(filter: Record<string, unknown>): Promise<IndexedState[]> {
    const gone = await deleted.find(filter).select('game').lean<Pick<DeletedGame, 'game'>[]>();
    return gone.map(({ game }) => ({ game, deleted: true }));
  }

  return {
    /** All games, and first what is left of those that were deleted since a moment: one may be there again. */
    async *all(deletedSince: Date): AsyncGenerator<IndexedState> {
      yield* await remains({ deletedAt: trusted({ $gte: deletedSince }) });
      for await (const game of rows.find({}, { projection: INDEXED, batchSize: BATCH_SIZE })) {
        yield { game, deleted: false };
      }
    },

    /** Those of these ids, also of the deleted, but not of those deleted before a moment. */
    async of(ids: readonly number[], deletedSince: Date): Promise<IndexedState[]> {
      const among = { $in: [...ids] };
      const found = await rows.find({ _id: among }, { projection: INDEXED }).toArray();
      const there = new Set(found.map(({ _id }) => _id));
      const missing = ids.filter((id) => !there.has(id));
      const states = found.map((game) => ({ game, deleted: false }));
      if (missing.length === 0) return states;
      const gone = await remains({
        _id: trusted({ $in: missing }),
        deletedAt: trusted({ $gte: deletedSince }),
      });
      return [...states, ...gone];
    },

    /** Ids of games that were deleted between two moments. */
    async deletedBetween(from: Date, until: Date): Promise<number[]> {
      const gone = await deleted
        .find({ deletedAt: trusted({ $gte: from, $lt: until }) })
        .select('_id')
        .lean<Pick<DeletedGame, '_id'>[]>();
      return gone.map(({ _id }) => _id);
    },

    /** The resume token after all that was changed until now. */
    async latestResumeToken(): Promise<ResumeToken> {
      // MongoDB tells it with an empty batch, which it keeps back for a second unless it is told otherwise.
      const stream = rows.watch([], { maxAwaitTimeMS: 1 });
      try {
        await stream.tryNext();
        return resumeToken.parse(stream.resumeToken);
      } finally {
        await stream.close();
      }
    },

    /** Changes after a resume token. */
    changes(startAfter: ResumeToken): ChangedGames {
      const stream = rows.watch<GameRecord, GameEvent>(
        [{ $project: { documentKey: 1, wallTime: 1 } }],
        { startAfter },
      );
      return {
        async next() {
          const { documentKey, wallTime: at, _id: token } = await stream.next();
          return { id: documentKey?._id, at, token };
        },
        close: () => stream.close(),
      };
    },
  };
}

export type IndexedGamesRepository = ReturnType<typeof createIndexedGamesRepository>;
