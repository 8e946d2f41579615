import { type Connection, Schema } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;

/** On which page of the catalogue a game was seen; MongoDB removes it after a day. */
export interface PageLocation {
  readonly _id: number;
  readonly page: number;
  readonly at: Date;
}

const schema = new Schema<PageLocation>(
  {
    _id: { type: Number, required: true },
    page: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: DAY_SECONDS });

export function pageLocationModel(connection: Connection) {
  return connection.model<PageLocation>('PageLocation', schema, 'pageLocations');
}
