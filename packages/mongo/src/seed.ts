import type { Connection, Model, mongo } from 'mongoose';
import type { Sequence } from './sequence.ts';

interface SeedMark {
  readonly _id: string;
  readonly state: 'started' | 'done';
}

/** First records of one collection. */
export interface Seed {
  /** The collection, which is also the name of its ids in the sequence. */
  readonly name: string;
  /** The highest id of the records, where they are numbered. */
  readonly highestId?: number;
  isEmpty(): Promise<boolean>;
  /** Has to leave alone what is there already: it may run twice and side by side with another replica. */
  write(): Promise<void>;
}

/** The collection `seeds` holds what was seeded, so that an interrupted start continues where it was. */
export function createSeeder(connection: Connection, sequence: Sequence) {
  const marks = () => connection.collection<SeedMark>('seeds');
  return {
    /**
     * Fills a collection that has never been filled; one that staff emptied later stays empty. Tells
     * whether the collection was filled, now or earlier; false: it had records of its own.
     */
    async seed({ name, highestId, isEmpty, write }: Seed): Promise<boolean> {
      const mark = await marks().findOne({ _id: name });
      if (mark?.state === 'done') return true;
      if (!mark && !(await isEmpty())) return false;
      await marks().updateOne({ _id: name }, { $set: { state: 'started' } }, { upsert: true });
      if (highestId !== undefined) await sequence.reserve(name, highestId);
      await write();
      await marks().updateOne({ _id: name }, { $set: { state: 'done' } });
      return true;
    },
  };
}

export type Seeder = ReturnType<typeof createSeeder>;

/** Adds the records whose ids are not there yet, unseen by the history. */
export async function insertMissing<T>(
  model: Model<T>,
  missing: readonly { readonly _id: number }[],
): Promise<void> {
  await model.bulkWrite<mongo.Document>(
    missing.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
    })),
    { ordered: false },
  );
}
