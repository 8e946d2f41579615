import { dropFormerIndex } from '@slots/mongo/former-index';
import { type Paging, pageOf } from '@slots/mongo/page';
import type { DeliveryAnswer, DeliveryRecord, WebhookModels } from './webhook.model.ts';

export type NewDelivery = Omit<DeliveryRecord, 'state' | 'tries' | 'nextAt' | 'answers'>;

export interface Lane {
  readonly webhookId: number;
  readonly lane: string;
}

/** The last tries of a delivery that are kept. */
const ANSWERS_KEPT = 5;
/** Due lanes of a webhook that are looked at in a round. */
const MAX_DUE_OF_ONE = 50;
const DUE_WITHOUT_LANE = 'state_1_webhookId_1_nextAt_1';

/** Deliveries to webhooks, and the time up to which each owner's events are collected. */
export function createDeliveriesRepository({
  deliveries,
  feeds,
}: Pick<WebhookModels, 'deliveries' | 'feeds'>) {
  async function dueOf(webhookId: number, now: Date): Promise<Lane[]> {
    const lanes = await deliveries.aggregate<{ _id: string }>([
      { $match: { state: 'waiting', webhookId, nextAt: { $lte: now } } },
      { $group: { _id: '$lane', nextAt: { $min: '$nextAt' } } },
      { $sort: { nextAt: 1 } },
      { $limit: MAX_DUE_OF_ONE },
    ]);
    return lanes.map(({ _id: lane }) => ({ webhookId, lane }));
  }

  return {
    async createIndexes(): Promise<void> {
      await Promise.all([deliveries.createIndexes(), feeds.createIndexes()]);
      await dropFormerIndex(deliveries, DUE_WITHOUT_LANE);
    },
    /** Adds those that are not there yet. */
    async addMissing(added: readonly NewDelivery[], now: Date): Promise<void> {
      if (added.length === 0) return;
      const waiting = { state: 'waiting' as const, tries: 0, nextAt: now, answers: [] };
      await deliveries.bulkWrite(
        added.map(({ _id, ...fields }) => ({
          updateOne: {
            filter: { _id },
            update: { $setOnInsert: { ...fields, ...waiting } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },
    /** Adds one that was sent already. */
    async addDone(delivery: DeliveryRecord): Promise<void> {
      await deliveries.create(delivery);
    },
    async collectedUntil(owner: string): Promise<Date | undefined> {
      return (await feeds.findById(owner).lean<{ until: Date } | null>())?.until;
    },
    async setCollected(owner: string, until: Date): Promise<void> {
      await feeds.updateOne({ _id: owner }, { $set: { until } }, { upsert: true });
    },
    /** Lanes in which something may be due, some of each webhook however much waits for another, or in one lane. */
    async dueLanes(now: Date): Promise<Lane[]> {
      const waiting = await deliveries.distinct('webhookId', { state: 'waiting' });
      const due = await Promise.all(waiting.map((webhookId) => dueOf(webhookId, now)));
      return due.flat();
    },
    /** The first of a lane that waits. */
    firstOf: ({ webhookId, lane }: Lane): Promise<DeliveryRecord | null> =>
      deliveries
        .findOne({ webhookId, lane, state: 'waiting' })
        .sort({ place: 1 })
        .lean<DeliveryRecord | null>(),
    /** Nothing of the lane is due before. */
    async postpone({ webhookId, lane }: Lane, until: Date): Promise<void> {
      await deliveries.updateMany(
        { webhookId, lane, state: 'waiting' },
        { $set: { nextAt: until } },
      );
    },
    /** Makes all that waits for a webhook due, no tries used. */
    async restart(webhookId: number, now: Date): Promise<void> {
      await deliveries.updateMany(
        { webhookId, state: 'waiting' },
        { $set: { nextAt: now, tries: 0 } },
      );
    },
    async noteAnswer(
      id: string,
      answer: DeliveryAnswer,
      outcome: Pick<DeliveryRecord, 'state' | 'nextAt'>,
    ): Promise<void> {
      await deliveries.updateOne(
        { _id: id },
        {
          $set: outcome,
          $inc: { tries: 1 },
          $push: { answers: { $each: [answer], $position: 0, $slice: ANSWERS_KEPT } },
        },
      );
    },
    /** Ends all waiting deliveries of a webhook; returns their number. */
    async giveUpAll(webhookId: number): Promise<number> {
      const { modifiedCount } = await deliveries.updateMany(
        { webhookId, state: 'waiting' },
        { $set: { state: 'failed', nextAt: null } },
      );
      return modifiedCount;
    },
    async removeAll(webhookId: number): Promise<void> {
      await deliveries.deleteMany({ webhookId });
    },
    countWaiting: (): Promise<number> => deliveries.countDocuments({ state: 'waiting' }).exec(),
    /** The time of the next try that is first of all; undefined: nothing waits. */
    async firstDueAt(): Promise<Date | undefined> {
      const first = await deliveries
        .findOne({ state: 'waiting' })
        .sort({ nextAt: 1 })
        .select({ nextAt: 1 })
        .lean<Pick<DeliveryRecord, 'nextAt'> | null>();
      return first?.nextAt ?? undefined;
    },
    /** Newest first. */
    page: (webhookId: number, paging: Paging) =>
      pageOf(deliveries, { webhookId }, { createdAt: -1, _id: -1 }, paging),
    byId: (webhookId: number, id: string): Promise<DeliveryRecord | null> =>
      deliveries.findOne({ _id: id, webhookId }).lean<DeliveryRecord | null>(),
    /** Begins a delivery anew; null: there is none such. */
    sendAgain: (webhookId: number, id: string, now: Date): Promise<DeliveryRecord | null> =>
      deliveries
        .findOneAndUpdate(
          { _id: id, webhookId },
          { $set: { state: 'waiting', tries: 0, nextAt: now } },
          { returnDocument: 'after' },
        )
        .lean<DeliveryRecord | null>(),
  };
}

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>;
