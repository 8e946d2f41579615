import type { reviewedCasino } from '@slots/contracts/casino/authors';
import type { Review, ReviewContent } from '@slots/contracts/casino/reviews';
import { changeTags } from '@slots/contracts/changes';
import { referencesOf } from '@slots/rich-text/reading';
import type { Reader } from '@slots/tokens/claims';
import type { z } from 'zod';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { CasinosService } from '../casinos/casinos.service.ts';
import { publicationOf } from '../drafts/drafted.mapper.ts';
import type { DraftedKind, Visit } from '../drafts/drafted-kind.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Places } from '../places/places.ts';

interface Subject {
  readonly casinoId: number;
}

/** More than a person writes; the page shows all of them. */
const MOST_OF_AUTHOR = 500;

/** An author's published reviews, and their tags. */
export type ReviewsOfAuthor = (authorId: number) => Promise<{
  readonly found: readonly z.infer<typeof reviewedCasino>[];
  readonly tags: readonly string[];
}>;

/** Reviews as visitors read them. */
export function createPublicReviews({
  drafts,
  kind,
  places,
  casinos,
  casinoRecords,
}: {
  readonly drafts: Drafts<Subject, ReviewContent>;
  readonly kind: DraftedKind<Subject, ReviewContent, Review>;
  readonly places: Places;
  readonly casinos: Pick<CasinosService, 'get'>;
  readonly casinoRecords: Pick<CasinosRepository, 'byIds'>;
}) {
  const reviewsOf: ReviewsOfAuthor = async (authorId) => {
    const found = await drafts.records.publishedSlice(
      { 'published.content.authorId': authorId },
      { skip: 0, limit: MOST_OF_AUTHOR },
      ['text'],
    );
    const of = await casinoRecords.byIds(found.map(({ subject }) => subject.casinoId));
    const shown = new Map(
      of.filter(({ published }) => published === 'true').map((casino) => [casino._id, casino]),
    );
    return {
      found: found.flatMap(({ subject, published }) => {
        const casino = shown.get(subject.casinoId);
        if (!casino || !published) return [];
        const { _id: id, name, slug, logoImage, rating } = casino;
        return [
          {
            casino: { id, name, slug, logoImage },
            rating: rating ?? '',
            verdict: published.content.verdict,
            updatedAt: published.at.toISOString(),
          },
        ];
      }),
      tags: found.map(({ subject }) => changeTags.casino(subject.casinoId)),
    };
  };

  return {
    reviewsOf,

    /** @throws HttpProblem 403 or 404 as for the casino itself */
    async ofCasino(casinoId: number, reader: Reader, visit: Visit) {
      await casinos.get(casinoId, reader);
      const record = await drafts.records.published({ 'subject.casinoId': casinoId });
      const publication = record && publicationOf(record);
      const tags = [changeTags.casino(casinoId)];
      if (!publication) return { review: null, tags, hasOffers: false };
      const { content } = publication;
      const references = referencesOf(content.text);
      const { tags: tagsOfPlaces } = await places.find(references, visit);
      return {
        review: await kind.show(publication, visit),
        tags: [
          ...tags,
          ...kind.tagsOf(publication.id, publication.subject, content),
          ...tagsOfPlaces,
        ],
        hasOffers: references.some((one) => one.kind === 'offer'),
      };
    },
  };
}

export type PublicReviews = ReturnType<typeof createPublicReviews>;
