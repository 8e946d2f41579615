import type { Editor } from '@slots/http-kit/entity-tag';
import { type RecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type Model, trusted } from 'mongoose';
import type { WebhookModels, WebhookRecord } from './webhook.model.ts';

export type WebhookChanges = Partial<
  Pick<WebhookRecord, 'url' | 'events' | 'enabled' | 'note' | 'failingSince' | 'listensFrom'>
>;

export type NewWebhook = Pick<WebhookRecord, '_id' | 'url' | 'events' | 'secret' | 'listensFrom'>;

export function createWebhooksRepository({
  webhooks,
  deliveries,
  recorded,
  transact,
  sequence,
}: {
  webhooks: Model<WebhookRecord>;
  deliveries: WebhookModels['deliveries'];
  recorded: RecordedWrites<WebhookRecord>;
  transact: Transact;
  sequence: Sequence;
}) {
  return {
    createIndexes: (): Promise<void> => webhooks.createIndexes(),
    nextId: (): Promise<number> => sequence.next('webhooks'),
    list: (): Promise<WebhookRecord[]> => webhooks.find().sort({ _id: 1 }).lean<WebhookRecord[]>(),
    /** Those that were switched off because they failed. */
    countOff: (): Promise<number> =>
      webhooks.countDocuments({ enabled: false, note: trusted({ $ne: null }) }),
    byId: (id: number): Promise<WebhookRecord | null> =>
      webhooks.findById(id).lean<WebhookRecord | null>(),
    /** False: there are `most` already. */
    insert: (webhook: NewWebhook, most: number, by: Editor): Promise<WebhookRecord | false> =>
      transact('webhooks', async (session) => {
        if ((await webhooks.countDocuments().session(session)) >= most) return false;
        return recorded.insert({ ...webhook, updatedBy: by }, by, session);
      }),
    /** null: there is none such. */
    update: (id: number, changes: WebhookChanges, by: Editor): Promise<WebhookRecord | null> =>
      transact(`webhook:${id}`, (session) =>
        recorded.update({ _id: id }, setFields(changes, by), by, session),
      ),
    /** The previous secret stays valid beside the new one. null: no such webhook. */
    rotateSecret: (
      id: number,
      { secret, until }: { readonly secret: string; readonly until: Date },
      by: Editor,
    ): Promise<WebhookRecord | null> =>
      transact(`webhook:${id}`, async (session) => {
        const found = await webhooks.findById(id).session(session).lean<WebhookRecord | null>();
        if (!found) return null;
        const changes = { secret, previousSecret: found.secret, previousUntil: until };
        return recorded.update({ _id: id }, setFields(changes, by), by, session);
      }),
    /** False: there was none. */
    remove: (id: number, by: Editor): Promise<boolean> =>
      transact(`webhook:${id}`, async (session) => {
        await deliveries.deleteMany({ webhookId: id }, { session });
        return (await recorded.remove({ _id: id }, by, session)) !== null;
      }),
    async noteSuccess(id: number): Promise<void> {
      await webhooks.updateOne(
        { _id: id, failingSince: trusted({ $ne: null }) },
        { $set: { failingSince: null } },
        { timestamps: false },
      );
    },
    /** The first failure since the last success. */
    async noteFailure(id: number, at: Date): Promise<Date> {
      await webhooks.updateOne(
        { _id: id, failingSince: null },
        { $set: { failingSince: at } },
        { timestamps: false },
      );
      const found = await webhooks.findById(id).lean<WebhookRecord | null>();
      return found?.failingSince ?? at;
    },
    /** False: it has another address by now, was switched off, or is gone. */
    async switchOff({ _id, url }: WebhookRecord, note: string): Promise<boolean> {
      const { matchedCount } = await webhooks.updateOne(
        { _id, url, enabled: true },
        { $set: { enabled: false, note } },
      );
      return matchedCount === 1;
    },
  };
}

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;
