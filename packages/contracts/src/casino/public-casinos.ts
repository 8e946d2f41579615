import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, pagesOf, paging, queryNumber, queryText, requiredText, timestamp } from '../fields.ts';
import { publicCasino } from './casinos.ts';
import { toplistPlace } from './toplist-content.ts';

/** A published casino in a country's list. */
export const casinoCard = z.object({
  ...publicCasino.pick({
    id: true,
    name: true,
    slug: true,
    logoImage: true,
    rating: true,
    numberOfGames: true,
  }).shape,
  licences: z.array(z.object({ id, name: z.string() })),
  /** The number of its promotions for that country. */
  promotions: z.int(),
  /** Said of a casino in the toplist of the country's page. */
  listed: toplistPlace.pick({ reason: true, paid: true }).exactOptional(),
});
export type CasinoCard = z.infer<typeof casinoCard>;

export const listPublicCasinos = defineContract({
  id: 'publicCasinos.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/casinos',
  access: 'any',
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    "Lists published casinos with promotions for a country (GB by default), best rating first. Those in the toplist of the country's page come before all others, in its order.",
  query: z.object({ country: queryText.optional(), ...paging }),
  responses: {
    200: z.object({ data: z.array(casinoCard), total: z.int(), hasMore: z.boolean() }),
  },
});

/** A published casino among all of them. */
export const directoryCasino = casinoCard.omit({ promotions: true, listed: true }).extend({
  /** The last change of the casino or of one of its promotions. */
  updatedAt: timestamp,
});
export type DirectoryCasino = z.infer<typeof directoryCasino>;

/** A code of a reference list, whatever its case. */
const code = requiredText(255, 'must be a code').optional();

export const listCasinoDirectory = defineContract({
  id: 'publicCasinos.directory',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/casino-directory',
  access: 'any',
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    "Lists all published casinos, with or without promotions, best rating first, except those withheld in the visitor's country.",
  query: z.object({
    /** Codes, as in GET /api/public/bonus-facets; an unknown one matches no casino. */
    licence: code,
    payment: code,
    currency: code,
    /** The lowest rating. */
    rating: queryNumber(0, 5, 'must be a number from 0 to 5').optional(),
    ...pagesOf(20),
  }),
  responses: {
    200: z.object({ data: z.array(directoryCasino), total: z.int(), hasMore: z.boolean() }),
  },
});

/** Counts for a country's page: its own promotions and the global ones. 'GL' has the global ones alone. */
export const countryCount = z.object({
  code: z.string(),
  promotions: z.int(),
  casinos: z.int(),
});
export type CountryCount = z.infer<typeof countryCount>;

export const listCountryCounts = defineContract({
  id: 'publicCasinos.countryCounts',
  owner: 'casino',
  method: 'GET',
  path: '/api/public/country-counts',
  access: 'any',
  publicCache: { madeFrom: ['casino'], varies: 'visitor-country' },
  summary:
    'Lists the countries with promotions of their own, and Global, with counts, most promotions first.',
  responses: {
    // The last change of what is counted.
    200: z.array(countryCount.extend({ updatedAt: timestamp })),
  },
});

/** Called by the gateway, which keeps pages for all other countries as one. */
export const listOfferCountries = defineContract({
  id: 'publicCasinos.offerCountries',
  owner: 'casino',
  method: 'GET',
  path: '/internal/offer-countries',
  access: 'internal',
  summary:
    'Lists the codes of the countries that running promotions name, either as theirs or with a link of their own, or that running toplists are for.',
  responses: { 200: z.array(z.string()) },
});
