import { z } from 'zod';
import { defineContract } from '../contract.ts';

/** Demos need a passed age gate, need a verified age, or are forbidden. */
export const demoRule = z.enum(['age-gate', 'verified-age', 'not-offered']);

/**
 * The rule for a promotion's significant terms: none, the portal asks for them, or
 * that no visitor there sees a promotion without them.
 */
export const termsRule = z.enum(['optional', 'advised', 'required']);

/** Every casino's offers are shown, those of casinos that hold a listed licence, or none. */
export const offersRule = z.enum(['shown', 'licensed', 'none']);

/** Years of age. */
export const MIN_AGE = { min: 18, max: 25 } as const;

/** The law of a country on demos and promotions, as this installation is configured. */
export const countryLaw = z.object({
  demo: demoRule,
  terms: termsRule,
  offers: offersRule,
  /** Codes of gambling licences: where offers are `licensed`, a casino has to hold one of them. */
  licences: z.array(z.string().min(1)),
  minAge: z.int().min(MIN_AGE.min).max(MIN_AGE.max),
  /** Offers that are known to want more wagering are withheld; null: any is shown. */
  maxWagering: z.number().min(0).nullable(),
  /** Offers that mix products, such as slots and bets on sports. */
  mixedProducts: z.enum(['shown', 'hidden']),
});
export type CountryLaw = z.infer<typeof countryLaw>;

/** The rules that a law file may leave out of its default. */
export const UNLESS_SAID = {
  offers: 'shown',
  licences: [],
  minAge: MIN_AGE.min,
  maxWagering: null,
  mixedProducts: 'shown',
} as const satisfies Partial<CountryLaw>;

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
    'Returns what the law of each country requires of demos and promotions, as this installation is configured.',
  responses: { 200: laws },
});
