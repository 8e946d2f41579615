import {
  AUTHOR_DELETED,
  AUTHOR_IN_USE,
  AUTHOR_NOT_FOUND,
  AUTHOR_SLUG_TAKEN,
} from '@slots/contracts/casino/authors';
import { createEdits, type Edit, type Editor } from '@slots/http-kit/entity-tag';
import {
  badFields,
  badRequest,
  conflict,
  gone,
  notFound,
} from '@slots/http-kit/http-problem.error';
import type { ClientSession } from 'mongoose';
import type { MissingPictures } from '../images/missing-pictures.ts';
import type { AuthorChanges, AuthorRecord, NewAuthor } from './author.model.ts';
import type { AuthorsRepository } from './authors.repository.ts';

function unlessTaken<T>(stored: T | 'slug-taken'): T {
  if (stored !== 'slug-taken') return stored;
  throw conflict(AUTHOR_SLUG_TAKEN, [{ path: 'slug', message: 'is taken' }]);
}

export type AuthorsService = ReturnType<typeof createAuthorsService>;

const picturesOf = ({ picture }: AuthorChanges) => (picture ? [{ image: picture }] : []);

export function createAuthorsService({
  authors,
  missingPictures,
  isNamed,
}: {
  readonly authors: AuthorsRepository;
  readonly missingPictures: MissingPictures;
  /** True where a text names the author, asked in the transaction that deletes. */
  readonly isNamed: (id: number, session: ClientSession) => Promise<boolean>;
}) {
  const { existing, versionFor, changedMeanwhile } = createEdits({
    what: 'This author',
    missing: AUTHOR_NOT_FOUND,
    byId: authors.byId,
  });

  /** @throws HttpProblem 400 for a new picture that was not uploaded */
  async function assertPicture(wanted: AuthorChanges, before: AuthorChanges): Promise<void> {
    const faults = await missingPictures('picture', picturesOf(wanted), picturesOf(before));
    if (faults.length > 0) throw badFields(faults);
  }

  return {
    list: authors.list,
    /** @throws HttpProblem 404 */
    get: existing,

    /** The author with this slug, or the last one who had it. @throws HttpProblem 404, or 410 when they were deleted */
    async bySlug(slug: string): Promise<AuthorRecord> {
      const author = (await authors.bySlug(slug)) ?? (await authors.byFormerSlug(slug));
      if (author) return author;
      throw (await authors.isDeleted(slug)) ? gone(AUTHOR_DELETED) : notFound(AUTHOR_NOT_FOUND);
    },

    /** @throws HttpProblem 400, 409 */
    async create(wanted: Omit<NewAuthor, '_id'>, by: Editor) {
      await assertPicture(wanted, {});
      return unlessTaken(await authors.insert(wanted, by));
    },

    /** @throws HttpProblem 400, 404, 409, 412 */
    async update(id: number, changes: AuthorChanges, { by, ifMatch }: Edit) {
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      const version = await versionFor(id, ifMatch);
      if (changes.picture) await assertPicture(changes, await existing(id));
      const updated = unlessTaken(await authors.update(id, changes, { by, version }));
      if (!updated) throw await changedMeanwhile(id);
      return updated;
    },

    /** @throws HttpProblem 404, 409 where a text names the author, 412 */
    async remove(id: number, { by, ifMatch }: Edit): Promise<void> {
      const version = await versionFor(id, ifMatch);
      const named = (session: ClientSession) => isNamed(id, session);
      const outcome = await authors.remove(id, { by, version }, named);
      if (outcome === 'named') throw conflict(AUTHOR_IN_USE);
      if (outcome === 'none') throw await changedMeanwhile(id);
    },
  };
}
