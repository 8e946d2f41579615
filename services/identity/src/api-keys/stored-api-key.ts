import { defineEntity } from '@slots/contracts/entity';
import { id } from '@slots/contracts/fields';
import { apiKeyEntity } from '@slots/contracts/identity/api-keys';
import { entityModel, historyOf, type RecordOf } from '@slots/mongo/entity';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const internal = { seenBy: 'owner', history: false } as const;

/** An API key with what never leaves this service. */
const storedApiKey = defineEntity('api-key', {
  ...apiKeyEntity.fields,
  userId: { ...internal, read: id },
  /** SHA-256 of the key. */
  hash: { ...internal, read: z.string() },
});

export type ApiKeyRecord = RecordOf<typeof storedApiKey>;

export const API_KEY_HISTORY = historyOf(storedApiKey, { name: ({ name }) => name });

export const apiKeyModel = (connection: Connection) =>
  entityModel(connection, storedApiKey, 'api_keys', [
    [{ hash: 1 }, { unique: true }],
    [{ userId: 1, _id: -1 }],
  ]);
