import {
  MAX_SCORE,
  ofEach,
  REVIEW_CRITERIA,
  type ReviewContent,
  ratingOf,
  reviewContent,
} from '@slots/contracts/casino/reviews';
import { NO_TEXT } from '@slots/rich-text/document';
import { plainText } from '@slots/rich-text/reading';
import { fieldValue } from '../../../../ui/field-name.ts';

/** The fields of the form, as they are typed; the text is kept by its editor. */
export interface ReviewFields {
  authorId: string;
  reviewedById: string;
  verdict: string;
  /** One per line. */
  advantages: string;
  disadvantages: string;
  scores: Record<keyof ReviewContent['scores'], string>;
  testedOn: string;
  changes: { on: string; text: string }[];
}

/** Value of select boxes without an author. */
export const NOBODY = 'nobody';

/** A review that has not been begun. */
export const EMPTY_REVIEW: ReviewContent = {
  authorId: null,
  reviewedById: null,
  verdict: '',
  text: NO_TEXT,
  advantages: [],
  disadvantages: [],
  scores: ofEach(() => null),
  testedOn: null,
  changes: [],
};

const idText = (id: number | null) => (id === null ? NOBODY : String(id));
const idOf = (text: string) => (text === NOBODY ? null : Number(text));
const pointsText = (points: number | null) => (points === null ? '' : String(points));
const pointsOf = (text: string) => (text.trim() === '' ? null : Number(text));
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function fieldsOf(content: ReviewContent): ReviewFields {
  return {
    authorId: idText(content.authorId),
    reviewedById: idText(content.reviewedById),
    verdict: content.verdict,
    advantages: content.advantages.join('\n'),
    disadvantages: content.disadvantages.join('\n'),
    scores: ofEach((key) => pointsText(content.scores[key])),
    testedOn: content.testedOn ?? '',
    changes: content.changes.map(({ on, text }) => ({ on, text })),
  };
}

/** The content that these fields and this text stand for, or what is wrong with them. */
export function contentOf({ scores, ...fields }: ReviewFields, text: unknown) {
  return reviewContent.safeParse({
    authorId: idOf(fields.authorId),
    reviewedById: idOf(fields.reviewedById),
    verdict: fields.verdict,
    text,
    advantages: linesOf(fields.advantages),
    disadvantages: linesOf(fields.disadvantages),
    scores: ofEach((key) => pointsOf(scores[key])),
    testedOn: fields.testedOn === '' ? null : fields.testedOn,
    changes: fields.changes,
  });
}

/** The rating that would follow; undefined while a score is missing. */
export function ratingSoFar(scores: ReviewFields['scores']): string | undefined {
  const points = ofEach((key) => Number(scores[key] || Number.NaN));
  const all = Object.values(points).every((value) => value >= 0 && value <= MAX_SCORE);
  return all ? ratingOf(points) : undefined;
}

const { text: textShape, scores: scoresShape } = reviewContent.shape;

/** A value of a review for a choice between two versions, where its field has no plain text; else undefined. */
export function valueInWords(
  field: string,
  value: unknown,
  authors: readonly { readonly id: number; readonly name: string }[],
): string | undefined {
  if (field === 'authorId' || field === 'reviewedById') {
    return authors.find(({ id }) => id === value)?.name;
  }
  if (field === 'scores') {
    const scores = scoresShape.safeParse(value).data;
    return (
      scores &&
      REVIEW_CRITERIA.map(({ key, name }) => `${name}: ${fieldValue(scores[key])}`).join('\n')
    );
  }
  const document = field === 'text' ? textShape.safeParse(value).data : undefined;
  return document && fieldValue(plainText(document));
}
