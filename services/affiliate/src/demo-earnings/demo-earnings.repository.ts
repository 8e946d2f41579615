import type { ClientSession, Connection } from 'mongoose';
import type { StoredClick } from '../clicks/click.model.ts';

/** The demo data of an installation, as long as it has it. */
interface DemoMark {
  readonly _id: 'figures';
  /** The day that they were made on: they are those before it. */
  readonly day: string;
  readonly dealIds: readonly number[];
}

/** Clicks of the demo data that were stored together, as they were: their sums stay for longer than they. */
interface DemoClicks {
  readonly _id: number;
  readonly clicks: readonly StoredClick[];
}

/** The demo data's share of the figures, kept so that exactly it can be removed again. */
export interface DemoEarningsRepository {
  /** The mark; `day` and `dealIds` are those of the first call. */
  begin(mark: Omit<DemoMark, '_id'>): Promise<DemoMark>;
  mark(): Promise<DemoMark | null>;
  keep(batch: DemoClicks): Promise<void>;
  kept(): Promise<DemoClicks[]>;
  /** False: another process has taken it out. */
  forget(batch: number, session: ClientSession): Promise<boolean>;
  end(): Promise<void>;
}

export function createDemoEarningsRepository(connection: Connection): DemoEarningsRepository {
  const marks = () => connection.collection<DemoMark>('demo_earnings');
  const batches = () => connection.collection<DemoClicks>('demo_clicks');
  return {
    async begin(mark) {
      const made = await marks().findOneAndUpdate(
        { _id: 'figures' },
        { $setOnInsert: mark },
        { upsert: true, returnDocument: 'after' },
      );
      if (!made) throw new Error('MongoDB made no mark');
      return made;
    },
    mark: () => marks().findOne({ _id: 'figures' }),
    async keep({ _id, clicks }) {
      await batches().updateOne({ _id }, { $setOnInsert: { clicks } }, { upsert: true });
    },
    kept: () => batches().find().sort({ _id: 1 }).toArray(),
    async forget(batch, session) {
      const { deletedCount } = await batches().deleteOne({ _id: batch }, { session });
      return deletedCount === 1;
    },
    async end() {
      await marks().deleteOne({ _id: 'figures' });
    },
  };
}
