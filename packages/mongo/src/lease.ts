import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from './connection.ts';

interface Lock {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

/**
 * A lock of this name in the collection `locks`, which runs out by itself when its holder dies: held for `leaseMs`
 * after each `take`, by MongoDB's clock alone.
 */
export function createLease(connection: Connection, name: string, leaseMs: number) {
  const owner = randomUUID();
  const locks = () => connection.collection<Lock>('locks');
  return {
    /** Takes or renews it; false: another process holds it. */
    async take(): Promise<boolean> {
      const isFree = {
        $or: [
          { $eq: ['$owner', owner] },
          { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] },
        ],
      };
      try {
        const lock = await locks().findOneAndUpdate(
          { _id: name },
          [
            {
              $set: {
                owner: { $cond: [isFree, owner, '$owner'] },
                until: { $cond: [isFree, { $add: ['$$NOW', leaseMs] }, '$until'] },
              },
            },
          ],
          { upsert: true, returnDocument: 'after' },
        );
        return lock?.owner === owner;
      } catch (error) {
        // Two that found no lock made it at the same time.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async release(): Promise<void> {
      await locks().deleteOne({ _id: name, owner });
    },
  };
}

export type Lease = ReturnType<typeof createLease>;
