import type { Editor } from '@slots/http-kit/entity-tag';
import type { RecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { ApiKeyRecord } from './stored-api-key.ts';

export type NewApiKey = Pick<
  ApiKeyRecord,
  'name' | 'rights' | 'expiresAt' | 'start' | 'userId' | 'hash'
>;

export function createApiKeysRepository({
  apiKeys,
  recorded,
  sequence,
}: {
  apiKeys: Model<ApiKeyRecord>;
  recorded: RecordedWrites<ApiKeyRecord>;
  sequence: Sequence;
}) {
  const latestFirst = { _id: -1 } as const;

  return {
    async createIndexes(): Promise<void> {
      await apiKeys.createIndexes();
    },
    ofUser: (userId: number): Promise<ApiKeyRecord[]> =>
      apiKeys.find({ userId }).sort(latestFirst).lean<ApiKeyRecord[]>(),
    all: (): Promise<ApiKeyRecord[]> => apiKeys.find().sort(latestFirst).lean<ApiKeyRecord[]>(),
    byId: (id: number): Promise<ApiKeyRecord | null> =>
      apiKeys.findById(id).lean<ApiKeyRecord | null>(),
    byHash: (hash: string): Promise<ApiKeyRecord | null> =>
      apiKeys.findOne({ hash }).lean<ApiKeyRecord | null>(),
    countOf: (userId: number, transaction: ClientSession): Promise<number> =>
      apiKeys.countDocuments({ userId }).session(transaction),
    async insert(
      key: NewApiKey,
      { by, transaction }: { by: Editor; transaction: ClientSession },
    ): Promise<ApiKeyRecord> {
      const _id = await sequence.next('api_keys');
      return recorded.insert({ _id, ...key }, by, transaction);
    },
    /**
     * Notes that a key is used, unless it has ended: a transaction that ends it concurrently starts over. False when it
     * has. The version stays, since this is no edit.
     */
    async markUsed(id: number, at: Date, transaction: ClientSession): Promise<boolean> {
      const { matchedCount } = await apiKeys.updateOne(
        { _id: id, expiresAt: trusted({ $gt: at }) },
        { $set: { lastUsedAt: at } },
        { session: transaction, timestamps: false },
      );
      return matchedCount === 1;
    },
    /** False: there is none such. */
    async remove(
      id: number,
      { by, transaction }: { by: Editor; transaction: ClientSession },
    ): Promise<boolean> {
      return (await recorded.remove({ _id: id }, by, transaction)) !== null;
    },
    /** All of a person, in the transaction that deletes them. */
    async removeOfUser(userId: number, by: Editor, transaction: ClientSession): Promise<void> {
      const own = await apiKeys
        .find({ userId }, { _id: 1 })
        .session(transaction)
        .lean<{ _id: number }[]>();
      for (const { _id } of own) await recorded.remove({ _id }, by, transaction);
    },
  };
}

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;
