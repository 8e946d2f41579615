import type { ConversionEvent } from '@slots/contracts/affiliate/conversions';
import { isDuplicateKey } from '@slots/mongo/connection';
import { dropFormerIndex } from '@slots/mongo/former-index';
import { type Paging, pageOf } from '@slots/mongo/page';
import type { Transact } from '@slots/mongo/transaction';
import mongoose, { type ClientSession, type Model, trusted } from 'mongoose';
import type { KnownClickRecord } from '../clicks/click.model.ts';
import type { DealScope } from '../clicks/click-reports.repository.ts';
import { raiseSums } from '../clicks/day-sums.ts';
import { factsFrom, toldTo, UNMATCHED } from './click-facts.ts';
import type { ConversionModels, ConversionRecord, NewConversion } from './conversion.model.ts';
import { raisesOf } from './conversion-sums.ts';

/** From before reports were read from the index alone. */
const SUMS_WITHOUT_NUMBERS = 'by_1_day_1';
/** In this process conversions are written one batch after the other. */
const QUEUE_KEY = 'conversions';
/** Another process may take the same conversion, or raise a sum for the first time, at the same moment. */
const MAX_TRIES = 8;
const MAX_RECHECKED = 1_000;
const MAX_REMOVED = 1_000;

export type ConversionOutcome = 'taken' | 'duplicate';

/** Reported figures within a deal's scope. */
export interface ReportedOfDeal {
  readonly conversions: number;
  readonly registrations: number;
  readonly deposits: number;
  /** Clicks that led to their first deposit, and deposits without a click. */
  readonly customers: number;
  /** In hundredths, by event and currency. */
  readonly amounts: readonly {
    readonly event: ConversionEvent;
    readonly currency: string;
    readonly amount: number;
  }[];
}

type Identity = Pick<NewConversion, 'affiliateId' | 'event' | 'tx'>;

const keyOf = ({ affiliateId, event, tx }: Identity) => JSON.stringify([affiliateId, event, tx]);

const idsIn = (batch: readonly Pick<NewConversion, 'clickId'>[]) =>
  batch.flatMap(({ clickId }) => clickId ?? []);

