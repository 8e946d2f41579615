import { AFFILIATE_SEARCHED, type Affiliate } from '@slots/contracts/affiliate/affiliates';

/** Whether a searched text of the affiliate holds the term, or its id does. */
export function affiliateMatches(affiliate: Affiliate, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [String(affiliate.id), ...AFFILIATE_SEARCHED.map((field) => affiliate[field])];
  return texts.some((text) => text?.toLowerCase().includes(wanted) === true);
}
