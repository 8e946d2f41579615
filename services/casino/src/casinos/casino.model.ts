import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { keptLists } from '@slots/contracts/casino/reference-data';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';

/** A stored casino. Everything that belongs to one casino only is in this one document. */
export type CasinoRecord = RecordOf<typeof casinoEntity>;
export type NewCasino = NewRecord<typeof casinoEntity>;
export type CasinoChanges = ChangesOf<typeof casinoEntity>;

export const casinoModel = (connection: Connection) =>
  entityModel(connection, casinoEntity, 'casinos', [
    [{ slug: 1 }, { unique: true }],
    [{ formerSlugs: 1 }],
    [{ affiliateId: 1, _id: -1 }],
    [{ logoImage: 1 }],
    [{ headerImage: 1 }],
    // A deletion asks who uses the entry.
    ...Object.values(keptLists).map(({ casinoField }) => [{ [casinoField]: 1 }] as const),
    // All that the search reads of published casinos.
    [{ published: 1, name: 1, slug: 1, _id: 1 }],
  ]);
