import { randomUUID } from 'node:crypto';
import { expireAfter } from '@slots/mongo/expiry';
import { dropFormerIndex } from '@slots/mongo/former-index';
import type { Transact } from '@slots/mongo/transaction';
import mongoose, { type ClientSession, type Connection, trusted } from 'mongoose';
import type {
  ClickBatchRecord,
  ClickModels,
  ClickSumRecord,
  KnownClickRecord,
  StoredClick,
} from './click.model.ts';
import { raisesOf } from './click-sums.ts';
import { raiseSums } from './day-sums.ts';
import { TOLD } from './report-order.ts';
import { dayOf } from './report-period.ts';

const SECONDS_A_DAY = 24 * 60 * 60;
const NAMESPACE_EXISTS = 48;
/** Values of each that a day may have: more than a site has pages that lead to offers. */
const MAX_TOLD = 5_000;
/** From before toplists: it would take clicks of two lists for the same. */
const DAYS_WITHOUT_TOPLIST = 'promotion_1_day_1_page_1_country_1_position_1_affiliate_1_casino_1';

/** Partners can name clicks that led to them, and no others. */
function knownOf({
  clickId,
  position: _position,
  toplist: _toplist,
  device: _device,
  ...click
}: StoredClick) {
  const { affiliateId } = click;
  return affiliateId === null ? [] : [{ ...click, _id: clickId, affiliateId }];
}

/**
 * Stores clicks, each once. A batch and the sums that it raises are one transaction, and no click is in two
 * batches. A time series takes part in no transaction and has no unique index: a batch goes there after that,
 * and is marked. One that is not marked may be there in part, so that filing is taken out and it is filed again.
 * Conversions that came before their clicks are matched before the mark, when the transaction is done.
 */
