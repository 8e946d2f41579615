import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  id,
  messageOnly,
  pathId,
  queryInt,
  queryText,
  requiredText,
  text,
  timestamp,
  webAddressElse,
} from '../fields.ts';
import { LONGEST_SIGNIFICANT_TERMS } from '../text-limits.ts';
import { CASINO_NOT_FOUND, CASINO_NOT_PUBLIC } from './casinos.ts';
import { linkHealth } from './link-health.ts';

export const PROMOTION_NOT_FOUND = 'Promotion Not Found';

/** How long before its end a promotion counts as one that ends soon. */
export const ENDS_SOON_DAYS = 7;

/** A promotion as everybody may see it. Codes of `countries` are in upper case, but global is 'gl'. */
export const promotion = z.object({
  id,
  casinoId: id,
  headline: z.string(),
  significantTerms: z.string().nullable(),
  ctaLink: z.string().nullable(),
  score: z.int(),
  countries: z.array(z.string()),
  /** Visitors see it from this moment on; null: from the beginning. */
  startsAt: timestamp.nullable(),
  /** The first moment that visitors no longer see it; null: it has no end. */
  endsAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Promotion = z.infer<typeof promotion>;

/** A promotion as staff see it: with what it earns, in percent and in pounds. */
export const staffPromotion = promotion.extend({
  revenueShare: z.int().nullable(),
  cpa: z.int().nullable(),
  /** Null without a link, or while nobody has looked at it yet. */
  linkHealth: linkHealth.nullable(),
});
export type StaffPromotion = z.infer<typeof staffPromotion>;

/** A promotion of a published casino, with what a bonus card shows of the casino. */
export const publicPromotion = promotion.extend({
  title: z.string(),
  description: z.string().nullable(),
  /** It ends within ENDS_SOON_DAYS. */
  endsSoon: z.boolean(),
  /** When its link was last seen to work; null: it never was. */
  lastCheckedAt: timestamp.nullable(),
  casino: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    logoImage: z.string().nullable(),
    rating: z.string().nullable(),
    /** Ids of game providers, as text. */
    providers: z.array(z.string()),
    /** What offers are compared by; GET /api/public/bonus-facets has the names. */
    licenceIds: z.array(id),
    paymentMethodIds: z.array(id),
    currencyIds: z.array(id),
  }),
});
export type PublicPromotion = z.infer<typeof publicPromotion>;

const emptyIsNull = <T>(value: T) => (value === '' ? null : value);

const headline = requiredText(255, 'Headline is required');

const LINK_REFUSED = 'Please enter a valid URL for the tracking link';

/** An empty link is none. */
const ctaLink = z
  .string({ error: LINK_REFUSED })
  .transform((value) => emptyIsNull(value.trim()))
  .pipe(webAddressElse(LINK_REFUSED).nullable());

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, error).max(max, error);
}

const countries = z
  .array(z.string().trim().max(255).meta({ pattern: '^[A-Za-z]{2}$' }), {
    error: 'must be a list of country codes',
  })
  .max(500, 'must be 500 codes or less');

/** A moment with its zone, in UTC or with an offset; kept in UTC. */
const instant = z.iso
  .datetime({ offset: true, error: 'must be a moment with its zone, such as 2027-01-31T18:00:00Z' })
  .transform((value) => new Date(value).toISOString());

export const ENDS_BEFORE_START = 'must be after the start';

function endsAfterStart({ startsAt, endsAt }: { startsAt?: Moment; endsAt?: Moment }): boolean {
  return !startsAt || !endsAt || startsAt < endsAt;
}
type Moment = string | null | undefined;
const ENDS_AFTER_START = { path: ['endsAt'], message: ENDS_BEFORE_START };

const optionalFields = {
  significantTerms: text(LONGEST_SIGNIFICANT_TERMS).transform(emptyIsNull).nullish(),
  ctaLink: ctaLink.nullish(),
  score: wholeNumber(0, 100).optional(),
  revenueShare: wholeNumber(1, 100).nullish(),
  cpa: wholeNumber(1, 9_999).nullish(),
  countries: countries.optional(),
  startsAt: instant.nullish(),
  endsAt: instant.nullish(),
  /** The session's person counts, whatever it says. */
  userId: z.unknown().optional(),
};

export const createPromotion = defineContract({
  id: 'promotions.create',
  owner: 'casino',
  method: 'POST',
  path: '/api/promotions',
  access: 'staff',
  summary: 'Adds a promotion to a casino. Global stands alone among its countries.',
  body: z
    .strictObject({ casinoId: id, headline, ...optionalFields })
    .refine(endsAfterStart, ENDS_AFTER_START),
  tagged: true,
  example: { casinoId: 7, headline: '100% up to £100', score: 80, countries: ['GB'] },
  responses: { 201: staffPromotion },
});

export const getPromotion = defineContract({
  id: 'promotions.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/promotions/:id',
  access: 'staff',
  summary: 'One promotion as staff see it, with the ETag that a change of it is made with.',
  params: z.object({ id: pathId }),
  tagged: true,
  responses: { 200: staffPromotion },
  messages: { 404: PROMOTION_NOT_FOUND },
});

export const updatePromotion = defineContract({
  id: 'promotions.update',
  owner: 'casino',
  method: 'PATCH',
  path: '/api/promotions/:id',
  access: 'staff',
  summary: 'Changes a promotion; what is left out stays as it is.',
  params: z.object({ id: pathId }),
  body: z
    .strictObject({ id: id.optional(), headline: headline.optional(), ...optionalFields })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .meta({ minProperties: 1 }),
  tagged: true,
  example: { score: 90 },
  responses: { 200: staffPromotion },
  messages: { 404: PROMOTION_NOT_FOUND },
});

export const deletePromotion = defineContract({
  id: 'promotions.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/promotions/:id',
  access: 'staff',
  summary: 'Deletes a promotion.',
  params: z.object({ id: pathId }),
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
  messages: { 404: PROMOTION_NOT_FOUND },
});

export const listCasinoPromotions = defineContract({
  id: 'promotions.ofCasino',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/promotions',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary:
    "A casino's promotions, best score first. What they earn, and those that have not begun or have ended, are for staff.",
  params: z.object({ id: pathId }),
  responses: { 200: z.array(z.union([staffPromotion, promotion])) },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});

export const listPublicPromotions = defineContract({
  id: 'publicPromotions.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/promotions',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary:
    'Promotions of published casinos that run now for a country (GB unless said), best score first.',
  query: z.object({
    country: queryText.optional(),
    limit: queryInt(1, 100).optional(),
    offset: queryInt(0, 1_000_000).optional(),
  }),
  responses: { 200: z.object({ data: z.array(publicPromotion), total: z.int() }) },
});

const named = z.object({ id, name: z.string(), code: z.string() });

/** What visitors may filter offers by: every entry that a published casino has. */
export const bonusFacets = z.object({
  licences: z.array(named),
  paymentMethods: z.array(named),
  currencies: z.array(z.object({ id, symbol: z.string(), code: z.string() })),
});
export type BonusFacets = z.infer<typeof bonusFacets>;

export const listBonusFacets = defineContract({
  id: 'publicPromotions.facets',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/bonus-facets',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'Licences, payment methods and currencies of published casinos, each by name.',
  responses: { 200: bonusFacets },
});
