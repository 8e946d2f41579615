import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import {
  ofEach,
  REVIEW_CRITERIA,
  type Review,
  type ReviewContent,
  ratingOf,
  type Scores,
} from '@slots/contracts/casino/reviews';
import { changeTags } from '@slots/contracts/changes';
import { picturesOf, plainText, referencesOf } from '@slots/rich-text/reading';
import { type ArticleKind, missingFields, noAuthor } from '../articles/article-kind.ts';
import { toByline } from '../authors/author.mapper.ts';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { MissingPictures } from '../images/missing-pictures.ts';
import type { Places } from '../places/places.ts';

export interface ReviewSubject {
  readonly casinoId: number;
}

/** A preview shows missing scores as 0. */
const shownScores = (scores: ReviewContent['scores']): Scores => ofEach((key) => scores[key] ?? 0);

/** The scores, where all are given. */
const whole = (scores: ReviewContent['scores']): Scores | undefined =>
  REVIEW_CRITERIA.some(({ key }) => scores[key] === null) ? undefined : shownScores(scores);

const UNNAMED = { name: 'No author yet', slug: '', role: null, picture: null };

const authorIds = ({ authorId, reviewedById }: ReviewContent) =>
  [authorId, reviewedById].filter((id) => id !== null);

export type ReviewKind = ArticleKind<ReviewSubject, ReviewContent, Review>;

/** The review of a casino: a drafted record whose publication rates the casino. */
export function createReviewKind({
  casinos,
  authors,
  places,
  missingPictures,
}: {
  readonly casinos: Pick<CasinosRepository, 'byId' | 'lock' | 'rate'>;
  readonly authors: Pick<AuthorsRepository, 'byIds' | 'lock'>;
  readonly places: Places;
  readonly missingPictures: MissingPictures;
}): ReviewKind {
  const read: ReviewKind['read'] = async ({ subject, content, at, firstAt }, visit) => {
    const { authorId, reviewedById, text, scores, ...said } = content;
    const [known, found] = await Promise.all([
      authors.byIds(authorIds(content)),
      places.find(referencesOf(text), visit),
    ]);
    const author = authorId === null ? undefined : known.get(authorId);
    const reviewer = reviewedById === null ? undefined : known.get(reviewedById);
    const shown = {
      casinoId: subject.casinoId,
      author: author ? toByline(author) : UNNAMED,
      reviewedBy: reviewer ? toByline(reviewer) : null,
      rating: ratingOf(shownScores(scores)),
      scores: shownScores(scores),
      ...said,
      text,
      publishedAt: firstAt.toISOString(),
      updatedAt: at.toISOString(),
      places: [...found.places],
    };
    return { shown, found };
  };

  return {
    async titleOf({ casinoId }) {
      return (await casinos.byId(casinoId))?.name ?? CASINO_NOT_FOUND;
    },
    keysOf: ({ casinoId }) => [`casino:${casinoId}`],
    taken: { path: 'subject.casinoId', message: 'This casino already has a review' },

    faultsOf(content) {
      const { authorId, verdict, text, scores } = content;
      return missingFields([
        ...(authorId === null ? ['authorId'] : []),
        ...(verdict === '' ? ['verdict'] : []),
        ...(plainText(text).trim() === '' ? ['text'] : []),
        ...REVIEW_CRITERIA.flatMap(({ key }) => (scores[key] === null ? [`scores.${key}`] : [])),
      ]);
    },

    async check({ subject, content, before }, session) {
      const known = before.flatMap(({ text }) => referencesOf(text));
      const had = before.flatMap(({ text }) => picturesOf(text));
      const faults = [
        ...(await missingPictures('content.text', picturesOf(content.text), had)),
        ...(await places.missing('content.text', referencesOf(content.text), known)),
      ];
      if (!(await casinos.lock(subject.casinoId, session))) {
        const message = `${CASINO_NOT_FOUND}: ${subject.casinoId}`;
        faults.push({ path: 'subject.casinoId', message });
      }
      const missing = await authors.lock(authorIds(content), session);
      for (const field of ['authorId', 'reviewedById'] as const) {
        const id = content[field];
        if (id !== null && missing.includes(id)) faults.push(noAuthor(`content.${field}`, id));
      }
      return faults;
    },

    tagsOf: (_id, { casinoId }, content) => [
      changeTags.casino(casinoId),
      ...authorIds(content).map(changeTags.author),
    ],

    read,
    show: async (publication, visit) => (await read(publication, visit)).shown,

    async onPublished({ casinoId }, content, by, session) {
      const scores = content && whole(content.scores);
      // Without a review it keeps the rating that it has.
      if (scores) await casinos.rate(casinoId, ratingOf(scores), by, session);
    },
  };
}
