import { z } from 'zod';
import { defineEntity } from '../entity.ts';
import { emptyIsNull, id, neededText, optionalText, timestamp, webAddressElse } from '../fields.ts';
import { LONGEST_LINE, LONGEST_SIGNIFICANT_TERMS } from '../text-limits.ts';
import { hasMacrosInPlace } from './tracking-link.ts';

const LINK_REFUSED = 'Please enter a valid URL for the tracking link';
export const MACRO_REFUSED =
  'Macros such as {clickid} may stand only in the path or query of the link';

function wholeNumber({ min, max }: { readonly min: number; readonly max: number }) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, error).max(max, error);
}

/** Both ends are included. */
export const SCORE = { min: 0, max: 100 } as const;
/** In percent. */
export const REVENUE_SHARE = { min: 1, max: 100 } as const;
/** In pounds. */
export const CPA = { min: 1, max: 9_999 } as const;

/** Earnings, which only staff see. */
const earns = (bounds: typeof REVENUE_SHARE | typeof CPA) =>
  ({
    read: z.int().nullable(),
    write: wholeNumber(bounds).nullable(),
    seenBy: 'staff',
  }) as const;

/** A moment, sent with its zone: in UTC or with an offset. */
const moment = {
  read: timestamp.nullable(),
  write: z.iso
    .datetime({
      offset: true,
      error: 'must be a moment with its zone, such as 2027-01-31T18:00:00Z',
    })
    .transform((value) => new Date(value))
    .nullable(),
};

/** A promotion: its fields, and what follows from them. */
export const promotionEntity = defineEntity('promotion', {
  casinoId: { read: id, write: id, fixed: true, column: 'Casino ID' },
  headline: { ...neededText(LONGEST_LINE, 'Headline is required'), column: 'Headline' },
  significantTerms: {
    ...optionalText(LONGEST_SIGNIFICANT_TERMS),
    column: 'Significant Terms',
  },
  ctaLink: {
    read: z.string().nullable(),
    write: z
      .string({ error: LINK_REFUSED })
      .transform((value) => emptyIsNull(value.trim()))
      .pipe(webAddressElse(LINK_REFUSED).refine(hasMacrosInPlace, MACRO_REFUSED).nullable())
      .nullable(),
    column: 'Tracking Link',
  },
  score: { read: z.int(), write: wholeNumber(SCORE), default: 0, column: 'Score' },
  revenueShare: { ...earns(REVENUE_SHARE), column: 'Revenue Share (%)' },
  cpa: { ...earns(CPA), column: 'CPA (£)' },
  /** Codes in upper case, or 'gl' alone. */
  countries: {
    read: z.array(z.string()),
    write: z
      .array(z.string().trim().max(255).meta({ pattern: '^[A-Za-z]{2}$' }), {
        error: 'must be a list of country codes',
      })
      .max(500, 'must be 500 codes or less'),
    column: 'Countries',
  },
  /** Visitors see it from this moment on; null: from the beginning. */
  startsAt: { ...moment, column: 'Starts' },
  /** The first moment that visitors no longer see it; null: it has no end. */
  endsAt: { ...moment, column: 'Ends' },
});
