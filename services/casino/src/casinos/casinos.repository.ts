import type { CasinoRelation } from '@slots/contracts/casino/casino-entity';
import type { Editor } from '@slots/http-kit/entity-tag';
import { unlessDuplicate } from '@slots/mongo/connection';
import { dropFormerIndex } from '@slots/mongo/former-index';
import { BY_NAME } from '@slots/mongo/name-order';
import {
  ofVersion,
  type RecordedWrites,
  setFields,
  type VersionedWrite,
} from '@slots/mongo/recorded-writes';
import { escapeRegExp } from '@slots/mongo/regular-expression';
import { insertMissing } from '@slots/mongo/seed';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { DeletedSlugs } from '../slugs/deleted-slugs.repository.ts';
import { forgetElsewhere, withFormerSlug } from '../slugs/former-slug.ts';
import type { CasinoChanges, CasinoRecord, NewCasino } from './casino.model.ts';
import { type CasinoFilter, type CasinoOrder, listQuery } from './casino-query.ts';

const ASSIGNABLE = { name: 1, slug: 1, logoImage: 1, affiliateId: 1, version: 1 } as const;
export type AssignableRecord = Pick<CasinoRecord, '_id' | keyof typeof ASSIGNABLE>;

/** In this process the writes of one casino come one after the other. */
export const queueKey = (id: number) => `casino:${id}`;

/** The index of the search before it held all that is read. */
const SEARCHED_WITHOUT_ID = 'published_1_name_1_slug_1';

const unlessSlugTaken = unlessDuplicate('slug', 'slug-taken');

