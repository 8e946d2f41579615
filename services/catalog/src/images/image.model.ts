import type { Connection } from 'mongoose';

/** A thumbnail as it is served: WebP of one width. `_id` is '{hash}-{width}'. */
export interface ImageRecord {
  readonly _id: string;
  readonly data: Buffer;
}

export const imageCollection = (connection: Connection) =>
  connection.collection<ImageRecord>('images');
