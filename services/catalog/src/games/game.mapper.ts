import { type Game, gameEntity } from '@slots/contracts/catalog/game';
import { publicAnswer } from '@slots/mongo/entity';
import { thumbAddress } from '../images/thumb-address.ts';
import type { GameRecord } from './stored-game.ts';

/** The fields of an answer that are made from others. */
export function derivedOf({
  _id,
  thumbHash,
  provider,
  type,
}: Pick<GameRecord, '_id' | 'thumbHash' | 'provider' | 'type'>) {
  return {
    external_id: _id,
    thumb: thumbAddress(thumbHash),
    providerId: provider?.id ?? null,
    typeId: type?.id ?? null,
  };
}

/** A game as visitors see it. */
export const toGame = (record: GameRecord): Game => ({
  ...publicAnswer(gameEntity, record),
  ...derivedOf(record),
});
