import type { ViewedList } from '@slots/contracts/identity/saved-views';
import { type Connection, type Model, Schema } from 'mongoose';

/** A saved view as it is stored. */
export interface SavedViewRecord {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly createdAt: Date;
}

/** A person's views of one list in one document, so that their number and names are kept by one write. */
export interface SavedViewsRecord {
  readonly userId: number;
  readonly list: ViewedList;
  readonly views: readonly SavedViewRecord[];
}

export function savedViewsModel(connection: Connection): Model<SavedViewsRecord> {
  const schema = new Schema<SavedViewsRecord>(
    {
      userId: { type: Number, required: true },
      list: { type: String, required: true },
      views: [
        new Schema<SavedViewRecord>(
          { id: Number, name: String, query: String, createdAt: Date },
          { _id: false },
        ),
      ],
    },
    { versionKey: false },
  );
  schema.index({ userId: 1, list: 1 }, { unique: true });
  return connection.model<SavedViewsRecord>('SavedViews', schema, 'saved_views');
}