export function createClicksRepository({
  connection,
  models: { clicks, batches, known, days, sums },
  transact,
  keptDays,
  match,
}: {
  connection: Connection;
  models: ClickModels;
  transact: Transact;
  /** Retention of single clicks; sums are kept for ever. */
  keptDays: number;
  /** Called with stored clicks, possibly more than once. */
  match: (clickIds: readonly string[]) => Promise<void>;
}) {
  async function file(batch: Omit<ClickBatchRecord, 'filedAt'>, filing: string): Promise<void> {
    const measurements = batch.clicks.map((click) => ({ ...click, filing }));
    await clicks.insertMany(measurements, { lean: true, ordered: false });
    await match(batch.clicks.map(({ clickId }) => clickId));
    const { _id, filings } = batch;
    const marked = await batches.updateOne(
      { _id, filings: [...filings], filedAt: null },
      { $set: { filedAt: new Date() } },
    );
    // Another process took this one for dead in the meantime, and files the batch itself.
    if (marked.matchedCount === 0) await clicks.collection.deleteMany({ filing });
  }

  async function createTimeSeries(): Promise<void> {
    const expireAfterSeconds = keptDays * SECONDS_A_DAY;
    try {
      await clicks.createCollection({ expireAfterSeconds });
    } catch (error) {
      const exists =
        error instanceof mongoose.mongo.MongoServerError && error.code === NAMESPACE_EXISTS;
      if (!exists) throw error;
    }
    await connection.db?.command({ collMod: 'clicks', expireAfterSeconds });
  }

  /** Days that were summed before there were toplists have no sum by them: none was clicked. */
  async function sumFormerDays(): Promise<void> {
    if (await sums.exists({ by: 'toplist' })) return;
    const former = await sums.find({ by: 'all' }).lean<ClickSumRecord[]>();
    await sums.bulkWrite(
      former.map(({ day, clicks: counted }) => ({
        updateOne: {
          filter: { by: 'toplist', key: null, day },
          update: { $setOnInsert: { clicks: counted } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  /** Clicks of a day, without the values that exceed the limit of a day. */
  async function bounded(
    by: (typeof TOLD)[number],
    day: string,
    ofDay: readonly StoredClick[],
  ): Promise<readonly StoredClick[]> {
    const told = [...new Set(ofDay.flatMap((click) => click[by] ?? []))];
    if (told.length === 0) return ofDay;
    const kept = new Set<unknown>(
      await sums.distinct('key', { by, day, key: trusted({ $in: told }) }),
    );
    const fresh = told.filter((value) => !kept.has(value));
    if (fresh.length > 0) {
      const room = Math.max(0, MAX_TOLD - (await sums.countDocuments({ by, day })));
      for (const value of fresh.slice(0, room)) kept.add(value);
    }
    kept.add(null);
    return ofDay.map((click) => (kept.has(click[by]) ? click : { ...click, [by]: null }));
  }

  async function withinBounds(some: readonly StoredClick[]): Promise<StoredClick[]> {
    const days = await Promise.all(
      [...Map.groupBy(some, ({ at }) => dayOf(at))].map(async ([day, ofDay]) => {
        let left: readonly StoredClick[] = ofDay;
        for (const by of TOLD) left = await bounded(by, day, left);
        return left;
      }),
    );
    return days.flat();
  }

  return {
    async prepare() {
      await createTimeSeries();
      await dropFormerIndex(days, DAYS_WITHOUT_TOPLIST);
      for (const model of [clicks, batches, days, sums]) await model.createIndexes();
      await sumFormerDays();
      await expireAfter(known, 'at', keptDays * SECONDS_A_DAY);
    },

    /** Counts those that were not counted yet, and gives their number. Only one process at a time may call it. */
    async store(waiting: readonly StoredClick[]) {
      const byId = new Map(waiting.map((click) => [click.clickId, click]));
      const stored: unknown[] = await batches.distinct('clicks.clickId', {
        'clicks.clickId': trusted({ $in: [...byId.keys()] }),
      });
      // Batches go after some days, and what a partner may name stays.
      const still: unknown[] = await known.distinct('_id', {
        _id: trusted({ $in: [...byId.keys()] }),
      });
      for (const id of [...stored, ...still]) byId.delete(String(id));
      if (byId.size === 0) return 0;
      const fresh = await withinBounds([...byId.values()]);
      const filing = randomUUID();
      const batch = { _id: randomUUID(), clicks: fresh, filings: [filing] };
      const raises = raisesOf(fresh);
      const named: KnownClickRecord[] = fresh.flatMap(knownOf);
      await transact('clicks', async (session) => {
        await batches.insertMany([{ ...batch, filedAt: null }], { session, lean: true });
        await known.insertMany(named, { session, lean: true });
        await raiseSums({ days, sums }, raises, session);
      });
      await file(batch, filing);
      return fresh.length;
    },

    /** Files what a process left that died. Only one process at a time may call it. */
    async fileLeft() {
      const left = await batches.find({ filedAt: null }).lean<ClickBatchRecord[]>();
      for (const { _id, filings: before } of left) {
        const filing = randomUUID();
        const batch = await batches
          .findOneAndUpdate(
            { _id, filings: [...before], filedAt: null },
            { $set: { filings: [...before, filing] } },
            { returnDocument: 'after' },
          )
          .lean<ClickBatchRecord | null>();
        if (!batch) continue;
        for (const failed of before) await clicks.collection.deleteMany({ filing: failed });
        await file(batch, filing);
      }
    },

    /** True while no click was ever counted. */
    isEmpty: async () => (await sums.exists({})) === null,

    /**
     * Takes clicks out that were stored in batches of their own, and lowers the sums that they raised, in the
     * transaction of `mark`. False: `mark` says that it was done already.
     */
    async remove(gone: readonly StoredClick[], mark: (session: ClientSession) => Promise<boolean>) {
      const clickId = trusted({ $in: gone.map((click) => click.clickId) });
      const filings: unknown[] = await clicks.distinct('filing', { clickId });
      for (const filing of filings) await clicks.collection.deleteMany({ filing: String(filing) });
      const raises = raisesOf(gone, { isRemoval: true });
      return transact('clicks', async (session) => {
        if (!(await mark(session))) return false;
        await batches.deleteMany({ 'clicks.clickId': clickId }, { session });
        await known.deleteMany({ _id: clickId }, { session });
        await raiseSums({ days, sums }, raises, session);
        return true;
      });
    },
  };
}

export type ClicksRepository = ReturnType<typeof createClicksRepository>;
