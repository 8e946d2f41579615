import type { Editor } from '@slots/http-kit/entity-tag';
import { ofVersion, type RecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import { insertMissing } from '@slots/mongo/seed';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { DealChanges, DealRecord, NewDeal } from './deal.model.ts';

type Check = (others: readonly DealRecord[]) => void;

const queueKey = (affiliateId: number) => `deals:${affiliateId}`;

/** Deals of one affiliate are written one after the other, by all processes. */
export function createDealsRepository({
  deals,
  recorded,
  transact,
  sequence,
  lockAffiliate,
}: {
  deals: Model<DealRecord>;
  recorded: RecordedWrites<DealRecord>;
  transact: Transact;
  sequence: Sequence;
  lockAffiliate: (affiliateId: number, session: ClientSession) => Promise<boolean>;
}) {
  const ofAffiliate = (affiliateId: number, session: ClientSession) =>
    deals.find({ affiliateId }).session(session).lean<DealRecord[]>();

  return {
    createIndexes: () => deals.createIndexes(),
    nextId: () => sequence.next('deals'),
    /** Deals of one affiliate or of all, latest first. */
    list: (affiliateId: number | undefined) =>
      deals
        .find(affiliateId === undefined ? {} : { affiliateId })
        .sort({ from: -1, _id: -1 })
        .lean<DealRecord[]>(),

    /** Those that hold on a day. */
    async ofDay(day: string) {
      const begun = await deals.find({ from: trusted({ $lte: day }) }).lean<DealRecord[]>();
      return begun.filter(({ to }) => to === null || to >= day);
    },

    byId: (id: number) => deals.findById(id).lean<DealRecord | null>(),
    isEmpty: async () => (await deals.exists({})) === null,

    /** Adds those whose ids are not there yet, unseen by the history. */
    insertMissing: (missing: readonly NewDeal[]) => insertMissing(deals, missing),

    /** `check` sees the affiliate's deals and may throw. null: there is no such affiliate. */
    insert: (deal: NewDeal, check: Check, by: Editor) =>
      transact(queueKey(deal.affiliateId), async (session) => {
        if (!(await lockAffiliate(deal.affiliateId, session))) return null;
        check(await ofAffiliate(deal.affiliateId, session));
        return recorded.insert({ ...deal, updatedBy: by }, by, session);
      }),

    /** `decide` sees the deal and the affiliate's others, and may throw. null: there is no such deal any more. */
    update: (
      { _id, affiliateId }: DealRecord,
      decide: (current: DealRecord, others: readonly DealRecord[]) => DealChanges,
      by: Editor,
    ) =>
      transact(queueKey(affiliateId), async (session) => {
        if (!(await lockAffiliate(affiliateId, session))) return null;
        const all = await ofAffiliate(affiliateId, session);
        const current = all.find((one) => one._id === _id);
        if (!current) return null;
        const others = all.filter((one) => one !== current);
        return recorded.update({ _id }, setFields(decide(current, others), by), by, session);
      }),

    /** False: there is none, or none of this version. */
    async remove(id: number, version: number | undefined, by: Editor) {
      const removed = await transact(`deal:${id}`, (session) =>
        recorded.remove(ofVersion(id, version), by, session),
      );
      return removed !== null;
    },

    /** All of an affiliate, in the transaction that deletes it. */
    async removeAll(affiliateId: number, by: Editor, session: ClientSession) {
      for (const { _id } of await ofAffiliate(affiliateId, session)) {
        await recorded.remove({ _id }, by, session);
      }
    },
  };
}

export type DealsRepository = ReturnType<typeof createDealsRepository>;
