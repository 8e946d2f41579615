import { authorEntity } from '@slots/contracts/casino/authors';
import { changeTags } from '@slots/contracts/changes';
import type { Editor } from '@slots/http-kit/entity-tag';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { unlessDuplicate } from '@slots/mongo/connection';
import { historyOf } from '@slots/mongo/entity';
import { BY_NAME } from '@slots/mongo/name-order';
import { createRecordedWrites, ofVersion, type VersionedWrite } from '@slots/mongo/recorded-writes';
import { insertMissing } from '@slots/mongo/seed';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { createDeletedSlugs } from '../slugs/deleted-slugs.repository.ts';
import { forgetElsewhere, withFormerSlug } from '../slugs/former-slug.ts';
import type { Stores } from '../stores.ts';
import {
  type AuthorChanges,
  type AuthorRecord,
  authorModel,
  type NewAuthor,
} from './author.model.ts';

export const AUTHOR_HISTORY = historyOf(authorEntity, { name: ({ name }) => name });

const queueKey = (id: number) => `author:${id}`;

const unlessSlugTaken = unlessDuplicate('slug', 'slug-taken');

export type AuthorsRepository = ReturnType<typeof createAuthorsRepository>;

export function createAuthorsRepository(
  connection: Connection,
  { sequence, transact, history }: Stores,
) {
  const authors = authorModel(connection);
  const deletedSlugs = createDeletedSlugs(connection, 'deleted_authors');
  const recorded = createRecordedWrites({
    model: authors,
    history,
    recorded: AUTHOR_HISTORY,
    onChange: (before, after) => {
      const changed = after ?? before;
      noteChanged(changed ? [changeTags.author(changed._id), changeTags.authorList] : []);
    },
  });

  return {
    async createIndexes() {
      await authors.createIndexes();
      await deletedSlugs.createIndexes();
    },
    isEmpty: async () => (await authors.exists({})) === null,
    list: () => authors.find().collation(BY_NAME).sort({ name: 1, _id: 1 }).lean<AuthorRecord[]>(),
    byId: (id: number) => authors.findById(id).lean<AuthorRecord | null>(),
    bySlug: (slug: string) => authors.findOne({ slug }).lean<AuthorRecord | null>(),
    byFormerSlug: (slug: string) =>
      // Records from before `forgetElsewhere` may share one.
      authors.findOne({ formerSlugs: slug }).sort({ updatedAt: -1 }).lean<AuthorRecord | null>(),
    /** True where a deleted author had this slug. */
    isDeleted: deletedSlugs.has,

    /** Those that exist, by id. */
    async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, AuthorRecord>> {
      const found = await authors.find({ _id: trusted({ $in: [...ids] }) }).lean<AuthorRecord[]>();
      return new Map(found.map((author) => [author._id, author]));
    },

    async insert(author: Omit<NewAuthor, '_id'>, by: Editor) {
      const _id = await sequence.next('authors');
      return unlessSlugTaken(
        transact(queueKey(_id), (session) =>
          recorded.insert({ _id, ...author, updatedBy: by }, by, session),
        ),
      );
    },

    /** null: there is none, or none of this version. */
    update: (id: number, changes: AuthorChanges, { by, version }: VersionedWrite) =>
      unlessSlugTaken(
        transact(queueKey(id), async (session) => {
          const update = withFormerSlug(changes, by);
          const changed = await recorded.update(ofVersion(id, version), update, by, session);
          if (changed && changes.slug !== undefined) {
            await forgetElsewhere(authors, changed, session);
          }
          return changed;
        }),
      ),

    /**
     * 'none': there is none, or none of this version.
     * @param isNamed asked in the same transaction
     */
    remove: (
      id: number,
      { by, version }: VersionedWrite,
      isNamed: (session: ClientSession) => Promise<boolean>,
    ): Promise<'removed' | 'none' | 'named'> =>
      transact(queueKey(id), async (session) => {
        if (await isNamed(session)) return 'named';
        const removed = await recorded.remove(ofVersion(id, version), by, session);
        if (!removed) return 'none';
        // Records from before the field have none.
        await deletedSlugs.add(id, [removed.slug, ...(removed.formerSlugs ?? [])], session);
        return 'removed';
      }),

    /** Keeps authors from being deleted beside this transaction; gives the ids that do not exist. */
    async lock(ids: readonly number[], session: ClientSession): Promise<number[]> {
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const { matchedCount } = await authors.updateOne(
          { _id: id },
          { $inc: { holds: 1 } },
          { session, timestamps: false },
        );
        if (matchedCount === 0) missing.push(id);
      }
      return missing;
    },

    /** Adds those whose ids are not there yet. */
    insertMissing: (missing: readonly NewAuthor[]) => insertMissing(authors, missing),
  };
}
