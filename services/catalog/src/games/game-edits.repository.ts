import type { Editor } from '@slots/http-kit/entity-tag';
import type { HistoryStore } from '@slots/mongo/history';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { createTransact } from '@slots/mongo/transaction';
import type { ClientSession, Connection } from 'mongoose';
import { createImportedMarks } from '../catalogue/imported-marks.repository.ts';
import {
  type DeletedGame,
  deletedGameModel,
  type GameRecord,
  gameModel,
  type IndexedGame,
} from './game.model.ts';
import { GAME_HISTORY } from './game-history.ts';
import { visibilityAfter } from './game-state.ts';

/** In this process the writes of one game come one after the other. */
const lineOf = (id: number) => `game:${id}`;

/** What staff do to games, with its history. What the catalogue does is the game writer's. */
export function createGameEditsRepository(
  connection: Connection,
  { history }: { history: HistoryStore },
) {
  const games = gameModel(connection);
  const deleted = deletedGameModel(connection);
  const recorded = createRecordedWrites({ model: games, history, recorded: GAME_HISTORY });
  const transact = createTransact(connection);
  const marks = createImportedMarks(connection);

  const read = (id: number, session: ClientSession) =>
    games.findById(id).session(session).lean<GameRecord | null>();

  return {
    /**
     * Changes a game by what `decide` makes of it as it is; nothing when that is nothing. Whoever writes
     * it at the same time makes `decide` look again.
     * @returns the game as it is then; null when there is none
     */
    async change(
      id: number,
      by: Editor,
      decide: (game: GameRecord) => Partial<GameRecord>,
    ): Promise<GameRecord | null> {
      return transact(lineOf(id), async (session) => {
        const before = await read(id, session);
        if (before === null) return null;
        const changes = decide(before);
        if (Object.keys(changes).length === 0) return before;
        const update = { $set: { ...changes, updatedBy: by }, $inc: { version: 1 } };
        return recorded.update({ _id: id }, update, by, session);
      });
    },

    /**
     * Deletes a game unless `check` throws; its addresses are remembered, and it can be imported again.
     * @returns false when there is none
     */
    async remove(
      id: number,
      by: Editor,
      { check, at }: { check: (game: GameRecord) => void; at: Date },
    ): Promise<boolean> {
      return transact(lineOf(id), async (session) => {
        const before = await read(id, session);
        if (before === null) return false;
        check(before);
        await recorded.remove({ _id: id }, by, session);
        await marks.forget(id, session);
        await deleted.replaceOne({ _id: id }, remainsOf(before, at), { session, upsert: true });
        return true;
      });
    },
  };
}

function remainsOf(game: GameRecord, at: Date): DeletedGame {
  const { _id, slug, oldSlugs } = game;
  const hidden = {
    ...game,
    published: false,
    ...visibilityAfter(game, { published: false }, at),
    updatedAt: at,
    version: game.version + 1,
  };
  return { _id, slugs: [slug, ...oldSlugs], deletedAt: at, game: indexed(hidden) };
}

/** The fields that the visitors' index holds. */
function indexed(game: GameRecord): IndexedGame {
  const {
    _id,
    name,
    slug,
    provider,
    type,
    themes,
    rtpValue,
    volatility,
    releaseDay,
    published,
    withdrawn,
    visibleSince,
    hiddenAt,
    visibleBefore,
    updatedAt,
    version,
  } = game;
  return {
    _id,
    name,
    slug,
    provider,
    type,
    themes,
    rtpValue,
    volatility,
    releaseDay,
    published,
    withdrawn,
    visibleSince,
    hiddenAt,
    visibleBefore,
    updatedAt,
    version,
  };
}

export type GameEditsRepository = ReturnType<typeof createGameEditsRepository>;
