import { z } from 'zod';
import { defineContract } from '../contract.ts';

/** Demos need a passed age gate, need a verified age, or are forbidden. */
export const demoRule = z.enum(['age-gate', 'verified-age', 'not-offered']);

/**
 * The rule for a promotion's significant terms: none, the portal asks for them, or
 * that no visitor there sees a promotion without them.
 */
export const termsRule = z.enum(['optional', 'advised', 'required']);

/** The law of a country on demos and promotions, as this installation is configured. */
export const countryLaw = z.object({ demo: demoRule, terms: termsRule });
export type CountryLaw = z.infer<typeof countryLaw>;

/** Countries by code in upper case; all others are under the default. */
export const laws = z.object({ default: countryLaw, countries: z.record(z.string(), countryLaw) });
export type Laws = z.infer<typeof laws>;

export const listLaws = defineContract({
  id: 'laws.list',
  owner: 'geo',
  method: 'GET',
  path: '/api/laws',
  access: 'any',
  summary:
    'What each country wants of demos and of promotions, as this installation is configured.',
  responses: { 200: laws },
});
