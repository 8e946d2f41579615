import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, day, id, queryId, requiredText, text, timestamp } from '../fields.ts';
import { richText } from '../rich-text.ts';
import { MAX_CHANGE_LENGTH, MAX_POINT_LENGTH, MAX_VERDICT_LENGTH } from '../text-limits.ts';
import { byline } from './authors.ts';
import { CASINO_NOT_FOUND, CASINO_NOT_PUBLIC } from './casinos.ts';
import { defineDrafted } from './drafted.ts';
import { place } from './places.ts';

/** Criteria of a rating. The weights are percentages of it and add up to 100. */
export const REVIEW_CRITERIA = [
  {
    key: 'safety',
    name: 'Licence and safety',
    weight: 30,
    about:
      'Who licenses the casino, whether its terms are fair and its games are tested, and how it helps players to stay in control.',
  },
  {
    key: 'bonuses',
    name: 'Bonuses and terms',
    weight: 20,
    about: 'What offers are worth once wagering, limits and deadlines are counted.',
  },
  {
    key: 'games',
    name: 'Games',
    weight: 20,
    about: 'How many games there are, from whom, and how easily one is found.',
  },
  {
    key: 'payments',
    name: 'Payments',
    weight: 20,
    about: 'How money is paid in and out, how long a withdrawal takes, and what it costs.',
  },
  {
    key: 'support',
    name: 'Support',
    weight: 10,
    about: 'How fast people answer, and whether the answer helps.',
  },
] as const;
export type CriterionKey = (typeof REVIEW_CRITERIA)[number]['key'];

export const MAX_SCORE = 5;
const WHOLE = 100;
export const MAX_POINTS = 10;
export const MAX_CHANGES = 20;

const SCORE_REFUSED = `must be a number from 0 to ${MAX_SCORE} with at most one decimal`;
const score = z
  .number(SCORE_REFUSED)
  .min(0, SCORE_REFUSED)
  .max(MAX_SCORE, SCORE_REFUSED)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, SCORE_REFUSED);

/** A value for each criterion. */
export const ofEach = <T>(valueOf: (key: CriterionKey) => T) => ({
  safety: valueOf('safety'),
  bonuses: valueOf('bonuses'),
  games: valueOf('games'),
  payments: valueOf('payments'),
  support: valueOf('support'),
});

export type Scores = Readonly<Record<CriterionKey, number>>;

/** The rating that follows from the scores: '4.3'. */
export function ratingOf(scores: Scores): string {
  // In tenths of points, so that no fraction is lost before it is rounded.
  const sum = REVIEW_CRITERIA.reduce(
    (total, { key, weight }) => total + Math.round(scores[key] * 10) * weight,
    0,
  );
  return (Math.round(sum / WHOLE) / 10).toFixed(1);
}

const points = z
  .array(requiredText(MAX_POINT_LENGTH, 'must not be empty'))
  .max(MAX_POINTS, `must be ${MAX_POINTS} or less`);

/** A review as its writers see it. Publication asks for author, verdict, text and all scores. */
export const reviewContent = z.strictObject({
  authorId: id.nullable(),
  /** The author who checked it. */
  reviewedById: id.nullable(),
  verdict: text(MAX_VERDICT_LENGTH),
  text: richText,
  advantages: points,
  disadvantages: points,
  scores: z.strictObject(ofEach(() => score.nullable())),
  testedOn: day.nullable(),
  /** Changes since its first publication, newest first. */
  changes: z
    .array(z.strictObject({ on: day, text: requiredText(MAX_CHANGE_LENGTH, 'must not be empty') }))
    .max(MAX_CHANGES, `must be ${MAX_CHANGES} or less`),
});
export type ReviewContent = z.output<typeof reviewContent>;

/** A review as visitors read it. */
export const review = z.object({
  casinoId: id,
  author: byline,
  reviewedBy: byline.nullable(),
  rating: z.string(),
  scores: z.object(ofEach(() => z.number())),
  verdict: z.string(),
  text: richText,
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
  testedOn: day.nullable(),
  changes: z.array(z.object({ on: day, text: z.string() })),
  publishedAt: timestamp,
  updatedAt: timestamp,
  places: z.array(place),
});
export type Review = z.infer<typeof review>;

/** The reviews of casinos, one of each. */
export const reviews = defineDrafted({
  name: 'reviews',
  kind: 'review',
  subject: { casinoId: id },
  content: reviewContent,
  filter: { casinoId: queryId.optional() },
  shown: review,
  example: {
    subject: { casinoId: 7 },
    content: {
      authorId: 1,
      reviewedById: null,
      verdict: 'A small casino with short queues.',
      text: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'We played for a week.' }] },
        ],
      },
      advantages: ['Answers within a minute'],
      disadvantages: ['Few live tables'],
      scores: { safety: 4.5, bonuses: 4, games: 3.5, payments: 4, support: 5 },
      testedOn: '2026-11-01',
      changes: [],
    },
  },
});

export const getCasinoReview = defineContract({
  id: 'publicReviews.ofCasino',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/review',
  access: 'any',
  publicCache: { madeFrom: ['casino', 'catalog'], varies: 'visitor-country-links' },
  summary: 'Returns the published review of a casino, or null if it has none.',
  params: byId,
  responses: { 200: z.object({ review: review.nullable() }) },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});
