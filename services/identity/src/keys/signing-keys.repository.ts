import { isDuplicateKey } from '@slots/mongo/connection';
import type { Model } from 'mongoose';
import type { SigningKeyRecord } from './signing-key.model.ts';

export interface SigningKeysRepository {
  /** Oldest first. */
  all(): Promise<SigningKeyRecord[]>;
  /** Stores the key unless another replica has just stored one of the same generation. */
  insert(key: SigningKeyRecord): Promise<void>;
  remove(generation: number): Promise<void>;
  removeAll(): Promise<void>;
}

export function createSigningKeysRepository({
  keys,
}: {
  keys: Model<SigningKeyRecord>;
}): SigningKeysRepository {
  return {
    all: () => keys.find().sort({ _id: 1 }).lean(),
    async insert(key) {
      try {
        await keys.create(key);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async remove(generation) {
      await keys.deleteOne({ _id: generation });
    },
    async removeAll() {
      await keys.deleteMany({});
    },
  };
}
