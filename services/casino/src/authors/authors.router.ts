import {
  createAuthor,
  deleteAuthor,
  getAuthor,
  getAuthorHistory,
  getPublicAuthor,
  listAuthors,
  listPublicAuthors,
  updateAuthor,
} from '@slots/contracts/casino/authors';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { editorOf, entityTag } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import type { GuidesOfAuthor } from '../guides/public-guides.service.ts';
import type { ReviewsOfAuthor } from '../reviews/public-reviews.service.ts';
import { toByline, toPublicAuthor, toStaffAuthor } from './author.mapper.ts';
import type { AuthorRecord } from './author.model.ts';
import type { AuthorsService } from './authors.service.ts';

const tagOf = ({ version }: AuthorRecord) => ({ ETag: entityTag(version, 'staff') });

export function createAuthorRoutes({
  authors,
  reviewsOf,
  guidesOf,
  textsChanged,
}: {
  readonly authors: AuthorsService;
  readonly reviewsOf: ReviewsOfAuthor;
  readonly guidesOf: GuidesOfAuthor;
  /** The last publication of an author's texts, by author, of each kind. */
  readonly textsChanged: () => Promise<readonly ReadonlyMap<number, Date>[]>;
}): Route[] {
  return [
    route(listAuthors, async () => ({
      status: 200,
      body: (await authors.list()).map(toStaffAuthor),
    })),
    route(createAuthor, async ({ body, reader }) => {
      const author = await authors.create(body, editorOf(reader));
      return {
        status: 201,
        body: toStaffAuthor(author),
        headers: { ...tagOf(author), Location: `/api/authors/${author._id}` },
      };
    }),
    route(getAuthor, async ({ params }) => {
      const author = await authors.get(params.id);
      return { status: 200, body: toStaffAuthor(author), headers: tagOf(author) };
    }),
    route(updateAuthor, async ({ params, body, reader, headers }) => {
      const edit = { by: editorOf(reader), ifMatch: headers['if-match'] };
      const author = await authors.update(params.id, body, edit);
      return { status: 200, body: toStaffAuthor(author), headers: tagOf(author) };
    }),
    route(deleteAuthor, async ({ params, reader, headers }) => {
      await authors.remove(params.id, { by: editorOf(reader), ifMatch: headers['if-match'] });
      return { status: 200, body: { message: 'Author deleted successfully.' } };
    }),
    route(getAuthorHistory, async ({ params, query }) => ({
      status: 200,
      body: await authors.history(params.id, query),
    })),
    route(listPublicAuthors, async () => {
      const [all, changed] = await Promise.all([authors.list(), textsChanged()]);
      return {
        status: 200,
        headers: tagsHeader([
          changeTags.authorList,
          ...all.map(({ _id }) => changeTags.author(_id)),
        ]),
        body: all.map((author) => ({
          ...toByline(author),
          updatedAt: changed
            .flatMap((of) => of.get(author._id) ?? [])
            .reduce((last, at) => (at > last ? at : last), author.updatedAt)
            .toISOString(),
        })),
      };
    }),
    route(getPublicAuthor, async ({ params }) => {
      const match = await authors.bySlug(params.slug);
      if (match.kind === 'moved') {
        return { status: 301, headers: { Location: `/api/public/authors/${match.slug}` } };
      }
      const { author } = match;
      const [{ found, tags }, guides] = await Promise.all([
        reviewsOf(author._id),
        guidesOf(author._id),
      ]);
      return {
        status: 200,
        headers: tagsHeader([changeTags.author(author._id), ...tags]),
        body: { ...toPublicAuthor(author), reviews: found, guides },
      };
    }),
  ];
}
