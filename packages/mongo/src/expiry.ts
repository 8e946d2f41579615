import mongoose, { type Model } from 'mongoose';

/** The server's codes for an index that is there with other options. */
const OTHER_OPTIONS: ReadonlySet<unknown> = new Set([85, 86]);

/** Has MongoDB remove records so long after the moment in `field`, also where another time was in force before. */
export async function expireAfter<T>(
  { collection, db: { db } }: Model<T>,
  field: string,
  expireAfterSeconds: number,
): Promise<void> {
  try {
    await collection.createIndex({ [field]: 1 }, { expireAfterSeconds });
  } catch (error) {
    const differs =
      error instanceof mongoose.mongo.MongoServerError && OTHER_OPTIONS.has(error.code);
    if (!differs) throw error;
    const index = { keyPattern: { [field]: 1 }, expireAfterSeconds };
    await db?.command({ collMod: collection.name, index });
  }
}
