import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { LONGEST_LINK, LONGEST_SIGNIFICANT_TERMS } from '@slots/contracts/text-limits';
import { isWebLink } from '@slots/contracts/web-link';
import { z } from 'zod';
import { offerCode } from './countries-of-offer.ts';

const FORM_SCORE = 50;

const tooLong = (max: number) => `must be ${max} characters or less`;

function optionalWhole(name: string, min: number, max: number) {
  return z
    .string()
    .trim()
    .refine(
      (typed) =>
        typed === '' || (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max),
      `${name} must be a whole number from ${min} to ${max}`,
    );
}

/** What a field for date and time holds: a moment in UTC without its zone, or nothing. */
const moment = z
  .string()
  .refine(
    (typed) => typed === '' || !Number.isNaN(Date.parse(`${typed}Z`)),
    'must be a date and time',
  );

/** A promotion as it is being written: numbers that may be missing are text. */
export const promotionDraft = z
  .object({
    headline: z.string().trim().min(1, 'Headline is required').max(255),
    significantTerms: z.string().max(LONGEST_SIGNIFICANT_TERMS, tooLong(LONGEST_SIGNIFICANT_TERMS)),
    ctaLink: z
      .string()
      .trim()
      .max(LONGEST_LINK, tooLong(LONGEST_LINK))
      .refine(
        (typed) => typed === '' || isWebLink(typed),
        'Please enter a valid URL for the tracking link',
      ),
    score: z.number(),
    revenueShare: optionalWhole('Revenue share', 1, 100),
    cpa: optionalWhole('CPA', 1, 9_999),
    countries: z.array(z.string()),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'The end must be after the start',
  });
export type PromotionDraft = z.infer<typeof promotionDraft>;

export const NEW_PROMOTION: PromotionDraft = {
  headline: '',
  significantTerms: '',
  ctaLink: '',
  score: FORM_SCORE,
  revenueShare: '',
  cpa: '',
  countries: [],
  startsAt: '',
  endsAt: '',
};

/** '2027-01-31T18:00:00.000Z' as a field for date and time holds it, to the minute unless there are seconds. */
function typedMoment(timestamp: string | null | undefined): string {
  return timestamp?.replace(/(?::00)?(?:\.000)?Z$/, '').replace(/Z$/, '') ?? '';
}

/** A copy of a promotion to edit. */
export function draftOf(promotion: StaffPromotion): PromotionDraft {
  const { headline, significantTerms, ctaLink, score, revenueShare, cpa, countries } = promotion;
  return {
    headline,
    significantTerms: significantTerms ?? '',
    ctaLink: ctaLink ?? '',
    score,
    revenueShare: String(revenueShare ?? ''),
    cpa: String(cpa ?? ''),
    countries: countries.map(offerCode),
    startsAt: typedMoment(promotion.startsAt),
    endsAt: typedMoment(promotion.endsAt),
  };
}

const numberOrNull = (typed: string) => (typed === '' ? null : Number(typed));

const momentOrNull = (typed: string) => (typed === '' ? null : new Date(`${typed}Z`).toISOString());

/** What is sent; an empty text is none. Start and end are sent where they differ from what was there. */
export function fieldsOf(draft: PromotionDraft, before: PromotionDraft) {
  return {
    headline: draft.headline,
    significantTerms: draft.significantTerms.trim() || null,
    ctaLink: draft.ctaLink || null,
    score: draft.score,
    revenueShare: numberOrNull(draft.revenueShare),
    cpa: numberOrNull(draft.cpa),
    countries: draft.countries,
    ...(draft.startsAt !== before.startsAt && { startsAt: momentOrNull(draft.startsAt) }),
    ...(draft.endsAt !== before.endsAt && { endsAt: momentOrNull(draft.endsAt) }),
  };
}
export type PromotionFields = ReturnType<typeof fieldsOf>;
