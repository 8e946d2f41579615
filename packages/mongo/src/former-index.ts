import mongoose from 'mongoose';

const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/** Drops an index that an earlier version made, if it is there. @throws MongoServerError for anything else */
export async function dropFormerIndex(
  { collection }: { readonly collection: Pick<mongoose.Collection, 'dropIndex'> },
  name: string,
): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    const isGone =
      error instanceof mongoose.mongo.MongoServerError &&
      (error.code === INDEX_NOT_FOUND || error.code === NAMESPACE_NOT_FOUND);
    if (!isGone) throw error;
  }
}
