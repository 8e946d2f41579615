import type { ClientSession, Connection } from 'mongoose';
import type { StoredClick } from '../clicks/click.model.ts';

/** Present while an installation has demo data. */
interface DemoMark {
  readonly _id: 'figures';
  /** The day of creation; the data is of the days before. */
  readonly day: string;
  readonly dealIds: readonly number[];
}

/** Demo clicks that were stored together, kept unchanged since their sums outlive them. */
interface DemoClicks {
  readonly _id: number;
  readonly clicks: readonly StoredClick[];
}

/** The demo data's share of the figures, kept so that exactly it can be removed again. */
export function createDemoEarningsRepository(connection: Connection) {
  const marks = () => connection.collection<DemoMark>('demo_earnings');
  const batches = () => connection.collection<DemoClicks>('demo_clicks');
  return {
    /** The mark; `day` and `dealIds` are those of the first call. */
    async begin(mark: Omit<DemoMark, '_id'>) {
      const made = await marks().findOneAndUpdate(
        { _id: 'figures' },
        { $setOnInsert: mark },
        { upsert: true, returnDocument: 'after' },
      );
      if (!made) throw new Error('MongoDB made no mark');
      return made;
    },
    mark: () => marks().findOne({ _id: 'figures' }),
    async keep({ _id, clicks }: DemoClicks) {
      await batches().updateOne({ _id }, { $setOnInsert: { clicks } }, { upsert: true });
    },
    kept: () => batches().find().sort({ _id: 1 }).toArray(),
    /** False: another process has taken it out. */
    async forget(batch: number, session: ClientSession) {
      const { deletedCount } = await batches().deleteOne({ _id: batch }, { session });
      return deletedCount === 1;
    },
    async end() {
      await marks().deleteOne({ _id: 'figures' });
    },
  };
}

export type DemoEarningsRepository = ReturnType<typeof createDemoEarningsRepository>;
