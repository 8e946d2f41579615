import type { ClientSession, Connection } from 'mongoose';

interface Counter {
  readonly _id: string;
  readonly value: number;
}

/** Whole-number ids in order, per collection, kept in the collection `counters` of the service's database. */
export function createSequence(connection: Connection) {
  const counters = () => connection.collection<Counter>('counters');
  return {
    /** The next whole number of `name`, starting at 1; never given out twice. */
    async next(name: string, session?: ClientSession): Promise<number> {
      const counter = await counters().findOneAndUpdate(
        { _id: name },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after', ...(session && { session }) },
      );
      if (!counter) throw new Error(`The sequence ${name} gave no number`);
      return counter.value;
    },
    /** Keeps the numbers up to `last` for records that come with their ids, such as seeds. */
    async reserve(name: string, last: number): Promise<void> {
      await counters().updateOne({ _id: name }, { $max: { value: last } }, { upsert: true });
    },
  };
}

export type Sequence = ReturnType<typeof createSequence>;
