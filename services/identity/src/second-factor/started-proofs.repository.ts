import { recordModel } from '@slots/mongo/record-model';
import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';

const startedProof = z.object({ _id: z.string(), value: z.string(), expiresAt: z.date() });
type StartedRecord = z.output<typeof startedProof>;

const LASTS_MS = 5 * 60 * 1000;

/** The key of a started proof: a challenge in a sign-in, in a session or for a new factor. */
export type StartedKey = `${'sign-in' | 'session' | 'new-passkey' | 'new-totp'}:${string}`;

const alive = (key: StartedKey) => ({
  _id: key,
  expiresAt: trusted({ $gt: new Date() }),
});

/**
 * Challenges and secrets that were given out and wait for their answer, five minutes at most. There is one for a
 * key: a newer one takes its place.
 */
export function createStartedProofs(connection: Connection) {
  const started = recordModel(connection, 'StartedProof', startedProof, 'started_proofs', [
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ]);

  return {
    createIndexes: (): Promise<void> => started.createIndexes(),
    async put(key: StartedKey, value: string): Promise<void> {
      const expiresAt = new Date(Date.now() + LASTS_MS);
      await started.updateOne({ _id: key }, { $set: { value, expiresAt } }, { upsert: true });
    },
    async read(key: StartedKey): Promise<string | undefined> {
      return (await started.findOne(alive(key)).lean<StartedRecord | null>())?.value;
    },
    /** Returns it once: of two callers one gets nothing. */
    async take(key: StartedKey): Promise<string | undefined> {
      return (await started.findOneAndDelete(alive(key)).lean<StartedRecord | null>())?.value;
    },
  };
}

export type StartedProofs = ReturnType<typeof createStartedProofs>;