export function createCasinosRepository({
  casinos,
  deletedSlugs,
  recorded,
  transact,
  sequence,
}: {
  casinos: Model<CasinoRecord>;
  deletedSlugs: DeletedSlugs;
  recorded: RecordedWrites<CasinoRecord>;
  transact: Transact;
  sequence: Sequence;
}) {
  return {
    async createIndexes() {
      await dropFormerIndex(casinos, SEARCHED_WITHOUT_ID);
      await casinos.createIndexes();
      await deletedSlugs.createIndexes();
    },
    isEmpty: async () => (await casinos.exists({})) === null,
    nextId: () => sequence.next('casinos'),

    /** Newest first unless sorted; without a page all of them. */
    async list(
      filter: CasinoFilter,
      order: CasinoOrder | undefined,
      page?: { readonly skip: number; readonly limit: number },
    ) {
      const query = listQuery(casinos, filter, order);
      if (!page) {
        const all = await query.lean<CasinoRecord[]>();
        return { casinos: all, total: all.length };
      }
      const [found, total] = await Promise.all([
        query.skip(page.skip).limit(page.limit).lean<CasinoRecord[]>(),
        casinos.countDocuments(query.getFilter()),
      ]);
      return { casinos: found, total };
    },

    /** The same, all of them, as a stream. */
    stream: (filter: CasinoFilter, order: CasinoOrder | undefined) =>
      listQuery(casinos, filter, order).lean<CasinoRecord[]>().cursor(),

    byId: (id: number) => casinos.findById(id).lean<CasinoRecord | null>(),
    /** Those of these that visitors may see, by id. */
    async publishedByIds(ids: readonly number[]): Promise<ReadonlyMap<number, CasinoRecord>> {
      const found = await casinos
        .find({ _id: trusted({ $in: [...ids] }), published: 'true' })
        .lean<CasinoRecord[]>();
      return new Map(found.map((casino) => [casino._id, casino]));
    },
    /** Those of these ids that casinos have. */
    async known(ids: readonly number[], session: ClientSession | null = null) {
      const among = { _id: trusted({ $in: [...ids] }) };
      return new Set<unknown>(await casinos.distinct('_id', among).session(session));
    },
    bySlug: (slug: string) => casinos.findOne({ slug }).lean<CasinoRecord | null>(),
    /** The casino that had this slug last: records from before `forgetElsewhere` may share one. */
    byFormerSlug: (slug: string) =>
      casinos.findOne({ formerSlugs: slug }).sort({ updatedAt: -1 }).lean<CasinoRecord | null>(),

    /** True where any casino has that id in the field. */
    async isReferenced(field: CasinoRelation, id: number, session: ClientSession) {
      return (await casinos.exists({ [field]: id }).session(session)) !== null;
    },

    /** Keeps the casino from being deleted beside this transaction; false: there is none. */
    async lock(id: number, session: ClientSession) {
      const { matchedCount } = await casinos.updateOne(
        { _id: id },
        { $inc: { holds: 1 } },
        { session, timestamps: false },
      );
      return matchedCount === 1;
    },

    /** Those of `base`, `base-2`, `base-3`… that casinos have. */
    async takenSlugs(base: string) {
      const found = await casinos
        .find({ slug: trusted({ $regex: new RegExp(`^${escapeRegExp(base)}(?:-\\d+)?$`) }) })
        .select({ slug: 1 })
        .lean<Pick<CasinoRecord, 'slug'>[]>();
      return new Set(found.map(({ slug }) => slug));
    },

    /** The stored casino, or 'slug-taken' when another one has its slug. */
    insert: (casino: NewCasino, by: Editor) =>
      unlessSlugTaken(
        transact(queueKey(casino._id), (session) =>
          recorded.insert({ ...casino, updatedBy: by }, by, session),
        ),
      ),

    /** Adds those whose ids are not there yet. */
    insertMissing: (missing: readonly NewCasino[]) => insertMissing(casinos, missing),

    /**
     * The changed casino; null: there is none, or none of this version. A changed slug is kept as a
     * former one. `inTransaction` changes what belongs to it.
     */
    update: (
      id: number,
      changes: CasinoChanges,
      { by, version }: VersionedWrite,
      inTransaction: (changed: CasinoRecord, session: ClientSession) => Promise<void>,
    ) =>
      unlessSlugTaken(
        transact(queueKey(id), async (session) => {
          const update = withFormerSlug(changes, by);
          const changed = await recorded.update(ofVersion(id, version), update, by, session);
          if (!changed) return null;
          if (changes.slug !== undefined) await forgetElsewhere(casinos, changed, session);
          await inTransaction(changed, session);
          return changed;
        }),
      ),

    /**
     * The deleted casino, whose slugs are remembered; null: there is none. `inTransaction` deletes
     * what belongs to it.
     */
    remove: (
      id: number,
      { by, version }: VersionedWrite,
      inTransaction: (session: ClientSession) => Promise<void>,
    ) =>
      transact(queueKey(id), async (session) => {
        const casino = await recorded.remove(ofVersion(id, version), by, session);
        if (!casino) return null;
        await deletedSlugs.add(id, [casino.slug, ...casino.formerSlugs], session);
        await inTransaction(session);
        return casino;
      }),

    /** True where a deleted casino had this slug. */
    isDeleted: deletedSlugs.has,

    /** Names and slugs of those that visitors may see, read from the index alone. */
    publishedNames: () =>
      casinos
        .find({ published: 'true' })
        .select({ name: 1, slug: 1, published: 1 })
        .lean<Pick<CasinoRecord, '_id' | 'name' | 'slug'>[]>(),

    /** By name. */
    assignable: (filter: { readonly affiliateId?: number }) =>
      casinos
        .find(filter)
        .select(ASSIGNABLE)
        .collation(BY_NAME)
        .sort({ name: 1, _id: 1 })
        .lean<AssignableRecord[]>(),

    /** The changed casino; null: there is none, or none of this version. */
    setAffiliate: (id: number, affiliateId: number | null, { by, version }: VersionedWrite) =>
      transact(queueKey(id), (session) =>
        recorded.update(ofVersion(id, version), setFields({ affiliateId }, by), by, session),
      ),

    /** Sets the rating that follows from its review, in the transaction that publishes this. */
    async rate(id: number, rating: string, by: Editor, session: ClientSession) {
      await recorded.update({ _id: id }, setFields({ rating }, by), by, session);
    },

    /**
     * Leaves the affiliate's casinos without one; returns their number. One casino after the other, so that an
     * affiliate with many does not block other work; safe to repeat.
     */
    async releaseAffiliate(affiliateId: number, by: Editor) {
      const found = await casinos.find({ affiliateId }).select({ _id: 1 }).lean();
      let released = 0;
      for (const { _id } of found) {
        const changed = await transact(queueKey(_id), (session) =>
          recorded.update({ _id, affiliateId }, setFields({ affiliateId: null }, by), by, session),
        );
        if (changed) released += 1;
      }
      return released;
    },
  };
}

export type CasinosRepository = ReturnType<typeof createCasinosRepository>;
