import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { keptLists } from '@slots/contracts/casino/reference-data';
import { type ChangesOf, entityModel, type NewRecord, type RecordOf } from '@slots/mongo/entity';
import { type Connection, type Model, Schema } from 'mongoose';

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

/** The remains of a deleted casino: the slugs that visitors may still ask for. */
export interface GoneCasinoRecord {
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly createdAt: Date;
}

export function goneCasinoModel(connection: Connection): Model<GoneCasinoRecord> {
  const schema = new Schema<GoneCasinoRecord>(
    { _id: { type: Number, required: true }, slugs: { type: [String], default: [] } },
    { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
  );
  schema.index({ slugs: 1 });
  return connection.model<GoneCasinoRecord>('GoneCasino', schema, 'gone_casinos');
}
