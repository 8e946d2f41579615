import type { Drafted, DraftedState } from '@slots/contracts/casino/drafted';
import type { Editor } from '@slots/http-kit/entity-tag';
import { unlessDuplicate } from '@slots/mongo/connection';
import { createRecordedWrites, type RecordedKind, setFields } from '@slots/mongo/recorded-writes';
import { escapeRegExp } from '@slots/mongo/regular-expression';
import { insertMissing } from '@slots/mongo/seed';
import {
  type ClientSession,
  type Connection,
  type IndexDefinition,
  type QueryFilter,
  trusted,
} from 'mongoose';
import type { DeletedSlugs } from '../slugs/deleted-slugs.repository.ts';
import type { Stores } from '../stores.ts';
import { publicationOf } from './drafted.mapper.ts';
import {
  type DraftedRecord,
  draftedModel,
  type VersionRecord,
  versionModel,
} from './drafted.model.ts';
import type { DraftedKind, Fields, Publication } from './drafted-kind.ts';

/** Changes of a write; each field that is set is stored whole. */
export type DraftedChange = Partial<
  Pick<
    DraftedRecord,
    'title' | 'keys' | 'draft' | 'plan' | 'published' | 'publications' | 'firstPublishedAt'
  >
>;

/** A record that comes published. */
export interface DraftedSeed {
  readonly _id: number;
  readonly subject: Fields;
  readonly content: Fields;
  /** The time of its publication, as it is sent. */
  readonly at: string;
}

export interface Slice {
  readonly skip: number;
  readonly limit: number;
}

export interface PublishedSlice extends Slice {
  readonly newest?: 'published.at' | 'firstPublishedAt';
}

/** Fields of the subject or of what is published, by their paths, with the values that they have: one, or one of these. */
export type PathFilter = Readonly<Record<string, string | number | null | readonly string[]>>;

/** The history of a drafted kind: who wrote and published, not what, for each version has that. */
const draftedHistory = (kind: string): RecordedKind<DraftedRecord> => ({
  kind,
  name: ({ title }) => title,
  fields: ({ plan, published }) => ({
    plannedFor: plan?.at.toISOString(),
    published: published?.number,
  }),
  secrets: ({ draft }) => ({ draft: draft?.content }),
  action(changes) {
    const published = changes.find(({ field }) => field === 'published');
    if (published) return published.to === null ? 'unpublished' : 'published';
    const planned = changes.find(({ field }) => field === 'plannedFor');
    return planned && (planned.to === null ? 'cancelled' : 'planned');
  },
});

const ofState: Readonly<Record<DraftedState, () => QueryFilter<DraftedRecord>>> = {
  draft: () => ({ draft: trusted({ $ne: null }), plan: null }),
  planned: () => ({ plan: trusted({ $ne: null }) }),
  published: () => ({ published: trusted({ $ne: null }) }),
};

/** The filter for the database. */
function queryOf(filter: PathFilter): QueryFilter<DraftedRecord> {
  return Object.fromEntries(
    Object.entries(filter).map(([path, value]) => [
      path,
      Array.isArray(value) ? trusted({ $in: value }) : value,
    ]),
  );
}

const WITHOUT_CONTENTS = { 'draft.content': 0, 'published.content': 0 } as const;
/** As visitors read it. */
const WITHOUT_DRAFT = { draft: 0, plan: 0 } as const;

const unlessKeyTaken = unlessDuplicate('keys', 'key-taken');

export type DraftedRepository = ReturnType<typeof createDraftedRepository>;

