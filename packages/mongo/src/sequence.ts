import { type ClientSession, type Connection, Schema } from 'mongoose';

interface Counter {
  _id: string;
  value: number;
}

export interface Sequence {
  /** The next whole number of `name`, starting at 1; never given out twice. */
  next(name: string, session?: ClientSession): Promise<number>;
  /** Keeps the numbers up to `last` for records that come with their ids, such as seeds. */
  reserve(name: string, last: number): Promise<void>;
}

/** Whole-number ids in order, per collection, kept in the collection `counters` of the service's database. */
export function createSequence(connection: Connection): Sequence {
  const counters = connection.model<Counter>(
    'Counter',
    new Schema<Counter>(
      { _id: { type: String, required: true }, value: { type: Number, default: 0 } },
      { versionKey: false },
    ),
    'counters',
  );
  return {
    async next(name, session) {
      const counter = await counters
        .findByIdAndUpdate(
          name,
          { $inc: { value: 1 } },
          { upsert: true, returnDocument: 'after', ...(session ? { session } : {}) },
        )
        .lean();
      if (!counter) throw new Error(`The sequence ${name} gave no number`);
      return counter.value;
    },
    async reserve(name, last) {
      await counters.updateOne({ _id: name }, { $max: { value: last } }, { upsert: true });
    },
  };
}
