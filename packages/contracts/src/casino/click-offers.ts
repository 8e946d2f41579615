import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, timestamp } from '../fields.ts';

/** A promotion of a published casino, with what a click on it needs. */
export const clickOffer = z.object({
  id,
  casinoId: id,
  ctaLink: z.string().nullable(),
  /** In place of it for visitors of these countries: codes in upper case. */
  countryLinks: z.array(z.object({ country: z.string(), url: z.string() })),
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  /** The facts that laws ask about, beside the licences of its casino. */
  hasTerms: z.boolean(),
  wageringTimes: z.number().nullable(),
  product: z.string().nullable(),
});
export type ClickOffer = z.output<typeof clickOffer>;

/** A published casino with promotions. */
export const clickCasino = z.object({
  id,
  slug: z.string(),
  affiliateId: id.nullable(),
  /** Codes of its gambling licences. */
  licences: z.array(z.string()),
});

/** Asked by gateways, which hold the answer in memory until casino says that its data changed. */
export const listClickOffers = defineContract({
  id: 'clickOffers.list',
  owner: 'casino',
  method: 'GET',
  path: '/internal/click-offers',
  access: 'internal',
  summary: 'Lists all promotions of published casinos, with where a click on each leads.',
  responses: {
    200: z.object({ promotions: z.array(clickOffer), casinos: z.array(clickCasino) }),
  },
});

const named = z.object({ id, name: z.string() });

/** Asked by the affiliate service, which counts clicks by id and shows names. */
export const listOfferNames = defineContract({
  id: 'clickOffers.names',
  owner: 'casino',
  method: 'GET',
  path: '/internal/offer-names',
  access: 'internal',
  summary:
    'Lists the names of all casinos and toplists and the headlines of all promotions, published or not, and of deleted ones as long as their history is kept.',
  responses: {
    200: z.object({
      casinos: z.array(named),
      promotions: z.array(named),
      toplists: z.array(named),
    }),
  },
});
