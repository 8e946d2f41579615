import type { writtenGuide } from '@slots/contracts/casino/authors';
import {
  GUIDE_DELETED,
  GUIDE_NOT_FOUND,
  type Guide,
  type GuideCard,
  type GuideContent,
  type listGuideTags,
} from '@slots/contracts/casino/guides';
import { changeTags } from '@slots/contracts/changes';
import type { ResponseOf } from '@slots/contracts/contract';
import { gone, notFound } from '@slots/http-kit/http-problem.error';
import type { z } from 'zod';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import { publicationOf } from '../drafts/drafted.mapper.ts';
import type { Visit } from '../drafts/drafted-kind.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { FoundPlaces } from '../places/places.ts';
import { type GuideKind, type GuideSubject, toGuideCard, toGuideTag } from './guide-kind.ts';

/** More than a newsroom writes; the search and tags are of the newest. */
const MAX_NAMED = 2_000;
/** Fields that lists omit; a text may have 50,000 characters. */
const BESIDE_CARDS = ['text', 'relatedGameIds', 'relatedCasinoIds'] as const;
/** More than a person writes; the page shows all of them. */
const MAX_OF_AUTHOR = 500;

/** An author's published guides, newest first. */
export type GuidesOfAuthor = (authorId: number) => Promise<z.infer<typeof writtenGuide>[]>;

/** The target of a slug: a guide, or of a former slug the present one. */
type GuideMatch =
  | {
      readonly kind: 'found';
      readonly guide: Guide;
      readonly tags: readonly string[];
      readonly found: FoundPlaces;
    }
  | { readonly kind: 'moved'; readonly slug: string };

export type PublicGuides = ReturnType<typeof createPublicGuides>;

/** Guides as visitors read them. */
export function createPublicGuides({
  drafts,
  kind,
  authors,
}: {
  readonly drafts: Drafts<GuideSubject, GuideContent>;
  readonly kind: GuideKind;
  readonly authors: Pick<AuthorsRepository, 'byIds'>;
}) {
  const allCards = () =>
    drafts.records.publishedSlice({}, { skip: 0, limit: MAX_NAMED }, BESIDE_CARDS);

  /** By slug: all spellings of a tag, and the guides that have it. */
  async function tagsBySlug() {
    const tags = new Map<
      string,
      { spellings: Set<string>; guides: Set<number>; updatedAt: Date }
    >();
    for (const { _id, published } of await allCards()) {
      if (!published) continue;
      for (const name of published.content.tags) {
        const { slug } = toGuideTag(name);
        if (slug === null) continue;
        // The last published come first, corrections too.
        const of = tags.get(slug) ?? {
          spellings: new Set(),
          guides: new Set(),
          updatedAt: published.at,
        };
        of.spellings.add(name);
        of.guides.add(_id);
        tags.set(slug, of);
      }
    }
    return tags;
  }

  const guidesOf: GuidesOfAuthor = async (authorId) => {
    const found = await drafts.records.publishedSlice(
      { 'published.content.authorId': authorId },
      { skip: 0, limit: MAX_OF_AUTHOR, newest: 'firstPublishedAt' },
      BESIDE_CARDS,
    );
    return found.flatMap((record) => {
      const publication = publicationOf(record);
      if (!publication) return [];
      const { title, slug, summary } = publication.content;
      return { title, slug, summary, publishedAt: publication.firstAt.toISOString() };
    });
  };

  return {
    guidesOf,

    /** All of them, for the search. */
    async named() {
      return (await allCards()).flatMap(({ _id, published }) =>
        published ? { _id, name: published.content.title, slug: published.content.slug } : [],
      );
    },

    /** Those of most guides first. */
    async tags(): Promise<ResponseOf<typeof listGuideTags>> {
      const tags = [...(await tagsBySlug())].map(([slug, { spellings, guides, updatedAt }]) => {
        const [name = slug] = spellings;
        return { name, slug, guides: guides.size, updatedAt: updatedAt.toISOString() };
      });
      return tags.sort(
        (one, other) => other.guides - one.guides || one.name.localeCompare(other.name),
      );
    },

    /** The newest first; those with a tag where its slug is given. */
    async list(tag: string | undefined, page: number, limit: number) {
      const spellings = tag === undefined ? [] : ((await tagsBySlug()).get(tag)?.spellings ?? []);
      const filter = tag === undefined ? {} : { 'published.content.tags': [...spellings] };
      const slice = { skip: (page - 1) * limit, limit, newest: 'firstPublishedAt' } as const;
      const [found, total] = await Promise.all([
        drafts.records.publishedSlice(filter, slice, BESIDE_CARDS),
        drafts.records.countPublished(filter),
      ]);
      const publications = found.flatMap((record) => publicationOf(record) ?? []);
      const authorIds = publications.flatMap(({ content }) => content.authorId ?? []);
      const known = await authors.byIds(authorIds);
      const data: GuideCard[] = publications.map((one) =>
        toGuideCard(one, known.get(one.content.authorId ?? -1)),
      );
      return {
        body: { data, total, hasMore: page * limit < total },
        tags: [changeTags.guideList, ...authorIds.map(changeTags.author)],
      };
    },

    /** @throws HttpProblem 404, or 410 when it was deleted */
    async bySlug(slug: string, visit: Visit): Promise<GuideMatch> {
      const record = await drafts.records.published({ 'published.content.slug': slug });
      const publication = record && publicationOf(record);
      if (!publication) {
        const moved = await drafts.records.publishedOnce('slug', slug);
        const present = moved?.published?.content.slug;
        if (present === undefined) {
          throw (await drafts.records.isDeleted(slug))
            ? gone(GUIDE_DELETED)
            : notFound(GUIDE_NOT_FOUND);
        }
        return { kind: 'moved', slug: present };
      }
      const { id, subject, content } = publication;
      const { guide, found } = await kind.read(publication, visit);
      const tags = [...kind.tagsOf(id, subject, content), ...found.tags];
      return { kind: 'found', guide, tags, found };
    },
  };
}