export function createConversionsRepository({
  models: { conversions, days, sums },
  knownClicks,
  transact,
}: {
  models: ConversionModels;
  knownClicks: Model<KnownClickRecord>;
  transact: Transact;
}) {
  /** Again when another process wrote the same record first. */
  async function written<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transact(QUEUE_KEY, work);
      } catch (error) {
        if (!isDuplicateKey(error) || tries === MAX_TRIES) throw error;
      }
    }
  }

  async function knownOf(batch: readonly Identity[], session: ClientSession): Promise<Set<string>> {
    const groups = Map.groupBy(batch, ({ affiliateId, event }) => `${affiliateId} ${event}`);
    const known = new Set<string>();
    for (const [first, ...others] of groups.values()) {
      if (!first) continue;
      const { affiliateId, event } = first;
      const tx = trusted({ $in: [first, ...others].map((one) => one.tx) });
      const found = await conversions
        .find({ affiliateId, event, tx })
        .select({ _id: 0, affiliateId: 1, event: 1, tx: 1 })
        .session(session)
        .lean<Identity[]>();
      for (const one of found) known.add(keyOf(one));
    }
    return known;
  }

  async function clicksOf(
    clickIds: readonly string[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, KnownClickRecord>> {
    if (clickIds.length === 0) return new Map();
    const found = await knownClicks
      .find({ _id: trusted({ $in: clickIds }) })
      .session(session)
      .lean<KnownClickRecord[]>();
    return new Map(found.map((click) => [click._id, click]));
  }

  /** Adds what came and takes out what went. */
  const raise = (
    come: readonly ConversionRecord[],
    go: readonly ConversionRecord[],
    session: ClientSession,
  ) => raiseSums({ days, sums }, raisesOf(come, go), session);

  async function match(clickIds: readonly string[]): Promise<void> {
    const wanted = { clickId: trusted({ $in: clickIds }), matched: false };
    if (clickIds.length === 0 || (await conversions.exists(wanted)) === null) return;
    await written(async (session) => {
      const found = await conversions.find(wanted).session(session).lean<ConversionRecord[]>();
      const clicks = await clicksOf(idsIn(found), session);
      const matched = found.flatMap((before) => {
        const facts = factsFrom(before, clicks);
        return facts ? [{ before, after: { ...before, ...facts, matched: true } }] : [];
      });
      if (matched.length === 0) return;
      const updates = matched.map(({ after: { _id, promotionId, casinoId, country, page } }) => ({
        updateOne: {
          filter: { _id, matched: false },
          update: {
            $set: { promotionId, casinoId, country, page, matched: true },
            $unset: { recheck: 1 as const },
          },
        },
      }));
      await conversions.bulkWrite(updates, { session, ordered: false });
      await raise(
        matched.map(({ after }) => after),
        matched.map(({ before }) => before),
        session,
      );
    });
  }

  return {
    async createIndexes() {
      for (const model of [conversions, days, sums]) await model.createIndexes();
      await dropFormerIndex(sums, SUMS_WITHOUT_NUMBERS);
    },

    /**
     * Stores a batch with the sums that it raises, in one transaction, each affiliate, event and tx once, and tells
     * for each whether it was taken or is a duplicate. A thousand at once are a good number.
     */
    recordConversions: (batch: readonly NewConversion[]): Promise<ConversionOutcome[]> =>
      written(async (session) => {
        const known = await knownOf(batch, session);
        const outcomes: ConversionOutcome[] = [];
        const fresh: NewConversion[] = [];
        for (const one of batch) {
          const key = keyOf(one);
          outcomes.push(known.has(key) ? 'duplicate' : 'taken');
          if (!known.has(key)) fresh.push(one);
          known.add(key);
        }
        if (fresh.length === 0) return outcomes;
        const clicks = await clicksOf(idsIn(fresh), session);
        const records = fresh.map((one): ConversionRecord => {
          const facts = factsFrom(one, clicks);
          return {
            ...one,
            ...(facts ?? UNMATCHED),
            _id: new mongoose.Types.ObjectId(),
            matched: facts !== null,
            ...(facts === null && one.clickId !== null && { recheck: true }),
          };
        });
        await conversions.insertMany(records, { session, lean: true });
        await raise(records, [], session);
        return outcomes;
      }),

    /** Facts of a click of this affiliate; null: no such click. */
    async factsOf(clickId: string, affiliateId: number) {
      return toldTo(affiliateId, await knownClicks.findById(clickId).lean<KnownClickRecord>());
    },

    /** Matches conversions that came before their clicks. Safe to repeat. */
    match,

    /** Looks once more for clicks that may have been stored while their conversions were. */
    async recheck() {
      const found = await conversions
        .find({ recheck: true })
        .select({ clickId: 1 })
        .limit(MAX_RECHECKED)
        .lean<Pick<ConversionRecord, '_id' | 'clickId'>[]>();
      if (found.length === 0) return;
      await match(idsIn(found));
      const _id = trusted({ $in: found.map((one) => one._id) });
      await conversions.updateMany({ _id }, { $unset: { recheck: 1 } });
    },

    /** Newest first. */
    page(affiliateId: number | undefined, paging: Paging) {
      const wanted = affiliateId === undefined ? undefined : { affiliateId };
      return pageOf(conversions, wanted, { _id: -1 }, paging);
    },

    /** Number of conversions from a source. */
    countFrom: (source: string) => conversions.countDocuments({ source }),

    /** Takes out what a source brought, with what it raised; how many there were. May be repeated. */
    async removeFrom(source: string) {
      let removed = 0;
      for (;;) {
        const some = await written(async (session) => {
          const found = await conversions
            .find({ source })
            .limit(MAX_REMOVED)
            .session(session)
            .lean<ConversionRecord[]>();
          if (found.length === 0) return 0;
          const _id = trusted({ $in: found.map((one) => one._id) });
          await conversions.deleteMany({ _id }, { session });
          await raise([], found, session);
          return found.length;
        });
        if (some === 0) return removed;
        removed += some;
      }
    },

    isEmpty: async () => (await conversions.exists({})) === null,

    async reportedOf({
      affiliateId,
      casinoIds,
      countries,
      from,
    }: DealScope): Promise<ReportedOfDeal> {
      const covered = {
        affiliateId,
        // A mistyped year is nothing that has been reported yet.
        at: { $gte: new Date(from), $lte: new Date() },
        ...(casinoIds.length > 0 && { casinoId: { $in: casinoIds } }),
        ...(countries.length > 0 && { country: { $in: countries } }),
      };
      type Group = {
        readonly event: ConversionEvent;
        readonly currency: string | null;
        readonly count: number;
        readonly amount: number;
      };
      const groups = await conversions.aggregate<Group>([
        { $match: covered },
        {
          $group: {
            _id: { event: '$event', currency: '$currency' },
            count: { $sum: 1 },
            amount: { $sum: '$amount' },
          },
        },
        {
          $project: { _id: 0, event: '$_id.event', currency: '$_id.currency', count: 1, amount: 1 },
        },
      ]);
      const [customers] = await conversions.aggregate<{ readonly customers: number }>([
        { $match: { ...covered, event: 'deposit' } },
        { $group: { _id: { $ifNull: ['$clickId', '$_id'] } } },
        {
          $lookup: {
            from: conversions.collection.name,
            localField: '_id',
            foreignField: 'clickId',
            pipeline: [
              { $match: { affiliateId, event: 'deposit', at: { $lt: new Date(from) } } },
              { $limit: 1 },
              { $project: { _id: 1 } },
            ],
            as: 'earlier',
          },
        },
        { $match: { earlier: [] } },
        { $count: 'customers' },
      ]);
      const countOf = (event: ConversionEvent) =>
        groups.reduce((sum, group) => sum + (group.event === event ? group.count : 0), 0);
      return {
        conversions: groups.reduce((sum, { count }) => sum + count, 0),
        registrations: countOf('registration'),
        deposits: countOf('deposit'),
        customers: customers?.customers ?? 0,
        amounts: groups.flatMap(({ event, currency, amount }) =>
          currency === null ? [] : { event, currency, amount },
        ),
      };
    },
  };
}

export type ConversionsRepository = ReturnType<typeof createConversionsRepository>;
