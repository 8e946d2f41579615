import { nanoid } from '@reduxjs/toolkit';
import {
  type CriterionKey,
  MAX_SCORE,
  ofEach,
  REVIEW_CRITERIA,
  type ReviewContent,
  ratingOf,
  reviewContent,
} from '@slots/contracts/casino/reviews';
import { NO_TEXT } from '@slots/rich-text/document';
import { plainText } from '@slots/rich-text/reading';
import type { Problem } from '../../../../api/problem.ts';
import { type Faults, refusedFields } from '../../../../ui/drafted/draft-faults.ts';
import { fieldValue } from '../../../../ui/field-name.ts';
import { typedLines } from '../../../../ui/typed-field.ts';

/** A review as it is on the screen; its text is the editor's last value. */
export interface ReviewDraft {
  readonly authorId: string;
  readonly reviewedById: string;
  readonly verdict: string;
  readonly text: unknown;
  /** One per line. */
  readonly advantages: string;
  readonly disadvantages: string;
  readonly scores: Readonly<Record<CriterionKey, string>>;
  readonly testedOn: string;
  /** Each with a key of its own, since others come before it. */
  readonly changes: readonly { readonly key: string; readonly on: string; readonly text: string }[];
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

export function draftOf(content: ReviewContent): ReviewDraft {
  return {
    ...content,
    authorId: idText(content.authorId),
    reviewedById: idText(content.reviewedById),
    advantages: content.advantages.join('\n'),
    disadvantages: content.disadvantages.join('\n'),
    scores: ofEach((key) => pointsText(content.scores[key])),
    testedOn: content.testedOn ?? '',
    changes: content.changes.map((change) => ({ key: nanoid(), ...change })),
  };
}

/** The changes with one more, whose fields are empty. */
export const withNewChange = (changes: ReviewDraft['changes']): ReviewDraft['changes'] => [
  { key: nanoid(), on: '', text: '' },
  ...changes,
];

const LISTS = new Set(['text', 'advantages', 'disadvantages']);

/**
 * The name of a fault by its path: 'text.content.3' is reported at the text, 'scores.games' at that score, a change's
 * under its key, and what is no field at the whole.
 */
function nameOf({ changes }: ReviewDraft, path: string): string {
  const [field = ''] = path.split('.', 1);
  if (LISTS.has(field)) return field;
  if (!(field in reviewContent.shape)) return '';
  return path.replace(/(?<=^changes\.)\d+/, (index) => changes[Number(index)]?.key ?? index);
}

/** The content to send, or what is wrong with it. */
export function contentOf(draft: ReviewDraft): ReviewContent | Faults {
  const parsed = reviewContent.safeParse({
    ...draft,
    authorId: idOf(draft.authorId),
    reviewedById: idOf(draft.reviewedById),
    advantages: typedLines(draft.advantages),
    disadvantages: typedLines(draft.disadvantages),
    scores: ofEach((key) => pointsOf(draft.scores[key])),
    testedOn: draft.testedOn === '' ? null : draft.testedOn,
    changes: draft.changes.map(({ on, text }) => ({ on, text })),
  });
  if (parsed.success) return parsed.data;
  return new Map(
    parsed.error.issues.map(({ path, message }) => [nameOf(draft, path.join('.')), message]),
  );
}

/** The server's refusals of a draft. */
export const faultsOf = (problem: Pick<Problem, 'errors' | 'message'>, sent: ReviewDraft): Faults =>
  refusedFields(problem, (path) => nameOf(sent, path));

/** The rating that would follow; undefined while a score is missing. */
export function ratingSoFar(scores: ReviewDraft['scores']): string | undefined {
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
