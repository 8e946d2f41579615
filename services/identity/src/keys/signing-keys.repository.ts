import { isDuplicateKey } from '@slots/mongo/connection';
import type { Connection } from 'mongoose';
import { type SigningKeyDocument, signingKeyModel } from './signing-key.model.ts';

/** A key as stored; `_id` is its generation. */
export type StoredKey = SigningKeyDocument;

export interface SigningKeysRepository {
  /** All keys, oldest first. */
  all(): Promise<StoredKey[]>;
  /** Stores the key unless another replica has just stored one of the same generation. */
  insert(key: StoredKey): Promise<void>;
  remove(generation: number): Promise<void>;
  removeAll(): Promise<void>;
}

export function createSigningKeysRepository(connection: Connection): SigningKeysRepository {
  const keys = signingKeyModel(connection);
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
