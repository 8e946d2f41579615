import type { CountryLaw } from '@slots/contracts/geo/laws';

/** An offer, as far as laws ask about it. A field that its record lacks is not known. */
export interface LawfulOffer {
  readonly significantTerms: string | null;
  readonly wagering?: { readonly times: number } | null | undefined;
  readonly product?: string | null | undefined;
}

/** A casino, as far as laws ask about it. */
export interface LawfulCasino {
  /** Codes of the gambling licences that it holds. */
  readonly licences: readonly string[];
}

/** The product of an offer that mixes several. */
export const MIXED = 'mixed';

/** Every reason why this law withholds the offer, in words for staff; none: visitors see it. */
export function reasonsToWithhold(
  { offers, licences, terms, maxWagering, mixedProducts }: Omit<CountryLaw, 'demo' | 'minAge'>,
  { significantTerms, wagering, product }: LawfulOffer,
  casino: LawfulCasino,
): string[] {
  const reasons: string[] = [];
  if (offers === 'none') reasons.push('no offers are shown');
  if (offers === 'licensed' && !licences.some((code) => casino.licences.includes(code))) {
    reasons.push(`no licence of ${licences.join(' or ')}`);
  }
  if (terms === 'required' && significantTerms === null) reasons.push('terms are missing');
  if (maxWagering !== null && wagering && wagering.times > maxWagering) {
    reasons.push(`wagering ${wagering.times} is above ${maxWagering}`);
  }
  if (mixedProducts === 'hidden' && product === MIXED) reasons.push('mixed products are hidden');
  return reasons;
}
