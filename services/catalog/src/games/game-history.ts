import { gameEntity } from '@slots/contracts/catalog/game';
import { historyOf } from '@slots/mongo/entity';
import type { RecordedKind } from '@slots/mongo/recorded-writes';
import { derivedOf } from './game.mapper.ts';
import type { GameRecord } from './stored-game.ts';

const recorded = historyOf(gameEntity, {
  name: ({ name }) => name,
  action([change, ...others]) {
    if (change?.field !== 'published' || others.length > 0) return undefined;
    return change.to === true ? 'published' : 'unpublished';
  },
});

/** The history of a game: the changes of staff, and all fields of a deleted one. */
export const GAME_HISTORY: RecordedKind<GameRecord> = {
  ...recorded,
  fields(game) {
    const { external_id: _id, ...derived } = derivedOf(game);
    return { ...recorded.fields(game), ...derived };
  },
};
