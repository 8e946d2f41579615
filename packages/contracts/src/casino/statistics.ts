import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id } from '../fields.ts';

/** Incomplete casinos: their number, and the first of them, published ones first. */
export const incompleteCasinos = z.object({
  total: z.int(),
  first: z.array(
    z.object({ id, name: z.string(), slug: z.string(), published: z.enum(['true', 'false']) }),
  ),
});

export const casinoStatistics = z.object({
  total: z.int(),
  published: z.int(),
  promotions: z.int(),
  /** Most promotions first; one for several countries counts for each. */
  promotionsByCountry: z.array(z.object({ code: z.string(), promotions: z.int() })),
  withoutLicence: incompleteCasinos,
  withoutPromotion: incompleteCasinos,
  /** Without logo, without header image, or without both. */
  withoutImage: incompleteCasinos,
});
export type CasinoStatistics = z.infer<typeof casinoStatistics>;

export const getCasinoStatistics = defineContract({
  id: 'casinos.statistics',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/statistics',
  access: 'staff',
  summary:
    'Returns how many casinos and promotions there are, the promotions by country, and the casinos that lack something.',
  responses: { 200: casinoStatistics },
});
