import type { Model } from 'mongoose';

/** The driver's own collection behind a model: reads and writes many records without a document for each. */
export function rowsOf<T extends object>(model: Model<T>) {
  return model.db.collection<T>(model.collection.name);
}

/** What comes from a cursor, up to `size` at a time. */
export async function* batchesOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
