import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { ResumeToken } from '../games/indexed-games.repository.ts';

/** Up to which change an index of OpenSearch has the games. */
const indexCheckpoint = z.object({
  /** Its alias. */
  _id: z.string(),
  index: z.string(),
  /** The shape of its documents. */
  documents: z.int(),
  token: z.custom<ResumeToken>(),
});
export type IndexCheckpoint = z.output<typeof indexCheckpoint>;

/** Another name of the collection would have every installation index all games anew. */
export const indexCheckpointModel = (connection: Connection) =>
  recordModel(connection, 'IndexCheckpoint', indexCheckpoint, 'gameIndexPlaces', [], {
    minimize: false,
  });
