import { AFFILIATE_SEARCHED, type Affiliate } from '@slots/contracts/affiliate/affiliates';

/** True when the affiliate's searched texts or id contain the term. */
export function affiliateMatches(affiliate: Affiliate, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [String(affiliate.id), ...AFFILIATE_SEARCHED.map((field) => affiliate[field])];
  return texts.some((text) => text?.toLowerCase().includes(wanted) === true);
}
