import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { CasinoRecord } from './casino.model.ts';

/** Which casinos a list holds; what is left out does not narrow it. */
export interface CasinoFilter {
  readonly search?: string | undefined;
  /** An affiliate's id, or null for those without one. */
  readonly affiliateId?: number | null | undefined;
}

/** What a casino is created with; the rest is empty. */
export type NewCasino = Pick<CasinoRecord, '_id' | 'name' | 'slug' | 'createdBy'> &
  Partial<Omit<CasinoRecord, 'createdAt' | 'updatedAt' | 'version'>>;

/** Lists of ids that a casino refers to. */
export type LinkField =
  | 'gamblingLicenceIds'
  | 'paymentMethodIds'
  | 'currencyIds'
  | 'gameTypeIds'
  | 'providerIds';

export interface CasinosRepository {
  createIndexes(): Promise<void>;
  isEmpty(): Promise<boolean>;
  nextId(): Promise<number>;
  /** Newest first; without a page all of them. */
  list(
    filter: CasinoFilter,
    page?: { readonly skip: number; readonly limit: number },
  ): Promise<{ casinos: CasinoRecord[]; total: number }>;
  byId(id: number): Promise<CasinoRecord | null>;
  bySlug(slug: string): Promise<CasinoRecord | null>;
  /** The casino that had this slug last. */
  byFormerSlug(slug: string): Promise<CasinoRecord | null>;
  /** Whether any casino is linked to that entry. */
  isLinked(field: LinkField, id: number): Promise<boolean>;
  /** Those of `base`, `base-2`, `base-3`… that casinos have. */
  takenSlugs(base: string): Promise<Set<string>>;
  /** The stored casino, or 'slug-taken' when another one has its slug. */
  insert(casino: NewCasino): Promise<CasinoRecord | 'slug-taken'>;
  /** Adds those whose ids are not there yet. */
  insertMissing(casinos: readonly NewCasino[]): Promise<void>;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function mongoFilter({ search, affiliateId }: CasinoFilter): QueryFilter<CasinoRecord> {
  const filter: QueryFilter<CasinoRecord> = {};
  if (affiliateId !== undefined) filter.affiliateId = affiliateId;
  if (search !== undefined && search !== '') {
    const contains = new RegExp(escapeRegExp(search), 'i');
    filter.$or = [{ name: contains }, { slug: contains }, { description: contains }];
    if (/^\d{1,15}$/.test(search)) filter.$or.push({ _id: Number(search) });
  }
  return filter;
}

export function createCasinosRepository(
  casinos: Model<CasinoRecord>,
  sequence: Sequence,
): CasinosRepository {
  return {
    createIndexes: () => casinos.createIndexes(),
    isEmpty: async () => (await casinos.exists({})) === null,
    nextId: () => sequence.next('casinos'),

    async list(filter, page) {
      const wanted = mongoFilter(filter);
      const query = casinos.find(wanted).sort({ _id: -1 });
      if (!page) {
        const all = await query.lean<CasinoRecord[]>();
        return { casinos: all, total: all.length };
      }
      const [found, total] = await Promise.all([
        query.skip(page.skip).limit(page.limit).lean<CasinoRecord[]>(),
        casinos.countDocuments(wanted),
      ]);
      return { casinos: found, total };
    },

    byId: (id) => casinos.findById(id).lean<CasinoRecord | null>(),
    bySlug: (slug) => casinos.findOne({ slug }).lean<CasinoRecord | null>(),
    byFormerSlug: (slug) =>
      casinos.findOne({ formerSlugs: slug }).sort({ updatedAt: -1 }).lean<CasinoRecord | null>(),

    async isLinked(field, id) {
      return (await casinos.exists({ [field]: id })) !== null;
    },

    async takenSlugs(base) {
      const found = await casinos
        .find({ slug: trusted({ $regex: new RegExp(`^${escapeRegExp(base)}(?:-\\d+)?$`) }) })
        .select({ slug: 1 })
        .lean<Pick<CasinoRecord, 'slug'>[]>();
      return new Set(found.map(({ slug }) => slug));
    },

    async insert(casino) {
      try {
        const stored = await casinos.create(casino);
        return stored.toObject();
      } catch (error) {
        if (isDuplicateKey(error, 'slug')) return 'slug-taken';
        throw error;
      }
    },

    async insertMissing(missing) {
      await casinos.bulkWrite(
        missing.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
        })),
        { ordered: false },
      );
    },
  };
}
