import { type Connection, Schema } from 'mongoose';
import type { ChangeToken } from '../games/indexed-games.repository.ts';

/** Up to where the changes of games are in an index of OpenSearch. */
export interface IndexPlace {
  /** Its alias. */
  readonly _id: string;
  readonly index: string;
  /** The shape of its documents. */
  readonly documents: number;
  readonly token: ChangeToken;
}

export function indexPlaceModel(connection: Connection) {
  const schema = new Schema<IndexPlace>(
    {
      _id: { type: String, required: true },
      index: { type: String, required: true },
      documents: { type: Number, required: true },
      token: { type: Schema.Types.Mixed, required: true },
    },
    { versionKey: false, minimize: false },
  );
  return connection.model<IndexPlace>('IndexPlace', schema, 'gameIndexPlaces');
}
