import type { Editor } from '@slots/http-kit/entity-tag';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { type RecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import type { Transact } from '@slots/mongo/transaction';
import type { Model } from 'mongoose';
import type { ImportedMarks } from '../catalogue/imported-marks.repository.ts';
import type { DeletedGame } from '../games/game.model.ts';
import { visibilityAfter } from '../games/game-state.ts';
import { INDEXED, type IndexedGame } from '../games/indexed-game.ts';
import type { GameRecord } from '../games/stored-game.ts';

/** In this process the writes of one game come one after the other. */
const queueKey = (id: number) => `game:${id}`;

/** The writes of staff, with their history. Those of the catalogue are the game writer's. */
export function createGameEditsRepository({
  games,
  deleted,
  recorded,
  transact,
  marks,
}: {
  games: Model<GameRecord>;
  deleted: Model<DeletedGame>;
  recorded: RecordedWrites<GameRecord>;
  transact: Transact;
  marks: Pick<ImportedMarks, 'forget'>;
}) {
  return {
    /**
     * Makes the changes that `decide` derives from the game as it is; none if there are none. `decide` runs
     * again when another write came in between.
     * @returns the game after that; null when there is none
     */
    async change(
      id: number,
      by: Editor,
      decide: (game: GameRecord) => Partial<GameRecord>,
    ): Promise<GameRecord | null> {
      return transact(queueKey(id), async (session) => {
        const before = await games.findById(id).session(session).lean<GameRecord | null>();
        if (before === null) return null;
        const changes = decide(before);
        if (Object.keys(changes).length === 0) {
          noteChanged([]);
          return before;
        }
        return recorded.update({ _id: id }, setFields(changes, by), by, session);
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
      return transact(queueKey(id), async (session) => {
        const indexed = await games
          .findById(id, INDEXED)
          .session(session)
          .lean<IndexedGame | null>();
        const removed = await recorded.remove({ _id: id }, by, session);
        if (indexed === null || removed === null) return false;
        check(removed);
        await marks.forget(id, session);
        const remains = remainsOf(removed, indexed, at);
        await deleted.replaceOne({ _id: id }, remains, { session, upsert: true });
        return true;
      });
    },
  };
}

function remainsOf({ slug, oldSlugs }: GameRecord, indexed: IndexedGame, at: Date): DeletedGame {
  const game = {
    ...indexed,
    published: false,
    ...visibilityAfter(indexed, { published: false }, at),
    updatedAt: at,
    version: indexed.version + 1,
  };
  return { _id: indexed._id, slugs: [slug, ...oldSlugs], deletedAt: at, game };
}

export type GameEditsRepository = ReturnType<typeof createGameEditsRepository>;
