import { type Connection, Schema } from 'mongoose';
import type { ResumeToken } from '../games/indexed-games.repository.ts';

/** Up to which change an index of OpenSearch has the games. */
export interface IndexCheckpoint {
  /** Its alias. */
  readonly _id: string;
  readonly index: string;
  /** The shape of its documents. */
  readonly documents: number;
  readonly token: ResumeToken;
}

export function indexCheckpointModel(connection: Connection) {
  const schema = new Schema<IndexCheckpoint>(
    {
      _id: { type: String, required: true },
      index: { type: String, required: true },
      documents: { type: Number, required: true },
      token: { type: Schema.Types.Mixed, required: true },
    },
    { versionKey: false, minimize: false },
  );
  // Another name would have every installation index all games anew.
  return connection.model<IndexCheckpoint>('IndexCheckpoint', schema, 'gameIndexPlaces');
}
