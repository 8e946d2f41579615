import type { Editor } from '@slots/http-kit/entity-tag';
import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import { type Model, type PipelineStage, type QueryFilter, trusted } from 'mongoose';
import type { CasinoRecord, GoneCasinoRecord, LinkField } from './casino.model.ts';

/** Which casinos a list holds; what is left out does not narrow it. */
export interface CasinoFilter {
  readonly search?: string | undefined;
  /** An affiliate's id, or null for those without one. */
  readonly affiliateId?: number | null | undefined;
}

/** What a casino is created with; the rest is empty. */
export type NewCasino = Pick<CasinoRecord, '_id' | 'name' | 'slug' | 'createdBy'> &
  Partial<Omit<CasinoRecord, 'createdAt' | 'updatedAt' | 'version'>>;

/** What staff change on the casino itself. */
export type CasinoChanges = Partial<
  Pick<
    CasinoRecord,
    | 'name'
    | 'slug'
    | 'description'
    | 'seo_description'
    | 'website'
    | 'rating'
    | 'numberOfGames'
    | 'tradingSince'
    | 'published'
  >
>;

export type AssignableRecord = Pick<
  CasinoRecord,
  '_id' | 'name' | 'slug' | 'logoImage' | 'affiliateId'
>;

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
  /**
   * The changed casino; null: there is none, or none of this version. A changed slug is kept as a
   * former one.
   */
  update(
    id: number,
    changes: CasinoChanges,
    edit: { readonly by: Editor; readonly version?: number | undefined },
  ): Promise<CasinoRecord | null | 'slug-taken'>;
  /** The deleted casino, whose slugs are remembered as gone; null: there is none. */
  remove(id: number): Promise<CasinoRecord | null>;
  /** Whether a casino that was deleted had this slug. */
  isGone(slug: string): Promise<boolean>;
  /** By name. */
  assignable(filter: { readonly affiliateId?: number }): Promise<AssignableRecord[]>;
  setAffiliate(id: number, affiliateId: number | null): Promise<AssignableRecord | null>;
  /** Leaves the affiliate's casinos without one; gives how many they were. */
  releaseAffiliate(affiliateId: number): Promise<number>;
  /** Adds those whose ids are not there yet. */
  insertMissing(casinos: readonly NewCasino[]): Promise<void>;
}

const ASSIGNABLE = { name: 1, slug: 1, logoImage: 1, affiliateId: 1 } as const;

/** Names in the order that a reader expects. */
const BY_NAME = { locale: 'en', strength: 2 } as const;

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

/** A new slug goes along with the old one's place among the former ones, in one write. */
function withFormerSlug({ slug, ...fields }: CasinoChanges, by: Editor): PipelineStage.Set[] {
  const literal = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { $literal: value }]),
  );
  const former = { $setUnion: ['$formerSlugs', ['$slug']] };
  return [
    {
      $set: {
        ...literal,
        ...(slug === undefined ? {} : { slug, formerSlugs: { $setDifference: [former, [slug]] } }),
        version: { $add: ['$version', 1] },
        updatedAt: '$$NOW',
        updatedBy: { $literal: by },
      },
    },
  ];
}

export function createCasinosRepository(
  casinos: Model<CasinoRecord>,
  gone: Model<GoneCasinoRecord>,
  sequence: Sequence,
): CasinosRepository {
  return {
    async createIndexes() {
      await casinos.createIndexes();
      await gone.createIndexes();
    },
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

    async update(id, changes, { by, version }) {
      const wanted = { _id: id, ...(version === undefined ? {} : { version }) };
      try {
        return await casinos
          .findOneAndUpdate(wanted, withFormerSlug(changes, by), {
            returnDocument: 'after',
            updatePipeline: true,
          })
          .lean<CasinoRecord | null>();
      } catch (error) {
        if (isDuplicateKey(error, 'slug')) return 'slug-taken';
        throw error;
      }
    },

    async remove(id) {
      const casino = await casinos.findById(id).lean<CasinoRecord | null>();
      if (!casino) return null;
      const slugs = [casino.slug, ...casino.formerSlugs];
      await gone.updateOne({ _id: id }, { $set: { slugs } }, { upsert: true });
      return casinos.findByIdAndDelete(id).lean<CasinoRecord | null>();
    },

    isGone: async (slug) => (await gone.exists({ slugs: slug })) !== null,

    assignable: (filter) =>
      casinos
        .find(filter)
        .select(ASSIGNABLE)
        .collation(BY_NAME)
        .sort({ name: 1, _id: 1 })
        .lean<AssignableRecord[]>(),

    setAffiliate: (id, affiliateId) =>
      casinos
        .findByIdAndUpdate(
          id,
          { $set: { affiliateId, updatedBy: null }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .select(ASSIGNABLE)
        .lean<AssignableRecord | null>(),

    async releaseAffiliate(affiliateId) {
      const { modifiedCount } = await casinos.updateMany(
        { affiliateId },
        { $set: { affiliateId: null, updatedBy: null }, $inc: { version: 1 } },
      );
      return modifiedCount;
    },
  };
}
