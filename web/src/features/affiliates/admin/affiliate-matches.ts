import { AFFILIATE_SEARCHED, type Affiliate } from '@slots/contracts/affiliate/affiliates';
import { normalizeName } from '../../../ui/normalize-name.ts';

/** True when the affiliate's searched texts or id contain the term; case, accents and blanks in a row do not matter. */
export function affiliateMatches(affiliate: Affiliate, term: string): boolean {
  const wanted = normalizeName(term);
  const texts = [String(affiliate.id), ...AFFILIATE_SEARCHED.map((field) => affiliate[field])];
  return texts.some((text) => normalizeName(text ?? '').includes(wanted));
}
