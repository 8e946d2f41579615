import type { reviewedCasino } from '@slots/contracts/casino/authors';
import type { ReviewContent } from '@slots/contracts/casino/reviews';
import { changeTags } from '@slots/contracts/changes';
import type { Reader } from '@slots/tokens/claims';
import type { z } from 'zod';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { CasinosService } from '../casinos/casinos.service.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { ReviewSubject } from './review-kind.ts';

/** More than a person writes; the page shows all of them. */
const MAX_OF_AUTHOR = 500;

/** An author's published reviews, and their tags. */
export type ReviewsOfAuthor = (authorId: number) => Promise<{
  readonly found: readonly z.infer<typeof reviewedCasino>[];
  readonly tags: readonly string[];
}>;

/** Reviews as visitors read them. */
export function createPublicReviews({
  drafts,
  casinos,
  casinoRecords,
}: {
  readonly drafts: Drafts<ReviewSubject, ReviewContent>;
  readonly casinos: Pick<CasinosService, 'get'>;
  readonly casinoRecords: Pick<CasinosRepository, 'publishedByIds'>;
}) {
  const reviewsOf: ReviewsOfAuthor = async (authorId) => {
    const found = await drafts.records.publishedSlice(
      { 'published.content.authorId': authorId },
      { skip: 0, limit: MAX_OF_AUTHOR },
      ['text'],
    );
    const shown = await casinoRecords.publishedByIds(found.map(({ subject }) => subject.casinoId));
    return {
      found: found.flatMap(({ subject, content, at }) => {
        const casino = shown.get(subject.casinoId);
        if (!casino) return [];
        const { _id: id, name, slug, logoImage, rating } = casino;
        return [
          {
            casino: { id, name, slug, logoImage },
            rating: rating ?? '',
            verdict: content.verdict,
            updatedAt: at.toISOString(),
          },
        ];
      }),
      tags: found.map(({ subject }) => changeTags.casino(subject.casinoId)),
    };
  };

  return {
    reviewsOf,

    /** @throws HttpProblem 403 or 404 as for the casino itself */
    async ofCasino(casinoId: number, reader: Reader) {
      await casinos.get(casinoId, reader);
      return drafts.records.published({ 'subject.casinoId': casinoId });
    },
  };
}

export type PublicReviews = ReturnType<typeof createPublicReviews>;
