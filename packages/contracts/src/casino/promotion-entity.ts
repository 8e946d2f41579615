import { z } from 'zod';
import { defineEntity } from '../entity.ts';
import {
  countryCode,
  emptyIsNull,
  id,
  isNoneOrFrom,
  isRepresentable,
  neededText,
  optionalLink,
  optionalText,
  timestamp,
  webAddress,
  webAddressElse,
} from '../fields.ts';
import { optionalMoney } from '../money.ts';
import {
  MAX_BONUS_CODE_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SIGNIFICANT_TERMS_LENGTH,
} from '../text-limits.ts';
import { hasMacrosInPlace } from './tracking-link.ts';
import { WAGERING_TIMES } from './wagering-limit.ts';

const LINK_REFUSED = 'Please enter a valid URL for the tracking link';
export const MACRO_REFUSED =
  'Macros such as {clickid} are allowed only in the path or query of the link';

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

const MOMENT_REFUSED = 'must be a moment with its zone, such as 2027-01-31T18:00:00Z';

/** A moment, sent with its zone: in UTC or with an offset. */
const moment = {
  read: timestamp.nullable(),
  write: z.iso
    .datetime({ offset: true, error: MOMENT_REFUSED })
    .transform((value) => new Date(value))
    .refine(isRepresentable, MOMENT_REFUSED)
    .nullable(),
};

export const PROMOTION_KINDS = [
  'deposit-match',
  'free-spins',
  'no-deposit',
  'cashback',
  'tournament',
  'other',
] as const;

/** Products to play a bonus on. */
export const PRODUCTS = [
  'slots',
  'casino',
  'live-casino',
  'bingo',
  'poker',
  'sports',
  'mixed',
] as const;

/** The sum that the wagering multiple applies to. */
export const WAGERING_BASES = ['bonus', 'bonus-and-deposit', 'winnings'] as const;

/** Both ends are included. */
export const FREE_SPINS = { min: 1, max: 10_000 } as const;
export const VALID_DAYS = { min: 1, max: 365 } as const;
export const MAX_COUNTRY_LINKS = 100;

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => ({
  read: z.enum(words).nullable(),
  write: z.enum(words, { error: `must be one of ${words.join(', ')}` }).nullable(),
});

const optionalNumber = (bounds: typeof FREE_SPINS | typeof VALID_DAYS) => ({
  read: z.int().nullable(),
  write: wholeNumber(bounds).nullable(),
});

const TIMES_REFUSED = `must be a number from ${WAGERING_TIMES.min} to ${WAGERING_TIMES.max} with at most one decimal`;

/** Wagering requirement before payout, as a multiple of a sum. */
const wagering = {
  read: z.object({ times: z.number(), of: z.enum(WAGERING_BASES) }).nullable(),
  write: z
    .strictObject({
      times: z
        .number({ error: TIMES_REFUSED })
        .min(WAGERING_TIMES.min, TIMES_REFUSED)
        .max(WAGERING_TIMES.max, TIMES_REFUSED)
        .multipleOf(0.1, TIMES_REFUSED)
        .refine(isNoneOrFrom(0.1), TIMES_REFUSED),
      of: z.enum(WAGERING_BASES, { error: `must be one of ${WAGERING_BASES.join(', ')}` }),
    })
    .nullable(),
};
export type Wagering = NonNullable<z.output<typeof wagering.read>>;

/** Links for the visitors of single countries, in place of the tracking link. */
const countryLinks = {
  read: z.array(z.object({ country: z.string(), url: z.string() })),
  write: z
    .array(
      z.strictObject({
        country: countryCode.refine(
          (code) => code !== 'GL',
          'must be a country: the tracking link is for all others',
        ),
        url: z.string().trim().pipe(webAddress.refine(hasMacrosInPlace, MACRO_REFUSED)),
      }),
      { error: 'must be a list of links by country' },
    )
    .max(MAX_COUNTRY_LINKS, `must be ${MAX_COUNTRY_LINKS} links or less`)
    .superRefine((links, context) => {
      const seen = new Set<string>();
      for (const [index, { country }] of links.entries()) {
        if (seen.has(country)) {
          const message = `has a link for ${country} already`;
          context.addIssue({ code: 'custom', path: [index, 'country'], message });
        }
        seen.add(country);
      }
    })
    .nullable()
    .transform((links) => links ?? []),
  seenBy: 'staff',
} as const;

/** A promotion: its fields, and what follows from them. */
export const promotionEntity = defineEntity('promotion', {
  casinoId: { read: id, write: id, fixed: true, column: 'Casino ID' },
  headline: { ...neededText(MAX_LINE_LENGTH, 'Headline is required'), column: 'Headline' },
  significantTerms: {
    ...optionalText(MAX_SIGNIFICANT_TERMS_LENGTH),
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
  kind: { ...oneOf(PROMOTION_KINDS), column: 'Kind' },
  product: { ...oneOf(PRODUCTS), column: 'Product' },
  wagering: { ...wagering, column: 'Wagering' },
  minDeposit: { ...optionalMoney, column: 'Minimum Deposit' },
  maxBonus: { ...optionalMoney, column: 'Maximum Bonus' },
  maxBet: { ...optionalMoney, column: 'Maximum Bet' },
  maxWin: { ...optionalMoney, column: 'Maximum Win' },
  freeSpins: { ...optionalNumber(FREE_SPINS), column: 'Free Spins' },
  validDays: { ...optionalNumber(VALID_DAYS), column: 'Valid Days' },
  /** Typed by the customer at the casino. */
  code: { ...optionalText(MAX_BONUS_CODE_LENGTH), column: 'Bonus Code' },
  termsUrl: { ...optionalLink, column: 'Terms Link' },
  countryLinks: { ...countryLinks, column: 'Country Links' },
});
