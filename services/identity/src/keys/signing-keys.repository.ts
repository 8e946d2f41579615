import { isDuplicateKey } from '@slots/mongo/connection';
import type { Model } from 'mongoose';
import type { SigningKeyRecord } from './signing-key.model.ts';

export function createSigningKeysRepository({ keys }: { keys: Model<SigningKeyRecord> }) {
  return {
    /** Oldest first. */
    all: (): Promise<SigningKeyRecord[]> => keys.find().sort({ _id: 1 }).lean(),
    /** Stores the key unless another replica has just stored one of the same generation. */
    async insert(key: SigningKeyRecord): Promise<void> {
      try {
        await keys.create(key);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async remove(generation: number): Promise<void> {
      await keys.deleteOne({ _id: generation });
    },
    async removeAll(): Promise<void> {
      await keys.deleteMany({});
    },
  };
}

export type SigningKeysRepository = ReturnType<typeof createSigningKeysRepository>;
