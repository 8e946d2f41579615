import {
  GUIDE_NOT_FOUND,
  type Guide,
  type GuideCard,
  type GuideContent,
} from '@slots/contracts/casino/guides';
import { changeTags } from '@slots/contracts/changes';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import { publicationOf } from '../drafts/drafted.mapper.ts';
import type { DraftedKind, Visit } from '../drafts/drafted-kind.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Places } from '../places/places.ts';
import { type GuideSubject, referencesOfGuide, toGuideCard } from './guide-kind.ts';

/** More than a newsroom writes; the search looks into the newest. */
const MOST_NAMED = 2_000;
/** What lists do not show; a text may have 50,000 characters. */
const BESIDE_CARDS = ['text', 'relatedGameIds', 'relatedCasinoIds'] as const;

/** The target of a slug: a guide, or of a former slug the present one. */
type GuideMatch =
  | {
      readonly kind: 'found';
      readonly guide: Guide;
      readonly tags: readonly string[];
      readonly hasOffers: boolean;
    }
  | { readonly kind: 'moved'; readonly slug: string };

export type PublicGuides = ReturnType<typeof createPublicGuides>;

/** Guides as visitors read them. */
export function createPublicGuides({
  drafts,
  kind,
  places,
  authors,
}: {
  readonly drafts: Drafts<GuideSubject, GuideContent>;
  readonly kind: DraftedKind<GuideSubject, GuideContent, Guide>;
  readonly places: Places;
  readonly authors: Pick<AuthorsRepository, 'byIds'>;
}) {
  return {
    /** All of them, for the search. */
    async named() {
      const all = { skip: 0, limit: MOST_NAMED };
      const found = await drafts.records.publishedSlice({}, all, BESIDE_CARDS);
      return found.flatMap(({ _id, published }) =>
        published ? { _id, name: published.content.title, slug: published.content.slug } : [],
      );
    },

    /** The newest first. */
    async list(page: number, limit: number) {
      const slice = { skip: (page - 1) * limit, limit };
      const [found, total] = await Promise.all([
        drafts.records.publishedSlice({}, slice, BESIDE_CARDS),
        drafts.records.countPublished(),
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

    /** @throws HttpProblem 404 */
    async bySlug(slug: string, visit: Visit): Promise<GuideMatch> {
      const record = await drafts.records.published({ 'published.content.slug': slug });
      const publication = record && publicationOf(record);
      if (!publication) {
        const moved = await drafts.records.publishedOnce('slug', slug);
        const present = moved?.published?.content.slug;
        if (present === undefined) throw notFound(GUIDE_NOT_FOUND);
        return { kind: 'moved', slug: present };
      }
      const { id, subject, content } = publication;
      const references = referencesOfGuide(content);
      const { tags } = await places.find(references, visit);
      return {
        kind: 'found',
        guide: await kind.show(publication, visit),
        tags: [...kind.tagsOf(id, subject, content), ...tags],
        hasOffers: references.some((one) => one.kind === 'offer'),
      };
    },
  };
}
