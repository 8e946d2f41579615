import { type Connection, Schema } from 'mongoose';

/** A thumbnail as it is served: WebP of one width. `_id` is '{hash}-{width}'. */
export interface ImageRecord {
  readonly _id: string;
  readonly data: Buffer;
}

const schema = new Schema<ImageRecord>(
  {
    _id: { type: String, required: true },
    data: { type: Buffer, required: true },
  },
  { versionKey: false },
);

export function imageModel(connection: Connection) {
  return connection.model<ImageRecord>('Image', schema, 'images');
}
