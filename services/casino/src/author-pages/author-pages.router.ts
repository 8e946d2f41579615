import { getPublicAuthor, listPublicAuthors } from '@slots/contracts/casino/authors';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { type Route, route } from '@slots/http-kit/route';
import { toByline, toPublicAuthor } from '../authors/author.mapper.ts';
import type { AuthorsService } from '../authors/authors.service.ts';
import type { GuidesOfAuthor } from '../guides/public-guides.service.ts';
import type { ReviewsOfAuthor } from '../reviews/public-reviews.service.ts';

/** Authors as visitors see them: with their reviews and guides. */
export function createAuthorPageRoutes({
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
      const author = await authors.bySlug(params.slug);
      if (author.slug !== params.slug) {
        return { status: 301, headers: { Location: `/api/public/authors/${author.slug}` } };
      }
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
