import type { Model } from 'mongoose';
import type { IndexCheckpoint } from './index-checkpoint.model.ts';

/** The checkpoints of the indexes of games. */
export function createIndexCheckpointsRepository({
  checkpoints,
}: {
  checkpoints: Model<IndexCheckpoint>;
}) {
  return {
    async find(alias: string): Promise<IndexCheckpoint | null> {
      return checkpoints.findById(alias).lean<IndexCheckpoint | null>();
    },

    async keep(checkpoint: IndexCheckpoint): Promise<void> {
      await checkpoints.replaceOne({ _id: checkpoint._id }, checkpoint, { upsert: true });
    },
  };
}

export type IndexCheckpointsRepository = ReturnType<typeof createIndexCheckpointsRepository>;