/** @param indexes beside those that every drafted kind has, and those of its versions */
export function createDraftedRepository(
  connection: Connection,
  { kind, collection }: Pick<Drafted, 'kind' | 'collection'>,
  {
    sequence,
    transact,
    history,
    indexes,
    versionIndexes,
    deletedSlugs,
    naming,
    onChange,
  }: Stores & {
    readonly indexes: readonly IndexDefinition[];
    readonly versionIndexes: readonly IndexDefinition[];
    /** Of kinds whose contents have a slug. */
    readonly deletedSlugs: DeletedSlugs | undefined;
    readonly naming: Pick<DraftedKind, 'titleOf' | 'keysOf'>;
    readonly onChange: (before: DraftedRecord | null, after: DraftedRecord | null) => void;
  },
) {
  const records = draftedModel(connection, { kind, collection }, indexes);
  const versions = versionModel(connection, { kind, collection }, versionIndexes);
  const recorded = createRecordedWrites({
    model: records,
    history,
    recorded: draftedHistory(kind),
    onChange,
  });
  const queueKey = (id: number) => `${collection}:${id}`;
  /** By the index of publications. */
  const isPublished = { 'published.at': trusted({ $gt: new Date(0) }) };

  async function addVersion({ _id, published }: DraftedRecord, session: ClientSession) {
    if (!published) return;
    const { number, at, by, content } = published;
    await versions.create([{ recordId: _id, number, at, by, content }], { session });
  }

  /** Removes the versions of a deleted record, and remembers the slugs that they had. */
  async function forgetVersions(recordId: number, session: ClientSession) {
    if (deletedSlugs) {
      const published = await versions
        .aggregate<{ readonly _id: string }>([
          { $match: { recordId } },
          { $group: { _id: '$content.slug' } },
        ])
        .session(session);
      await deletedSlugs.add(
        recordId,
        published.map(({ _id }) => _id),
        session,
      );
    }
    await versions.deleteMany({ recordId }, { session });
  }

  return {
    async createIndexes() {
      await records.createIndexes();
      await versions.createIndexes();
      await deletedSlugs?.createIndexes();
    },
    isEmpty: async () => (await records.exists({})) === null,

    byId: (id: number) => records.findById(id).lean<DraftedRecord | null>(),

    /** Without contents, the last change first. */
    async list(
      filter: PathFilter,
      wanted: { readonly state?: DraftedState | undefined; readonly search?: string | undefined },
      { skip, limit }: Slice,
    ): Promise<{ found: DraftedRecord[]; total: number }> {
      const { state, search } = wanted;
      const query: QueryFilter<DraftedRecord> = {
        ...queryOf(filter),
        ...(state && ofState[state]()),
        ...(search && { title: new RegExp(escapeRegExp(search), 'i') }),
      };
      const [found, total] = await Promise.all([
        records
          .find(query)
          .select(WITHOUT_CONTENTS)
          .sort({ updatedAt: -1, _id: -1 })
          .skip(skip)
          .limit(limit)
          .lean<DraftedRecord[]>(),
        records.countDocuments(query),
      ]);
      return { found, total };
    },

    /** The publication of the record with these values. */
    async published(filter: PathFilter): Promise<Publication | null> {
      const found = await records
        .findOne({ ...queryOf(filter), ...isPublished })
        .select(WITHOUT_DRAFT)
        .lean<DraftedRecord | null>();
      return found && publicationOf(found);
    },

    /**
     * The same, the newest publications first.
     * @param slice.newest by the last publication of each, or by its first: one that is only corrected keeps its place
     * @param leftOut fields of their contents that are not read
     */
    async publishedSlice<LeftOut extends string = never>(
      filter: PathFilter,
      { skip, limit, newest = 'published.at' }: PublishedSlice,
      leftOut: readonly LeftOut[] = [],
    ) {
      const found = await records
        .find({ ...queryOf(filter), ...isPublished })
        .select({
          ...WITHOUT_DRAFT,
          ...Object.fromEntries(leftOut.map((field) => [`published.content.${field}`, 0])),
        })
        .sort({ [newest]: -1, _id: -1 })
        .skip(skip)
        .limit(limit)
        .lean<DraftedRecord<Omit<Fields, LeftOut>>[]>();
      return found.flatMap((record) => publicationOf(record) ?? []);
    },

    /** Titles and slugs of what is published, the newest publications first. */
    async publishedNames(limit: number) {
      const found = await records
        .find(isPublished)
        .select({ 'published.content.title': 1, 'published.content.slug': 1 })
        .sort({ 'published.at': -1, _id: -1 })
        .limit(limit)
        .lean<
          (Pick<DraftedRecord, '_id'> & {
            readonly published: { readonly content: Readonly<Record<'title' | 'slug', string>> };
          })[]
        >();
      return found.map(({ _id, published: { content } }) => ({
        _id,
        name: content.title,
        slug: content.slug,
      }));
    },

    /** The texts in a list of all that is published, each once. */
    async publishedTexts(list: string): Promise<string[]> {
      const found: unknown[] = await records.distinct(`published.content.${list}`);
      return found.filter((text) => typeof text === 'string');
    },

    /** True where a deleted record was once published with this slug. */
    isDeleted: async (slug: string) => (await deletedSlugs?.has(slug)) ?? false,

    countPublished: (filter: PathFilter) =>
      records.countDocuments({ ...queryOf(filter), ...isPublished }),

    /** The last publication by the person whom a field of the contents names. */
    async lastPublishedBy(field: string): Promise<ReadonlyMap<number, Date>> {
      const found = await records.aggregate<{ readonly _id: number; readonly at: Date }>([
        { $match: { 'published.at': { $gt: new Date(0) } } },
        { $group: { _id: `$published.content.${field}`, at: { $max: '$published.at' } } },
      ]);
      return new Map(found.map(({ _id, at }) => [_id, at]));
    },

    /** The present publication of the record that was once published with this value; of several, the last one. */
    async publishedOnce(field: string, value: string): Promise<Publication | null> {
      const ids = (
        await versions.aggregate<{ readonly _id: number }>([
          { $match: { [`content.${field}`]: value } },
          { $group: { _id: '$recordId', at: { $max: '$at' } } },
          { $sort: { at: -1 } },
        ])
      ).map(({ _id }) => _id);
      const found = await records
        .find({ _id: trusted({ $in: ids }), ...isPublished })
        .select(WITHOUT_DRAFT)
        .lean<DraftedRecord[]>();
      const [last] = found.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
      return last ? publicationOf(last) : null;
    },

    /** Ids of the records whose draft should be published by then. */
    async due(at: Date): Promise<number[]> {
      const found = await records
        .find({ 'plan.at': trusted({ $lte: at }) })
        .select({ _id: 1 })
        .lean<Pick<DraftedRecord, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },

    /** @param inTransaction runs before it is stored */
    async insert(
      record: Pick<DraftedRecord, 'subject' | 'title' | 'keys' | 'draft'>,
      by: Editor,
      inTransaction: (session: ClientSession) => Promise<void>,
    ): Promise<DraftedRecord | 'key-taken'> {
      const _id = await sequence.next(collection);
      return unlessKeyTaken(
        transact(queueKey(_id), async (session) => {
          await inTransaction(session);
          return recorded.insert({ _id, ...record, updatedBy: by }, by, session);
        }),
      );
    },

    /** The changed record; null: it has another version by now. What it publishes becomes a version. */
    update: (
      { _id, version, publications }: DraftedRecord,
      change: DraftedChange,
      by: Editor,
      inTransaction?: (session: ClientSession) => Promise<void>,
    ): Promise<DraftedRecord | null | 'key-taken'> =>
      unlessKeyTaken(
        transact(queueKey(_id), async (session) => {
          await inTransaction?.(session);
          const after = await recorded.update({ _id, version }, setFields(change, by), by, session);
          if (after && after.publications > publications) await addVersion(after, session);
          return after;
        }),
      ),

    /** False: it has another version by now. */
    remove: (
      { _id, version }: DraftedRecord,
      by: Editor,
      inTransaction: (session: ClientSession) => Promise<void>,
    ): Promise<boolean> =>
      transact(queueKey(_id), async (session) => {
        await inTransaction(session);
        const removed = await recorded.remove({ _id, version }, by, session);
        if (removed) await forgetVersions(_id, session);
        return removed !== null;
      }),

    /** Renames all with these values, in the caller's transaction; not a version, since nothing was written. */
    async rename(filter: PathFilter, title: string, session: ClientSession): Promise<void> {
      await records.updateMany(filter, { $set: { title } }, { session, timestamps: false });
    },

    /** All with these values, in the caller's transaction. */
    async removeAll(filter: PathFilter, by: Editor, session: ClientSession): Promise<void> {
      const found = await records
        .find(filter)
        .select({ _id: 1 })
        .session(session)
        .lean<Pick<DraftedRecord, '_id'>[]>();
      for (const { _id } of found) {
        await recorded.remove({ _id }, by, session);
        await forgetVersions(_id, session);
      }
    },

    /** Newest first, without contents. */
    versions: (recordId: number) =>
      versions
        .find({ recordId })
        .select({ content: 0 })
        .sort({ number: -1 })
        .lean<VersionRecord[]>(),

    version: (recordId: number, number: number) =>
      versions.findOne({ recordId, number }).lean<VersionRecord | null>(),

    /** True where any record has this value in its draft or in what is published. */
    async isReferenced(field: string, value: number, session: ClientSession): Promise<boolean> {
      const places = [
        { [`draft.content.${field}`]: value },
        { [`published.content.${field}`]: value },
      ];
      return (await records.exists({ $or: places }).session(session)) !== null;
    },

    /** Published records that come with their ids; those that are there already stay. */
    async insertMissing(seeds: readonly DraftedSeed[]): Promise<void> {
      for (const { _id, subject, content, at: text } of seeds) {
        const at = new Date(text);
        const record = {
          _id,
          subject,
          title: await naming.titleOf(subject, content),
          keys: naming.keysOf(subject, content),
          published: { content, at, by: null, number: 1 },
          publications: 1,
          firstPublishedAt: at,
        };
        await insertMissing(records, [record]);
        await versions.updateOne(
          { recordId: _id, number: 1 },
          { $setOnInsert: { at, by: null, content } },
          { upsert: true },
        );
      }
    },
  };
}
