import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import { type Model, trusted } from 'mongoose';
import type { SyncRunRecord } from './sync-run.model.ts';

type Progress = Pick<SyncRunRecord, 'pages' | 'pagesDone' | 'total' | 'games' | 'malformed'>;

export function createSyncRunsRepository({
  runs,
  sequence,
}: {
  runs: Model<SyncRunRecord>;
  sequence: Sequence;
}) {
  async function end(
    run: Pick<SyncRunRecord, '_id'> & Partial<Pick<SyncRunRecord, 'mode'>>,
    set: Partial<SyncRunRecord>,
  ): Promise<void> {
    await runs.updateOne({ ...run, active: true }, { $set: set, $unset: { active: 1 } });
  }

  async function markFailing(id: number, at: Date): Promise<void> {
    await runs.updateOne(
      { _id: id, active: true, failingSince: null },
      { $set: { failingSince: at } },
    );
  }

  async function running(): Promise<SyncRunRecord | null> {
    return runs.findOne({ active: true }).lean<SyncRunRecord>();
  }

  return {
    async prepare(): Promise<void> {
      await runs.createIndexes();
    },

    running,

    async find(id: number): Promise<SyncRunRecord | null> {
      return runs.findById(id).lean<SyncRunRecord>();
    },

    /** The run that ended last. */
    async last(): Promise<SyncRunRecord | null> {
      return runs
        .findOne({ state: trusted({ $in: ['completed', 'failed'] }) })
        .sort({ _id: -1 })
        .lean<SyncRunRecord>();
    },

    async lastCompleted(mode?: SyncRunRecord['mode']): Promise<SyncRunRecord | null> {
      return runs
        .findOne({ state: 'completed', ...(mode ? { mode } : {}) })
        .sort({ _id: -1 })
        .lean<SyncRunRecord>();
    },

    /** The first of the runs that failed since the last that went well. */
    async firstFailedAfter(id: number): Promise<SyncRunRecord | null> {
      return runs
        .findOne({ state: 'failed', _id: trusted({ $gt: id }) })
        .sort({ _id: 1 })
        .lean<SyncRunRecord>();
    },

    /** A new run, or undefined when one is under way. */
    async create(
      run: Pick<SyncRunRecord, 'mode' | 'since' | 'createdAt'>,
    ): Promise<SyncRunRecord | undefined> {
      if (await running()) return undefined;
      const record: SyncRunRecord = {
        _id: await sequence.next('syncRuns'),
        ...run,
        state: 'queued',
        active: true,
        pages: 0,
        pagesDone: 0,
        total: 0,
        games: 0,
        malformed: 0,
        error: null,
        failingSince: null,
        finishedAt: null,
      };
      try {
        await runs.create(record);
        return record;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Makes the run under way a whole one, and gives it. */
    async widen(): Promise<SyncRunRecord | null> {
      return runs
        .findOneAndUpdate(
          { active: true },
          { $set: { mode: 'full', since: null } },
          { returnDocument: 'after' },
        )
        .lean<SyncRunRecord>();
    },

    /** Records progress: the catalogue answers. */
    async note(id: number, set: Progress): Promise<void> {
      await runs.updateOne(
        { _id: id, active: true },
        { $set: { state: 'running', ...set, error: null, failingSince: null } },
      );
    },

    /** All pages are walked again. */
    async beginAgain(id: number): Promise<void> {
      await runs.updateOne(
        { _id: id, active: true },
        { $set: { pagesDone: 0 }, $inc: { repeats: 1 } },
      );
    },

    /** A try has failed, and others follow. */
    async noteFailure(id: number, error: string, at: Date): Promise<void> {
      await runs.updateOne({ _id: id, active: true }, { $set: { state: 'running', error } });
      await markFailing(id, at);
    },

    /** Ends a run, unless it was widened to a whole one. */
    async complete(
      { _id, mode }: Pick<SyncRunRecord, '_id' | 'mode'>,
      met: Pick<Progress, 'games' | 'malformed'>,
      at: Date,
    ): Promise<void> {
      await end({ _id, mode }, { state: 'completed', ...met, error: null, finishedAt: at });
    },

    async fail(id: number, error: string, at: Date): Promise<void> {
      await markFailing(id, at);
      await end({ _id: id }, { state: 'failed', error, finishedAt: at });
    },
  };
}

export type SyncRunsRepository = ReturnType<typeof createSyncRunsRepository>;
