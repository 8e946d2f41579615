import type { writtenGuide } from '@slots/contracts/casino/authors';
import {
  GUIDE_DELETED,
  GUIDE_NOT_FOUND,
  type GuideCard,
  type GuideContent,
  type listGuideTags,
} from '@slots/contracts/casino/guides';
import { changeTags } from '@slots/contracts/changes';
import type { ResponseOf } from '@slots/contracts/contract';
import { gone, notFound } from '@slots/http-kit/http-problem.error';
import type { z } from 'zod';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { type GuideSubject, toGuideCard, toGuideTag } from './guide-kind.ts';

/** More than a newsroom writes; the search and tags are of the newest. */
const MAX_NAMED = 2_000;
/** Fields that lists omit; a text may have 50,000 characters. */
const BESIDE_CARDS = ['text', 'relatedGameIds', 'relatedCasinoIds'] as const;
const BESIDE_TAGS = [...BESIDE_CARDS, 'title', 'slug', 'summary', 'cover', 'authorId'] as const;
/** More than a person writes; the page shows all of them. */
const MAX_OF_AUTHOR = 500;

/** An author's published guides, newest first. */
export type GuidesOfAuthor = (authorId: number) => Promise<z.infer<typeof writtenGuide>[]>;

export type PublicGuides = ReturnType<typeof createPublicGuides>;

/** Guides as visitors read them. */
export function createPublicGuides({
  drafts,
  authors,
}: {
  readonly drafts: Drafts<GuideSubject, GuideContent>;
  readonly authors: Pick<AuthorsRepository, 'byIds'>;
}) {
  /** All spellings of a tag. */
  async function spellingsOf(tag: string): Promise<string[]> {
    const all = await drafts.records.publishedTexts('tags');
    return all.filter((name) => toGuideTag(name).slug === tag);
  }

  const guidesOf: GuidesOfAuthor = async (authorId) => {
    const found = await drafts.records.publishedSlice(
      { 'published.content.authorId': authorId },
      { skip: 0, limit: MAX_OF_AUTHOR, newest: 'firstPublishedAt' },
      BESIDE_CARDS,
    );
    return found.map(({ content: { title, slug, summary }, firstAt }) => ({
      title,
      slug,
      summary,
      publishedAt: firstAt.toISOString(),
    }));
  };

  return {
    guidesOf,

    /** All of them, for the search. */
    named: () => drafts.records.publishedNames(MAX_NAMED),

    /** Those of most guides first. */
    async tags(): Promise<ResponseOf<typeof listGuideTags>> {
      const newest = { skip: 0, limit: MAX_NAMED };
      const tagged = await drafts.records.publishedSlice({}, newest, BESIDE_TAGS);
      const tags = new Map<string, { name: string; guides: Set<number>; updatedAt: Date }>();
      for (const { id, content, at } of tagged) {
        for (const name of content.tags) {
          const { slug } = toGuideTag(name);
          if (slug === null) continue;
          // The last published come first, corrections too.
          const of = tags.get(slug) ?? { name, guides: new Set(), updatedAt: at };
          of.guides.add(id);
          tags.set(slug, of);
        }
      }
      const listed = Array.from(tags, ([slug, { name, guides, updatedAt }]) => ({
        name,
        slug,
        guides: guides.size,
        updatedAt: updatedAt.toISOString(),
      }));
      return listed.sort(
        (one, other) => other.guides - one.guides || one.name.localeCompare(other.name),
      );
    },

    /** The newest first; those with a tag where its slug is given. */
    async list(tag: string | undefined, page: number, limit: number) {
      const filter = tag === undefined ? {} : { 'published.content.tags': await spellingsOf(tag) };
      const slice = { skip: (page - 1) * limit, limit, newest: 'firstPublishedAt' } as const;
      const [publications, total] = await Promise.all([
        drafts.records.publishedSlice(filter, slice, BESIDE_CARDS),
        drafts.records.countPublished(filter),
      ]);
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

    /** The guide with this slug, or the last one that had it. @throws HttpProblem 404, or 410 when it was deleted */
    async bySlug(slug: string) {
      const guide =
        (await drafts.records.published({ 'published.content.slug': slug })) ??
        (await drafts.records.publishedOnce('slug', slug));
      if (guide) return guide;
      throw (await drafts.records.isDeleted(slug))
        ? gone(GUIDE_DELETED)
        : notFound(GUIDE_NOT_FOUND);
    },
  };
}
