import type { ViewedList } from '@slots/contracts/identity/views';
import { type Connection, type Model, Schema } from 'mongoose';

/** A saved view as it is stored. */
export interface StoredView {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly createdAt: Date;
}

/** A person's views of one list in one document, so that their number and names are kept by one write. */
export interface ViewsDocument {
  readonly userId: number;
  readonly list: ViewedList;
  readonly views: readonly StoredView[];
}

export function viewsModel(connection: Connection): Model<ViewsDocument> {
  const schema = new Schema<ViewsDocument>(
    {
      userId: { type: Number, required: true },
      list: { type: String, required: true },
      views: [
        new Schema<StoredView>(
          { id: Number, name: String, query: String, createdAt: Date },
          { _id: false },
        ),
      ],
    },
    { versionKey: false },
  );
  schema.index({ userId: 1, list: 1 }, { unique: true });
  return connection.model<ViewsDocument>('SavedViews', schema, 'saved_views');
}
