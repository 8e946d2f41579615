import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { ENDS_BEFORE_START, type StaffPromotion } from '@slots/contracts/casino/promotions';
import { z } from 'zod';
import { optionalWhole } from '../../../ui/typed-field.ts';
import { momentOrNull, typedMoment } from '../../../ui/typed-moment.ts';
import { offerCode } from './countries-of-offer.ts';
import { changedTerms, NO_TERMS, termsDraft, termsDraftOf } from './terms-draft.ts';

const FORM_SCORE = 50;

/** Value of a date-and-time field: a moment in UTC without its zone, or nothing. */
const moment = z
  .string()
  .refine(
    (typed) => typed === '' || !Number.isNaN(Date.parse(`${typed}Z`)),
    'must be a date and time',
  );

const { headline, significantTerms, ctaLink, score, revenueShare, cpa, countries } =
  promotionEntity.fields;

/** Bounds, in the words of a refusal: 'From 1 to 10000'. */
export const span = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `From ${min} to ${max}`;

/** Form values of a promotion: optional fields are text. */
export const promotionDraft = z
  .object({
    headline: headline.write,
    significantTerms: significantTerms.write.unwrap(),
    ctaLink: ctaLink.write.unwrap(),
    score: score.write,
    revenueShare: optionalWhole('Revenue share', revenueShare.write),
    cpa: optionalWhole('CPA', cpa.write),
    countries: countries.write,
    startsAt: moment,
    endsAt: moment,
    terms: termsDraft,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: `The end ${ENDS_BEFORE_START}`,
  });
export type PromotionDraft = z.input<typeof promotionDraft>;

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
  terms: NO_TERMS,
};

/** A copy of a promotion to edit. */
export function draftOf(promotion: StaffPromotion): PromotionDraft {
  return {
    headline: promotion.headline,
    significantTerms: promotion.significantTerms ?? '',
    ctaLink: promotion.ctaLink ?? '',
    score: promotion.score,
    revenueShare: String(promotion.revenueShare ?? ''),
    cpa: String(promotion.cpa ?? ''),
    countries: promotion.countries.map(offerCode),
    startsAt: typedMoment(promotion.startsAt),
    endsAt: typedMoment(promotion.endsAt),
    terms: termsDraftOf(promotion),
  };
}

/** Fields to send. Start, end and terms only where they changed. */
export function fieldsOf(
  { startsAt, endsAt, terms, ...fields }: z.output<typeof promotionDraft>,
  before: PromotionDraft,
) {
  return {
    ...fields,
    ...changedTerms(terms, before.terms),
    ...(startsAt !== before.startsAt && { startsAt: momentOrNull(startsAt) }),
    ...(endsAt !== before.endsAt && { endsAt: momentOrNull(endsAt) }),
  };
}
export type PromotionFields = ReturnType<typeof fieldsOf>;
