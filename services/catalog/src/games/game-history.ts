import type { RecordedKind } from '@slots/mongo/recorded-writes';
import { toGame } from './game.mapper.ts';
import type { GameRecord } from './game.model.ts';

/** What a game's history holds: what staff change, and of a deleted one all that it was. */
export const GAME_HISTORY: RecordedKind<GameRecord> = {
  kind: 'game',
  name: ({ name }) => name,
  fields(record) {
    const {
      id: _id,
      external_id: _externalId,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...game
    } = toGame(record);
    return game;
  },
  action([change, ...others]) {
    if (change?.field !== 'published' || others.length > 0) return undefined;
    return change.to === true ? 'published' : 'unpublished';
  },
};
