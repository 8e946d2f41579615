import type { Model } from 'mongoose';

/** The driver's own collection behind a model: reads and writes many records without a document for each. */
export function rowsOf<T extends object>(model: Model<T>) {
  return model.db.collection<T>(model.collection.name);
}
