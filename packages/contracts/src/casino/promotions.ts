import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, queryId, queryInt, queryText, timestamp } from '../fields.ts';
import { CASINO_NOT_FOUND, CASINO_NOT_PUBLIC, publicCasino } from './casinos.ts';
import { linkHealth } from './link-health.ts';
import { PROMOTION_KINDS, promotionEntity } from './promotion-entity.ts';
import { TOPLIST_PAGES, toplistPlace } from './toplist-content.ts';
import { wageringLimit } from './wagering-limit.ts';

export const PROMOTION_NOT_FOUND = 'Promotion Not Found';

/** Days before its end from which a promotion counts as ending soon. */
export const ENDS_SOON_DAYS = 7;

/** A promotion as visitors see it. */
export const promotion = z.object(promotionEntity.publicShape);
export type Promotion = z.infer<typeof promotion>;

/** A promotion as staff see it. */
export const staffPromotion = z.object({
  ...promotionEntity.staffShape,
  /** Null without a link, and before its first check. */
  linkHealth: linkHealth.nullable(),
  /** Health of its checked country links. */
  countryLinkHealth: z.array(linkHealth.extend({ country: z.string() })),
});
export type StaffPromotion = z.infer<typeof staffPromotion>;

/** A promotion of a published casino, with the casino's fields on a bonus card. */
export const publicPromotion = promotion.extend({
  title: z.string(),
  description: z.string().nullable(),
  /** It ends within ENDS_SOON_DAYS. */
  endsSoon: z.boolean(),
  /** The last time that its link worked; null: never. */
  lastCheckedAt: timestamp.nullable(),
  casino: z.object({
    ...publicCasino.pick({
      id: true,
      name: true,
      slug: true,
      logoImage: true,
      rating: true,
      providers: true,
    }).shape,
    /** Offers are compared by these; GET /api/public/bonus-facets has the names. */
    licenceIds: z.array(id),
    paymentMethodIds: z.array(id),
    currencyIds: z.array(id),
  }),
  /** Its places in the toplists that are shown now; absent without any. */
  toplists: z.array(toplistPlace).exactOptional(),
});
export type PublicPromotion = z.infer<typeof publicPromotion>;

export const ENDS_BEFORE_START = 'must be after the start';

type Moment = Date | null | undefined;
function endsAfterStart({ startsAt, endsAt }: { startsAt?: Moment; endsAt?: Moment }): boolean {
  return !startsAt || !endsAt || startsAt < endsAt;
}
const ENDS_AFTER_START = { path: ['endsAt'], message: ENDS_BEFORE_START };

const staff = { owner: 'casino', access: 'staff' } as const;

export const createPromotion = defineContract({
  ...staff,
  id: 'promotions.create',
  method: 'POST',
  path: '/api/promotions',
  summary: 'Creates a promotion for a casino. Global must stand alone among its countries.',
  body: z.strictObject(promotionEntity.creation).refine(endsAfterStart, ENDS_AFTER_START),
  tagged: true,
  example: { casinoId: 7, headline: '100% up to £100', score: 80, countries: ['GB'] },
  responses: { 201: staffPromotion },
});

const ofPromotion = { ...staff, params: byId, messages: { 404: PROMOTION_NOT_FOUND } } as const;

export const getPromotion = defineContract({
  ...ofPromotion,
  id: 'promotions.get',
  method: 'GET',
  path: '/api/promotions/:id',
  summary: 'Returns a promotion as staff see it, with the ETag for changing it.',
  tagged: true,
  responses: { 200: staffPromotion },
});

export const updatePromotion = defineContract({
  ...ofPromotion,
  id: 'promotions.update',
  method: 'PATCH',
  path: '/api/promotions/:id',
  summary: 'Updates a promotion; omitted fields stay unchanged.',
  body: z
    .strictObject({ id: id.optional(), ...promotionEntity.changes })
    .refine(endsAfterStart, ENDS_AFTER_START)
    .meta({ minProperties: 1 }),
  tagged: true,
  example: { score: 90 },
  responses: { 200: staffPromotion },
});

export const deletePromotion = defineContract({
  ...ofPromotion,
  id: 'promotions.delete',
  method: 'DELETE',
  path: '/api/promotions/:id',
  summary: 'Deletes a promotion.',
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
});

export const listCasinoPromotions = defineContract({
  id: 'promotions.ofCasino',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/promotions',
  access: 'any',
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    'Lists the promotions of a casino, best score first. What they earn, and promotions that have not started, have ended, are for no country or are withheld by a law, are shown to staff only.',
  params: byId,
  responses: { 200: z.array(z.union([staffPromotion, promotion])) },
  messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
});

/** Filters of offers by their terms, in a page's address too. An unknown value is as if it were not there. */
const termsFilter = {
  kind: z
    .string()
    .transform((text) => PROMOTION_KINDS.find((kind) => kind === text))
    .meta({ description: `One of ${PROMOTION_KINDS.join(', ')}; any other value is ignored.` })
    .optional(),
  wagering: z
    .string()
    .transform(wageringLimit)
    .meta({ description: 'The highest wagering multiple; offers of unknown wagering are omitted.' })
    .optional(),
};

export const listPublicPromotions = defineContract({
  id: 'publicPromotions.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/promotions',
  access: 'any',
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    "Lists the promotions of published casinos that are running for a country (GB by default), best score first, each with its link for that country. `wagering` keeps those whose wagering is known and at most that many times. Promotions withheld by the law there or in the visitor's country are left out. Those in the toplist of the page come first, in its order.",
  query: z.object({
    country: queryText.optional(),
    place: z
      .string()
      .transform((text) => TOPLIST_PAGES.find((page) => page === text))
      .meta({
        description: `The page whose toplist orders the response: ${TOPLIST_PAGES.join(', ')}; any other value is ignored. By default, that of home with a limit, and none without one.`,
      })
      .optional(),
    of: queryId.meta({ description: 'The game or guide that the page is about.' }).optional(),
    ...termsFilter,
    limit: queryInt(1, 100).optional(),
    offset: queryInt(0, 1_000_000).optional(),
  }),
  responses: { 200: z.object({ data: z.array(publicPromotion), total: z.int() }) },
});

/** Visibility of a promotion in a country by its law. */
export const promotionMarket = z.object({
  country: z.string(),
  shown: z.boolean(),
  /** Every reason why visitors there do not see it. */
  reasons: z.array(z.string()),
});
export type PromotionMarket = z.infer<typeof promotionMarket>;

export const listPromotionMarkets = defineContract({
  ...ofPromotion,
  id: 'promotions.markets',
  method: 'GET',
  path: '/api/promotions/:id/markets',
  summary:
    'Tells in which of its countries the law withholds a promotion, and why; for a global one, in each country with rules of its own.',
  responses: { 200: z.array(promotionMarket) },
});

const named = z.object({ id, name: z.string(), code: z.string() });

/** The visitors' filters of offers: every entry of a published casino that may have offers in the visitor's country. */
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
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    "Lists the licences, payment methods and currencies of published casinos that may have offers in the visitor's country, by name; currencies by code.",
  responses: { 200: bonusFacets },
});
